import ArgumentParser
import Commands
import Foundation
import Playgrounds
import Studio

struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract:
      "Show the view or view controller of a Swift file in a browser, and update the page when you save the file.",
    discussion: """
      Examples:
        trellis play ProfileController.swift --open
        trellis play Cards.swift --show CardView

      The page shows the first #Preview block of the file. If the file has no #Preview block, the page shows the view controller of the \
      file, or else the view of the file. A file without a #Preview block must contain only one view controller, or only one view, not \
      counting superclasses, cells and headers. To \
      choose a class or preview by name, use --show. The command creates the view or view controller with init(), which must need no \
      arguments.

      Compiler errors appear at their lines in the page, and on standard error. The page keeps the last picture until the errors are \
      fixed. The command prints the address of the page, and runs until you press Control-C.

      The command needs a Swift toolchain. The first use takes a few minutes, because the command builds UIKit in your cache folder.

      Exit status 1: UIKit cannot be built, or the address is not available.
      Exit status 65: the file is not a Swift file.
      Exit status 66: the file does not exist.
      """)

  @Argument(help: "A Swift file.", completion: .file(extensions: ["swift"]))
  var file: String

  @Option(help: ArgumentHelp("The name of the class or preview to show.", valueName: "name"))
  var show: String?

  @OptionGroup var server: ServerOptions

  @Option(help: "The folder with the source code of Trellis. Default: the folder from which this tool was built.")
  var trellis: String?

  func run() throws {
    let package = try TrellisPackage.folder(trellis)
    try Console.reportingFailures {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) else {
        throw RunFailure(.noInput, "\(file): error: no such file")
      }
      guard !isFolder.boolValue, file.hasSuffix(".swift") else {
        throw RunFailure(.badInput, "\(file): error: the file is not a Swift file")
      }
      let host: PlaygroundHost
      do throws(PlaygroundHost.Failure) {
        host = try PlaygroundHost(package: package, tell: Console.message)
      } catch {
        throw RunFailure(.failed, "error: \(error.message)")
      }
      let playground = Playground(file, showing: show, in: host, tell: Console.message)
      server.serve(MainActor.assumeIsolated { Studio(paths: [], playground: playground) })
    }
  }
}
