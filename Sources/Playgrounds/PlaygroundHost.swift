import Foundation
import Hashing

/// The executable that files are shown in, `play-host` of the package of Trellis, built once and kept in the user's folder of caches.
package struct PlaygroundHost: Sendable {
  /// Why there is none.
  package struct Failure: Error {
    /// Lines that say what went wrong, the first without what it is about.
    package let message: String
  }

  /// The path of the executable.
  package let executable: String
  /// The folder of the modules that a file is compiled against.
  let modules: String
  /// The maps of the modules in C that these import.
  var moduleMaps: [String] {
    let products = URL(fileURLWithPath: executable).deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: products.path)) ?? []
    return names.sorted().map { products.appendingPathComponent("\($0)/module.modulemap").path }
      .filter(FileManager.default.fileExists)
  }
  /// The frameworks beside UIKit that it has.
  let frameworks: Set<String>
  /// The folder of all that is kept.
  let folder: URL
  private let package: String
  private let caches: URL

  /// The host, which is built if there is none, or if the package has changed. The first time takes minutes, later ones a second.
  ///
  /// - Parameters:
  ///   - package: the folder of the package of Trellis.
  ///   - caches: the user's folder of caches unless given.
  ///   - frameworks: what it needs beside UIKit. What it had before stays.
  ///   - tell: receives lines about a build that takes long.
  package init(
    package: String, caches: URL? = nil, frameworks: Set<String> = [], tell: (String) -> Void
  ) throws(Failure) {
    let caches = caches ?? FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0]
    folder = caches.appendingPathComponent("trellis/play/\(String(FNV1a(package.utf8).value, radix: 16))")
    self.caches = caches
    self.package = package
    let list = folder.appendingPathComponent("frameworks")
    let kept = (try? String(contentsOf: list, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
    self.frameworks = frameworks.union(kept)
    let build = folder.appendingPathComponent("build")
    do {
      try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
      try Data(self.frameworks.sorted().joined(separator: "\n").utf8).write(to: list, options: .atomic)
    } catch {
      throw Failure(message: "\(folder.path) cannot be written: \(error.localizedDescription)")
    }
    let products = build.appendingPathComponent("\(Self.configuration)")
    executable = products.appendingPathComponent("play-host").path
    modules = products.appendingPathComponent("Modules").path
    try make(in: build, tell)
  }

  /// The same with more frameworks.
  func adding(_ frameworks: Set<String>, tell: (String) -> Void) throws(Failure) -> PlaygroundHost {
    try PlaygroundHost(
      package: package, caches: caches, frameworks: self.frameworks.union(frameworks), tell: tell)
  }

  private static let configuration = "release"

  private func make(in build: URL, _ tell: (String) -> Void) throws(Failure) {
    #if os(macOS)
      let exports = "-export_dynamic"
    #else
      let exports = "--export-dynamic"
    #endif
    let isFirst = !FileManager.default.fileExists(atPath: executable)
    if isFirst { tell("UIKit is built once for playgrounds, which takes a few minutes.") }
    let process = BuildProcess(
      command: [
        "swift", "build", "-c", Self.configuration, "--package-path", package, "--scratch-path", build.path,
        "--product", "play-host", "-Xlinker", exports,
      ], environment: ["TRELLIS_TARGETS": (["play-host"] + frameworks.sorted()).joined(separator: " ")])
    let log = folder.appendingPathComponent("build.log")
    let end = process.run(log: log, tell: { if $0.hasPrefix("[") { tell($0) } })
    switch end {
    case .status(0, _): return
    case .status(127, _), .failed: throw Failure(message: "there is no Swift toolchain: swift was not found")
    case .status(_, let text):
      let lines = text.split(separator: "\n").filter { $0.contains("error:") }.prefix(5)
      throw Failure(message: "UIKit cannot be built for playgrounds\n" + lines.joined(separator: "\n"))
    case .unwanted, .late: throw Failure(message: "the build of UIKit was ended")
    }
  }
}
