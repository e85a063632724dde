/// The texts of a document in another language.
package struct Localization: Sendable, Equatable {
  /// The texts by key; see ``StringsFile``.
  package var texts: [String: String] = [:]
  /// The texts of a `.stringsdict` by key. They count before ``texts``.
  package var variants: [String: StringsDictionary.Entry] = [:]
  /// Changes every text after the translations were put in; nil, the default, changes none.
  package var pseudolanguage: Pseudolanguage?
  /// Whether the language is read from right to left, so that layouts are mirrored; false by default.
  package var isRightToLeft = false
  /// The diagnostics of the files; the messages name the file and the place.
  package var diagnostics: [Diagnostic] = []

  /// Texts as they are in the document.
  package init() {}

  /// How many ems wide a screen is by the rules of `.stringsdict` files, rounded down.
  ///
  /// An em is said to be the width of "M" in the system font of 14 points; 14.5 points give the published numbers of all
  /// 13 screens (22 for 320 points, 25 for 375, 94 for 1366).
  package static func ems(inWidth points: Double) -> Int { Int(min(1e6, max(0, points / 14.5))) }
}

extension Document {
  /// The document in another language, for a screen of a width in points and a device, `iphone` or `ipad`.
  ///
  /// A text without a key in the files stays as it is. So does a plural, because only a program knows its number.
  package func localized(by localization: Localization, screenWidth: Double, device: String) -> Document {
    if localization.changesNoText { return self }
    let ems = Localization.ems(inWidth: screenWidth)
    return replacingTexts { key, text in
      let translated = key.flatMap {
        localization.variants[$0]?.text(ems: ems, device: device) ?? localization.texts[$0]
      }
      let changed = localization.pseudolanguage.flatMap { language in
        (translated ?? text).map { language.text(for: $0) }
      }
      return changed ?? translated
    }
  }

  /// The document with some of its texts cut to a number of characters, by the ids of the objects. By it a caller finds out how many
  /// characters there is room for.
  package func cuttingTexts(to lengths: [String: Int]) -> Document {
    guard !lengths.isEmpty else { return self }
    return replacingTexts(of: Set(lengths.keys)) { key, text in
      // Keys begin with the object's id.
      let length = key?.split(separator: ".").first.flatMap { lengths[String($0)] }
      return text.flatMap { text in length.map { String(text.prefix($0)) } }
    }
  }
}

extension Localization {
  fileprivate var changesNoText: Bool {
    texts.isEmpty && variants.isEmpty && pseudolanguage == nil
  }
}
