/// The region text is laid out in.
open class NSTextContainer: NSObject {
  /// Points; 0 is unlimited.
  open var size: CGSize { didSet { if size != oldValue { changed() } } }
  /// Points that the text keeps from both sides.
  open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { changed() } } }
  /// At most so many lines; 0 means no limit.
  open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { changed() } } }
  /// How lines break and what stands for text that is cut off; `.byWordWrapping` by default.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if lineBreakMode != oldValue { changed() } } }
  /// It has no effect here: a text view breaks its lines at its own width, whatever this says.
  open var widthTracksTextView = true {
    didSet { if !widthTracksTextView { LayoutLog.noteWithoutEffect("NSTextContainer.widthTracksTextView") } }
  }
  /// It has no effect here: a text view does not limit its lines by its height.
  open var heightTracksTextView = false {
    didSet { if heightTracksTextView { LayoutLog.noteWithoutEffect("NSTextContainer.heightTracksTextView") } }
  }
  /// Regions that the text flows around on iOS; none by default. No effect here, which the log says once.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet { if !exclusionPaths.isEmpty { LayoutLog.noteWithoutEffect("NSTextContainer.exclusionPaths") } }
  }
  /// Whether the region is a rectangle: true, unless a subclass says otherwise. Nothing here asks.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }
  /// Tells the view that shows the text.
  var didChange: (() -> Void)?
  /// The object of TextKit that lays the text out; see `layoutManager` in the module UIKit.
  package weak var manager: (any TextContainerOwner)?
  /// What holds the text.
  package var source: (any TextSource)? { manager?.textSource }

  /// A size of zero is unlimited. Text views do not read it.
  public init(size: CGSize = .zero) { self.size = size }

  /// Nothing is read from the coder.
  public required init(coder: NSCoder) { size = .zero }

  /// The part of a rectangle that a line can have: what of it is in ``size``. Overriding it has no effect here: lines are as wide as the
  /// region.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    remainingRect?.pointee = .zero
    let room = CGRect(
      x: 0, y: 0, width: size.width > 0 ? size.width : .greatestFiniteMagnitude,
      height: size.height > 0 ? size.height : .greatestFiniteMagnitude)
    let part = proposedRect.intersection(room)
    return part.isNull ? .zero : part
  }

  private func changed() {
    didChange?()
    manager?.containerDidChange(self)
  }
}

/// Lays out what is in containers: the layout manager of TextKit.
package protocol TextContainerOwner: AnyObject {
  /// What holds the text; nil without a text.
  var textSource: (any TextSource)? { get }
  /// Called when a container has another size or other settings.
  func containerDidChange(_ container: NSTextContainer)
}
