/// An object that keeps its state from one launch of the app to the next.
@preconcurrency @MainActor
public protocol UIStateRestoring: AnyObject {
  /// The object whose path the object's path begins with. Nil by default.
  var restorationParent: (any UIStateRestoring)? { get }
  /// What makes the object again. Nil by default; an object that was registered has to exist by then.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  /// Called when the app has gone to the background, if it keeps its state. The coder is the object's own.
  func encodeRestorableState(with coder: NSCoder)
  /// Called at a launch that restores, with what was written.
  func decodeRestorableState(with coder: NSCoder)
  /// Called when all objects have read what they kept.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  public var restorationParent: (any UIStateRestoring)? { nil }
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  public func encodeRestorableState(with coder: NSCoder) {}
  public func decodeRestorableState(with coder: NSCoder) {}
  public func applicationFinishedRestoringState() {}
}

/// Makes objects again that an app has registered.
@preconcurrency @MainActor
public protocol UIObjectRestoration {
  /// The object of a path; nil if it is gone. The coder has what the object has written.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> (any UIStateRestoring)?
}

/// Makes view controllers again.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  /// The controller of a path, whose last component is its own identifier; nil if it is not to be restored. The coder has what the
  /// controller has written.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// The identifier of a view or controller, and what makes it again: for the few that have one.
private final class RestorationMark {
  var identifier: String?
  var maker: (any UIViewControllerRestoration.Type)?
}

@MainActor private var markKey: UInt8 = 0

extension UIResponder {
  private var mark: RestorationMark? { objc_getAssociatedObject(self, &markKey) as? RestorationMark }
  private var madeMark: RestorationMark {
    if let mark { return mark }
    let new = RestorationMark()
    objc_setAssociatedObject(self, &markKey, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return new
  }

  /// By which a view or a controller is found again; nil for most.
  final var ownRestorationIdentifier: String? {
    get { mark?.identifier }
    set { if newValue != nil || mark != nil { madeMark.identifier = newValue } }
  }

  final var ownRestorationClass: (any UIViewControllerRestoration.Type)? {
    get { mark?.maker }
    set { if newValue != nil || mark != nil { madeMark.maker = newValue } }
  }
}
