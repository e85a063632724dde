import Geometry
import LayoutReports
import Merging

/// Sentences about the views of one document that are elsewhere, and why.
///
/// What a view does along the one axis may have another cause than what it does along the other. Views share numbers only if theirs are
/// the same within a point; others that move for the same reason follow.
struct MoveClauses {
  private(set) var all: [ChangeClause] = []
  /// Constraints that are told as the reason of a move.
  private(set) var told: Set<String> = []
  private let document: ComparedDocument

  init(_ document: ComparedDocument) {
    self.document = document
    var known: Set<String> = []
    for change in document.structure
    where change.topic == .object || change.topic == .scene || change.topic == .hierarchy {
      known.formUnion(change.kind == .moved ? [change.id] : change.ids)
    }
    var byScene: [(scene: String?, moves: [FrameChange])] = []
    for move in document.moves where !known.contains(move.id) {
      let scene = document.scenes[move.id] ?? (document.scenes.isEmpty ? nil : move.scene)
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
    for group in groups { tell(group, in: scene, &counted) }
  }

  private mutating func tell(_ group: Group, in scene: String?, _ counted: inout Set<String>) {
    guard let cause = group.cause else {
      // Less than half a point is what others leave over.
      let small = group.movements.filter(\.isSmall)
      for movement in group.movements where !movement.isSmall { add(movement.text, movement.moves, scene, &counted) }
      let rest = small.flatMap(\.moves)
      if rest.count > 1 {
        add("\(rest.count) views move by less than half a point", rest, scene, &counted, rank: 9)
      } else {
        for movement in small { add(movement.text, movement.moves, scene, &counted, rank: 9) }
      }
      return
    }
    if cause.element == "constraint" { told.insert(cause.id) }
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
        return (one.isSmall ? 0 : 1, one.moves.count, -$0) < (other.isSmall ? 0 : 1, other.moves.count, -$1)
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
    let all = group.movements.flatMap(\.moves).flatMap(\.causes)
    add(
      "\(main.text) because of \(reason(cause, among: all))\(more)", main.moves + followers, scene, &counted)
  }

  /// A view that is told twice counts once.
  private mutating func add(
    _ text: String, _ moves: [FrameChange], _ scene: String?, _ counted: inout Set<String>, rank: Int = 6
  ) {
    let new = Set(moves.map(\.id)).subtracting(counted)
    counted.formUnion(new)
    all.append(
      ChangeClause(
        scene: scene, rank: rank, line: moves[0].line, column: moves[0].column, text: text,
        tally: new.isEmpty ? [:] : ["moved view": new.count]))
  }

  // MARK: Reasons

  private static let storedFrames = "stored frames"

  private func isOfFrames(_ cause: FrameChange.Cause) -> Bool {
    !cause.details.isEmpty && cause.details.allSatisfy { $0.hasPrefix("frame.") || $0.contains(".frame.") }
  }

  private func reason(_ cause: FrameChange.Cause, among causes: [FrameChange.Cause]) -> String {
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
        return "\(cause.kind == .removed ? "removed" : "new") \(Words.list(names, of: "object"))"
      }
    }
    let all = document.structure.filter { $0.id == cause.id }
    // That a view is in front of another one is told where nothing else is.
    let values = all.filter { $0.topic != .order }
    let changes = values.isEmpty ? all : values
    guard let first = changes.first else {
      // What came or went with an object.
      guard let whole = document.structure.first(where: { $0.ids.contains(cause.id) }) else { return cause.text }
      return "\(whole.kind == .removed ? "removed" : "new") \(Words.plain(whole.name))"
    }
    let name = Words.plain(first.name)
    switch first.kind {
    case .added: return "new \(name)"
    case .removed: return "removed \(name)"
    case .moved: return "\(name), in another place"
    case .reordered: return "the order of \(first.attribute ?? "subviews")"
    case .changed:
      let acting = changes.filter { Self.weight($0) < 9 }.sorted { Self.weight($0) < Self.weight($1) }
      let words = (acting.isEmpty ? changes : acting).map { "\($0.attribute ?? "") \(ChangeClauses.values($0))" }
      return name + ": " + Words.list(Array(words.prefix(2)), of: "value")
    }
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
