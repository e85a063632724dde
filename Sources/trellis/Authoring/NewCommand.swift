import ArgumentParser
import Commands
import Foundation
import InterfaceBuilder
import Porting
import XcodeProjects

struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract:
      "Create a Swift package that builds and tests a new or existing app on this machine.",
    discussion:
      "The command creates a folder with the name of the app in the working directory. The folder must not "
      + "exist yet. Without --from, the command copies the source files of Xcode's App template into the "
      + "folder. With --from, the command does not move the source files of the app, and lists the problems "
      + "that prevent a build. To test the app, run `swift test` in the folder."
  )

  @Argument(help: "The name of the app, which must be a Swift identifier.")
  var name: String

  @Option(
    help: ArgumentHelp(
      "The project file of an existing app, or the folder that contains the file: .xcodeproj, project.yml "
        + "(XcodeGen), Project.swift (Tuist) or Package.swift.",
      valueName: "project"))
  var from: String?

  @Option(
    help:
      "The folder with the source code of Trellis, which the new package depends on. Default: the folder from which this tool was built."
  )
  var trellis: String?

  func run() throws {
    let place = try TrellisPackage.folder(trellis)
    guard let template = AppTemplate(name: name, trellis: place) else {
      throw ValidationError(
        "\"\(name)\" cannot be the name of an app; use a Swift identifier that is not the name of another module in the package"
      )
    }
    if let from { return try port(from, trellis: place) }
    try write(template.files)
    Console.message("To build and test the app, run swift test --package-path \(name)")
  }

  /// Writes the package for the app of a project, and lists what stands in its way.
  private func port(_ project: String, trellis: String) throws {
    let working = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).standardizedFileURL.path
    let package: PortedPackage
    do throws(ReadError) {
      package = try PortedPackage(
        try BuiltProject(project), name: name, folder: "\(working)/\(name)", trellis: trellis, working: working)
    } catch {
      let place = error.position.map { ":\($0.line):\($0.column)" } ?? ""
      Console.message("\(error.file ?? project)\(place): error: \(error.message)")
      throw error.position == nil ? ExitStatus.noInput : ExitStatus.badDocument
    }
    try write(package.files)
    for line in package.obstacles.text { Console.result(line) }
    Console.message(
      "To build the app, run swift build --build-tests --package-path \(name). To build and test "
        + "the app, run swift test --package-path \(name)")
  }

  /// Writes the files into the folder of the app, which must not exist yet.
  private func write(_ files: [(path: String, text: String)]) throws {
    let folder = URL(fileURLWithPath: name)
    do {
      // It fails if the folder exists, also if somebody makes it at the same time.
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      for (path, text) in files {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file, options: .withoutOverwriting)
        Console.result("\(name)/\(path)")
      }
    } catch {
      let exists = FileManager.default.fileExists(atPath: folder.path)
      Console.message(exists ? "\(name) already exists, or cannot be created" : error.localizedDescription)
      throw ExitCode.failure
    }
  }
}
