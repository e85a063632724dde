import Commands
import ArgumentParser
import Checking
import InterfaceBuilder

/// What documents are laid out with besides a device: fonts, language and appearance.
struct EnvironmentOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A font, or a folder with fonts; may be repeated. Default: the fonts that the Info.plist of the project names.",
      valueName: "dir"))
  var fonts: [String] = []

  @Option(help: ArgumentHelp("Use the texts of this translation, such as de.", valueName: "code"))
  var language: String?

  @Option(help: "Change every text: double its length, add accents, or write from right to left.")
  var pseudo: Pseudolanguage?

  @Option(help: "Use the colours and images for this appearance.")
  var appearance: AssetTraits.Appearance = .light

  /// The same as a value.
  var environment: DocumentEnvironment {
    DocumentEnvironment(fonts: fonts, language: language, pseudolanguage: pseudo, appearance: appearance)
  }
}

extension Pseudolanguage: ExpressibleByArgument {}
extension AssetTraits.Appearance: ExpressibleByArgument {}
