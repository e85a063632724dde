import Foundation
import Testing

@testable import Studio

/// What was open last, over several starts.
@MainActor
struct RecentDocumentTests {
  private func file(_ stand: StudioStand) -> String { stand.folder.path + "/state/trellis/recent-documents" }

  private func studio(_ stand: StudioStand) -> Studio {
    Studio(paths: [stand.folder.path], recent: RecentDocuments(file: file(stand)))
  }

  private func open(_ file: String, in studio: Studio) throws {
    _ = try studio.remember(DocumentRequest(file: file))
  }

  @Test func theNextStartKnowsThem() throws {
    let stand = try StudioStand()
    defer { stand.remove() }
    let other = stand.folder.path + "/Other.storyboard"
    try Data(StudioStand.document.utf8).write(to: URL(fileURLWithPath: other))
    #expect(studio(stand).recentFiles().isEmpty)
    let first = studio(stand)
    for file in [stand.file, other, stand.file] { try open(file, in: first) }
    #expect(studio(stand).recentFiles() == [stand.file, other])
    #expect(try FileManager.default.attributesOfItem(atPath: file(stand))[.posixPermissions] as? Int == 0o600)
    // Those of other folders are kept, and not shown.
    let elsewhere = try StudioStand()
    defer { elsewhere.remove() }
    let third = Studio(paths: [elsewhere.folder.path], recent: RecentDocuments(file: file(stand)))
    #expect(third.recentFiles().isEmpty)
    try open(elsewhere.file, in: third)
    #expect(studio(stand).recentFiles() == [stand.file, other])
    #expect(third.recentFiles() == [elsewhere.file])
    // What is gone is not shown.
    try FileManager.default.removeItem(atPath: other)
    #expect(studio(stand).recentFiles() == [stand.file])
  }

  @Test func whatCannotBeKeptIsForgotten() throws {
    let stand = try StudioStand()
    defer { stand.remove() }
    // A folder stands where the file would be.
    try FileManager.default.createDirectory(atPath: file(stand), withIntermediateDirectories: true)
    let studio = studio(stand)
    try open(stand.file, in: studio)
    #expect(studio.recentFiles().isEmpty)
    #expect(refusal { try open("/tmp/None.storyboard", in: studio) }?.status == 404)
  }
}
