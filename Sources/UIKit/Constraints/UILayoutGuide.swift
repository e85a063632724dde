import AutoLayout

/// A rectangle of the layout that has constraints like a view's but is not drawn.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// Setting it removes the guide from its present owner and adds it to the new one.
  open var owningView: UIView? {
    get { owner }
    set {
      if let newValue { newValue.addLayoutGuide(self) } else { owner?.removeLayoutGuide(self) }
    }
  }
  weak var owner: UIView?
  /// Empty by default. Logs show it in quotes after the guide's address.
  open var identifier = ""
  let address = ObjectAddress.next()
  /// What the guide's rectangle is derived from; nil for a guide that its constraints place.
  var role: Role?

  /// The guides that views and view controllers provide.
  enum Role {
    case layoutMargins
    case safeArea
    case readableContent
    case scrollContent
    case scrollFrame
    case topLayoutGuide
    case bottomLayoutGuide
    case keyboard
  }

  public override init() { super.init() }

  /// A guide without an owner; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init() }

  init(_ role: Role, _ identifier: String, of view: UIView) {
    self.role = role
    owner = view
    super.init()
    self.identifier = identifier
  }

  /// The guide's rectangle in its owning view's coordinates, in points; valid after the owning view's layout.
  open var layoutFrame: CGRect { owningView?.layoutHost?.frame(of: self) ?? .zero }

  /// Whether the constraints allow more than one position or size of the guide, as of the last layout. The guides that
  /// views and controllers provide are derived from their views, and ambiguous where these are.
  open var hasAmbiguousLayout: Bool { owningView?.layoutHost.map { !$0.ambiguity(of: self).isEmpty } ?? false }

  /// The active constraints that determine the guide along an axis; see `UIView.constraintsAffectingLayout(for:)`.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.layoutHost?.constraintsAffecting(self, axis == .horizontal ? .horizontal : .vertical) ?? []
  }

  open override var description: String { MainActor.assumeIsolated { fullDescription } }
}

/// The type of `UIViewController.topLayoutGuide` and `bottomLayoutGuide`: a strip at an end of the view.
@MainActor
public protocol UILayoutSupport: AnyObject {
  /// The height that bars cover, in points.
  var length: CGFloat { get }
  /// The upper end of the strip: for the top guide, the view's top.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower end of the strip: for the top guide, where bars end.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The strip's height, equal to ``length``.
  var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
  /// The height of ``layoutFrame``, in points; it lays out the tree if that is pending.
  public var length: CGFloat { layoutFrame.height }
}
