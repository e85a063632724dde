extension Element {
  /// A finite number; nil if the attribute is absent or holds anything else.
  package func double(_ attribute: String) -> Double? {
    guard let text = self[attribute] else { return nil }
    if let value = Double(plainDecimal: text) { return value }
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// A whole number; nil if the attribute is absent or holds anything else.
  package func int(_ attribute: String) -> Int? {
    self[attribute].flatMap { Int($0) }
  }

  /// `YES` or `NO`; nil if the attribute is absent or holds anything else.
  package func bool(_ attribute: String) -> Bool? {
    switch self[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// A text property, which is an attribute or, when it holds line breaks, a child: `<string key="text">`.
  ///
  /// `<mutableString>` occurs in the same place, and `base64-UTF8="YES"` marks text that XML cannot hold as it is.
  package func string(_ key: String) -> String? {
    if let value = self[key] { return value }
    let child = child("string", key: key) ?? child("mutableString", key: key)
    return child?.decodedText
  }
}
