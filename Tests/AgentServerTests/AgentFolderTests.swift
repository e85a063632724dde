import Foundation
import Testing

@testable import AgentServer

/// An agent reads and changes what is below one folder, and nothing else.
@Suite struct AgentFolderTests {
  private let root = FileManager.default.temporaryDirectory.appendingPathComponent("agent-\(UUID().uuidString)")
    .resolvingSymlinksInPath()

  private func withFolder(_ body: (AgentFolder) throws -> Void) throws {
    let inner = root.appendingPathComponent("App")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    try Data().write(to: inner.appendingPathComponent("Main.storyboard"))
    try Data().write(to: root.appendingPathComponent("secret.xib"))
    try FileManager.default.createSymbolicLink(
      at: inner.appendingPathComponent("link.xib"), withDestinationURL: root.appendingPathComponent("secret.xib"))
    try FileManager.default.createSymbolicLink(
      at: inner.appendingPathComponent("up"), withDestinationURL: root)
    try body(AgentFolder(inner.path))
  }

  @Test func filesBelowTheFolderAreFound() throws {
    try withFolder { folder in
      let file = try folder.file("Main.storyboard")
      #expect(file == folder.path + "/Main.storyboard")
      #expect(try folder.file(file) == file && folder.name(of: file) == "Main.storyboard")
      #expect(try folder.file(".") == folder.path && folder.name(of: folder.path) == ".")
      #expect(try folder.file("New/Other.xib", mayBeNew: true) == folder.path + "/New/Other.xib")
    }
  }

  @Test(arguments: [
    "../secret.xib", "/etc/passwd", "link.xib", "up/secret.xib", "../App2/x.xib", "up/App/../secret.xib", "",
    "a\u{0}b", "Missing.xib",
  ])
  func otherFilesAreRefused(_ name: String) throws {
    try withFolder { folder in
      #expect(throws: ToolProblem.self) { try folder.file(name) }
      if name != "Missing.xib" { #expect(throws: ToolProblem.self) { try folder.file(name, mayBeNew: true) } }
    }
  }

  /// `.build/debug` is a link to the folder of the platform, as SwiftPM makes it.
  @Test func programsOfPackagesAreFound() throws {
    try withFolder { folder in
      let products = folder.path + "/.build/x86_64-unknown-linux-gnu/debug"
      try FileManager.default.createDirectory(atPath: products, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/.build/debug", withDestinationPath: "x86_64-unknown-linux-gnu/debug")
      try Data().write(to: URL(fileURLWithPath: folder.path + "/Package.swift"))
      for (name, mode) in [("Tour", 0o755), ("libTour.so", 0o755), ("Tour.swiftmodule", 0o644)] {
        #expect(
          FileManager.default.createFile(
            atPath: "\(products)/\(name)", contents: Data(), attributes: [.posixPermissions: mode]))
      }
      let found = ProjectFolder(folder.path).programs
      #expect(found == [folder.path + "/.build/debug/Tour"])
      #expect(try folder.file(found[0]) == products + "/Tour")
    }
  }
}
