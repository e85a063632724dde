extension UIViewController {
  /// How a controller comes and goes, since iOS 18. Views are in their places at once here.
  @preconcurrency @MainActor
  public class Transition: NSObject {
    /// From the lower edge.
    public class func coverVertical() -> Transition { Transition() }
    /// By turning around the vertical axis.
    public class func flipHorizontal() -> Transition { Transition() }
    /// By fading.
    public class func crossDissolve() -> Transition { Transition() }
    /// By curling up a corner of the page.
    public class func partialCurl() -> Transition { Transition() }
    /// Out of a view, which the closure gives. It is never called here: nothing grows.
    public class func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (UIZoomTransitionSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition() }

    /// What a zoom looks like.
    @preconcurrency @MainActor
    public class ZoomOptions: NSObject {
      /// Behind the view that grows; nil by default.
      public var dimmingColor: UIColor?
      /// How what lies behind is blurred; nil by default.
      public var dimmingVisualEffect: UIVisualEffect?
      /// Where the view lies in the controller that grows; nil by default.
      public var alignmentRectProvider: ((UIZoomTransitionAlignmentRectContext) -> CGRect?)?
      /// Whether a gesture may end the presentation; nil by default, which lets it.
      public var interactiveDismissShouldBegin: ((UIZoomTransitionInteractionContext) -> Bool)?
      /// As the system has it.
      public override init() { super.init() }
    }
  }
}

/// What a zoom asks for its view with.
@preconcurrency @MainActor
public class UIZoomTransitionSourceViewProviderContext: NSObject {
  /// The controller that has the view.
  public let sourceViewController: UIViewController
  /// The controller that grows out of it.
  public let zoomedViewController: UIViewController

  init(source: UIViewController, zoomed: UIViewController) {
    (sourceViewController, zoomedViewController) = (source, zoomed)
    super.init()
  }
}

/// What a zoom asks for the place of its view with.
@preconcurrency @MainActor
public class UIZoomTransitionAlignmentRectContext: NSObject {
  /// The view that the controller grows out of.
  public let sourceView: UIView
  /// The controller that grows out of it.
  public let zoomedViewController: UIViewController

  init(source: UIView, zoomed: UIViewController) {
    (sourceView, zoomedViewController) = (source, zoomed)
    super.init()
  }
}

/// What a zoom asks with whether a gesture may end it.
@preconcurrency @MainActor
public class UIZoomTransitionInteractionContext: NSObject {
  /// Where the finger is, in points of the container.
  public let location: CGPoint
  /// Points per second.
  public let velocity: CGVector
  /// What the system would answer.
  public let willBegin: Bool

  init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
    (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
    super.init()
  }
}
