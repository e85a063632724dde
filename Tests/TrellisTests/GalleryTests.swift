import Foundation
import Testing

/// `trellis gallery`: what it writes, and what it leaves alone.
@Suite(.enabled(if: Tool.isBuilt, "not built: trellis")) struct GalleryTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trellis-\(UUID())")

  private func names() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("pictures").path))
  }

  private func page() throws -> String {
    try String(contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
  }

  /// Three scenes, on two devices, light and dark; a second run replaces the first and gives the same bytes.
  @Test func everySceneIsDrawnOnEveryDevice() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let arguments = [
      "gallery", "Fixtures/pictures/Tabs.storyboard", "-o", folder.path, "--devices", "iPhone SE,iPad", "--dark",
    ]
    let outcome = try Tool.run(arguments)
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(try names().count == 3 * 2 * 2)
    let first = try page()
    for text in ["Inbox", "Letter", "Settings", "iPad", "dark", "Fixtures/pictures/Tabs.storyboard"] {
      #expect(first.contains(text), "\(text)")
    }
    for name in try names() { #expect(first.contains("src=\"pictures/\(name)\"")) }
    #expect(try Tool.run(arguments).status == 0)
    #expect(try page() == first)
    #expect(
      try Tool.run(["gallery", "Fixtures/pictures/Tabs.storyboard", "-o", folder.path, "--devices", "iPhone SE"]).status
        == 0)
    #expect(try names().count == 3)
  }

  @Test func otherFilesAreLeftAlone() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("index.html")
    try Data("mine".utf8).write(to: file)
    let outcome = try Tool.run(["gallery", "Fixtures/pictures/Tabs.storyboard", "-o", folder.path])
    #expect(outcome.status == 1 && outcome.messages.contains("no gallery"))
    #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
  }

  @Test(arguments: [["--devices", "iPhone 99"], ["--devices", ""], ["--sizes", "huge"]])
  func wrongUsage(_ options: [String]) throws {
    let outcome = try Tool.run(["gallery", "Fixtures/pictures/Tabs.storyboard", "-o", folder.path] + options)
    #expect(outcome.status == 64)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  /// A conflict is told beside the picture that shows it.
  @Test func problemsAreMarked() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try Tool.run(["gallery", "Examples/Conflict", "-o", folder.path, "--devices", "iPhone SE"]).status == 0)
    #expect(try page().contains("class=\"wrong\"") && page().contains("conflict: "))
  }
}
