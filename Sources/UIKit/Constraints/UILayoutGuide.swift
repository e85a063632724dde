import AutoLayout

/// A rectangle that takes part in layout without a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// Setting it takes the guide out of one view and puts it into another.
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
  /// What the guide follows; nil for a guide with a rectangle of its own.
  var role: Role?

  /// The guides a view or view controller vends.
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

  /// Whether the constraints leave a guide's position or size open, as of the last layout. Guides that a view or a
  /// controller vends follow their views.
  open var hasAmbiguousLayout: Bool { owningView?.layoutHost.map { !$0.ambiguity(of: self).isEmpty } ?? false }

  /// As for views.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.layoutHost?.constraintsAffecting(self, axis == .horizontal ? .horizontal : .vertical) ?? []
  }

  open override var description: String { MainActor.assumeIsolated { fullDescription } }
}

/// What `UIViewController.topLayoutGuide` and `bottomLayoutGuide` are.
@MainActor
public protocol UILayoutSupport: AnyObject {
  /// Points covered by bars.
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
