import ArgumentParser

@main
struct Trellis: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "trellis", abstract: "Auto Layout without a Mac.")
}
