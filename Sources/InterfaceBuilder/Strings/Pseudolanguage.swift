/// An invented language that shows how translations will change a layout, as Xcode's schemes offer it (DEVIATIONS.md,
/// 48).
package enum Pseudolanguage: String, CaseIterable, Hashable, Sendable {
  /// Every text twice: "Save Save".
  case double
  /// Letters with accents above and below, which need more height: "Šåṽé".
  case accented
  /// The layout direction is that of Arabic, and texts run backwards.
  case rightToLeft = "rtl"

  /// The text in the invented language. An empty text stays empty. Control characters that are added have no width.
  package func text(for text: String) -> String {
    if text.isEmpty { return text }
    switch self {
    case .double: return "\(text) \(text)"
    case .accented: return String(text.map { Self.accents[$0] ?? $0 })
    // Right-to-left override and its end.
    case .rightToLeft: return "\u{202E}\(text)\u{202C}"
    }
  }

  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
      "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļṁñöþǫŕšţûṽŵẋýž"))
}
