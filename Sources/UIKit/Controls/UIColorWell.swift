import UIKitCore

/// A button with a colour, which opens a color picker on iOS. Here a test sets ``selectedColor`` and sends `valueChanged`.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// What the picker is titled; nil by default.
  open var title: String?
  /// True by default.
  open var supportsAlpha = true
  /// The chosen colour; nil, the default, for none.
  open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }

  /// A well of a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A well of a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// 28 points each way; the size of iOS is not known (DEVIATIONS.md, 362).
  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
}
