/// How a view answers the pointer of a mouse. There is none here: the delegate is never asked, which the log says once.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The view that has the interaction.
  public private(set) weak var view: UIView?
  /// Not kept alive.
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// True by default.
  open var isEnabled = true

  /// The delegate is not kept alive.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
    LayoutLog.noteWithoutEffect("UIPointerInteraction")
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  /// Asks nobody.
  open func invalidate() {}
}

/// Says where the pointer changes, and how.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {
  /// The region around the pointer; nil for none. Never asked.
  /// Never called here: Trellis does not simulate a pointer.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// The look of the pointer in a region; nil for the usual one. Never asked.
  /// Never called here: Trellis does not simulate a pointer.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
  /// Never called.
  /// Never called here: Trellis does not simulate a pointer.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// Never called.
  /// Never called here: Trellis does not simulate a pointer.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {}
}

/// Runs changes of the program beside those of the pointer.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: AnyObject {
  /// Changes that run with those of the pointer.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Called at the end, with whether it was reached.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Where the pointer is.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// In the view of the interaction, in points.
  public let location = CGPoint.zero
}

/// A part of a view in which the pointer has a style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// In the view of the interaction, in points.
  public let rect: CGRect
  /// Tells regions apart.
  public let identifier: AnyHashable?

  /// A rectangle in the view of the interaction, in points.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
    super.init()
  }
}

/// How the pointer looks.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// What the pointer does to what lies below it.
  public let effect: UIPointerEffect?
  /// Nil is the round one of the system.
  public let shape: UIPointerShape?

  /// The pointer becomes a plate behind or around a view.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    (self.effect, self.shape) = (effect, shape)
    super.init()
  }

  /// The pointer has a shape.
  public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    (effect, self.shape) = (nil, shape)
    super.init()
  }

  /// There is no pointer.
  open class func hidden() -> UIPointerStyle { UIPointerStyle(shape: .roundedRect(.zero)) }
}

/// A shape of the pointer.
public enum UIPointerShape {
  /// Any shape.
  case path(UIBezierPath)
  /// A rectangle with round corners; the radius is in points.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// As between letters of a line; the length is in points.
  case verticalBeam(length: CGFloat)
  /// As between letters of a column; the length is in points.
  case horizontalBeam(length: CGFloat)
}

/// What the pointer does to what lies below it.
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// As the system chooses.
  case automatic(UITargetedPreview)
  /// The pointer becomes a plate behind the view.
  case highlight(UITargetedPreview)
  /// The view is lifted.
  case lift(UITargetedPreview)
  /// The pointer stays; the view may grow, cast a shadow and be tinted.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// Where a tint lies.
  public enum TintMode: Int, Sendable {
    /// Nowhere, above the view, or below it.
    case none, overlay, underlay
  }
}
