import Geometry

/// Builds the text of JSON members in the order given, so that the same report always gives the same bytes.
package struct JSONObject {
  package private(set) var members: [String] = []

  package init() {}

  package mutating func add(_ key: String, _ value: String) {
    members.append("\(JSONText.string(key)):\(JSONText.string(value))")
  }

  package mutating func add(_ key: String, _ value: Double) {
    members.append("\(JSONText.string(key)):\(DecimalText.text(value))")
  }

  package mutating func add(_ key: String, _ value: Int) {
    members.append("\(JSONText.string(key)):\(value)")
  }

  package mutating func add(_ key: String, _ value: Bool) {
    members.append("\(JSONText.string(key)):\(value)")
  }

  /// Adds `json`, which is JSON already.
  package mutating func add(_ key: String, json: String) {
    members.append("\(JSONText.string(key)):\(json)")
  }

  /// Adds a member unless the value is missing.
  package mutating func add(_ key: String, ifPresent value: String?) {
    if let value { add(key, value) }
  }

  package mutating func add(_ key: String, ifPresent value: Int?) {
    if let value { add(key, value) }
  }

  /// The object on one line.
  package var text: String { "{" + members.joined(separator: ", ") + "}" }
}

package enum JSONText {
  /// A string literal, escaped as RFC 8259 section 7 asks: quotation mark, backslash and U+0000 to U+001F.
  ///
  /// U+2028 and U+2029 are escaped too, as JSON pasted into a script would otherwise end its line there.
  package static func string(_ value: String) -> String {
    var result = "\""
    result.reserveCapacity(value.utf8.count + 2)
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{8}": result += "\\b"
      case "\u{C}": result += "\\f"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<"\u{20}", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// `items`, each JSON already, on one line.
  package static func array(_ items: [String]) -> String { "[" + items.joined(separator: ", ") + "]" }

  /// `items`, each JSON already, one to a line under `indent`; `[]` when there is none.
  package static func lines(_ items: [String], indent: String) -> String {
    if items.isEmpty { return "[]" }
    return "[\n" + items.map { indent + "  " + $0 }.joined(separator: ",\n") + "\n" + indent + "]"
  }
}
