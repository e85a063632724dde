/// A view that stands for something while a menu, a drag or a pointer is about it. No picture shows one.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// What is shown.
  public let view: UIView
  /// Where it is shown.
  public let target: UIPreviewTarget
  /// Its look.
  open private(set) var parameters: UIPreviewParameters
  /// Of the view, in points.
  open var size: CGSize { view.bounds.size }

  /// A view that need not be in a window.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }

  /// A view where it is now; one without a superview is its own container.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// The same with the look of the system.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// The same view in another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// The place of a preview.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view in whose coordinates the place is.
  public let container: UIView
  /// Points.
  public let center: CGPoint
  /// The identity by default.
  public let transform: CGAffineTransform

  /// A place in a view.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }
}

/// The look of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// What of the view is shown, in its coordinates; nil is all of it.
  open var visiblePath: UIBezierPath?
  /// The shape of the shadow; nil is that of the view.
  open var shadowPath: UIBezierPath?
  /// Behind the view; nil is none.
  open var backgroundColor: UIColor!

  /// All of the view.
  public override init() { super.init() }

  /// The lines of a text, in points.
  public init(textLineRects: [NSValue]) { super.init() }
}
