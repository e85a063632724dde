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
}
