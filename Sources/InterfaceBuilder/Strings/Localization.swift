/// The texts of a document in another language.
public struct Localization: Sendable, Equatable {
  /// By key; see ``StringsFile``.
  public var texts: [String: String] = [:]
  /// By key; they go before ``texts``.
  public var variants: [String: StringsDictionary.Entry] = [:]
  /// Applied to every text after the others.
  public var pseudolanguage: Pseudolanguage?
  public var isRightToLeft = false
  /// What is questionable in the files; the messages name file and place.
  public var diagnostics: [Diagnostic] = []

  /// Texts as they are in the document.
  public init() {}

  /// How many ems wide a screen is by the rules of `.stringsdict` files, rounded down.
  ///
  /// An em is said to be the width of "M" in the system font of 14 points; 14.5 points give the published numbers of all
  /// 13 screens (22 for 320 points, 25 for 375, 94 for 1366).
  public static func ems(inWidth points: Double) -> Int { Int(min(1e6, max(0, points / 14.5))) }
}

extension Document {
  /// The document in another language, for a screen of a width in points and a device, `iphone` or `ipad`.
  ///
  /// A key that no file has keeps the text of the document; so do plurals, whose numbers only a program knows.
  public func localized(by localization: Localization, screenWidth: Double, device: String) -> Document {
    if localization.texts.isEmpty && localization.variants.isEmpty && localization.pseudolanguage == nil { return self }
    let ems = Localization.ems(inWidth: screenWidth)
    return replacingTexts { key, text in
      let translated = key.flatMap {
        localization.variants[$0]?.text(ems: ems, device: device) ?? localization.texts[$0]
      }
      guard let pseudolanguage = localization.pseudolanguage else { return translated }
      return (translated ?? text).map { pseudolanguage.text(for: $0) }
    }
  }
}
