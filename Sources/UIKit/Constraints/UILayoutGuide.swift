import AutoLayout

/// A rectangle that takes part in layout without a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  open internal(set) weak var owningView: UIView?
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

  init(_ role: Role, _ identifier: String, of view: UIView) {
    self.role = role
    owningView = view
    super.init()
    self.identifier = identifier
  }

  /// The guide's rectangle in its owning view's coordinates, in points; valid after the owning view's layout.
  open var layoutFrame: CGRect { owningView?.layoutHost?.frame(of: self) ?? .zero }

  open override var description: String { MainActor.assumeIsolated { fullDescription } }
}

/// What `UIViewController.topLayoutGuide` and `bottomLayoutGuide` are.
@MainActor
public protocol UILayoutSupport: AnyObject {
  /// Points covered by bars.
  var length: CGFloat { get }
}

extension UILayoutGuide: UILayoutSupport {
  public var length: CGFloat { layoutFrame.height }
}
