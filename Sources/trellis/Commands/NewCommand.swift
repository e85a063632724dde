import ArgumentParser
import Foundation

struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract:
      "Create a new app: the source files of Xcode's App template, a Swift package that builds them on this machine, and tests.",
    discussion:
      "Creates a folder with the name of the app in the working directory. The folder must not exist yet. "
      + "`swift test` in the folder tests the app."
  )

  @Argument(help: "The name of the app: a Swift identifier.")
  var name: String

  @Option(
    help: "The folder of Trellis, on which the new package depends. Default: the folder from which this tool was built."
  )
  var trellis: String?

  func run() throws {
    let package = trellis ?? Self.ownPackage
    guard FileManager.default.fileExists(atPath: "\(package)/Package.swift") else {
      throw ValidationError("\(package) is not a Swift package; specify the folder of Trellis with --trellis")
    }
    let place = URL(fileURLWithPath: package).standardizedFileURL.path
    guard let template = AppTemplate(name: name, trellis: place) else {
      throw ValidationError(
        "\"\(name)\" cannot be the name of an app; use a Swift identifier that is not the name of a module in its package"
      )
    }
    let folder = URL(fileURLWithPath: name)
    do {
      // It fails if the folder exists, also if somebody makes it at the same time.
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      for (path, text) in template.files {
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
    Console.message("swift test --package-path \(name) builds and tests the app")
  }

  /// The package of this file.
  private static var ownPackage: String {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder.path
  }
}
