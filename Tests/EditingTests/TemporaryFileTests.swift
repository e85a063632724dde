import Foundation
import Testing

@testable import Editing

/// What an edit leaves in a folder, and what it clears away.
struct TemporaryFileTests {
  private let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "edits-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("old".utf8).write(to: URL(fileURLWithPath: "\(folder)/a.xib"))
  }

  private func make(_ name: String) throws { try Data("<".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)")) }

  private var names: Set<String> {
    Set((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
  }

  private func edit() throws { try EditedFile(reading: "\(folder)/a.xib").replace(by: Array("new".utf8)) }

  private func remove() { try? FileManager.default.removeItem(atPath: folder) }

  @Test func anEditLeavesOnlyTheDocument() throws {
    defer { remove() }
    try edit()
    #expect(names == ["a.xib"])
    #expect(try String(contentsOfFile: "\(folder)/a.xib", encoding: .utf8) == "new")
  }

  @Test func whatAKilledEditLeftIsRemoved() throws {
    defer { remove() }
    for name in [".trellis-aB3dE9", ".trellis-000000", ".trellis-abcdeF"] { try make(name) }
    try edit()
    #expect(names == ["a.xib"])
  }

  /// A word, other names, a folder, a link, a file with two names.
  @Test func nothingElseIsTouched() throws {
    defer { remove() }
    let others: Set<String> = [
      ".trellis-config", ".trellis-cache1.yml", ".trellis-aB3dE", ".trellis.yml", "trellis-aB3dE9", ".trellis-aB3dé9",
    ]
    for name in others { try make(name) }
    try FileManager.default.createDirectory(atPath: "\(folder)/.trellis-Folder", withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(atPath: "\(folder)/.trellis-L1nked", withDestinationPath: "a.xib")
    try make("b")
    #expect(link("\(folder)/b", "\(folder)/.trellis-Twice2") == 0)
    let before = names
    try edit()
    #expect(names == before)
  }

  /// Another edit of the folder is about to put its file in its place.
  @Test func whatIsBeingWrittenStays() throws {
    defer { remove() }
    let other = try #require(TemporaryFile(in: folder))
    try edit()
    #expect(FileManager.default.fileExists(atPath: other.path))
    close(other.descriptor)
    try Data("newer".utf8).write(to: URL(fileURLWithPath: "\(folder)/a.xib"))
    try edit()
    #expect(names == ["a.xib"])
  }

  @Test func whatBelongsToOthersStays() throws {
    defer { remove() }
    try make(".trellis-aB3dE9")
    TemporaryFile.clear(folder, of: [geteuid() + 1])
    #expect(names.count == 2)
  }

  /// One that cannot take the place of the document is removed at once.
  @Test func aFailedEditLeavesNothing() throws {
    defer { remove() }
    let file = try EditedFile(reading: "\(folder)/a.xib")
    try make(".trellis-aB3dE9")
    try Data("other".utf8).write(to: URL(fileURLWithPath: "\(folder)/a.xib"))
    #expect(throws: EditError.self) { try file.replace(by: []) }
    #expect(names == ["a.xib", ".trellis-aB3dE9"])
  }
}
