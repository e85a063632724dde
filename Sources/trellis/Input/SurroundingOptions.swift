import ArgumentParser
import InterfaceBuilder

/// What documents are laid out with besides a device: fonts, language and appearance.
struct SurroundingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder with fonts of the app, or a font. Without it the fonts that an Info.plist around the document names.",
      valueName: "dir"))
  var fonts: [String] = []

  @Option(help: ArgumentHelp("Take the texts of a translation, such as de.", valueName: "code"))
  var language: String?

  @Option(help: "Change every text: double, accented or rtl.")
  var pseudo: Pseudolanguage?

  @Option(help: "Take the colours and images of light or dark.")
  var appearance: AssetTraits.Appearance = .light

  func localization(besideDocument path: String) throws(ReadError) -> Localization {
    var localization = Localization()
    if let language { localization = try .read(language: language, besideDocument: path) }
    localization.pseudolanguage = pseudo
    return localization
  }
}

extension Pseudolanguage: ExpressibleByArgument {}
extension AssetTraits.Appearance: ExpressibleByArgument {}
