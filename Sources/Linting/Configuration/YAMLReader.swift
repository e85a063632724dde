import InterfaceBuilder
import Yams

/// Reads typed values from YAML. Errors name the place and, for an unknown word, the most similar known one.
struct YAMLReader {
  let file: String

  func error(_ message: String, at node: Node) -> ConfigurationError {
    ConfigurationError(message: message, file: file, line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
  }

  /// The entries of a mapping, whose keys must be among those given.
  func entries(of node: Node, keys: [String]) throws(ConfigurationError) -> [(key: String, value: Node)] {
    guard let mapping = node.mapping else { throw error("expected keys with values", at: node) }
    var entries: [(key: String, value: Node)] = []
    for (key, value) in mapping {
      guard let name = key.string, keys.contains(name) else {
        throw error("unknown key \"\(shown(key.string ?? ""))\"\(suggestion(key.string ?? "", keys))", at: key)
      }
      entries.append((name, value))
    }
    return entries
  }

  func string(_ node: Node) throws(ConfigurationError) -> String {
    guard let text = node.scalar?.string else { throw error("expected one value, not a list or a mapping", at: node) }
    return text
  }

  /// The elements of a list; a single value stands for a list of one.
  func strings(_ node: Node) throws(ConfigurationError) -> [String] {
    var strings: [String] = []
    for node in elements(node) { strings.append(try string(node)) }
    return strings
  }

  func names(_ node: Node, of known: [String], _ kind: String) throws(ConfigurationError) -> Set<String> {
    Set(try list(node) { (known.contains($0) ? $0 : nil, "unknown \(kind) \"\(shown($0))\"", known) })
  }

  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ node: Node, _ kind: String
  ) throws(ConfigurationError) -> Choice {
    let text = try string(node)
    guard let choice = Choice(rawValue: text) else {
      let known = Choice.allCases.map(\.rawValue)
      throw error("unknown \(kind) \"\(shown(text))\"\(suggestion(text, known))", at: node)
    }
    return choice
  }

  func choices<Choice: RawRepresentable<String> & CaseIterable>(
    _ node: Node, _ kind: String
  ) throws(ConfigurationError) -> [Choice] {
    var choices: [Choice] = []
    for node in elements(node) { choices.append(try choice(node, kind)) }
    return choices
  }

  /// - Parameter read: the value of a text. If it has none: what is wrong with the text, and the known texts.
  func list<Value>(
    _ node: Node, _ read: (String) -> (value: Value?, error: String, known: [String])
  ) throws(ConfigurationError) -> [Value] {
    var values: [Value] = []
    for node in elements(node) {
      let text = try string(node)
      let (value, message, known) = read(text)
      guard let value else { throw error(message + suggestion(text, known), at: node) }
      values.append(value)
    }
    return values
  }

  private func elements(_ node: Node) -> [Node] { node.sequence.map { Array($0) } ?? [node] }

  /// Nobody has to read all of a long word.
  private func shown(_ word: String) -> String { word.count > 80 ? word.prefix(80) + "…" : word }

  private func suggestion(_ word: String, _ known: [String]) -> String {
    if let near = nearest(to: word, among: known) { return "; did you mean \"\(near)\"?" }
    return known.count <= 12 ? "; use \(known.joined(separator: ", "))" : ""
  }
}
