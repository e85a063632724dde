import UIKitCore

/// `[id] a.width == 0.5 * b.width - 8 @750`, and the numbers of all lines.
extension LayoutFixtureParser {
  func equation(_ content: String) throws -> LayoutCase.Equation {
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
    guard parts.count >= 2, let last = parts.last else { throw error("no item.attribute: \(word)") }
    return LayoutCase.Operand(item: parts[0], parts: Array(parts[1..<(parts.count - 1)]), attribute: last)
  }

  // MARK: Numbers

  /// `-` for what is open.
  func openNumber(_ word: String) throws -> Double? {
    if word == "-" { return nil }
    guard let value = quotient(word) else { throw error("no number: \(word)") }
    return value
  }

  /// `320x568` or `320x568@2x`.
  func size(_ text: String) throws -> (LayoutCase.Size, Double?) {
    let parts = text.split(separator: "@")
    let lengths = parts.first.map { $0.split(separator: "x").compactMap { Double($0) } } ?? []
    guard lengths.count == 2, parts.count <= 2 else { throw error("no size: \(text)") }
    let size = LayoutCase.Size(width: lengths[0], height: lengths[1])
    guard parts.count == 2 else { return (size, nil) }
    guard let scale = Double(parts[1].replacingOccurrences(of: "x", with: "")) else { throw error("no scale: \(text)") }
    return (size, scale)
  }

  func numbers(_ text: String, count: Int) throws -> [Double] {
    let values = text.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    guard values.count == count else { throw error("\(count) numbers expected, not `\(text)`") }
    return values
  }

  func sizeClass(_ word: some StringProtocol) throws -> UIUserInterfaceSizeClass {
    switch word {
    case "compact": .compact
    case "regular": .regular
    default: throw error("compact or regular expected, not \(word)")
    }
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
  func value(after key: String) -> String? {
    hasPrefix(key) ? dropFirst(key.count).trimmingCharacters(in: .whitespaces) : nil
  }
}
