import Geometry

/// Required constraints that cannot hold together, and what would help.
///
///     No layout can satisfy these constraints together:
///       button.leading == root.leading + 80 at LoginView.swift:31
///       button.width == 214 at LoginView.swift:33 (broken)
///     Each of these changes resolves the conflict:
///       give button.width == 214 priority 999 (moves 0)
public struct ConflictExplanation: WireValue {
  /// A change that was tried on a copy of the layout: the conflict was gone and no other had come.
  public struct Repair: Hashable, Sendable, Codable {
    /// What is changed to resolve the conflict.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
      /// The constraint is no longer required.
      case lowerPriority
      /// The constraint gets the constant with which all hold.
      case changeConstant
      /// The constraint is left out.
      case remove
      /// The view's frame and autoresizing mask no longer make constraints.
      case stopTranslatingMask
    }

    /// What is changed.
    public var kind: Kind
    /// What is changed; nil for ``Kind/stopTranslatingMask``.
    public var constraint: ConstraintMention?
    /// `set the constant of button.width == 214 to 159`.
    public var text: String
    /// The new priority or constant, where there is one.
    public var value: Double?
    /// By how many points edges and sizes of all views move from where they are now, summed up.
    public var movement: Double

    /// A change that moves all edges and sizes by that many points together.
    public init(
      kind: Kind, constraint: ConstraintMention? = nil, text: String, value: Double? = nil, movement: Double
    ) {
      self.kind = kind
      self.constraint = constraint
      self.text = text
      self.value = value
      self.movement = movement
    }
  }

  /// By age; irreducible: without any one of them the others can hold. Only where the broken one is in no such set, because it
  /// was broken before a smaller conflict was met, these are all with which it was met.
  public var members: [ConstraintMention]
  /// The one that is not in force.
  public var broken: ConstraintMention
  /// The one that moves least first; where two move as much, the one that keeps more of what was meant.
  public var repairs: [Repair]

  /// A conflict for which no repair is known, unless some are given.
  public init(members: [ConstraintMention], broken: ConstraintMention, repairs: [Repair] = []) {
    self.members = members
    self.broken = broken
    self.repairs = repairs
  }
}

extension ConflictExplanation: CustomStringConvertible {
  /// The members and the repairs, one a line.
  public var description: String {
    let list = members.map { "  \($0)" + ($0 == broken ? " (broken)" : "") }
    let help = repairs.map { "  \($0.text) (moves views by \(short: $0.movement) points)" }
    return
      (["No layout can satisfy these constraints together:"] + list
      + (help.isEmpty ? [] : ["Each of these changes resolves the conflict:"] + help))
      .visibleLines
  }
}
