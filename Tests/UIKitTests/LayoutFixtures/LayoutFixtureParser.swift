import UIKit

/// Reads `.layout` files. Pure: text in, cases out.
struct LayoutFixtureParser {
  let file: String
  private var fixture = LayoutFixture()
  /// What all sections of the file share.
  private var shared: LayoutCase
  private var sections: [LayoutCase] = []
  private var number = 0
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

  private mutating func change(_ body: (inout LayoutCase) throws -> Void) rethrows {
    if sections.isEmpty { try body(&shared) } else { try body(&sections[sections.count - 1]) }
  }

  // MARK: Before the `---`

  private mutating func readDescription(_ content: String, _ indentation: Int) throws {
    if let value = content.value(after: "screen:") {
      let (size, scale) = try size(value)
      change {
        $0.screen = size
        $0.scale = scale ?? $0.scale
      }
    } else if let value = content.value(after: "built:") {
      let size = try size(value).0
      change { $0.built = size }
    } else if let value = content.value(after: "direction:") {
      guard ["rtl", "ltr", "both"].contains(value) else { throw error("direction is ltr, rtl or both") }
      change {
        $0.isRightToLeft = value == "rtl"
        $0.alsoMirrored = value == "both"
      }
    } else if let value = content.value(after: "safe-area:") {
      let insets = try numbers(value, count: 4)
      change { $0.safeArea = insets }
    } else if let value = content.value(after: "then:") {
      let words = value.split(separator: " ").map(String.init)
      guard words.count >= 2 else { throw error("then: verb name values") }
      let step = LayoutCase.Step(line: number, verb: words[0], words: Array(words.dropFirst()))
      change { $0.steps.append(step) }
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
    let attributes = try words.dropFirst(2).map { word in
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw error("`\(word)` is no key=value") }
      return (key: parts[0], value: parts[1])
    }
    return LayoutCase.Node(
      line: number, depth: indentation / 2, name: String(words[0].dropLast()), kind: kind, attributes: attributes)
  }

  // MARK: Equations

  private func equation(_ content: String) throws -> LayoutCase.Equation {
    var words = content.split(separator: " ").map(String.init)
    var id: String?
    if let first = words.first, first.hasPrefix("["), first.hasSuffix("]") {
      id = String(words.removeFirst().dropFirst().dropLast())
    }
    var priority: Float?
    if let last = words.last, last.hasPrefix("@") {
      guard let value = Float(words.removeLast().dropFirst()) else { throw error("no priority: \(last)") }
      priority = value
    }
    guard words.count >= 3 else { throw error("`a.width == …` needs a right side") }
    var result = LayoutCase.Equation(
      line: number, id: id, first: try operand(words[0]), relation: words[1], multiplier: 1, second: nil, constant: 0,
      priority: priority)
    try readRightSide(Array(words.dropFirst(2)), into: &result)
    return result
  }

  /// `2`, `b.width`, `0.5 * b.width - 8`.
  private func readRightSide(_ words: [String], into result: inout LayoutCase.Equation) throws {
    var rest = words
    if rest.count == 1, let constant = quotient(rest[0]) {
      result.constant = constant
      return
    }
    if rest.count >= 3, rest[1] == "*" {
      guard let multiplier = quotient(rest[0]) else { throw error("no number: \(rest[0])") }
      result.multiplier = multiplier
      rest.removeFirst(2)
    }
    result.second = try operand(rest.removeFirst())
    if rest.isEmpty { return }
    guard rest.count == 2, ["+", "-"].contains(rest[0]), let constant = quotient(rest[1]) else {
      throw error("`+ constant` or `- constant` expected, not `\(rest.joined(separator: " "))`")
    }
    result.constant = rest[0] == "+" ? constant : -constant
  }

  private func operand(_ word: String) throws -> LayoutCase.Operand {
    let parts = word.split(separator: ".").map(String.init)
    guard parts.count == 2 || parts.count == 3 else { throw error("no item.attribute: \(word)") }
    return LayoutCase.Operand(item: parts[0], guide: parts.count == 3 ? parts[1] : nil, attribute: parts.last!)
  }

  // MARK: After the `---`

  private mutating func readExpectation(_ content: String) throws {
    if let value = content.value(after: "ambiguous:") {
      change { $0.expected.ambiguous.formUnion(value.split(separator: " ").map(String.init)) }
    } else if let value = content.value(after: "breaks:") {
      change { $0.expected.breaks.formUnion(value.split(separator: " ").map(String.init)) }
    } else if let value = content.value(after: "fit:") {
      let fit = try fit(value, asksConstraints: true)
      change { $0.expected.fits.append(fit) }
    } else if let value = content.value(after: "fits:") {
      let fit = try fit(value, asksConstraints: false)
      change { $0.expected.fits.append(fit) }
    } else if let value = content.value(after: "raises:") {
      change { $0.expected.raises.append(value) }
    } else {
      let words = content.split(separator: " ").map(String.init)
      guard words.count == 5 else { throw error("`name x y width height` expected") }
      let values = try words.dropFirst().map(openNumber)
      let line = number
      change { $0.expected.frames.append((line, words[0], values)) }
    }
  }

  /// `view 100x0 @1000,50 = 100 46`.
  private func fit(_ text: String, asksConstraints: Bool) throws -> LayoutCase.Fit {
    let words = text.split(separator: " ").map(String.init)
    guard let sign = words.firstIndex(of: "="), sign == 2 || sign == 3, words.count == sign + 3
    else { throw error("`view WxH @h,v = width height` expected") }
    let priorities = sign == 3 ? words[2].dropFirst().split(separator: ",").compactMap { Float($0) } : []
    guard priorities.count == (sign == 3 ? 2 : 0) else { throw error("two priorities expected: \(words[2])") }
    return LayoutCase.Fit(
      line: number, view: words[0], target: try size(words[1]).0, priorities: asksConstraints ? priorities : nil,
      size: try words.suffix(2).map(openNumber))
  }

  // MARK: Numbers

  /// `-` for what is open.
  private func openNumber(_ word: String) throws -> Double? {
    if word == "-" { return nil }
    guard let value = quotient(word) else { throw error("no number: \(word)") }
    return value
  }

  /// `320x568` or `320x568@2x`.
  private func size(_ text: String) throws -> (LayoutCase.Size, Double?) {
    let parts = text.split(separator: "@")
    let lengths = parts.first.map { $0.split(separator: "x").compactMap { Double($0) } } ?? []
    guard lengths.count == 2, parts.count <= 2 else { throw error("no size: \(text)") }
    let size = LayoutCase.Size(width: lengths[0], height: lengths[1])
    guard parts.count == 2 else { return (size, nil) }
    guard let scale = Double(parts[1].replacingOccurrences(of: "x", with: "")) else { throw error("no scale: \(text)") }
    return (size, scale)
  }

  private func numbers(_ text: String, count: Int) throws -> [Double] {
    let values = text.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    guard values.count == count else { throw error("\(count) numbers expected, not `\(text)`") }
    return values
  }
}

/// `12`, `-3.5`, `320/3`.
func quotient(_ text: String) -> Double? {
  let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Double($0) }
  guard let first = parts.first, let numerator = first else { return nil }
  if parts.count == 1 { return numerator }
  guard parts.count == 2, let denominator = parts[1] else { return nil }
  return numerator / denominator
}

extension String {
  /// What follows a header's key; nil for another line.
  fileprivate func value(after key: String) -> String? {
    hasPrefix(key) ? dropFirst(key.count).trimmingCharacters(in: .whitespaces) : nil
  }
}
