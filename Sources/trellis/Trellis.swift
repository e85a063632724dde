import ArgumentParser
import Foundation
import Linting

@main
struct Trellis: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trellis",
    abstract: "Lay out, check, draw and explain storyboards and xibs, without a Mac.",
    discussion: """
      Exit status: 0 if there are no findings, 1 if the tool failed, 2 if there are findings, 64 if the command line is not valid, 65 \
      if a document cannot be read or is too large, 66 if a file does not exist or there is nothing to check.
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
