import ArgumentParser

@main
struct Trellis: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trellis",
    abstract: "Auto Layout without a Mac: lays out storyboards and xibs, checks them and draws them.",
    discussion:
      "Exit status: 0 nothing found, 1 the tool failed, 2 findings, 64 wrong usage, 65 bad document, 66 no such file.",
    version: "0.1.0",
    subcommands: [
      Check.self, Merge.self, Rules.self, Frames.self, Render.self, Verify.self, Devices.self,
    ])
}
