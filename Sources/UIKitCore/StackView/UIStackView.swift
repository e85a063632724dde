import AutoLayout

/// Lays its arranged subviews out in a row or a column.
///
/// A stack view only makes constraints. Before each layout in which one of its properties or arranged views changed it
/// 1. takes the arranged views that are not hidden, in order;
/// 2. chains them along its axis by the distribution (`UIStackView+Distribution.swift`);
/// 3. lines all of them up across it by the alignment (`UIStackView+Alignment.swift`);
/// 4. shrinks hidden ones to nothing and parks them beside the chain;
///
/// The chain fills the canvas, which is the stack view itself or, if the arrangement is relative to margins, its layout
/// margins guide. The engine does the rest. The identifiers (`UISV-…`) and the priorities are UIKit's, as published
/// logs show them.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How the views share the room along the axis. In all of them they reach from end to end.
  public enum Distribution: Int, Sendable {
    /// Neighbors keep the spacing. Lengths are those of contents and constraints; where there is too much or too
    /// little room, priorities of contents decide who gets it or gives it.
    case fill
    /// Neighbors keep the spacing, and all are as long as the first.
    case fillEqually
    /// Neighbors keep the spacing, and lengths have the ratio of the contents'. The last view takes what the spacings
    /// leave over.
    case fillProportionally
    /// All gaps are equal and at least as long as the spacing.
    case equalSpacing
    /// Centers are equally far from each other, as long as gaps are at least as long as the spacing.
    case equalCentering
  }

  /// Where views lie across the axis. The edges are those of the stack view, or of its margins if the arrangement is
  /// relative to them.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the leading edge of a column, at the upper edge of a row.
    case leading = 1
    /// Horizontal stacks only.
    case firstBaseline = 2
    /// In the middle, so that none reaches over an edge.
    case center = 3
    /// At the trailing edge of a column, at the lower edge of a row.
    case trailing = 4
    /// Horizontal stacks only.
    case lastBaseline = 5

    /// The name of `leading` for rows.
    public static let top = Alignment.leading
    /// The name of `trailing` for rows.
    public static let bottom = Alignment.trailing
  }

  /// In the order of the row or column, hidden ones included. The order of ``UIView/subviews`` is independent of it.
  open private(set) var arrangedSubviews: [UIView] = []
  /// Horizontal, a row, by default.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { arrangementDidChange() } }
  /// How room along the axis is shared; `fill` by default.
  open var distribution: Distribution = .fill { didSet { arrangementDidChange() } }
  /// Where views lie across the axis; `fill` by default.
  open var alignment: Alignment = .fill { didSet { arrangementDidChange() } }
  /// The distance between neighbors, in points; 0 by default. For `equalSpacing` and `equalCentering` it is the least
  /// distance.
  open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
  /// Whether the spacing of a column is measured from the last baseline of a view to the first of the next; false by
  /// default, and of no effect in rows.
  open var isBaselineRelativeArrangement = false { didSet { arrangementDidChange() } }
  /// Whether views are arranged within the layout margins instead of the edges; false by default.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var arrangementIsStale = true
  var arrangementConstraints: [NSLayoutConstraint] = []
  var arrangementGuides: [UILayoutGuide] = []

  /// In ``setCustomSpacing(_:after:)``, takes the custom spacing back. Apple's number, the largest `Float`.
  public static let spacingUseDefault: CGFloat = 3.4028234663852886e38
  /// As a spacing, 8 points, or between baselines what the fonts ask for. Apple's number, the smallest normal `Float`.
  public static let spacingUseSystem: CGFloat = 1.1754943508222875e-38

  /// A row of zero size with the views, in their order.
  public init(arrangedSubviews views: [UIView]) {
    super.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Arranged views

  /// Puts the view at the end of the arrangement, also if it is arranged already, and turns off the translation of its
  /// autoresizing mask.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: others(than: view).count)
  }

  /// Inserts the view into the arrangement, and adds it as the front subview unless it is a subview. An index past the
  /// end raises.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let others = others(than: view)
    guard stackIndex >= 0, stackIndex <= others.count else {
      LayoutException.raise(
        "NSInternalInconsistencyException",
        "Index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to "
          + "\(others.count)")
      return
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews = others
    arrangedSubviews.insert(view, at: stackIndex)
    arrangementDidChange()
  }

  /// The arranged views except one. That is searched for only if it is a subview, as every arranged view is.
  private func others(than view: UIView) -> [UIView] {
    view.superview === self ? arrangedSubviews.filter { $0 !== view } : arrangedSubviews
  }

  /// Takes the view out of the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    arrangementDidChange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
    dismantle()
  }

  /// Sets the distance after a view, in points, which applies wherever the view is in the arrangement;
  /// ``spacingUseDefault`` removes it.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// ``spacingUseDefault`` for a view that was given none.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The distance kept after a view, in points; the system's own spacing is 8, and between baselines what
  /// ``usesSystemSpacing(after:)`` leaves to the constraint.
  func spacing(after view: UIView) -> CGFloat {
    usesSystemSpacing(after: view) ? systemSpacing : customSpacings[ObjectIdentifier(view)] ?? spacing
  }

  func usesSystemSpacing(after view: UIView) -> Bool {
    (customSpacings[ObjectIdentifier(view)] ?? spacing) == Self.spacingUseSystem
  }

  func arrangedVisibilityDidChange(_ view: UIView) {
    if arrangedSubviews.contains(view) { arrangementDidChange() }
  }

  func arrangedContentDidChange() {
    if distribution == .fillProportionally { arrangementDidChange() } else { tellOuterStack() }
  }

  /// Tells an enclosing stack view, whose distribution may depend on the views that this one arranges.
  private func tellOuterStack() { (superview as? UIStackView)?.arrangedContentDidChange() }

  private func arrangementDidChange() {
    arrangementIsStale = true
    setNeedsUpdateConstraints()
    setNeedsLayout()
    tellOuterStack()
  }

  // MARK: Constraints

  open override func updateConstraints() {
    if arrangementIsStale {
      arrangementIsStale = false
      dismantle()
      arrange()
    }
    super.updateConstraints()
  }

  private func dismantle() {
    removeConstraints(arrangementConstraints)
    for guide in arrangementGuides { removeLayoutGuide(guide) }
    arrangementConstraints = []
    arrangementGuides = []
  }

  private func arrange() {
    let isWhole = arrangedSubviews.allSatisfy { !$0.isHidden }
    let visible = isWhole ? arrangedSubviews : arrangedSubviews.filter { !$0.isHidden }
    // Most views need three or four.
    arrangementConstraints.reserveCapacity(4 * visible.count + 4)
    distribute(visible)
    align(arrangedSubviews, visible: visible)
    park(visible: visible)
    for constraint in arrangementConstraints { addConstraint(constraint) }
  }

  /// Step 4: makes the length of hidden views zero and places them where the chain leaves them out.
  ///
  /// The places are those of Xcode's canvas: of two visible views and more, hidden ones before the first end at the start, those behind
  /// the last begin at the end, and those in between lie half a spacing after the view before them. Beside one visible view they lie at
  /// the start (DEVIATIONS.md, 7).
  private func park(visible: [UIView]) {
    var previous: UIView?
    for view in arrangedSubviews {
      guard view.isHidden else {
        previous = view
        continue
      }
      // On the canvas a size the document requires wins; at run time the two clash and UIKit says so.
      let priority = Float(layoutProfile.behavior.hiddenArrangedSizePriority)
      constrain(view, main.size, .equal, nil, .notAnAttribute, priority: priority, "UISV-hiding")
      switch previous {
      case _ where visible.count < 2:
        constrain(view, main.start, .equal, canvas, main.start, "UISV-canvas-connection")
      case nil:
        constrain(view, main.end, .equal, canvas, main.start, "UISV-canvas-connection")
      case visible.last:
        constrain(view, main.start, .equal, canvas, main.end, "UISV-canvas-connection")
      case let previous?:
        let half = spacing(after: previous) / 2
        constrain(view, main.start, .equal, previous, main.end, constant: half, "UISV-spacing")
      }
    }
    if visible.isEmpty, !arrangedSubviews.isEmpty {
      constrain(self, main.size, .equal, nil, .notAnAttribute, priority: 49, "UISV-canvas-fit")
      constrain(self, cross.size, .equal, nil, .notAnAttribute, priority: 49, "UISV-canvas-fit")
    }
  }

  // MARK: Vocabulary of the constraint makers

  /// The item that the first and the last view are connected with.
  var canvas: AnyObject { isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self }

  /// The attributes of one direction.
  struct Direction {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute
    let size: NSLayoutConstraint.Attribute

    static let horizontal = Direction(start: .leading, end: .trailing, center: .centerX, size: .width)
    static let vertical = Direction(start: .top, end: .bottom, center: .centerY, size: .height)
  }

  var main: Direction { axis == .horizontal ? .horizontal : .vertical }
  var cross: Direction { axis == .horizontal ? .vertical : .horizontal }

  @discardableResult
  func constrain(
    _ first: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: AnyObject?, _ secondAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: Float = 1000, _ identifier: String
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      ConstraintSide(first: first, firstAttribute), relation, ConstraintSide(second: second, secondAttribute),
      multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraint.identifier = identifier
    constraint.isSystem = true
    arrangementConstraints.append(constraint)
    return constraint
  }

  func makeGuide(_ identifier: String) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    addLayoutGuide(guide)
    arrangementGuides.append(guide)
    return guide
  }

  // MARK: Baselines

  /// A row's baseline is that of its tallest view, a column's that of its first or last.
  open override var forFirstBaselineLayout: UIView {
    baselineView(arrangedSubviews.first { !$0.isHidden })?.forFirstBaselineLayout ?? self
  }

  /// A row's baseline is that of its tallest view, a column's that of its last.
  open override var forLastBaselineLayout: UIView {
    baselineView(arrangedSubviews.last { !$0.isHidden })?.forLastBaselineLayout ?? self
  }

  private func baselineView(_ outer: UIView?) -> UIView? {
    guard axis == .horizontal else { return outer }
    return arrangedSubviews.filter { !$0.isHidden }.max {
      $0.wishedSize(forWidth: nil).height < $1.wishedSize(forWidth: nil).height
    }
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint makes the length of a hidden arranged view zero.
  package var hidesArrangedView: Bool { isSystem && identifier == "UISV-hiding" }

  /// Who made the constraint. Of what a stack view makes, logs of nested stack views show spaces broken where a hidden view has no
  /// length, and that length kept (Stack Overflow 33073127).
  var source: ConstraintSource {
    guard isSystem else { return .user }
    switch identifier {
    case "UISV-hiding": return .systemLast
    case "UISV-spacing": return .systemFirst
    default: return .system
    }
  }

  /// The stack view that made the constraint; nil for all other constraints.
  package var stackView: UIStackView? {
    guard isSystem, identifier?.hasPrefix("UISV-") ?? false else { return nil }
    return [firstItem, secondItem].lazy.compactMap { item in
      (item as? UIStackView) ?? ((item as? UIView)?.superview as? UIStackView)
        ?? ((item as? UILayoutGuide)?.owningView as? UIStackView)
    }.first
  }
}
