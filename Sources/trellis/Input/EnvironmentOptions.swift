import Commands
import ArgumentParser
import Checking
import InterfaceBuilder

/// What documents are laid out with besides a device: fonts, language and appearance.
struct EnvironmentOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A font file, or a folder of fonts; may be repeated. Default: the fonts listed in the project's Info.plist.",
      valueName: "dir"))
  var fonts: [String] = []

  @Option(help: ArgumentHelp("Use the strings of this localization, such as de.", valueName: "code"))
  var language: String?

  @Option(help: "Change every text: double its length, add accents, or write it from right to left.")
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
