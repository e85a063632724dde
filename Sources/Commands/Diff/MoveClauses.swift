import Geometry
import LayoutReports
import Merging

/// Sentences about the views of one document that are elsewhere, grouped by why.
///
/// What a view does along the one axis may have another cause than what it does along the other. Views share numbers only if theirs are
/// the same within a point; others that move for the same reason follow.
struct MoveClauses {
  private(set) var all: [ChangeClause] = []
  /// The changes that are told as the reason of a move; a constraint with all that changed of it.
  private(set) var told: Set<StructuralChange> = []
  private let document: ComparedDocument
  private let reasons: MoveReasons

  init(_ document: ComparedDocument) {
    self.document = document
    reasons = MoveReasons(document)
    var known: Set<String> = []
    for change in document.structure
    where change.topic == .object || change.topic == .scene || change.topic == .hierarchy {
      known.formUnion(change.kind == .moved ? [change.id] : change.ids)
    }
    // An object has one name in all sentences.
    var names: [String: String] = [:]
    for change in document.structure where change.topic != .constraint && change.topic != .connection {
      names[change.id] = Words.short(change.name)
    }
    var byScene: [(scene: String?, moves: [FrameChange])] = []
    for var move in document.moves where !known.contains(move.id) {
      move.name = names[move.id] ?? "“\(Words.cut(move.name))”"
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

    /// The longest step of its views, in points.
    var length: Double { movements.map(\.length).max() ?? 0 }
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
      let key = cause.map { MoveReasons.isOfFrames($0) ? MoveReasons.storedFrames : $0.id }
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
    // What goes furthest is seen first.
    let told = alike(groups).enumerated().sorted { ($1.element.length, $0.offset) < ($0.element.length, $1.offset) }
    for (_, group) in told { tell(group, in: scene, &counted) }
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
      // What the document says of fonts and images is told before moves that nothing explains.
      for movement in group.movements { add(movement.text, movement.moves, scene, &counted, rank: 7) }
      return
    }
    if group.key == MoveReasons.storedFrames {
      for movement in group.movements {
        add("\(movement.text) because of \(MoveReasons.storedFrames)", movement.moves, scene, &counted)
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
    var others: [Movement] = []
    for (index, movement) in group.movements.enumerated() where index != first {
      var movement = movement
      movement.moves.removeAll { move in main.moves.contains { $0.id == move.id } }
      // What follows does so by as much.
      if !movement.moves.isEmpty, !movement.follows(main) { others.append(movement) }
      for move in movement.moves where movement.follows(main) && !followers.contains(where: { $0.id == move.id }) {
        followers.append(move)
      }
    }
    let more =
      followers.isEmpty ? "" : "; \(Movement.names(followers)) \(followers.count == 1 ? "follows" : "follow")"
    let all = main.moves.flatMap(\.causes).filter { $0.axis == nil || main.axis == nil || $0.axis == main.axis }
    var reason = reasons.reason(cause, among: all)
    if !group.others.isEmpty {
      reason.text = "\(group.others.count + 1) constraints: \(reasons.change(ofConstraint: cause.id) ?? "")"
    }
    if cause.element == "constraint" {
      var ids = [cause.id] + group.others
      let acting = constraints(of: main)
      if group.others.isEmpty, acting.count > 1 {
        let named = acting.count == 2 ? acting : [acting.first { $0.id == cause.id } ?? acting[0]]
        let rest = acting.count - named.count
        reason.text =
          named.map { reasons.reason($0, among: all).text }.joined(separator: " and ")
          + (rest > 0 ? " and \(rest) more constraints" : "")
        ids = named.map(\.id)
      }
      reason.told = document.structure.filter { $0.topic == .constraint && ids.contains($0.id) }
    }
    // One that several scenes show is told once more, and counted with the first.
    let new = reason.told.filter { !told.contains($0) }
    told.formUnion(new)
    add("\(main.text) because of \(reason.text)\(more)", main.moves + followers, scene, &counted, reasons: new)
    for movement in others { add("\(movement.text) because of \(reason.text)", movement.moves, scene, &counted) }
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
        let change = reasons.change(ofConstraint: cause.id), let move = group.movements[0].moves.first
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
}
