import AutoLayout
import Geometry
import LayoutReports
import UIKitCore

extension UIView {
  /// The conflicts of the view's whole tree, laid out first, with what would resolve each. For debugging: costs up to four
  /// solves for each member.
  public func explainConflicts() -> [ConflictExplanation] { explainConflicts(names: .console) }

  package func explainConflicts(names: TreeNames) -> [ConflictExplanation] {
    guard let tree = LaidOutTree(of: self, names: names) else { return [] }
    return tree.engine.standingConflicts.map { conflict in
      ConflictExplanation(
        members: conflict.constraints.map(tree.mention), broken: tree.mention(conflict.broken),
        repairs: tree.repairs(of: conflict))
    }
  }
}

extension LaidOutTree {
  /// What would resolve the conflict because of which a constraint is not in force; nothing if it is in force.
  func repairs(of broken: ConstraintHandle) -> [ConflictExplanation.Repair] {
    engine.standingConflict(of: broken).map { repairs(of: $0) } ?? []
  }

  fileprivate func repairs(of conflict: AutoLayout.ConflictReport) -> [ConflictExplanation.Repair] {
    engine.repairs(of: conflict).map { ConflictExplanation.Repair($0, in: self) }
  }
}

extension ConflictExplanation.Repair {
  @MainActor
  fileprivate init(_ repair: AutoLayout.Repair, in tree: LaidOutTree) {
    switch repair.change {
    case .setPriority(let handle, let priority):
      let (mention, value) = (tree.mention(handle), Double(priority.rawValue))
      self.init(
        kind: .lowerPriority, constraint: mention, text: "set the priority of \(mention) to \(short: value)",
        value: value,
        movement: repair.movement)
    case .setConstant(let handle, let constant):
      let mention = tree.mention(handle)
      self.init(
        kind: .changeConstant, constraint: mention, text: "set the constant of \(mention) to \(short: constant)",
        value: constant, movement: repair.movement)
    case .remove(let handle):
      let mention = tree.mention(handle)
      self.init(kind: .remove, constraint: mention, text: "remove \(mention)", movement: repair.movement)
    case .stopTranslatingMask(let item):
      self.init(
        kind: .stopTranslatingMask,
        text: "set translatesAutoresizingMaskIntoConstraints of \(tree.name(of: item)) to false",
        movement: repair.movement)
    }
  }
}
