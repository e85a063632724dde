import UIKitCore

/// A button with a color in a ring of all hues, which opens a color picker on iOS. Here a test sets ``selectedColor`` and sends
/// `valueChanged`.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// What the picker is titled; nil by default.
  open var title: String?
  /// True by default.
  open var supportsAlpha = true
  /// The chosen color; nil, the default, for none.
  open var selectedColor: UIColor? { didSet { showColor() } }

  /// A well of a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }
  /// A well of a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  private let ring = UIImageView()
  private let disc = UIView()

  private func addParts() {
    ring.image = Self.hues
    for view in [ring, disc] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityTraits = .button
    showColor()
  }

  private func showColor() { disc.backgroundColor = selectedColor ?? .systemBackground }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    let square = CGRect(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    ring.frame = square
    disc.frame = square.insetBy(dx: side * 0.2, dy: side * 0.2)
    disc.layer.cornerRadius = disc.frame.width / 2
  }

  /// A ring of 36 hues, remembered (DEVIATIONS.md, 362).
  private static let hues: UIImage = {
    let (side, width, parts): (CGFloat, CGFloat, Int) = (28, 3.5, 36)
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
      for part in 0..<parts {
        let start = CGFloat(part) / CGFloat(parts) * 2 * .pi
        let path = UIBezierPath(
          arcCenter: CGPoint(x: side / 2, y: side / 2), radius: (side - width) / 2, startAngle: start,
          endAngle: start + 2.1 * .pi / CGFloat(parts), clockwise: true)
        path.lineWidth = width
        UIColor(hue: CGFloat(part) / CGFloat(parts), saturation: 0.85, brightness: 1, alpha: 1).setStroke()
        path.stroke()
      }
    }
  }()

  /// 28 points each way; the size of iOS is not known (DEVIATIONS.md, 362).
  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
}
