import Foundation
import Geometry

/// Indented JSON with sorted keys, for the forms of other programs (SARIF, GitLab, JSON schemas) and for files that people
/// compare. Reports of Trellis have a form of their own: ``ReportEncoder``.
enum SortedJSON {
  /// Equal values are equal texts.
  static func text(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Strings and finite numbers always encode.
    return escaped(String(decoding: (try? encoder.encode(value)) ?? Data(), as: UTF8.self))
  }

  /// With everything escaped that a terminal should not get, or that is a command to a build server, such as `##[error]`; such
  /// characters stand in strings only.
  private static func escaped(_ json: String) -> String {
    var escaped = ""
    var previous: Unicode.Scalar?
    for scalar in json.unicodeScalars {
      defer { previous = scalar }
      if scalar != "\n" && VisibleText.isUnsafe(scalar) || scalar == "#" && previous == "#" {
        // JSON counts in UTF-16, in which a character beyond the basic plane is a pair.
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
