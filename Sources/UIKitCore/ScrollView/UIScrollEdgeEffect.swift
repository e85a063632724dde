/// What an edge of a scroll view does to content that goes below bars. No frame depends on it, and pictures do not show it. Of iOS 26.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  /// How content is made out at the edge.
  @preconcurrency @MainActor
  open class Style: NSObject {
    private let name: String

    private init(_ name: String) { self.name = name }

    /// The system's choice.
    public static let automatic = Style("automatic")
    /// The content fades.
    public static let soft = Style("soft")
    /// The content ends at a line.
    public static let hard = Style("hard")

    open override var description: String { "UIScrollEdgeEffect.Style.\(MainActor.assumeIsolated { name })" }
  }

  /// Automatic by default. Stored without effect, which the log says once.
  open var style = Style.automatic { didSet { LayoutLog.noteWithoutEffect("UIScrollEdgeEffect.style") } }
  /// False by default. Stored without effect, which the log says once.
  open var isHidden = false { didSet { LayoutLog.noteWithoutEffect("UIScrollEdgeEffect.isHidden") } }

  override init() { super.init() }
}

extension UIScrollView {
  /// Of the upper edge.
  public var topEdgeEffect: UIScrollEdgeEffect { edgeEffects[0] }
  /// Of the left edge.
  public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffects[1] }
  /// Of the lower edge.
  public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffects[2] }
  /// Of the right edge.
  public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffects[3] }

  private var edgeEffects: [UIScrollEdgeEffect] {
    if let made = extras?.edgeEffects { return made }
    let made = (0..<4).map { _ in UIScrollEdgeEffect() }
    madeExtras.edgeEffects = made
    return made
  }
}

/// Has a view that lies over an edge of a scroll view take part in the shape of its edge effect. No frame depends on it, and pictures do not
/// show the effect, which the log says once. Of iOS 26.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  /// The scroll view whose edge is concerned; nil by default. Not kept alive.
  open weak var scrollView: UIScrollView?
  /// The edge that is concerned; none by default.
  open var edge: UIRectEdge = []

  /// Says once in the log that the effect is not shown.
  public override init() {
    super.init()
    LayoutLog.noteWithoutEffect("UIScrollEdgeElementContainerInteraction")
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
