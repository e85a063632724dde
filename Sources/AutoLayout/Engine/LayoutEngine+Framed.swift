import ConstraintSolver

/// How the frame of an item follows those of others: its superview's, or the content and the frame of a scroll view.
package struct FrameRule: Hashable, Sendable {
  /// The item from whose frame the edges are measured.
  package var origin: ItemID
  /// The item whose frame's size the factors multiply.
  package var container: ItemID
  /// How x and width follow.
  package var horizontal: DerivedRect.Span
  /// How y and height follow.
  package var vertical: DerivedRect.Span

  package init(
    origin: ItemID, container: ItemID, horizontal: DerivedRect.Span, vertical: DerivedRect.Span
  ) {
    self.origin = origin
    self.container = container
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension FrameRule {
  static let blank = FrameRule(
    origin: ItemID(index: 0), container: ItemID(index: 0), horizontal: .inset(0, 0), vertical: .inset(0, 0))
}

/// Framed items: a view that its frame and mask place, and that nothing else refers to, needs neither variables nor constraints. Its
/// frame is computed when it is read. UIKit, too, makes no constraints of a mask before something depends on them.
///
/// No constraint, guide or item with variables may depend on a framed item; ``giveVariables(to:)`` comes first.
extension LayoutEngine {
  /// Adds an item whose frame follows a rule, to which ``solve()`` has nothing to do. A negative size counts as 0.
  ///
  /// - Complexity: O(1) amortised. Reading the frame is linear in the framed items it follows in turn.
  package mutating func addItem(framed rule: FrameRule, _ traits: ItemTraits) -> ItemID {
    items.insert(ItemRecord(.framed(rule), traits.clamped))
  }

  /// Gives a framed item another rule, in O(1). What lies inside follows when it is read.
  package mutating func setFrame(_ rule: FrameRule, of id: ItemID) { items[id].rectangle = .framed(rule) }

  /// The rule by which an item is framed, if it was at the last solve.
  package func frameRule(of id: ItemID) -> FrameRule? {
    switch items[id].rectangle {
    case .framed(let rule), .engaged(_, let rule): rule
    case .variables, .derived: nil
    }
  }

  /// Makes a framed item one with variables, which constraints and rules about its frame have to place. Until the next solve its frame
  /// is what it was.
  package mutating func giveVariables(to id: ItemID) {
    guard case .framed(let rule) = items[id].rectangle else { return }
    items[id].rectangle = .engaged(addVariables(of: id), rule)
    engaged.append(id)
    items[id].placement = Placement(in: rule.origin)
    doubtPlacement(of: id)
  }

  /// Has items that got variables read them from now on.
  mutating func endEngagements() {
    for id in engaged where items.contains(id) {
      if case .engaged(let variables, _) = items[id].rectangle { items[id].rectangle = .variables(variables) }
    }
    changedItems += engaged
    engaged.removeAll(keepingCapacity: true)
  }

  /// The frame of a framed item.
  func frame(by rule: FrameRule) -> Rect {
    let origin = frame(of: rule.origin)
    let container = rule.container == rule.origin ? origin : frame(of: rule.container)
    let (h, v) = (rule.horizontal, rule.vertical)
    return Rect(
      x: origin.x + h.minFactor * container.width + h.minOffset,
      y: origin.y + v.minFactor * container.height + v.minOffset,
      width: max(0, h.sizeFactor * container.width + h.sizeOffset),
      height: max(0, v.sizeFactor * container.height + v.sizeOffset))
  }
}
