import UIKit

/// A pin.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
  private let drawing = MarkerDrawing()

  /// A pin of an annotation.
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    // The size that pins of iOS are reported to have; its tip is not at the middle.
    bounds.size = CGSize(width: 39, height: 39)
    drawing.add(to: self)
    drawing.color = pinTintColor
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Its color; red by default.
  open var pinTintColor: UIColor! = .systemRed { didSet { drawing.color = pinTintColor ?? .systemRed } }
  /// Whether it falls when it appears. Kept for the app.
  open var animatesDrop = false
  /// The color of pins for places where one goes.
  public class func redPinColor() -> UIColor { .systemRed }
  /// The color of pins for places where one begins.
  public class func greenPinColor() -> UIColor { .systemGreen }
  /// The color of pins that the user sets.
  public class func purplePinColor() -> UIColor { .systemPurple }
}

/// A balloon.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
  private let drawing = MarkerDrawing()

  /// A balloon of an annotation.
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    bounds.size = CGSize(width: 28, height: 28)
    drawing.add(to: self)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var annotation: (any MKAnnotation)? { didSet { updateDrawing() } }
  /// Its color; nil for red.
  open var markerTintColor: UIColor? { didSet { updateDrawing() } }
  /// The color of its picture; nil for white.
  open var glyphTintColor: UIColor? { didSet { updateDrawing() } }
  /// Its letters, which show in the place of the picture; nil for none.
  open var glyphText: String? { didSet { updateDrawing() } }
  /// Its picture; nil for that of a pin.
  open var glyphImage: UIImage? { didSet { updateDrawing() } }
  /// Its picture while it is selected; nil for the same.
  open var selectedGlyphImage: UIImage? { didSet { updateDrawing() } }
  /// Whether it falls when it appears. Kept for the app.
  open var animatesWhenAdded = false
  /// Whether its title shows under it; always while it is selected, unless it is hidden.
  open var titleVisibility = MKFeatureVisibility.adaptive { didSet { updateDrawing() } }
  /// Whether its subtitle shows under that. Kept for the app.
  open var subtitleVisibility = MKFeatureVisibility.adaptive

  /// Selects it or not: it is larger while it is selected.
  open override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    updateDrawing()
  }

  private func updateDrawing() {
    drawing.color = markerTintColor ?? .systemRed
    drawing.glyphColor = glyphTintColor ?? .white
    let count = (annotation as? MKClusterAnnotation)?.memberAnnotations.count
    drawing.text = glyphText ?? count.map(String.init)
    drawing.image = (isSelected ? selectedGlyphImage ?? glyphImage : glyphImage) ?? UIImage(systemName: "pin.fill")
    drawing.isLarge = isSelected
    let isTitled = titleVisibility != .hidden && (titleVisibility == .visible || !isSelected || !canShowCallout)
    drawing.title = isTitled ? annotation?.title ?? nil : nil
  }
}

/// Where the user is: a blue dot.
@preconcurrency @MainActor
open class MKUserLocationView: MKAnnotationView {
  /// A dot for an annotation.
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    image = UIGraphicsImageRenderer(size: CGSize(width: 22, height: 22)).image { _ in
      UIColor.white.setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 22, height: 22)).fill()
      UIColor.systemBlue.setFill()
      UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 16, height: 16)).fill()
    }
    zPriority = .max
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The balloon of a marker: a circle with a point at the place, and a title under it. It changes no layout.
@MainActor
final class MarkerDrawing {
  private lazy var balloon = MapDrawing { [weak self] in self?.draw($0) }
  private let label = UILabel()
  private let glyphView = UIImageView()
  var color = UIColor.systemRed { didSet { balloon.setNeedsRender() } }
  var glyphColor = UIColor.white {
    didSet {
      glyphView.tintColor = glyphColor
      balloon.setNeedsRender()
    }
  }
  var text: String? {
    didSet {
      glyphView.isHidden = text != nil
      balloon.setNeedsRender()
    }
  }
  var image: UIImage? { didSet { glyphView.image = image?.withRenderingMode(.alwaysTemplate) } }
  var isLarge = false { didSet { if isLarge != oldValue { place() } } }
  var title: String? {
    didSet {
      guard title != oldValue else { return }
      label.text = title
      place()
    }
  }

  func add(to view: UIView) {
    label.font = .systemFont(ofSize: 11, weight: .medium)
    label.textAlignment = .center
    label.numberOfLines = 2
    glyphView.contentMode = .scaleAspectFit
    glyphView.tintColor = glyphColor
    view.addSubview(balloon)
    balloon.addSubview(glyphView)
    view.addSubview(label)
    label.isUserInteractionEnabled = false
    place()
  }

  private func place() {
    guard let view = balloon.superview else { return }
    // The point is at the middle of the marker's lower edge; a selected balloon is larger, as on iOS.
    let side: CGFloat = isLarge ? 56 : view.bounds.width
    let height = side * 1.15
    balloon.frame = CGRect(x: view.bounds.midX - side / 2, y: view.bounds.maxY - height, width: side, height: height)
    balloon.setNeedsRender()
    let glyph = side * 0.55
    glyphView.frame = CGRect(x: (side - glyph) / 2, y: (side - glyph) / 2, width: glyph, height: glyph)
    label.isHidden = title == nil
    let size = label.sizeThatFits(CGSize(width: 96, height: 40))
    label.frame = CGRect(
      x: view.bounds.midX - min(size.width, 96) / 2, y: view.bounds.maxY + 1, width: min(size.width, 96),
      height: size.height)
  }

  private func draw(_ bounds: CGRect) {
    let radius = bounds.width / 2 - 1
    let center = CGPoint(x: bounds.midX, y: bounds.minY + radius + 1)
    let path = UIBezierPath()
    path.addArc(withCenter: center, radius: radius, startAngle: .pi * 0.7, endAngle: .pi * 0.3, clockwise: true)
    path.addLine(to: CGPoint(x: bounds.midX, y: bounds.maxY))
    path.close()
    color.setFill()
    path.fill()
    UIColor.white.setStroke()
    path.lineWidth = 1
    path.stroke()
    if let text {
      let font = UIFont.systemFont(ofSize: radius * 0.95, weight: .semibold)
      let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: glyphColor]
      let size = (text as NSString).size(withAttributes: attributes)
      (text as NSString).draw(
        at: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2), withAttributes: attributes)
    }
  }
}
