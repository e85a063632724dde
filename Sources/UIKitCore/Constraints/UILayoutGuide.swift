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
  var owner: UIView? {
    get { ownerReference?.object as? UIView }
    set { ownerReference = newValue?.reference }
  }
  private var ownerReference: ItemReference?
  private nonisolated(unsafe) var madeReference: ItemReference?
  /// Made when the first constraint or anchor refers to the guide.
  nonisolated var reference: ItemReference {
    if let madeReference { return madeReference }
    let reference = ItemReference(owner: self)
    madeReference = reference
    return reference
  }
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

    /// Whether the rectangle follows the insets of the view.
    var followsInsets: Bool { self != .scrollContent && self != .scrollFrame }
  }

  public override init() { super.init() }

  /// A guide without an owner; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init() }

  init(_ role: Role, _ identifier: String, of view: UIView) {
    self.role = role
    super.init()
    owner = view
    self.identifier = identifier
  }

  deinit { madeReference?.clear() }

  /// The guide's rectangle in its owning view's coordinates, in points; valid after the owning view's layout.
  open var layoutFrame: CGRect { owningView?.layoutHost?.frame(of: self) ?? .zero }

  /// Whether the constraints allow more than one position or size of the guide, as of the last layout. The guides that
  /// views and controllers provide are derived from their views, and ambiguous where these are.
  open var hasAmbiguousLayout: Bool { owningView?.layoutHost.map { !$0.ambiguity(of: self).isEmpty } ?? false }

  /// The active constraints that determine the guide along an axis; see `UIView.constraintsAffectingLayout(for:)`.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.layoutHost?.constraintsAffecting(self, axis == .horizontal ? .horizontal : .vertical) ?? []
  }

  // One anchor for each attribute, for as long as the guide lives.

  /// The left edge of the guide, the right edge where the view that holds the constraint reads from right
  /// to left.
  open var leadingAnchor: NSLayoutXAxisAnchor { anchors.anchor(self, .leading, NSLayoutXAxisAnchor.init) }
  /// The right edge of the guide, the left edge where the view that holds the constraint reads from right
  /// to left.
  open var trailingAnchor: NSLayoutXAxisAnchor { anchors.anchor(self, .trailing, NSLayoutXAxisAnchor.init) }
  /// The left edge of the guide in every language.
  open var leftAnchor: NSLayoutXAxisAnchor { anchors.anchor(self, .left, NSLayoutXAxisAnchor.init) }
  /// The right edge of the guide in every language.
  open var rightAnchor: NSLayoutXAxisAnchor { anchors.anchor(self, .right, NSLayoutXAxisAnchor.init) }
  /// The upper edge of the guide.
  open var topAnchor: NSLayoutYAxisAnchor { anchors.anchor(self, .top, NSLayoutYAxisAnchor.init) }
  /// The lower edge of the guide.
  open var bottomAnchor: NSLayoutYAxisAnchor { anchors.anchor(self, .bottom, NSLayoutYAxisAnchor.init) }
  /// The width of the guide, in points.
  open var widthAnchor: NSLayoutDimension { anchors.anchor(self, .width, NSLayoutDimension.init) }
  /// The height of the guide, in points.
  open var heightAnchor: NSLayoutDimension { anchors.anchor(self, .height, NSLayoutDimension.init) }
  /// The horizontal middle of the guide.
  open var centerXAnchor: NSLayoutXAxisAnchor { anchors.anchor(self, .centerX, NSLayoutXAxisAnchor.init) }
  /// The vertical middle of the guide.
  open var centerYAnchor: NSLayoutYAxisAnchor { anchors.anchor(self, .centerY, NSLayoutYAxisAnchor.init) }

  var anchors = LayoutAnchors()

  open override var description: String { MainActor.assumeIsolated { fullDescription } }
}

/// The type of `UIViewController.topLayoutGuide` and `bottomLayoutGuide`: a strip at an end of the view.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
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
