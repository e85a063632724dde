/// The region text is laid out in.
open class NSTextContainer: NSObject {
  /// Points; 0 is unlimited.
  open var size: CGSize
  /// Points that the text keeps from both sides.
  open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { didChange?() } } }
  /// At most so many lines; 0 means no limit.
  open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { didChange?() } } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if lineBreakMode != oldValue { didChange?() } } }
  open var widthTracksTextView = true
  open var heightTracksTextView = false
  /// Tells the view that shows the text.
  var didChange: (() -> Void)?

  public init(size: CGSize = .zero) { self.size = size }
}
