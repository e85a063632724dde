import AutoLayout
import UIKit

/// Required constraints that cannot hold together, and what would help.
///
///     cannot hold together:
///       button.leading == root.leading + 80 at LoginView.swift:31
///       button.width == 214 at LoginView.swift:33 (broken)
///     each of these resolves it:
///       give button.width == 214 priority 999 (moves 0)
public struct ConflictExplanation: Hashable, Sendable {
  /// A change that was tried on a copy of the layout: the conflict was gone and no other had come.
  public struct Repair: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      case lowerPriority
      case changeConstant
      case remove
      case stopTranslatingMask
    }

    public var kind: Kind
    /// What is changed; nil for ``Kind/stopTranslatingMask``.
    public var constraint: ConstraintMention?
    /// `set the constant of button.width == 214 to 159`.
    public var text: String
    /// The new priority or constant, where there is one.
    public var value: Double?
    /// By how many points edges and sizes of all views move from where they are now, summed up.
    public var movement: Double
  }

  /// By age; irreducible: without any one of them the others can hold. Only where the broken one is in no such set, because it
  /// was broken before a smaller conflict was met, these are all with which it was met.
  public var members: [ConstraintMention]
  /// The one that is not in force.
  public var broken: ConstraintMention
  /// The one that moves least first; where two move as much, the one that keeps more of what was meant.
  public var repairs: [Repair]
}

extension UIView {
  /// The conflicts of the view's whole tree, laid out first, with what would resolve each. For debugging: costs up to four
  /// solves for each member.
  public func explainConflicts() -> [ConflictExplanation] {
    guard let tree = LaidOutTree(of: self) else { return [] }
    return tree.engine.standingConflicts.map { ConflictExplanation($0, in: tree) }
  }

  /// What would resolve each conflict of the tree, by the constraint that is not in force.
  func conflictRepairs() -> [ConstraintHandle: [ConflictExplanation.Repair]] {
    guard let tree = LaidOutTree(of: self) else { return [:] }
    return Dictionary(
      tree.engine.standingConflicts.map { ($0.broken, ConflictExplanation.Repair.all(of: $0, in: tree)) },
      uniquingKeysWith: { first, _ in first })
  }
}

extension ConflictExplanation {
  @MainActor
  fileprivate init(_ conflict: AutoLayout.ConflictReport, in tree: LaidOutTree) {
    members = conflict.constraints.map(tree.mention)
    broken = tree.mention(conflict.broken)
    repairs = Repair.all(of: conflict, in: tree)
  }
}

extension ConflictExplanation.Repair {
  @MainActor
  fileprivate static func all(of conflict: AutoLayout.ConflictReport, in tree: LaidOutTree) -> [Self] {
    tree.engine.repairs(of: conflict).map { Self($0, in: tree) }
  }

  @MainActor
  fileprivate init(_ repair: AutoLayout.Repair, in tree: LaidOutTree) {
    movement = repair.movement
    switch repair.change {
    case .setPriority(let handle, let priority):
      constraint = tree.mention(handle)
      kind = .lowerPriority
      value = Double(priority.rawValue)
      text = "give \(tree.mention(handle)) priority \(number(Double(priority.rawValue)))"
    case .setConstant(let handle, let constant):
      constraint = tree.mention(handle)
      kind = .changeConstant
      value = constant
      text = "set the constant of \(tree.mention(handle)) to \(number(constant))"
    case .remove(let handle):
      constraint = tree.mention(handle)
      kind = .remove
      text = "remove \(tree.mention(handle))"
    case .stopTranslatingMask(let item):
      kind = .stopTranslatingMask
      text = "set translatesAutoresizingMaskIntoConstraints of \(tree.name(of: item)) to false"
    }
  }
}

extension ConflictExplanation: CustomStringConvertible {
  /// The members and the repairs, one a line.
  public var description: String {
    let list = members.map { "  \($0)" + ($0 == broken ? " (broken)" : "") }
    let help = repairs.map { "  \($0.text) (moves \(number($0.movement)))" }
    return (["cannot hold together:"] + list + (help.isEmpty ? [] : ["each of these resolves it:"] + help))
      .joined(separator: "\n")
  }
}
