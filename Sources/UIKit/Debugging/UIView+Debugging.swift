import AutoLayout

/// Apple's category for debugging layouts. Not for shipping code: every question costs optimisations of the whole tree.
extension UIView {
  /// Whether the constraints leave the view's position or size open, as of the last layout.
  ///
  /// Only views placed by constraints can be ambiguous. What is asked before the first layout is false.
  public var hasAmbiguousLayout: Bool { layoutHost.map { !$0.ambiguity(of: self).isEmpty } ?? false }

  /// Gives an ambiguous view another of the frames that its constraints allow; no effect on others.
  ///
  /// Every quantity that is open goes to the far end of its range, the next time to the other; where there is no end, to the
  /// superview's. iOS chooses among such frames at random; two calls here come back to the first.
  public func exerciseAmbiguityInLayout() { layoutHost?.exerciseAmbiguity(of: self) }

  /// The constraints that make the view's position and size along an axis what they are, as of the last layout: those of
  /// any view, and those the system makes of frames, masks and contents.
  ///
  /// Those with room to spare, and optional ones that gave way, do not count. Where more constraints than necessary say the
  /// same, it is one of several true answers.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    layoutHost?.constraintsAffecting(self, axis == .horizontal ? .horizontal : .vertical) ?? []
  }
}

extension LayoutHost {
  func exerciseAmbiguity(of view: UIView) {
    layoutIfNeeded()
    let open = ambiguity(of: view)
    guard !open.isEmpty, let item = entry(view)?.item, let container = view.superview else { return }
    for quantity in Quantity.allCases where open.contains(quantity.ambiguity) {
      guard let range = engine.freedom(of: item, quantity), let present = engine.value(of: item, quantity) else {
        continue
      }
      let limits = range.clamped(to: playground(of: container, quantity))
      let middle = (limits.lowerBound + limits.upperBound) / 2
      pull(item, quantity, to: present < middle ? limits.upperBound : limits.lowerBound)
    }
    layoutIsPending = true
    layoutIfNeeded()
  }

  /// How far a quantity without an end goes: over the superview.
  private func playground(of container: UIView, _ quantity: Quantity) -> ClosedRange<Double> {
    guard let item = entry(container)?.item else { return 0...0 }
    let frame = engine.frame(of: item)
    switch quantity {
    case .minX: return frame.x...(frame.x + frame.width)
    case .minY: return frame.y...(frame.y + frame.height)
    case .width: return 0...frame.width
    case .height: return 0...frame.height
    }
  }

  /// Moves a quantity by a wish weaker than all others, which is taken back: what is open stays where it was moved to.
  private func pull(_ item: ItemID, _ quantity: Quantity, to value: Double) {
    guard let root = entry(root)?.item else { return }
    let weakest = UILayoutPriority(.leastNormalMagnitude).engine
    func wish(_ attribute: AutoLayout.Attribute, _ second: ItemID?) -> Constraint {
      Constraint(
        item, attribute, .equal, second, second == nil ? .notAnAttribute : attribute, constant: value,
        priority: weakest, source: .system)
    }
    let origin = engine.alignmentRect(of: root)
    var constraint: Constraint
    switch quantity {
    case .minX:
      constraint = wish(.left, root)
      constraint.constant -= origin.x
    case .minY:
      constraint = wish(.top, root)
      constraint.constant -= origin.y
    case .width: constraint = wish(.width, nil)
    case .height: constraint = wish(.height, nil)
    }
    let handle = engine.addConstraint(constraint)
    solve()
    engine.removeConstraint(handle)
    solve()
  }

  func constraintsAffecting(_ view: UIView, _ axis: Axis) -> [NSLayoutConstraint] {
    layoutIfNeeded()
    return entry(view).map { constraintsAffecting($0.item, axis) } ?? []
  }

  func constraintsAffecting(_ guide: UILayoutGuide, _ axis: Axis) -> [NSLayoutConstraint] {
    layoutIfNeeded()
    return item(of: guide).map { constraintsAffecting($0, axis) } ?? []
  }

  private func constraintsAffecting(_ item: ItemID, _ axis: Axis) -> [NSLayoutConstraint] {
    engine.constraintsAffecting(item, axis).compactMap { handle in
      (object(of: handle) as? NSLayoutConstraint) ?? systemConstraint(handle)
    }
  }

  /// An object that stands for a constraint which here is only a rule of the engine.
  private func systemConstraint(_ handle: ConstraintHandle) -> NSLayoutConstraint? {
    switch engine.definition(of: handle) {
    case .relation: return nil
    case .wish(let rule):
      guard let view = order.first(where: { entry($0)?.item == rule.item }) else { return nil }
      return NSContentSizeLayoutConstraint(
        view, rule.axis == .horizontal ? .width : .height, CGFloat(rule.size), text: description(of: handle))
    case .span(let rule):
      guard let view = order.first(where: { entry($0)?.item == rule.item }) else { return nil }
      let attribute: NSLayoutConstraint.Attribute
      switch (rule.axis, rule.part) {
      case (.horizontal, .size): attribute = .width
      case (.vertical, .size): attribute = .height
      case (.horizontal, .min): attribute = .left
      case (.vertical, .min): attribute = .top
      }
      return NSAutoresizingMaskLayoutConstraint(view, attribute, CGFloat(rule.offset), text: description(of: handle))
    }
  }
}

/// A constraint of the system's own, only to be read.
class SystemConstraint: NSLayoutConstraint {
  private let text: String

  init(_ view: UIView, _ attribute: Attribute, _ constant: CGFloat, text: String) {
    self.text = text
    super.init(
      item: view, attribute: attribute, relatedBy: .equal,
      toItem: attribute.engine.isSize ? nil : view.superview ?? view,
      attribute: attribute.engine.isSize ? .notAnAttribute : attribute, multiplier: 1, constant: constant)
  }

  override var description: String { text }
}

final class NSContentSizeLayoutConstraint: SystemConstraint {}
final class NSAutoresizingMaskLayoutConstraint: SystemConstraint {}
