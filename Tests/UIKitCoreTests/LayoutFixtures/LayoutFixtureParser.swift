import UIKitCore

/// Reads `.layout` files. Pure: text in, cases out.
struct LayoutFixtureParser {
  let file: String
  private var fixture = LayoutFixture()
  /// What all sections of the file share.
  private var shared: LayoutCase
  private var sections: [LayoutCase] = []
  private(set) var number = 0
  private var isExpecting = false

  static func parse(_ text: String, file: String) throws -> LayoutFixture {
    var parser = LayoutFixtureParser(file: file)
    return try parser.read(text)
  }

  private init(file: String) {
    self.file = file
    shared = LayoutCase(name: file)
  }

  func error(_ problem: String) -> LayoutFixtureError { LayoutFixtureError(file: file, line: number, problem: problem) }

  // MARK: Lines

  private mutating func read(_ text: String) throws -> LayoutFixture {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      let content = line.trimmingCharacters(in: .whitespaces)
      if content.isEmpty || content.hasPrefix("#") { continue }
      try readLine(content, indentation: line.prefix { $0 == " " }.count)
    }
    if sections.isEmpty { sections = [shared] }
    guard fixture.source.count > 12 else { throw error("no source: that says why the frames are right") }
    if let empty = sections.first(where: { $0.expected.isEmpty }) {
      throw error("\(empty.name) expects nothing")
    }
    fixture.cases = sections
    return fixture
  }

  private mutating func readLine(_ content: String, indentation: Int) throws {
    if content == "---" {
      isExpecting = true
    } else if let value = content.value(after: "source:") {
      fixture.source += value
    } else if let value = content.value(after: "case:") {
      try beginSection(value)
    } else if isExpecting {
      try readExpectation(content)
    } else {
      try readDescription(content, indentation)
    }
  }

  /// `case: name 320x568@2x built 100x100 rtl`.
  private mutating func beginSection(_ value: String) throws {
    // What stands between the first `---` and the first case is expected of every case.
    var section = shared
    let words = value.split(separator: " ").map(String.init)
    section.name += ", " + value
    for (index, word) in words.enumerated() {
      if word == "rtl" { section.isRightToLeft = true }
      if word == "built", index + 1 < words.count { section.built = try size(words[index + 1]).0 }
      if index > 0, words[index - 1] == "built" { continue }
      if word.first?.isNumber == true, word.contains("x"), let (size, scale) = try? size(word) {
        section.screen = size
        if let scale { section.scale = scale }
      }
    }
    sections.append(section)
    isExpecting = false
  }

  mutating func change(_ body: (inout LayoutCase) throws -> Void) rethrows {
    if sections.isEmpty { try body(&shared) } else { try body(&sections[sections.count - 1]) }
  }

  // MARK: Before the `---`

  private mutating func readDescription(_ content: String, _ indentation: Int) throws {
    if try readSurroundings(content) { return }
    if let value = content.value(after: "then:") {
      let words = value.split(separator: " ").map(String.init)
      guard words.count >= 2 else { throw error("then: verb name values") }
      let step = LayoutCase.Step(line: number, verb: words[0], words: Array(words.dropFirst()))
      change { $0.steps.append(step) }
    } else if let value = content.value(after: "with:") {
      try addAttributes(value)
    } else if ["==", "<=", ">="].contains(where: content.contains) {
      let equation = try equation(content)
      change { $0.constraints.append(equation) }
    } else {
      let node = try node(content, indentation)
      change { $0.nodes.append(node) }
    }
  }

  /// `name: Class key=value …`.
  private func node(_ content: String, _ indentation: Int) throws -> LayoutCase.Node {
    let words = content.split(separator: " ").map(String.init)
    guard words.count >= 2, words[0].hasSuffix(":"), let kind = LayoutCase.Node.Kind(rawValue: words[1]) else {
      throw error("neither `name: View …` nor a constraint: \(content)")
    }
    guard indentation % 2 == 0 else { throw error("indent by two spaces for each level") }
    return LayoutCase.Node(
      line: number, depth: indentation / 2, name: String(words[0].dropLast()), kind: kind,
      attributes: try attributes(words.dropFirst(2)))
  }

  private func attributes(_ words: some Sequence<String>) throws -> [(key: String, value: String)] {
    try words.map { word in
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw error("`\(word)` is no key=value") }
      return (key: parts[0], value: parts[1])
    }
  }

  /// `with: name key=value …`: more attributes of a node that several cases share.
  private mutating func addAttributes(_ value: String) throws {
    let words = value.split(separator: " ").map(String.init)
    let added = try attributes(words.dropFirst())
    let problem = error("no item called \(words.first ?? "")")
    try change {
      guard let index = $0.nodes.firstIndex(where: { $0.name == words.first }) else { throw problem }
      $0.nodes[index].attributes += added
    }
  }
}
