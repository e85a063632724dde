import Foundation

/// Indented JSON with sorted keys, for the forms of other programs (SARIF, GitLab, JSON schemas) and for files that people
/// compare. Reports of Trellis have a form of their own: ``ReportEncoder``.
enum SortedJSON {
  /// Equal values are equal texts.
  static func text(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Strings and finite numbers always encode.
    return String(decoding: (try? encoder.encode(value)) ?? Data(), as: UTF8.self)
  }
}
