import InterfaceBuilder

/// What documents are laid out with besides a device.
package struct DocumentEnvironment: Hashable, Sendable {
  /// Fonts and folders with fonts. If empty, each document has the fonts that the `Info.plist` of its project names.
  package var fonts: [String]
  /// The language of the texts, such as `de`; nil for those in the document.
  package var language: String?
  /// A change that is made to every text.
  package var pseudolanguage: Pseudolanguage?
  /// Which colors and images of asset catalogs count.
  package var appearance: AssetTraits.Appearance

  /// The defaults are the fonts of each project, the texts of the document, and the light appearance.
  package init(
    fonts: [String] = [], language: String? = nil, pseudolanguage: Pseudolanguage? = nil,
    appearance: AssetTraits.Appearance = .light
  ) {
    self.fonts = fonts
    self.language = language
    self.pseudolanguage = pseudolanguage
    self.appearance = appearance
  }

  /// The texts of the language for one document.
  ///
  /// - Throws: `ReadError` if a file with texts cannot be read.
  func localization(besideDocument path: String) throws(ReadError) -> Localization {
    var localization = Localization()
    if let language { localization = try .read(language: language, besideDocument: path) }
    localization.pseudolanguage = pseudolanguage
    return localization
  }
}
