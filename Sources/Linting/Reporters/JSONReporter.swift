import Foundation

/// The report as it is, keys sorted, so that equal reports are equal files.
enum JSONReporter {
  static func text(of report: LintReport) -> String { JSONText.text(of: report) }
}

/// JSON with sorted keys.
enum JSONText {
  static func text(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Strings and finite numbers always encode.
    return String(decoding: (try? encoder.encode(value)) ?? Data(), as: UTF8.self)
  }
}
