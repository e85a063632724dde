import ArgumentParser
import Editing

/// What every verb of `trellis edit` takes.
struct EditOptions: ParsableArguments {
  @Flag(help: "Show the changes to the file and the views that move, without changing the file.")
  var dryRun = false

  @Option(help: ArgumentHelp("Record the edit in this file, so that undo can revert the edit.", valueName: "file"))
  var journal: String?

  @Flag(help: "Print JSON.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "A font file or a folder of fonts. To use several files or folders, repeat the option.",
      valueName: "dir"))
  var fonts: [String] = []
}

/// A verb of `trellis edit` with its options.
protocol VerbCommand: ParsableCommand {
  var common: EditOptions { get }

  /// - Throws: `ValidationError` if the options do not fit together.
  func verb() throws -> Verb
}

/// All verbs.
struct VerbCommands: ParsableCommand {
  static let verbs: [any VerbCommand.Type] = [
    PinVerb.self, AlignVerb.self, ConnectVerb.self, ConstrainVerb.self, SetVerb.self, VaryVerb.self, InstallVerb.self,
    UninstallVerb.self, AddVerb.self, DuplicateVerb.self, DeleteVerb.self, MoveVerb.self, EmbedVerb.self,
    UnembedVerb.self,
    ResolveVerb.self,
    GuideVerb.self, OutletVerb.self, UndoVerb.self,
  ]

  static let configuration = CommandConfiguration(
    commandName: "trellis edit <file>", abstract: "Edit a storyboard or xib like Interface Builder.",
    subcommands: verbs)

  /// A line for each verb.
  static var list: String {
    verbs.map { verb in
      let name = verb.configuration.commandName ?? ""
      return "  " + name + String(repeating: " ", count: max(1, 12 - name.count)) + verb.configuration.abstract
    }.joined(separator: "\n") + "\n"
  }

  /// The help of a verb for `edit VERB --help`, where no file is named; nil for other command lines.
  static func help(for words: [String]) -> String? {
    guard words.count == 3, words[0] == EditCommand.configuration.commandName, ["--help", "-h"].contains(words[2]),
      let verb = verbs.first(where: { $0.configuration.commandName == words[1] })
    else { return nil }
    return helpMessage(for: verb)
  }

  static func parse(_ words: [String]) throws -> any VerbCommand {
    var parsed = try parseAsRoot(words)
    if let command = parsed as? any VerbCommand { return command }
    // Help is a command of the parser's own, which throws its text.
    try parsed.run()
    throw ValidationError("Specify a verb, such as add. To list the verbs, run `trellis edit --help`.")
  }
}
