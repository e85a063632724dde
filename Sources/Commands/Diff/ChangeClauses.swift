import LayoutReports
import Merging

/// Sentences about the changes of one document: each change is in one of them.
struct ChangeClauses {
  private(set) var all: [ChangeClause] = []
  private let document: ComparedDocument

  init(_ document: ComparedDocument) {
    self.document = document
    let moves = MoveClauses(document)
    all = moves.all
    // What is told as the reason of a move is not told again.
    let rest = document.structure.filter { !moves.told.contains($0) }
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
    add(rank, scene, changes, text, [kind: changes.count], common: common)
  }

  /// What a change is counted as where it is not told.
  static func kind(_ change: StructuralChange) -> String {
    switch change.topic {
    case .type: return "class"
    case .appearance: return change.attribute?.lowercased().hasSuffix("font") == true ? "font" : "color"
    case .variation: return "variation by size class"
    case .document: return "setting of the document"
    case .constraint:
      return "\(change.kind == .added ? "new" : change.kind == .removed ? "removed" : "changed") constraint"
    default: return change.topic.rawValue
    }
  }

  private static func tally(_ changes: [StructuralChange]) -> [String: Int] {
    changes.reduce(into: [:]) { $0[kind($1), default: 0] += 1 }
  }

  private mutating func add(
    _ rank: Int, _ scene: String?, _ changes: [StructuralChange], _ text: String, _ tally: [String: Int],
    common: String? = nil
  ) {
    guard let first = changes.first else { return }
    all.append(
      ChangeClause(
        scene: scene, rank: rank, line: first.line, column: first.column, text: text, common: common, tally: tally,
        attributes: changes.filter { $0.topic == .attribute }.compactMap(\.attribute)))
  }

  // MARK: Scenes and objects

  private mutating func tellScenes(_ changes: [StructuralChange]) {
    for (kind, word) in [(StructuralChange.Kind.added, "new"), (.removed, "removed")] {
      let scenes = changes.filter { $0.kind == kind }
      if scenes.count > 2 {
        let names = Words.list(scenes.map { Words.short($0.name) }, atMost: 8, of: "scene")
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
    // Three, and more if they are short.
    let fitting = texts.indices.prefix { texts[...$0].map(\.count).reduce(0, +) <= 90 }.count
    let count = texts.count == fitting ? fitting : max(2, min(fitting, texts.count))
    let words = texts.prefix(count).map { "“\($0)”" }.joined(separator: ", ") + (texts.count > count ? ", …" : "")
    let list = [words, Words.counts(change.parts, atMost: 3), Words.connections(change.connections)].filter {
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
        add(
          8, scene, found, "order of \(found[0].attribute ?? ""): " + Words.list(words, of: "object"),
          "place in an order")
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
      let words = objects.map { object in
        let owner = (object.new ?? object.old).map { " in \(Words.plain($0))" } ?? ""
        return "\(Words.plain(object.name))\(owner)\(contents(of: object))"
      }
      add(1, scene, objects, "\(word) " + Words.list(words, of: "object"), "\(word) object")
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
      // Of a single object its kind is told, too.
      let all = group.changes.map(\.name)
      let names = all.count == 1 ? Words.plain(all[0]) : Words.names(all)
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
      add(rank, scene, found, place + verb + Words.connections(words, atMost: 6), word)
    }
  }

  // MARK: Values

  static func values(_ change: StructuralChange) -> String {
    func said(_ value: String?) -> String {
      guard let value else { return "none" }
      if change.topic == .type, let module = value.range(of: " (module ") {
        return "“\(value[..<module.lowerBound])”\(value[module.lowerBound...])"
      }
      // Lines are short, and where texts differ is among their first words.
      if change.topic == .text { return "“\(Words.cut(value))”" }
      return change.topic == .identifier || change.topic == .type ? "“\(value)”" : value
    }
    return "\(said(change.old)) → \(said(change.new))"
  }

  private func values(_ change: StructuralChange) -> String { Self.values(change) }

  /// The same with the module of a class told with the class: `Chart (module App)`.
  private static func withModules(_ changes: [StructuralChange]) -> [StructuralChange] {
    func other(_ attribute: String, of change: StructuralChange) -> StructuralChange? {
      changes.first { $0.id == change.id && $0.attribute == attribute }
    }
    return changes.compactMap { change in
      switch change.attribute {
      case "class":
        guard let module = other("module", of: change) else { return change }
        var change = change
        change.old = change.old.map { name in name + (module.old.map { " (module \($0))" } ?? "") }
        change.new = change.new.map { name in name + (module.new.map { " (module \($0))" } ?? "") }
        return change
      case "module": return other("class", of: change) == nil ? change : nil
      case "module provider":
        return other("class", of: change) == nil && other("module", of: change) == nil ? change : nil
      default: return change
      }
    }
  }

  /// `system → Lato` for a font that keeps its size, which differs from view to view; nil for other changes.
  private static func face(_ change: StructuralChange) -> String? {
    guard change.topic == .appearance, change.attribute?.lowercased().hasSuffix("font") == true,
      let old = change.old?.split(separator: " "), let new = change.new?.split(separator: " "), old.count > 1,
      new.count > 1, old.last == new.last, old.last.flatMap({ Double($0) }) != nil
    else { return nil }
    return "\(old.dropLast().joined(separator: " ")) → \(new.dropLast().joined(separator: " "))"
  }

  private mutating func tellValues(
    _ changes: [StructuralChange], _ scene: String?, _ topic: StructuralChange.Topic
  ) {
    let changes = topic == .type ? Self.withModules(changes) : changes
    // What changed of one object in many ways is one clause; the same value of many objects is one, too.
    var groups: [(key: String, changes: [StructuralChange])] = []
    for change in changes {
      let key = "\(change.attribute ?? "") \(Self.face(change) ?? values(change))"
      if let index = groups.firstIndex(where: { $0.key == key }) {
        groups[index].changes.append(change)
      } else {
        groups.append((key, [change]))
      }
    }
    let rank: [StructuralChange.Topic: Int] = [
      .document: 0, .text: 2, .type: 3, .identifier: 3, .appearance: 6, .image: 6,
    ]
    var alone: [(object: String, changes: [StructuralChange])] = []
    for group in groups {
      let first = group.changes[0]
      if group.changes.count > 1 {
        let names = Words.names(group.changes.map(\.name))
        let isOfOne = group.changes.allSatisfy { values($0) == values(first) }
        let said = isOfOne ? values(first) : Self.face(first) ?? values(first)
        add(
          rank[topic] ?? 7, scene, group.changes, "\(first.attribute ?? "value") of \(names): \(said)",
          Self.tally(group.changes), common: group.key)
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
        rank[topic] ?? 7, scene, changes, "\(Words.plain(name)): " + Words.list(words, atMost: 4, of: "value"),
        Self.tally(changes),
        common: changes.count == 1 ? words[0] : nil)
    }
  }

  private mutating func tellConstraints(_ changes: [StructuralChange], _ scene: String?) {
    var parts: [String] = []
    var tally: [String: Int] = [:]
    let kinds: [(StructuralChange.Kind, String)] = [
      (.added, "new"), (.removed, "removed"), (.changed, "changed"), (.moved, "moved"),
    ]
    for (kind, word) in kinds {
      var seen: [String] = []
      let found = changes.filter { $0.kind == kind }
      for change in found where !seen.contains(change.id) { seen.append(change.id) }
      guard let first = found.first else { continue }
      let count = seen.count
      tally["\(word) constraint"] = count
      if count == 1 {
        let said =
          kind == .changed ? ": " + Words.list(found.map { "\($0.attribute ?? "") \(values($0))" }, of: "value") : ""
        parts.append("\(word) constraint \(Words.short(first.name))\(said)")
      } else {
        parts.append(
          "\(count) \(word) constraints (\(Words.list(Self.shortNames(found, seen), atMost: 3, of: "constraint")))")
      }
    }
    let moves =
      document.configurations == 0
      || document.moves.contains { document.scene(of: $0) == scene }
    add(8, scene, changes, parts.joined(separator: ", ") + (moves ? "" : "; no view moves"), tally)
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
}
