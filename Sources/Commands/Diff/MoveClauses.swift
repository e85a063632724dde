import Geometry
import LayoutReports
import Merging

/// Sentences about the views of one document that are elsewhere, and why.
///
/// What a view does along the one axis may have another cause than what it does along the other. Views share numbers only if theirs are
/// the same within a point; others that move for the same reason follow.
struct MoveClauses {
  private(set) var all: [ChangeClause] = []
  /// The changes that are told as the reason of a move; a constraint with all that changed of it.
  private(set) var told: Set<StructuralChange> = []
  private let document: ComparedDocument

  init(_ document: ComparedDocument) {
    self.document = document
    var known: Set<String> = []
    for change in document.structure
    where change.topic == .object || change.topic == .scene || change.topic == .hierarchy {
      known.formUnion(change.kind == .moved ? [change.id] : change.ids)
    }
    // An object has one name in all sentences.
    var names: [String: String] = [:]
    for change in document.structure {
      let name = Words.short(change.name)
      if name.hasPrefix("“") { names[change.id] = String(name.dropFirst().dropLast()) }
    }
    var byScene: [(scene: String?, moves: [FrameChange])] = []
    for var move in document.moves where !known.contains(move.id) {
      move.name = names[move.id] ?? move.name
      let scene = document.scene(of: move)
      if let index = byScene.firstIndex(where: { $0.scene == scene }) {
        byScene[index].moves.append(move)
      } else {
        byScene.append((scene, [move]))
      }
    }
    for (scene, moves) in byScene { tell(moves, in: scene) }
  }

  /// Views with one reason.
  private struct Group {
    var key: String?
    var cause: FrameChange.Cause?
    /// The ids of further constraints that changed as the cause did, each with the views that it moves by the same numbers.
    var others: [String] = []
    /// Those with the same numbers together.
    var movements: [Movement]
  }

  private mutating func tell(_ moves: [FrameChange], in scene: String?) {
    // A move has several causes; the one that most moves have is told.
    var frequency: [String: Int] = [:]
    for move in moves { for cause in move.causes { frequency[cause.id, default: 0] += 1 } }
    func cause(of move: FrameChange, _ axis: FrameChange.Cause.Axis) -> FrameChange.Cause? {
      let causes = move.causes.filter { $0.axis == nil || $0.axis == axis }
      let most = causes.map { frequency[$0.id] ?? 0 }.max()
      return causes.first { frequency[$0.id] == most }
    }
    var groups: [Group] = []
    func put(_ move: FrameChange, _ axis: FrameChange.Cause.Axis?, _ cause: FrameChange.Cause?) {
      let key = cause.map { isOfFrames($0) ? Self.storedFrames : $0.id }
      let place = groups.firstIndex { $0.key == key } ?? groups.count
      if place == groups.count { groups.append(Group(key: key, cause: cause, movements: [])) }
      if let same = groups[place].movements.firstIndex(where: { $0.isSame(move, axis) }) {
        groups[place].movements[same].moves.append(move)
      } else {
        groups[place].movements.append(Movement(moves: [move], axis: axis))
      }
    }
    for move in moves {
      let axes = Movement.axes(of: move)
      let causes = axes.map { cause(of: move, $0) }
      if axes.count == 2, causes[0]?.id != causes[1]?.id {
        for (axis, cause) in zip(axes, causes) { put(move, axis, cause) }
      } else {
        put(move, nil, causes.first ?? move.causes.first)
      }
    }
    var counted: Set<String> = []
    // Less than half a point is what others leave over.
    let small = groups.flatMap(\.movements).filter(\.isSmall).flatMap(\.moves)
    for index in groups.indices { groups[index].movements.removeAll(where: \.isSmall) }
    groups.removeAll { $0.movements.isEmpty }
    for group in alike(groups) { tell(group, in: scene, &counted) }
    tellSmall(small.filter { !counted.contains($0.id) }, in: scene, &counted)
  }

  private mutating func tellSmall(_ moves: [FrameChange], in scene: String?, _ counted: inout Set<String>) {
    let count = Set(moves.map(\.id)).count
    guard count > 0 else { return }
    let text = count == 1 ? "1 view moves by less than half a point" : "\(count) views move by less than half a point"
    add(text, moves, scene, &counted, rank: 9)
  }

  private mutating func tell(_ group: Group, in scene: String?, _ counted: inout Set<String>) {
    guard let cause = group.cause else {
      for movement in group.movements { add(movement.text, movement.moves, scene, &counted) }
      return
    }
    if group.key == Self.storedFrames {
      for movement in group.movements {
        add("\(movement.text) because of \(Self.storedFrames)", movement.moves, scene, &counted)
      }
      return
    }
    // The view that is another itself tells it best, else what most do.
    let first =
      group.movements.firstIndex { $0.moves.contains { $0.id == cause.id } }
      ?? group.movements.indices.max {
        let (one, other) = (group.movements[$0], group.movements[$1])
        return (one.moves.count, -$0) < (other.moves.count, -$1)
      } ?? 0
    let main = group.movements[first]
    var followers: [FrameChange] = []
    for (index, movement) in group.movements.enumerated() where index != first {
      for move in movement.moves where !main.moves.contains(where: { $0.id == move.id }) {
        if !followers.contains(where: { $0.id == move.id }) { followers.append(move) }
      }
    }
    let more =
      followers.isEmpty ? "" : "; \(Movement.names(followers)) \(followers.count == 1 ? "follows" : "follow")"
    let all = main.moves.flatMap(\.causes).filter { $0.axis == nil || main.axis == nil || $0.axis == main.axis }
    var reason = reason(cause, among: all)
    if !group.others.isEmpty {
      reason.text = "\(group.others.count + 1) constraints: \(change(ofConstraint: cause.id) ?? "")"
    }
    if cause.element == "constraint" {
      var ids = [cause.id] + group.others
      let acting = constraints(of: main)
      if group.others.isEmpty, acting.count > 1 {
        let named = acting.count == 2 ? acting : [acting.first { $0.id == cause.id } ?? acting[0]]
        let rest = acting.count - named.count
        reason.text =
          named.map { self.reason($0, among: all).text }.joined(separator: " and ")
          + (rest > 0 ? " and \(rest) more constraints" : "")
        ids = named.map(\.id)
      }
      reason.told = document.structure.filter { $0.topic == .constraint && ids.contains($0.id) }
    }
    // One that several scenes show is told once more, and counted with the first.
    let new = reason.told.filter { !told.contains($0) }
    told.formUnion(new)
    add("\(main.text) because of \(reason.text)\(more)", main.moves + followers, scene, &counted, reasons: new)
  }

  /// The constraints that together decide what the first view of some does, the nearest first.
  private func constraints(of movement: Movement) -> [FrameChange.Cause] {
    var found: [FrameChange.Cause] = []
    for cause in movement.moves[0].causes
    where cause.element == "constraint" && !found.contains(where: { $0.id == cause.id }) {
      if movement.axis == nil || cause.axis == nil || cause.axis == movement.axis { found.append(cause) }
    }
    return found
  }

  /// Groups with constraints that changed in the same way and move their views by the same numbers become one.
  private func alike(_ groups: [Group]) -> [Group] {
    var result: [Group] = []
    var places: [String: [Int]] = [:]
    for group in groups {
      guard let cause = group.cause, cause.element == "constraint", group.movements.count == 1,
        let change = change(ofConstraint: cause.id), let move = group.movements[0].moves.first
      else {
        result.append(group)
        continue
      }
      if let place = places[change]?.first(where: { result[$0].movements[0].isSame(move, group.movements[0].axis) }) {
        result[place].others.append(cause.id)
        result[place].movements[0].moves += group.movements[0].moves
      } else {
        places[change, default: []].append(result.count)
        result.append(group)
      }
    }
    return result
  }

  /// What of a constraint changed, without its name: `constant 8 → 16`; nil for one that came or went.
  private func change(ofConstraint id: String) -> String? {
    let changes = document.structure.filter { $0.id == id && $0.topic == .constraint }
    guard !changes.isEmpty, changes.allSatisfy({ $0.kind == .changed }) else { return nil }
    return Words.list(changes.map { "\($0.attribute ?? "") \(ChangeClauses.values($0))" }, of: "value")
  }

  /// A view that is told twice counts once. The reasons count where the sentence is not shown.
  private mutating func add(
    _ text: String, _ moves: [FrameChange], _ scene: String?, _ counted: inout Set<String>, rank: Int = 6,
    reasons: [StructuralChange] = []
  ) {
    let new = Set(moves.map(\.id)).subtracting(counted)
    counted.formUnion(new)
    var tally = new.isEmpty ? [:] : ["view with a new frame": new.count]
    var constraints: Set<String> = []
    for reason in reasons where reason.topic != .constraint || constraints.insert(reason.id).inserted {
      tally[ChangeClauses.kind(reason), default: 0] += 1
    }
    all.append(
      ChangeClause(
        scene: scene, rank: rank, line: moves[0].line, column: moves[0].column, text: text, tally: tally,
        attributes: reasons.filter { $0.topic == .attribute }.compactMap(\.attribute)))
  }

  // MARK: Reasons

  private static let storedFrames = "stored frames"

  private func isOfFrames(_ cause: FrameChange.Cause) -> Bool {
    !cause.details.isEmpty && cause.details.allSatisfy { $0.hasPrefix("frame.") || $0.contains(".frame.") }
  }

  /// What is said of a cause, and which values it tells.
  private func reason(
    _ cause: FrameChange.Cause, among causes: [FrameChange.Cause]
  ) -> (text: String, told: [StructuralChange]) {
    if cause.kind != .changed, cause.element != "constraint" {
      // What came or went at the same place did so together.
      let alike = causes.filter { $0.kind == cause.kind && $0.element != "constraint" }
      let wholes = ([cause] + alike).compactMap { cause in
        document.structure.first {
          $0.topic == .object && $0.ids.contains(cause.id) && $0.kind == (cause.kind == .added ? .added : .removed)
        }
      }
      let names = Words.counted(wholes.map { Words.plain($0.name) }).map(\.value)
      if !names.isEmpty {
        return ("\(cause.kind == .removed ? "removed" : "new") \(Words.list(names, of: "object"))", [])
      }
    }
    let all = document.structure.filter { $0.id == cause.id }
    // That a view is in front of another one is told where nothing else is.
    let values = all.filter { $0.topic != .order }
    let changes = values.isEmpty ? all : values
    guard let first = changes.first else {
      // What came or went with an object.
      guard let whole = document.structure.first(where: { $0.ids.contains(cause.id) }) else {
        return (cause.text, [])
      }
      return ("\(whole.kind == .removed ? "removed" : "new") \(Words.plain(whole.name))", [])
    }
    let name = Words.plain(first.name)
    switch first.kind {
    case .added: return ("new \(name)", [])
    case .removed: return ("removed \(name)", [])
    case .moved: return ("\(name), in another place", [])
    case .reordered: return ("the order of \(first.attribute ?? "subviews")", [])
    case .changed:
      let acting = changes.filter { Self.weight($0) < 9 && acts($0, by: cause) }.sorted {
        Self.weight($0) < Self.weight($1)
      }
      let told = Array((acting.isEmpty ? changes : acting).prefix(2))
      let words = told.map { "\($0.attribute ?? "") \(ChangeClauses.values($0))" }
      return ("\(name): \(Words.list(words, of: "value"))", told)
    }
  }

  /// Whether a change of an attribute or a class is among the details of a cause, which name those that act. Texts, fonts and images have other names
  /// there.
  private func acts(_ change: StructuralChange, by cause: FrameChange.Cause) -> Bool {
    if cause.details.isEmpty { return true }
    if change.topic == .type { return cause.details.contains { $0.hasPrefix("customClass:") } }
    guard change.topic == .attribute, let name = change.attribute else { return true }
    return cause.details.contains { $0.hasPrefix("\(name):") || $0.hasPrefix("\(name).") || $0.contains(".\(name):") }
  }

  /// What a view is placed by comes first; 9 for what places none.
  private static func weight(_ change: StructuralChange) -> Int {
    switch change.topic {
    case .image: return 0
    case .text, .constraint: return 1
    case .appearance: return change.attribute?.lowercased().hasSuffix("font") == true ? 1 : 9
    case .attribute: return 2
    case .type: return change.attribute == "class" ? 3 : 9
    default: return 9
    }
  }
}
