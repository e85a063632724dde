import AutoLayout
import Geometry
import LayoutReports
import UIKitCore

extension UIView {
  /// What the constraints leave open about the view, a quantity each; empty if nothing is, or if the view is not placed by
  /// constraints. The tree is laid out first. For debugging: costs some solves of the tree for each open quantity.
  public func explainAmbiguity() -> [AmbiguityExplanation] { explainAmbiguity(names: .console) }

  func explainAmbiguity(names: TreeNames) -> [AmbiguityExplanation] {
    guard let tree = LaidOutTree(of: self, names: names), let id = tree.item(of: self, .width),
      let container = tree.container(of: self)
    else { return [] }
    let open = tree.ambiguity(of: self)
    return Quantity.allCases.filter { open.contains($0.ambiguity) }.compactMap { quantity in
      guard let range = tree.engine.freedom(of: id, quantity), let value = tree.engine.value(of: id, quantity),
        let motions = tree.engine.motion(of: id, quantity)
      else { return nil }
      return AmbiguityExplanation(
        item: tree.name(of: id), quantity: quantity.plainWord, value: value, range: range,
        motions: motions.map {
          AmbiguityExplanation.Motion(item: tree.name(of: $0.item), quantity: $0.quantity.plainWord, rate: $0.rate)
        },
        settlements: tree.engine.settlements(of: id, quantity, in: container).map {
          AmbiguityExplanation.Settlement($0, value: value, quantity, of: id, in: tree)
        })
    }
  }
}

extension Quantity {
  /// `moves to x = 20` or `becomes 100 wide`.
  fileprivate func change(to value: Double) -> String {
    switch self {
    case .minX: "moves to x = \(short: value)"
    case .minY: "moves to y = \(short: value)"
    case .width: "is \(short: value) points wide"
    case .height: "is \(short: value) points high"
    }
  }
}

extension AmbiguityExplanation.Settlement {
  /// - Parameter item: whose quantity is open; a priority of another item may settle it.
  @MainActor
  fileprivate init(
    _ settlement: AutoLayout.Settlement, value present: Double, _ quantity: Quantity, of item: ItemID,
    in tree: LaidOutTree
  ) {
    switch settlement {
    case .constraint(let constraint):
      self.init(kind: .addConstraint, text: "add \(tree.text(of: constraint))", value: present)
    case .priority(let handle, let priority, let result):
      let isHugging = tree.mention(handle).kind == .contentHugging
      guard case .wish(let rule) = tree.engine.definition(of: handle) else {
        preconditionFailure("only the content priorities are equal")
      }
      let axis = rule.axis == .horizontal ? "horizontal" : "vertical"
      let old = Double(tree.engine.priority(of: handle).rawValue)
      let isRaised = Double(priority.rawValue) > old
      self.init(
        kind: isHugging ? (isRaised ? .raiseHugging : .lowerHugging) : isRaised ? .raiseResistance : .lowerResistance,
        text:
          "\(isRaised ? "raise" : "lower") the \(axis) \(isHugging ? "hugging" : "compression resistance") of \(tree.name(of: rule.item)) "
          + "from \(short: old) to \(short: Double(priority.rawValue)); then \(tree.name(of: item)) "
          + quantity.change(to: result),
        value: result)
    }
  }
}
