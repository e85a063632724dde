import Foundation

/// JSON with sorted keys, so that equal values are equal texts.
package enum SortedJSON {
  /// Indented, for files that people compare.
  package static func text(of value: some Encodable) -> String { text(of: value, [.prettyPrinted]) }

  /// On one line, for programs that read line by line.
  package static func line(of value: some Encodable) -> String { text(of: value, []) }

  private static func text(of value: some Encodable, _ formatting: JSONEncoder.OutputFormatting) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
    // Strings and finite numbers always encode.
    return String(decoding: (try? encoder.encode(value)) ?? Data(), as: UTF8.self)
  }
}
