import AutoLayout

/// A logged conflict explained: what its constraints say, which of them clash, why, and what would help.
///
/// The layout is rebuilt from the list and solved, so what clashes is computed, not guessed. A value, free of views.
public struct ConflictDiagnosis: Hashable, Sendable {
  /// An entry of the list.
  public struct Entry: Hashable, Sendable, Codable {
    /// The console's text.
    public var text: String
    /// What it says, in words.
    public var sentence: String
    /// Whether it is one of those that clash.
    public var clashes: Bool
    /// Whether UIKit gave it up.
    public var isBroken: Bool
  }

  /// Where the conflict begins in the log; the first line is 1.
  public var line: Int
  /// What stood before its message.
  public var preamble: String
  /// The constraints of the logged list in words, in the order of the log.
  public var entries: [Entry]
  /// Whether the entries contradict each other; if not, some are missing, or numbers that no log has decide.
  public var isContradiction: Bool
  /// Numbers that no log has and that the contradiction was found with: `margins of UIView of 8 points`.
  public var assumptions: [String]
  /// The most likely mistake behind the conflict; its kind is `incompleteList` if no known pattern fits.
  public var culprit: Culprit
  /// Changes of one entry, each tried: the conflict was gone. The one that moves least first.
  public var repairs: [String]
  /// The items along the axis of the contradiction; nil if there is none.
  public var drawing: ConflictDrawing?

  /// For debugging: costs up to four solves for each entry.
  ///
  /// - Parameter screenLengths: The widths and heights of screens in points, by which a size that the system imposes is
  ///   recognised as that of a screen.
  public init(_ conflict: ConsoleConflict, screenLengths: Set<Double>) {
    let names = ConflictNames(conflict.constraints)
    let list = conflict.constraints.enumerated().map { LoggedConstraint($0, $1, names) }
    let model = ConflictModel(list, names)
    let brokenIndex = conflict.broken.flatMap { broken in list.firstIndex { $0.constraint.address == broken.address } }
    // There may be more than one contradiction in a list; UIKit told of the one that it broke.
    let found = model.conflicts.first { conflict in brokenIndex.map { model.members(of: conflict).contains($0) } ?? true
    }
    let report = found ?? model.conflicts.first
    let members = report.map { model.members(of: $0) } ?? []
    let clashing = members.map { list[$0] }
    let core = ConflictCore(
      members: clashing.isEmpty ? list : clashing, names: names, broken: brokenIndex,
      fitting: report.map { model.fitting($0) } ?? [:], screenLengths: screenLengths)

    line = conflict.line
    preamble = conflict.preamble
    entries = list.map { entry in
      Entry(
        text: entry.constraint.description, sentence: entry.sentence(names), clashes: members.contains(entry.index),
        isBroken: entry.index == brokenIndex)
    }
    isContradiction = report != nil
    assumptions = ConflictModel.assumptions(about: clashing, names)
    culprit = Self.culprit(core, isContradiction: report != nil)
    repairs = report.map { model.repairs(of: $0, list, names) } ?? []
    drawing = ConflictDrawing(clashing, broken: brokenIndex, model, names)
  }

  private static func culprit(_ core: ConflictCore, isContradiction: Bool) -> Culprit {
    let incomplete = Culprit(
      kind: .incompleteList, constraint: nil,
      reason: "These constraints can hold together: the list is not complete, or sizes that no log has decide.",
      advice: "Look for the whole message, from \"Unable to simultaneously satisfy constraints.\" on.")
    guard isContradiction || core.members.count > 1 else { return incomplete }
    let rules = isContradiction ? CulpritRule.all : CulpritRule.aroundTheList
    return rules.lazy.compactMap { $0.find(core) }.first ?? incomplete
  }
}
