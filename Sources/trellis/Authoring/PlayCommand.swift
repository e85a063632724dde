import ArgumentParser
import Commands
import Foundation
import Playgrounds
import Studio

struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Show a Swift file with a view or view controller in a browser, built and drawn again at each save.",
    discussion: """
      Examples:
        trellis play ProfileController.swift --open
        trellis play Cards.swift --show CardView

      The page shows the first block #Preview of the file. Without one, it shows the only view controller of the file; without a view \
      controller, the only view. Classes that another class of the file inherits from, cells and headers do not count. With --show, the page \
      shows the class or preview with that name. A class is created with init() and no arguments.

      Errors of the compiler appear in the page at their lines, and on standard error. The page keeps the last picture. The command prints \
      the address of the page and serves the page until you press Control-C.

      The first use builds UIKit in the user's folder of caches, which takes a few minutes and needs a Swift toolchain.

      Exit status: 66 if the file does not exist, 65 if it is not a Swift file, 1 if UIKit cannot be built or the address is not available.
      """)

  @Argument(help: "A Swift file.", completion: .file(extensions: ["swift"]))
  var file: String

  @Option(help: ArgumentHelp("The class or preview to show.", valueName: "name"))
  var show: String?

  @OptionGroup var server: ServerOptions

  @Option(help: "The source folder of Trellis. Default: the folder from which this tool was built.")
  var trellis: String?

  func run() throws {
    let package = try TrellisPackage.folder(trellis)
    try Console.reportingFailures {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) else {
        throw RunFailure(.noInput, "\(file): error: no such file")
      }
      guard !isFolder.boolValue, file.hasSuffix(".swift") else {
        throw RunFailure(.badInput, "\(file): error: not a Swift file")
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
