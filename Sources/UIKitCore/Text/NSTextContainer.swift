/// The region text is laid out in.
open class NSTextContainer: NSObject {
  /// Points; 0 is unlimited.
  open var size: CGSize
  /// Points that the text keeps from both sides.
  open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { didChange?() } } }
  /// At most so many lines; 0 means no limit.
  open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { didChange?() } } }
  /// How lines break and what stands for text that is cut off; `.byWordWrapping` by default.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if lineBreakMode != oldValue { didChange?() } } }
  /// It has no effect here: a text view breaks its lines at its own width, whatever this says.
  open var widthTracksTextView = true
  /// It has no effect here: a text view does not limit its lines by its height.
  open var heightTracksTextView = false
  /// Tells the view that shows the text.
  var didChange: (() -> Void)?

  /// A size of zero is unlimited. Text views do not read it.
  public init(size: CGSize = .zero) { self.size = size }
}
