import ArgumentParser
import Linting

@main
struct Trellis: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trellis",
    abstract: "Lay out, check, draw and explain storyboards and xibs, without a Mac.",
    discussion: """
      Exit status: 0 if nothing is wrong, 1 if the tool failed, 2 if there are findings, 64 for wrong usage, 65 if a document \
      cannot be read, 66 if a file does not exist.
      """,
    version: TrellisVersion.current,
    subcommands: [
      Check.self, Merge.self, Rules.self, Explain.self, Diff.self, Verify.self, Frames.self, Render.self, Devices.self,
    ])
}
