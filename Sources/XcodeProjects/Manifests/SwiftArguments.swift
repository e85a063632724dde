import PropertyLists

/// The labeled arguments of the calls in a Swift source, as text: enough for a file that lists values, without a compiler.
struct SwiftArguments {
  /// By label, for each call that has any, in the order in which they end.
  private(set) var calls: [[String: String]] = []
  /// The word before the bracket of each of these calls, without the dot; empty for none.
  private(set) var callees: [String] = []
  /// `let name = value` of one line or one call.
  private var constants: [String: String] = [:]

  /// - Complexity: Linear in the source, times the depth of the calls, which counts up to 64.
  init(_ source: String) {
    collect(Array(source))
    for match in source.matches(of: /let\s+(\w+)\s*(?::[^=\n]+)?=[ \t]*([^\n]+)/) {
      constants[String(match.1)] = String(match.2)
    }
  }

  /// The value of an argument, or that of the constant that it names.
  func resolved(_ value: String?) -> String? {
    guard let value else { return nil }
    return constants[value] ?? value
  }

  /// The texts in quotation marks.
  func literals(in value: String?) -> [String] {
    (resolved(value) ?? "").matches(of: /"([^"\\\n]*)"/).map { String($0.1) }
  }

  /// The entries of a dictionary literal whose values are texts, truth values, or lists of texts.
  func entries(in value: String) -> PropertyList {
    var entries: [(key: String, value: PropertyList, position: SourcePosition?)] = []
    for match in value.matches(of: /"([^"\n]+)"\s*:\s*(?:\.\w+\()?\s*(\[[^\[\]]*\]|"[^"\n]*"|true|false)/) {
      let found = String(match.2)
      let texts = literals(in: found)
      entries.append(
        (String(match.1), found.hasPrefix("[") ? .array(texts.map { .text($0) }) : .text(texts.first ?? found), nil))
    }
    return .dictionary(entries)
  }

  // MARK: Reading

  private static let depthLimit = 64

  /// A bracket that is open, and of a call where its present argument begins.
  private struct Open {
    let bracket: Character
    var callee = ""
    var start: Int
    var label: String?
    var arguments: [String: String] = [:]

    mutating func endArgument(at end: Int, in text: [Character]) {
      guard let name = label else { return }
      arguments[name] = String(text[start..<end].drop(while: \.isWhitespace))
      label = nil
    }
  }

  private mutating func collect(_ text: [Character]) {
    var open: [Open] = []
    var index = 0
    while index < text.count {
      switch text[index] {
      case "\"": Self.skipLiteral(in: text, &index)
      case "/" where index + 1 < text.count && text[index + 1] == "/":
        while index < text.count, text[index] != "\n" { index += 1 }
      case "(", "[", "{":
        guard open.count < Self.depthLimit else { return }
        open.append(
          Open(bracket: text[index], callee: Self.word(endingAt: index, in: text), start: index + 1))
      case ")", "]", "}":
        guard var call = open.popLast() else { break }
        call.endArgument(at: index, in: text)
        if !call.arguments.isEmpty {
          calls.append(call.arguments)
          callees.append(call.callee)
        }
      case "," where !open.isEmpty: open[open.count - 1].endArgument(at: index, in: text)
      case ":":
        guard let last = open.last, last.bracket == "(", last.label == nil else { break }
        open[open.count - 1].label = Self.word(endingAt: index, in: text)
        open[open.count - 1].start = index + 1
      default: break
      }
      index += 1
    }
  }

  /// Moves to the quotation mark that ends a text of one line.
  private static func skipLiteral(in text: [Character], _ index: inout Int) {
    index += 1
    while index < text.count, text[index] != "\"", text[index] != "\n" { index += text[index] == "\\" ? 2 : 1 }
  }

  private static func word(endingAt end: Int, in text: [Character]) -> String {
    var start = end
    while start > 0, text[start - 1].isLetter || text[start - 1].isNumber || text[start - 1] == "_" { start -= 1 }
    return String(text[start..<end])
  }
}
