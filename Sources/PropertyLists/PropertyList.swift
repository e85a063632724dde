import Foundation

/// The parts of a property list that localisation and projects need: texts, lists and dictionaries, with the positions of their
/// keys.
package indirect enum PropertyList: Sendable {
  case text(String)
  case array([PropertyList])
  /// In the order of the file, or by key if the file is binary.
  case dictionary([(key: String, value: PropertyList, position: SourcePosition?)])

  /// A value that Foundation has read, without positions.
  package init(foundation value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case let list as [Any]: self = .array(list.map { PropertyList(foundation: $0) })
    case let pairs as [String: Any]:
      self = .dictionary(
        pairs.sorted { $0.key < $1.key }.map { ($0.key, PropertyList(foundation: $0.value), nil) })
    default: self = .text(String(describing: value))
    }
  }
}

extension PropertyList {
  /// The text, if the value is one.
  package var text: String? {
    if case .text(let text) = self { return text }
    return nil
  }

  /// The value of a key of a dictionary.
  package subscript(_ key: String) -> PropertyList? {
    guard case .dictionary(let pairs) = self else { return nil }
    return pairs.first { $0.key == key }?.value
  }

  /// The text of a key that has one.
  package func text(_ key: String) -> String? { self[key]?.text }

  /// The texts of a list; a single text stands for a list of one, and is split at white space as a build setting is.
  package var texts: [String] {
    switch self {
    case .text(let text): text.split(whereSeparator: \.isWhitespace).map(String.init)
    case .array(let values): values.compactMap(\.text)
    case .dictionary: []
    }
  }

  /// The texts of a key's list; none without the key.
  package func texts(_ key: String) -> [String] { self[key]?.texts ?? [] }
}
