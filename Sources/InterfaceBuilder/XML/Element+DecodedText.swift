import Foundation

extension Element {
  /// The text, decoded where Interface Builder wrote it as Base64 because it holds control characters.
  var decodedText: String {
    guard self["base64-UTF8"] == "YES" else { return text }
    // Interface Builder leaves the padding out and breaks the lines.
    var digits = text.filter { !$0.isWhitespace && $0 != "=" }
    digits += String(repeating: "=", count: (4 - digits.count % 4) % 4)
    guard let data = Data(base64Encoded: digits) else { return text }
    return String(decoding: data, as: UTF8.self)
  }
}
