import Foundation
import Testing

@testable import Studio

/// Documents under another name, and what lists tell of those that were checked.
@MainActor
struct SaveAsTests {
  private let constant = ["verb": "set", "object": "lea-aa-001", "values": ["constant": "50"]] as [String: Any]

  private func files(_ stand: StudioStand) throws -> [String] {
    (try stand.get("documents")["documents"] as? [[String: Any]])?.compactMap { $0["file"] as? String } ?? []
  }

  @Test func theDraftOfADeletedFileIsWrittenElsewhere() throws {
    let stand = try StudioStand()
    defer { stand.remove() }
    _ = try stand.post("edit", ["version": 1, "changes": [constant], "saves": false])
    try FileManager.default.removeItem(atPath: stand.file)
    let made = try #require(try stand.post("saveas", ["path": "Copies/Other"])["file"] as? String)
    #expect(made == stand.folder.path + "/Copies/Other.storyboard")
    let text = try String(contentsOfFile: made, encoding: .utf8)
    #expect(text == StudioStand.document.replacing("constant=\"20\" id=\"lea", with: "constant=\"50\" id=\"lea"))
    #expect(try files(stand) == [made])
    #expect(!FileManager.default.fileExists(atPath: stand.file))
    #expect(try stand.get("document", ["file": made])["folder"] as? String == stand.folder.path)
  }

  /// Whoever starts the studio in a folder names it by a dot.
  @Test func aFolderMayBeNamedByADot() throws {
    let stand = try StudioStand()
    defer { stand.remove() }
    let inner = stand.folder.path + "/Sub"
    try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
    try Data(StudioStand.document.utf8).write(to: URL(fileURLWithPath: inner + "/Main.storyboard"))
    for name in ["\(stand.folder.path)/.", "\(stand.folder.path)/"] {
      let studio = Studio(paths: [name])
      let file = try #require(studio.files.first { $0.hasSuffix("Sub/Main.storyboard") })
      #expect(studio.servedFolder(of: file) == stand.folder.path)
      #expect(studio.pathInServedFolder(of: file) == "Sub/Main.storyboard")
      let path = "Copy of \(name.count)"
      let made = try studio.saveAs(SaveAsRequest(file: file, path: path)).file
      #expect(studio.files.contains(made))
      #expect(FileManager.default.fileExists(atPath: "\(stand.folder.path)/\(path).storyboard"))
    }
  }

  @Test func nothingIsOverwritten() throws {
    let stand = try StudioStand()
    defer { stand.remove() }
    let other = stand.folder.path + "/Other.storyboard"
    try Data("mine".utf8).write(to: URL(fileURLWithPath: other))
    for path in ["Other.storyboard", "Other", "Main.storyboard"] {
      let refused = refusal { _ = try stand.post("saveas", ["path": path]) }
      #expect(refused?.status == 409)
      #expect(refused?.message.contains("already exists") == true)
    }
    #expect(try String(contentsOfFile: other, encoding: .utf8) == "mine")
    #expect(stand.contents == StudioStand.document)
    // A link to nothing is something, too: a write would make what it leads to.
    let (link, target) = (stand.folder.path + "/Link.storyboard", stand.folder.path + "/None.storyboard")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    #expect(refusal { _ = try stand.post("saveas", ["path": "Link"]) }?.status == 409)
    #expect(!FileManager.default.fileExists(atPath: target))
  }

  @Test func noPathLeadsOutOfTheFolder() throws {
    let (stand, other) = (try StudioStand(), try StudioStand())
    defer { [stand, other].forEach { $0.remove() } }
    try FileManager.default.createSymbolicLink(
      atPath: stand.folder.path + "/Door", withDestinationPath: other.folder.path)
    let wrong = [
      "", "  ", "/tmp/Other", "../Other", "a/../../Other", "a//b", "a/", "./Other", "Door/Other", "Other.xib",
    ]
    for path in wrong {
      let refused = refusal { _ = try stand.post("saveas", ["path": path]) }
      #expect(refused?.status == 400, "\(path)")
      #expect(refused?.message.isEmpty == false)
    }
    for folder in [stand.folder, other.folder] {
      let found = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0 != "Door" }
      #expect(found == ["Main.storyboard"])
    }
  }

  @Test func whatWasCheckedIsListed() throws {
    let stand = try StudioStand()
    defer { stand.remove() }
    func listed() throws -> [String: Any]? {
      (try stand.get("documents")["documents"] as? [[String: Any]])?.first?["summary"] as? [String: Any]
    }
    #expect(try listed() == nil)
    // The height of the other view is that of the box, so that nothing is open.
    #expect(try stand.get("summary")["issues"] as? Int == (try stand.get("issues")["issues"] as? [Any])?.count)
    #expect(try listed()?["scenes"] as? Int == 1)
    // Without the width of the box, its width and the place of the view behind it are open.
    _ = try stand.post("edit", ["version": 1, "changes": [["verb": "delete", "objects": ["wid-aa-001"]]]])
    #expect(try listed() == nil)
    let before = try #require(try stand.get("summary")["issues"] as? Int)
    #expect(before > 0)
    #expect(try listed()?["issues"] as? Int == before)
    #expect(try listed()?["version"] as? Int == 2)
  }
}
