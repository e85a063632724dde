import ArgumentParser
import Foundation

struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a new app: sources as Xcode's template has them, a package that builds them here, and tests.",
    discussion:
      "Creates a folder of that name in the working directory; it must not exist. `swift test` in the folder tests the app."
  )

  @Argument(help: "The name of the app: a Swift identifier.")
  var name: String

  @Option(
    help: "The folder of Trellis, on which the package depends. Default: the folder that this tool was built from.")
  var trellis: String?

  func run() throws {
    let package = trellis ?? Self.ownPackage
    guard FileManager.default.fileExists(atPath: "\(package)/Package.swift") else {
      throw ValidationError("\(package) is not a package; name the folder of Trellis with --trellis")
    }
    let place = URL(fileURLWithPath: package).standardizedFileURL.path
    guard let template = AppTemplate(name: name, trellis: place) else {
      throw ValidationError(
        "\"\(name)\" cannot be the name of an app; use a Swift identifier that no module of its package has")
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
      Console.message(exists ? "\(name) exists, or cannot be written" : error.localizedDescription)
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
