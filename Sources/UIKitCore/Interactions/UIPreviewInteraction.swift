/// Feels how hard a finger presses, before iOS 13. No finger presses hard here.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
  /// The view that is pressed.
  open private(set) weak var view: UIView?
  /// Not kept alive. No effect here, which the log says once: no finger presses hard.
  open weak var delegate: (any UIPreviewInteractionDelegate)? {
    didSet { if delegate != nil { LayoutLog.noteWithoutEffect("UIPreviewInteraction.delegate") } }
  }

  /// The view is not kept alive.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// The middle of the view, in the coordinates of another; zero without a view.
  open func location(in coordinateSpace: UIView?) -> CGPoint {
    guard let view else { return .zero }
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: coordinateSpace)
  }
  /// No effect here, which the log says once: nothing goes on.
  open func cancel() { LayoutLog.noteWithoutEffect("UIPreviewInteraction.cancel()") }
}

/// Hears how hard a finger presses.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: AnyObject {
  /// Never called here: Trellis does not simulate force touches.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// Never called here: Trellis does not simulate force touches.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
  /// Never called here: Trellis does not simulate force touches.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
  /// Never called here: Trellis does not simulate force touches.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) {}
}

/// An action below a preview, before iOS 13.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// Shown.
  var title: String { get }
}

/// An action below a preview, before iOS 13. No finger presses hard here, so none is shown.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// How an action looks.
  public enum Style: Int, Sendable {
    /// As others.
    case `default`
    /// With a mark.
    case selected
    /// As a warning.
    case destructive
  }

  public let title: String
  /// As it was made. Not Apple's.
  public let style: Style
  /// Called with the action and the controller of the preview.
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void

  /// The handler is kept as long as the action.
  public init(title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) {
    (self.title, self.style) = (title, style)
    self.handler = { item, controller in
      if let action = item as? UIPreviewAction { handler(action, controller) }
    }
    super.init()
  }
}

/// Actions below a preview under one title, before iOS 13.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  public let title: String
  /// As it was made. Not Apple's.
  public let actions: [UIPreviewAction]

  /// Actions in the order of display.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    (self.title, self.actions) = (title, actions)
    super.init()
  }
}

/// What a preview belongs to, before iOS 13.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// What fails while a finger presses harder.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// Gives the controllers.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that is pressed.
  var sourceView: UIView { get }
  /// What of the view stays clear, in its coordinates.
  var sourceRect: CGRect { get set }
}

/// Gives the controllers of previews, before iOS 13.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Never called here: Trellis does not simulate force touches.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Never called here: Trellis does not simulate force touches.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// What ``UIViewController/registerForPreviewing(with:sourceView:)`` returns.
final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    (self.delegate, self.sourceView, sourceRect) = (delegate, sourceView, sourceView.bounds)
    super.init()
  }
}

extension UIViewController {
  /// Says that a hard press on a view shows a preview. Deprecated since iOS 13. No effect here, which the log says once: no finger
  /// presses hard. The result keeps the delegate alive.
  @discardableResult
  public func registerForPreviewing(with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView)
    -> any UIViewControllerPreviewing
  {
    LayoutLog.noteWithoutEffect("UIViewController.registerForPreviewing(with:sourceView:)")
    return PreviewingContext(delegate, sourceView)
  }

  /// Takes back ``registerForPreviewing(with:sourceView:)``, which had no effect.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    LayoutLog.noteWithoutEffect("UIViewController.unregisterForPreviewing(withContext:)")
  }
}
