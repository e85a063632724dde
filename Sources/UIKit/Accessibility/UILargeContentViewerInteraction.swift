import UIKitCore

/// What is shown large while a finger rests on it, for users with a large text size.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: AnyObject {
  /// Whether it is shown large at all.
  var showsLargeContentViewer: Bool { get }
  /// The text; nil for none.
  var largeContentTitle: String? { get }
  /// The image; nil for none.
  var largeContentImage: UIImage? { get }
  /// Whether the image is drawn larger.
  var scalesLargeContentImage: Bool { get }
  /// By how much the image is moved, points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

/// What UIKit asks about items that are shown large.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: AnyObject {
  /// Told of the item on which the finger was lifted.
  /// Never called here: Trellis does not simulate the large content viewer.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
  /// The item at a point of the view.
  /// Never called here: Trellis does not simulate the large content viewer.
  func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint)
    -> (any UILargeContentViewerItem)?
  /// The controller over which the item is shown.
  /// Never called here: Trellis does not simulate the large content viewer.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) {}
  public func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint)
    -> (any UILargeContentViewerItem)?
  { interaction.view }
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    UIViewController()
  }
}

/// Shows items of a view large while a finger rests on them. No effect here, which the log says once: no picture shows them.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// Not kept alive.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// To be used for relations between recognizers; nothing recognizes with it here.
  public let gestureRecognizerForExclusionRelationship: UIGestureRecognizer = UILongPressGestureRecognizer(
    target: nil, action: nil)

  /// An interaction; the delegate is not kept alive.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) { self.delegate = delegate }

  open func willMove(to view: UIView?) { if view == nil { self.view = nil } }

  /// Notes the view. No effect here, which the log says once: nothing is shown large.
  open func didMove(to view: UIView?) {
    self.view = view
    if view != nil { LayoutLog.noteWithoutEffect("UILargeContentViewerInteraction") }
  }

  /// False: the user has turned nothing on here.
  public static var isEnabled: Bool { false }
  /// Posted when ``isEnabled`` changes. Never posted here.
  public nonisolated static let enabledStatusDidChangeNotification = NSNotification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")
}

extension UIView: UILargeContentViewerItem {
  private struct LargeContent {
    var isShown: Bool?
    var title: String?
    var image: UIImage?
    var isScaled = false
    var insets = UIEdgeInsets.zero
  }

  private nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  private var largeContent: LargeContent {
    get { objc_getAssociatedObject(self, Self.key) as? LargeContent ?? LargeContent() }
    set { objc_setAssociatedObject(self, Self.key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  /// False by default. Stored: the interaction says once that nothing is shown large.
  public var showsLargeContentViewer: Bool {
    get { largeContent.isShown ?? false }
    set { largeContent.isShown = newValue }
  }
  /// The text of a label and the title of a button until it is set.
  public var largeContentTitle: String? {
    get { largeContent.title ?? (self as? UILabel)?.text ?? (self as? UIButton)?.currentTitle }
    set { largeContent.title = newValue }
  }
  /// The image of an image view and of a button until it is set.
  public var largeContentImage: UIImage? {
    get { largeContent.image ?? (self as? UIImageView)?.image ?? (self as? UIButton)?.currentImage }
    set { largeContent.image = newValue }
  }
  /// False by default.
  public var scalesLargeContentImage: Bool {
    get { largeContent.isScaled }
    set { largeContent.isScaled = newValue }
  }
  /// Zero by default, points.
  public var largeContentImageInsets: UIEdgeInsets {
    get { largeContent.insets }
    set { largeContent.insets = newValue }
  }
}
