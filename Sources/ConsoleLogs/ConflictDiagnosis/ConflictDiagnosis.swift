import AutoLayout

/// A logged conflict explained: what its constraints say, which of them clash, why, and what would help.
///
/// The layout is rebuilt from the list and solved, so what clashes is computed, not guessed. A value, free of views.
package struct ConflictDiagnosis: Hashable, Sendable {
  /// An entry of the list.
  package struct Entry: Hashable, Sendable, Codable {
    /// The console's text.
    package var text: String
    /// What it says, in words.
    package var sentence: String
    /// Whether it is one of those that clash.
    package var clashes: Bool
    /// Whether UIKit gave it up.
    package var isBroken: Bool
  }

  /// Where the conflict begins in the log; the first line is 1.
  package var line: Int
  /// What stood before its message.
  package var preamble: String
  /// The constraints of the logged list in words, in the order of the log.
  package var entries: [Entry]
  /// Whether the entries contradict each other; if not, some are missing, or numbers that no log has decide.
  package var isContradiction: Bool
  /// Numbers that no log has and that the contradiction was found with: `margins of UIView of 8 points`.
  package var assumptions: [String]
  /// The most likely mistake behind the conflict; its kind is `incompleteList` if no known pattern fits.
  package var culprit: Culprit
  /// Entries that say the same of the same views, from 0, a group each: the constraint was made more than once.
  package var duplicates: [[Int]]
  /// Changes of one entry, each tried: the conflict was gone. Those of the culprit and of what the advice names come first, then what
  /// moves least. Empty for a list that was read in part only.
  package var repairs: [String]
  /// The items along the axis of the contradiction; nil if there is none.
  package var drawing: ConflictDrawing?

  /// The framework that wrote the message.
  package var framework: Framework

  /// For debugging: costs up to four solves for each entry.
  ///
  /// - Parameter screenLengths: The widths and heights of screens in points, by which a size that the system imposes is
  ///   recognized as that of a screen.
  package init(_ conflict: ConsoleConflict, screenLengths: Set<Double>) {
    let names = ConflictNames(conflict.constraints)
    let framework = Framework(conflict.constraints, names)
    let list = LoggedConstraint.list(conflict.constraints, names)
    let brokenIndex = conflict.broken.flatMap { broken in list.firstIndex { $0.constraint.address == broken.address } }
    let repeated = Self.repeated(list)
    duplicates = Self.duplicates(in: list.filter { !repeated.contains($0.index) })
    let copies = Self.copies(duplicates, keeping: brokenIndex).union(repeated)
    let model = ConflictModel(list, leavingOut: copies, names)
    // There may be more than one contradiction in a list; UIKit reported the one that it broke.
    let found = model.conflicts.first { conflict in
      brokenIndex.map { model.members(of: conflict).contains($0) } ?? true
    }
    let report = found ?? model.conflicts.first
    let members = report.map { model.members(of: $0) } ?? []
    let clashing = members.map { list[$0] }

    line = conflict.line
    preamble = conflict.preamble
    self.framework = framework
    entries = list.map { entry in
      Entry(
        text: entry.constraint.description, sentence: entry.sentence(names, framework),
        clashes: members.contains(entry.index),
        isBroken: entry.index == brokenIndex)
    }
    isContradiction = report != nil
    assumptions = model.assumptions(about: clashing, names)
    // What the phone shows, if the log says what was given up.
    let shown = brokenIndex.map { ConflictModel(list, leavingOut: copies.union([$0]), names) } ?? model
    drawing = ConflictDrawing(clashing, broken: brokenIndex, shown, names)
    // With margins and baselines that are assumed a list may be a contradiction that is none.
    let contradictsAfterwards = shown.conflicts.contains { conflict in
      shown.assumptions(about: shown.members(of: conflict).map { list[$0] }, names).isEmpty
    }
    let damage = ListDamage(
      conflict, hasBrokenEntry: brokenIndex != nil, contradictsAfterwards: brokenIndex != nil && contradictsAfterwards,
      framework)
    if let damage {
      (culprit, repairs) = (damage.culprit, [])
      return
    }
    let changes = report.map { model.engine.repairs(of: $0) } ?? []
    let collapsing = clashing.contains(where: \.isEmptySize) ? [] : model.collapsing(clashing)
    let core = ConflictCore(
      members: clashing.isEmpty ? list : clashing, names: names, framework: framework, broken: brokenIndex,
      fitting: model.fitting(changes), bounds: model.bounds(changes, list), collapsing: collapsing,
      yielding: model.yielding(changes),
      screenLengths: framework == .uiKit ? screenLengths : [])
    let unknown = report == nil && model.mayContradict(list, names) ? model.unknownPlaces(list, names) : []
    culprit = Self.culprit(core, isContradiction: report != nil, unknown: unknown)
    // What the advice names is what is to be tried first.
    let givingWay = culprit.constraint.flatMap { core.givingWay(to: list[$0]) }
    repairs =
      culprit.kind.isWithoutChange || culprit.constraint == nil && culprit.kind == .twoValues
      ? []
      : model.texts(
        of: changes, list, first: [culprit.constraint, givingWay?.index].compactMap { $0 }, collapsing: collapsing,
        names)
  }

  private static func culprit(_ core: ConflictCore, isContradiction: Bool, unknown: [String]) -> Culprit {
    if isContradiction, let culprit = CulpritRule.all.lazy.compactMap({ $0.find(core) }).first { return culprit }
    // A list that holds together lacks a constraint, unless a place that no log gives is what decides.
    if !unknown.isEmpty, core.members.count > 1,
      var culprit = CulpritRule.aroundTheList.lazy.compactMap({ $0.find(core) }).first
    {
      culprit.reason +=
        " The constraints in the list do not conflict, because the list does not contain the position of "
        + "\(unknown.formatted)."
      return culprit
    }
    return Culprit(
      kind: .incompleteList, constraint: nil,
      reason:
        "The constraints in the list do not conflict. The list is incomplete, or the conflict depends on sizes that the log does not contain.",
      advice: ListDamage.copyAgain)
  }

  // MARK: Duplicates

  /// Later copies of an entry with its address: somebody copied a line twice, or UIKit listed it twice.
  private static func repeated(_ list: [LoggedConstraint]) -> Set<Int> {
    var seen: Set<String> = []
    return Set(list.filter { $0.constraint.hasAddress && !seen.insert($0.constraint.key).inserted }.map(\.index))
  }

  private static func duplicates(in list: [LoggedConstraint]) -> [[Int]] {
    var groups: [[LoggedRelation]: [Int]] = [:]
    for entry in list where entry.isUser && !entry.relations.isEmpty {
      groups[entry.relations, default: []].append(entry.index)
    }
    return groups.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
  }

  /// All but one of each group.
  private static func copies(_ groups: [[Int]], keeping kept: Int?) -> Set<Int> {
    Set(groups.flatMap { group in group.filter { $0 != (group.first { $0 == kept } ?? group[0]) } })
  }
}
