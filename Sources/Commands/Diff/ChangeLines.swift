import LayoutReports
import Merging

/// What a reviewer wants to know of a document, in as few lines as are asked for.
package struct ChangeLines {
  /// One line: a place in the document and what changed there.
  package struct Line: Hashable, Sendable {
    /// The first line is 1.
    package var line: Int
    /// The first column is 1.
    package var column: Int
    /// The name of the scene; nil for what concerns the document.
    package var scene: String?
    /// What changed.
    package var text: String

    /// With the scene.
    package var sentence: String { scene.map { "\($0): \(text)" } ?? text }
  }

  /// How long a line may become before what follows is counted only.
  private static let longest = 260

  /// The lines.
  package private(set) var lines: [Line] = []
  private let document: ComparedDocument

  /// - Parameter limit: the number of lines at most; nil for one for each thing that is said.
  package init(_ document: ComparedDocument, atMost limit: Int?) {
    self.document = document
    var clauses = ChangeClauses(document).all
    var head: [Line] = []
    if let whole = Self.whole(document) { head.append(Line(line: 1, column: 1, scene: nil, text: whole)) }
    if document.kind == .added || document.kind == .removed {
      lines = head
      return
    }
    for problem in document.problems.prefix(1) {
      let more = document.problems.count - 1
      head.append(
        Line(
          line: problem.line ?? 1, column: problem.column ?? 1, scene: nil,
          text: "new problem: \(Self.brief(problem.message))" + MoveReasons(document).reason(of: problem)
            + (more > 0 ? "; and \(more) more" : "")))
    }
    let budget = limit.map { max(1, $0 - head.count) } ?? .max
    if clauses.count > budget { clauses = Self.joined(clauses) }
    lines = head + Self.packed(clauses, budget)
    if lines.isEmpty, !document.derived.isEmpty {
      lines = [Line(line: 1, column: 1, scene: nil, text: Self.derived(document.derived))]
    }
  }

  /// What became of the document as a whole.
  private static func whole(_ document: ComparedDocument) -> String? {
    func scenes(_ word: String) -> String {
      let names = document.structure.filter { $0.topic == .scene }.map { Words.short($0.name) }
      let objects = document.structure.filter { $0.topic == .object }
      let parts = document.structure.reduce(into: [String: Int]()) { counts, change in
        counts.merge(change.parts, uniquingKeysWith: +)
      }
      let own =
        names.isEmpty
        ? Words.list(objects.map { Words.plain($0.name) }, of: "object") : Words.list(names, atMost: 8, of: "scene")
      return "\(word) document: \(own)" + (parts.isEmpty ? "" : ", with \(Words.counts(parts))")
    }
    switch document.kind {
    case .changed: return nil
    case .renamed: return "renamed from \(document.formerFile ?? "")"
    case .added: return scenes("new")
    case .removed: return scenes("removed")
    }
  }

  private static func derived(_ kinds: [DerivedDifference]) -> String {
    let words = kinds.map { kind in
      switch kind {
      case .frames: "stored frames"
      case .canvas: "the canvas"
      case .versions: "versions"
      case .resources: "lists of resources"
      case .empty: "empty elements"
      case .bytes: "white space"
      }
    }
    return "no visible change; the files differ only in \(Words.list(words, atMost: 6, of: "thing"))"
  }

  /// Messages about conflicts name every constraint.
  private static func brief(_ message: String) -> String {
    message.count > 180 ? message.prefix(179) + "…" : message
  }

  // MARK: Fewer lines

  /// What is said of several scenes alike is said once.
  private static func joined(_ clauses: [ChangeClause]) -> [ChangeClause] {
    var result: [ChangeClause] = []
    var groups: [String: Int] = [:]
    var scenes: [Int: [String]] = [:]
    for clause in clauses {
      guard let common = clause.common, let scene = clause.scene else {
        result.append(clause)
        continue
      }
      if let place = groups[common] {
        result[place].tally.merge(clause.tally, uniquingKeysWith: +)
        scenes[place, default: []].append(scene)
      } else {
        groups[common] = result.count
        scenes[result.count] = [scene]
        result.append(clause)
      }
    }
    for (place, names) in scenes where names.count > 1 {
      result[place].scene = nil
      result[place].text =
        "\(result[place].common ?? ""), \(result[place].count) times in \(Words.list(names, atMost: 4, of: "scene"))"
    }
    return result
  }

  /// One line for each clause if there are few enough, else lines of several clauses of a scene.
  private static func packed(_ clauses: [ChangeClause], _ budget: Int) -> [Line] {
    if clauses.count <= budget {
      return clauses.map { Line(line: $0.line, column: $0.column, scene: $0.scene, text: $0.text) }
    }
    var groups: [(scene: String?, clauses: [ChangeClause])] = []
    for clause in clauses {
      if let index = groups.firstIndex(where: { $0.scene == clause.scene }) {
        groups[index].clauses.append(clause)
      } else {
        groups.append((clause.scene, [clause]))
      }
    }
    groups = Self.shared(groups, budget)
    // Scenes with the most to say have lines of their own; the others share the last one.
    if groups.count > budget {
      let ranked = groups.indices.sorted { a, b in
        func key(_ index: Int) -> (Int, Int) {
          (groups[index].clauses.map(\.rank).min() ?? 9, -groups[index].clauses.map(\.count).reduce(0, +))
        }
        return key(a) == key(b) ? a < b : key(a) < key(b)
      }
      let own = Set(ranked.prefix(budget - 1))
      let rest = groups.indices.filter { !own.contains($0) }
      let clauses = rest.flatMap { groups[$0].clauses }
      let names = rest.compactMap { groups[$0].scene }
      var lines = groups.indices.filter { own.contains($0) }
        .flatMap { Self.lines(groups[$0].scene, groups[$0].clauses, 1) }
      // A text that somebody reads says more than a number.
      let (texts, others) = shown(clauses, 0)
      let first = texts.first ?? clauses.first
      let words = texts.map { clause in (clause.scene.map { "\($0): " } ?? "") + clause.text }.joined(separator: "; ")
      let places = names.filter { name in others.contains { $0.scene == name } }
      let place = places.isEmpty ? "also" : "in \(Words.list(places, atMost: 6, of: "scene")):"
      let counts = others.tallied
      lines.append(
        Line(
          line: first?.line ?? 1, column: first?.column ?? 1, scene: nil,
          text: [words, counts.isEmpty ? "" : "\(place) \(counts)"].filter { !$0.isEmpty }.joined(separator: "; ")))
      return lines
    }
    // Every scene has a line; the lines that are left go to those with the most clauses.
    var shares = [Int](repeating: 1, count: groups.count)
    for _ in 0..<(budget - groups.count) {
      let wanting = groups.indices.filter { groups[$0].clauses.count > shares[$0] }
      guard
        let next = wanting.max(by: {
          Double(groups[$0].clauses.count) / Double(shares[$0]) < Double(groups[$1].clauses.count) / Double(shares[$1])
        })
      else { break }
      shares[next] += 1
    }
    return zip(groups, shares).flatMap { lines($0.scene, $0.clauses, $1) }
  }

  /// Scenes of which one short thing is said share a line, if another scene has more to say than fits into its lines.
  private static func shared(
    _ groups: [(scene: String?, clauses: [ChangeClause])], _ budget: Int
  ) -> [(scene: String?, clauses: [ChangeClause])] {
    func length(_ clauses: [ChangeClause]) -> Int { clauses.map { $0.text.count + 2 }.reduce(0, +) }
    let spare = max(1, budget - groups.count + 1)
    guard groups.contains(where: { length($0.clauses) > spare * longest }) else { return groups }
    var line: ChangeClause?
    var rest: [(scene: String?, clauses: [ChangeClause])] = []
    var count = 0
    for group in groups {
      let clause = group.clauses[0]
      let text = (clause.scene.map { "\($0): " } ?? "") + clause.text
      guard group.clauses.count == 1, (line?.text.count ?? 0) + text.count + 2 <= longest else {
        rest.append(group)
        continue
      }
      count += 1
      if line == nil {
        line = clause
        line?.text = text
        line?.scene = nil
      } else {
        line?.text += "; " + text
        line?.tally.merge(clause.tally, uniquingKeysWith: +)
      }
    }
    guard let line, count > 1 else { return groups }
    return rest + [(nil, [line])]
  }

  /// The clauses of a scene in some lines; what does not fit is counted.
  private static func lines(_ scene: String?, _ clauses: [ChangeClause], _ count: Int) -> [Line] {
    var lines: [Line] = []
    var rest = clauses[...]
    for index in 0..<count {
      guard let first = rest.popFirst() else { break }
      var line = Line(line: first.line, column: first.column, scene: scene, text: first.text)
      let isLast = index == count - 1
      while let next = rest.first, isLast || rest.count > count - index - 1 {
        guard line.text.count + next.text.count + 2 <= longest else { break }
        line.text += "; " + next.text
        rest = rest.dropFirst()
      }
      lines.append(line)
    }
    if !rest.isEmpty, !lines.isEmpty {
      let others = fill(&lines, with: Array(rest))
      let counts = others.tallied
      if !counts.isEmpty { lines[lines.count - 1].text += "; and \(counts)" }
    }
    return lines
  }

  /// Puts short clauses where lines have room, those about what users see first; returns those that fit nowhere.
  private static func fill(_ lines: inout [Line], with clauses: [ChangeClause]) -> [ChangeClause] {
    func importance(_ clause: ChangeClause) -> Int {
      seen.firstIndex { clause.tally[$0] != nil } ?? seen.count
    }
    let order = clauses.indices.sorted { (importance(clauses[$0]), $0) < (importance(clauses[$1]), $1) }
    var left = Set(clauses.indices)
    for index in order {
      let text = "; \(clauses[index].text)"
      guard let place = lines.indices.last(where: { lines[$0].text.count + text.count <= longest }) else { continue }
      lines[place].text += text
      left.remove(index)
    }
    return clauses.indices.filter(left.contains).map { clauses[$0] }
  }

  /// Kinds of changes that users of an app see.
  private static let seen = ["text", "image", "font"]

  /// The clauses about texts that still fit into a line, and the others.
  private static func shown(_ clauses: [ChangeClause], _ length: Int) -> (texts: [ChangeClause], others: [ChangeClause])
  {
    var (texts, others): ([ChangeClause], [ChangeClause]) = ([], [])
    var length = length
    for clause in clauses {
      let next = length + clause.text.count + (clause.scene?.count ?? 0) + 4
      if clause.tally["text"] != nil, next <= longest {
        texts.append(clause)
        length = next
      } else {
        others.append(clause)
      }
    }
    return (texts, others)
  }
}
