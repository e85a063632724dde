import ArgumentParser
import Foundation
import Linting

@main
struct Trellis: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trellis",
    abstract: "Lay out, check, draw and edit storyboards and xibs without a Mac.",
    discussion: """
      Exit status 0: there are no findings.
      Exit status 1: the tool failed.
      Exit status 2: there are findings.
      Exit status 64: the command line is not valid.
      Exit status 65: a document cannot be read or is too large.
      Exit status 66: a file does not exist, or there is nothing to check.
      """,
    version: TrellisVersion.current,
    subcommands: [
      Check.self, Merge.self, MergeReports.self, Rules.self, Explain.self, Diff.self, Bisect.self, Verify.self,
      Frames.self,
      Render.self,
      GalleryCommand.self,
      Cost.self,
      OutlineCommand.self, EditCommand.self, Devices.self,
    ] + authoring)

  /// The commands that do more than lay documents out. `Scripts/trellis` builds the tool without them where none of them is asked for.
  #if LAYOUT_COMMANDS_ONLY
    private static let authoring: [any ParsableCommand.Type] = []
  #else
    private static let authoring: [any ParsableCommand.Type] = [
      StudioCommand.self, PlayCommand.self, MCPCommand.self, NewCommand.self, LessonCommand.self,
    ]
  #endif

  /// As the library does it, except that what it prints goes through ``Console`` like everything else.
  static func main() {
    Console.prepare()
    if let help = VerbCommands.help(for: Array(CommandLine.arguments.dropFirst())) { return Console.result(help) }
    do {
      var command = try parseAsRoot(FixNumbers.found(in: Array(CommandLine.arguments.dropFirst())))
      try command.run()
    } catch {
      let text = fullMessage(for: error)
      let code = exitCode(for: error)
      if !text.isEmpty {
        if code.isSuccess { Console.result(text) } else { Console.usage(text) }
      }
      Foundation.exit(code.rawValue)
    }
  }
}
