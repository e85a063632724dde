import Geometry
import LayoutReports
import Merging

/// Sentences about the changes of one document: each change is in one of them.
struct ChangeClauses {
  private(set) var all: [ChangeClause] = []
  private let document: ComparedDocument
  /// Constraints that are told as the reason of a move.
  private var told: Set<String> = []

  init(_ document: ComparedDocument) {
    self.document = document
    tellMoves()
    let rest = document.structure.filter { !told.contains($0.id) || $0.topic != .constraint }
    tellScenes(rest.filter { $0.topic == .scene })
    var names: [String?] = []
    for change in rest where change.topic != .scene && !names.contains(change.scene) { names.append(change.scene) }
    for name in names { tell(rest.filter { $0.topic != .scene && $0.scene == name }, of: name) }
    let order = names + all.map(\.scene)
    let places = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
    all = all.enumerated().sorted { a, b in
      let (one, other) = (a.element, b.element)
      let left = (places[one.scene] ?? 0, one.rank, a.offset)
      return left < (places[other.scene] ?? 0, other.rank, b.offset)
    }
    .map(\.element)
  }

  private mutating func add(
    _ rank: Int, _ scene: String?, _ changes: [StructuralChange], _ text: String, _ kind: String, common: String? = nil
  ) {
    guard let first = changes.first else { return }
    all.append(
      ChangeClause(
        scene: scene, rank: rank, line: first.line, column: first.column, text: text, common: common,
        tally: [kind: changes.count]))
  }

  // MARK: Scenes and objects

  private mutating func tellScenes(_ changes: [StructuralChange]) {
    for (kind, word) in [(StructuralChange.Kind.added, "new"), (.removed, "removed")] {
      let scenes = changes.filter { $0.kind == kind }
      if scenes.count > 2 {
        let names = Words.list(scenes.map { Words.short($0.name) }, atMost: 8)
        let parts = scenes.reduce(into: [String: Int]()) { $0.merge($1.parts, uniquingKeysWith: +) }
        add(0, nil, scenes, "\(scenes.count) \(word) scenes: \(names), with \(Words.counts(parts, atMost: 3))", "scene")
      } else {
        for scene in scenes {
          add(0, nil, [scene], "\(word) \(Words.plain(scene.name))\(contents(of: scene))", "scene")
        }
      }
    }
  }

  /// What came or went with an object, in parentheses.
  private func contents(of change: StructuralChange) -> String {
    let texts = change.texts.filter { !change.name.hasSuffix("“\($0)”") }
    let words = texts.prefix(2).map { "“\($0)”" }.joined(separator: ", ") + (texts.count > 2 ? ", …" : "")
    let list = [words, Words.counts(change.parts, atMost: 3), Words.list(change.connections, atMost: 3)].filter {
      !$0.isEmpty
    }.joined(separator: ", ")
    return list.isEmpty ? "" : " (\(list))"
  }

  private mutating func tell(_ changes: [StructuralChange], of scene: String?) {
    var byTopic: [StructuralChange.Topic: [StructuralChange]] = [:]
    for change in changes { byTopic[change.topic, default: []].append(change) }
    for topic in StructuralChange.Topic.allCases {
      guard let found = byTopic[topic] else { continue }
      switch topic {
      case .scene: break
      case .object: tellObjects(found, scene)
      case .hierarchy: tellPlaces(found, scene)
      case .order:
        let words = found.map { "\(Words.short($0.name)) is now \($0.new ?? "")" }
        add(6, scene, found, "order of \(found[0].attribute ?? ""): " + Words.list(words), "place in an order")
      case .connection, .segue: tellConnections(found, scene)
      case .constraint: tellConstraints(found, scene)
      case .document, .type, .identifier, .text, .appearance, .image, .attribute, .variation:
        tellValues(found, scene, topic)
      }
    }
  }

  private mutating func tellObjects(_ changes: [StructuralChange], _ scene: String?) {
    for (kind, word) in [(StructuralChange.Kind.added, "added"), (.removed, "removed")] {
      let objects = changes.filter { $0.kind == kind }
      guard !objects.isEmpty else { continue }
      let words = objects.map { "\(Words.plain($0.name))\(contents(of: $0))" }
      add(1, scene, objects, "\(word) " + Words.list(words), "\(word) object")
    }
  }

  private mutating func tellPlaces(_ changes: [StructuralChange], _ scene: String?) {
    var groups: [(key: String, changes: [StructuralChange])] = []
    for change in changes {
      let key = "from \(Words.plain(change.old ?? "")) into \(Words.plain(change.new ?? ""))"
      if let index = groups.firstIndex(where: { $0.key == key }) {
        groups[index].changes.append(change)
      } else {
        groups.append((key, [change]))
      }
    }
    for group in groups {
      let names = Words.list(group.changes.map { Words.short($0.name) })
      add(2, scene, group.changes, "\(names) moved \(group.key)", "moved object")
    }
  }

  private mutating func tellConnections(_ changes: [StructuralChange], _ scene: String?) {
    guard let topic = changes.first?.topic else { return }
    let (word, rank) = topic == .segue ? ("segue", 4) : ("connection", 3)
    // What one object has is said once of it.
    var groups: [(owner: String, kind: StructuralChange.Kind, changes: [StructuralChange])] = []
    for change in changes {
      let owner = change.name.range(of: " of the ").map { String(change.name[$0.upperBound...]) } ?? ""
      let own = topic == .segue ? "" : owner
      if let index = groups.firstIndex(where: { $0.owner == own && $0.kind == change.kind }) {
        groups[index].changes.append(change)
      } else {
        groups.append((own, change.kind, [change]))
      }
    }
    for (owner, kind, found) in groups {
      let verb = kind == .added ? "new " : kind == .removed ? "removed " : kind == .moved ? "moved " : ""
      let words = found.map { change in
        let name = owner.isEmpty ? change.name : String(change.name.prefix(change.name.count - owner.count - 8))
        let target = topic == .segue || kind != .added ? "" : change.new.map { " to “\($0)”" } ?? ""
        let attribute = change.attribute == "destination" ? "" : change.attribute.map { "\($0) " } ?? ""
        return Words.plain(name) + target + (kind == .changed ? ": \(attribute)\(values(change))" : "")
      }
      // The controller of the scene needs no name.
      let place = owner.isEmpty || Words.short("the \(owner)") == "“\(scene ?? "")”" ? "" : "\(owner): "
      add(rank, scene, found, place + verb + Words.list(words), word)
    }
  }

  // MARK: Values

  private func values(_ change: StructuralChange) -> String {
    func said(_ value: String?) -> String {
      guard let value else { return "none" }
      return change.topic == .text || change.topic == .identifier || change.topic == .type ? "“\(value)”" : value
    }
    return "\(said(change.old)) → \(said(change.new))"
  }

  private mutating func tellValues(
    _ changes: [StructuralChange], _ scene: String?, _ topic: StructuralChange.Topic
  ) {
    // What changed of one object in many ways is one clause; the same value of many objects is one, too.
    var groups: [(key: String, changes: [StructuralChange])] = []
    for change in changes {
      let key = "\(change.attribute ?? "") \(values(change))"
      if let index = groups.firstIndex(where: { $0.key == key }) {
        groups[index].changes.append(change)
      } else {
        groups.append((key, [change]))
      }
    }
    let rank: [StructuralChange.Topic: Int] = [
      .document: 0, .type: 3, .identifier: 3, .text: 5, .appearance: 6, .image: 6,
    ]
    var alone: [(object: String, changes: [StructuralChange])] = []
    for group in groups {
      let first = group.changes[0]
      if group.changes.count > 1 {
        let names = Words.list(group.changes.map { Words.short($0.name) })
        add(
          rank[topic] ?? 7, scene, group.changes, "\(first.attribute ?? "value") of \(names): \(values(first))",
          word(topic), common: group.key)
      } else if let index = alone.firstIndex(where: { $0.object == first.id }) {
        alone[index].changes.append(first)
      } else {
        alone.append((first.id, [first]))
      }
    }
    for (_, changes) in alone {
      let words = changes.map { "\($0.attribute ?? "value") \(values($0))" }
      let name = changes[0].topic == .document ? "the document" : changes[0].name
      add(
        rank[topic] ?? 7, scene, changes, "\(Words.plain(name)): " + Words.list(words, atMost: 4), word(topic),
        common: changes.count == 1 ? words[0] : nil)
    }
  }

  private func word(_ topic: StructuralChange.Topic) -> String {
    switch topic {
    case .type: "class"
    case .appearance: "color or font"
    case .variation: "variation by size class"
    case .document: "setting of the document"
    default: topic.rawValue
    }
  }

  private mutating func tellConstraints(_ changes: [StructuralChange], _ scene: String?) {
    var parts: [String] = []
    let kinds: [(StructuralChange.Kind, String)] = [
      (.added, "new"), (.removed, "removed"), (.changed, "changed"), (.moved, "moved"),
    ]
    for (kind, word) in kinds {
      var seen: [String] = []
      let found = changes.filter { $0.kind == kind }
      for change in found where !seen.contains(change.id) { seen.append(change.id) }
      guard let first = found.first else { continue }
      let count = seen.count
      if count == 1 {
        let said = kind == .changed ? ": " + Words.list(found.map { "\($0.attribute ?? "") \(values($0))" }) : ""
        parts.append("\(word) constraint \(Words.short(first.name))\(said)")
      } else {
        parts.append("\(count) \(word) constraints (\(Words.list(Self.shortNames(found, seen), atMost: 3)))")
      }
    }
    let moves = document.configurations == 0 || document.moves.contains { document.scenes[$0.id] == scene }
    add(8, scene, changes, parts.joined(separator: ", ") + (moves ? "" : "; no view moves"), "constraint")
  }

  private static func shortNames(_ changes: [StructuralChange], _ ids: [String]) -> [String] {
    ids.compactMap { id in
      changes.first { $0.id == id }.map { change in
        let values =
          change.kind == .changed ? ": \(change.attribute ?? "") \(change.old ?? "none") → \(change.new ?? "none")" : ""
        return Words.short(change.name) + values
      }
    }
  }

  // MARK: Moves

  private mutating func tellMoves() {
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

  private mutating func tell(_ moves: [FrameChange], in scene: String?) {
    // A move has several causes; the one that most moves have is told.
    var frequency: [String: Int] = [:]
    for move in moves { for cause in move.causes { frequency[cause.id, default: 0] += 1 } }
    var groups: [(key: String?, cause: FrameChange.Cause?, moves: [FrameChange])] = []
    for move in moves {
      let most = move.causes.map { frequency[$0.id] ?? 0 }.max()
      let cause = move.causes.first { frequency[$0.id] == most }
      let key = cause.map { reason($0) == Self.storedFrames ? Self.storedFrames : $0.id }
      if let index = groups.firstIndex(where: { $0.key == key }) {
        groups[index].moves.append(move)
      } else {
        groups.append((key, cause, [move]))
      }
    }
    for (_, cause, moves) in groups {
      let because = cause.map { " because of \(reason($0))" } ?? ""
      if let cause, cause.element == "constraint" { told.insert(cause.id) }
      let text = Movement(moves).text + because
      all.append(
        ChangeClause(
          scene: scene, rank: 6, line: moves[0].line, column: moves[0].column, text: text,
          tally: ["moved view": moves.count]))
    }
  }

  private static let storedFrames = "stored frames"

  private func reason(_ cause: FrameChange.Cause) -> String {
    let changes = document.structure.filter { $0.id == cause.id }
    if !cause.details.isEmpty, cause.details.allSatisfy({ $0.hasPrefix("frame.") || $0.contains(".frame.") }) {
      return Self.storedFrames
    }
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
    case .changed: return name + ": " + Words.list(changes.map { "\($0.attribute ?? "") \(values($0))" })
    }
  }
}

/// What some views do for one reason.
private struct Movement {
  private let moves: [FrameChange]

  init(_ moves: [FrameChange]) { self.moves = moves }

  /// `“Title” and 6 more move 22 points up everywhere`.
  var text: String {
    let names = Words.list(moves.map { "“\($0.name)”" }, atMost: moves.count == 2 ? 2 : 3)
    return "\(names) \(verb)\(place)"
  }

  private var isOne: Bool { moves.count == 1 }

  private var verb: String {
    let frames = moves.compactMap(\.frames.first)
    if frames.allSatisfy({ $0.old == nil }) { return isOne ? "appears" : "appear" }
    if frames.allSatisfy({ $0.new == nil }) { return isOne ? "disappears" : "disappear" }
    let both = frames.compactMap { frames in frames.old.flatMap { old in frames.new.map { (old, $0) } } }
    let steps = [
      span(both.map { $1.x - $0.x }, "right", "left"), span(both.map { $1.y - $0.y }, "down", "up"),
    ].compactMap { $0 }
    let sizes = [
      span(both.map { $1.width - $0.width }, "wider", "narrower"),
      span(both.map { $1.height - $0.height }, "higher", "lower"),
    ].compactMap { $0 }
    let parts = [
      steps.isEmpty ? nil : (isOne ? "moves " : "move ") + steps.joined(separator: " and "),
      sizes.isEmpty ? nil : (isOne ? "becomes " : "become ") + sizes.joined(separator: " and "),
    ].compactMap { $0 }
    return parts.isEmpty ? (isOne ? "changes" : "change") : parts.joined(separator: ", ")
  }

  /// `22 points up`, `8 to 22 points up`; nil if hardly anything does so.
  private func span(_ differences: [Double], _ positive: String, _ negative: String) -> String? {
    let real = differences.filter { abs($0) >= 0.1 }
    guard let first = real.first else { return nil }
    guard real.allSatisfy({ ($0 > 0) == (first > 0) }) else { return "\(positive) or \(negative)" }
    let sizes = real.map(abs)
    let (low, high) = (DecimalText.short(sizes.min() ?? 0), DecimalText.short(sizes.max() ?? 0))
    let points = low == high ? "\(low) \(low == "1" ? "point" : "points")" : "\(low) to \(high) points"
    return "\(points) \(first > 0 ? positive : negative)"
  }

  private var place: String {
    let counts = Set(moves.map(\.frames.count))
    let tried = moves[0].tried
    if counts == [tried] { return tried > 1 ? " everywhere" : "" }
    let most = counts.max() ?? 0
    return " on \(counts.count > 1 ? "up to " : "")\(most) of \(tried) (\(moves[0].frames.first?.configuration ?? ""))"
  }
}
