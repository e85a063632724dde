import Commands
import ArgumentParser
import Checking
import InterfaceBuilder

/// What documents are laid out with besides a device: fonts, language and appearance.
struct EnvironmentOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A font file or a folder of fonts. To use several files or folders, repeat the option. Default: the fonts that the app's Info.plist lists.",
      valueName: "dir"))
  var fonts: [String] = []

  @Option(help: ArgumentHelp("The language of the texts, such as de.", valueName: "code"))
  var language: String?

  @Option(help: "The change to each text: double length, accented letters, or right-to-left direction.")
  var pseudo: Pseudolanguage?

  @Option(help: "Use the colors and images of this appearance.")
  var appearance: AssetTraits.Appearance = .light

  /// The same as a value.
  var environment: DocumentEnvironment {
    DocumentEnvironment(fonts: fonts, language: language, pseudolanguage: pseudo, appearance: appearance)
  }
}

extension Pseudolanguage: ExpressibleByArgument {}
extension AssetTraits.Appearance: ExpressibleByArgument {}
