import Foundation
import Testing

@testable import Studio

/// Files that somebody else changes, and issues with what resolves them.
@MainActor
struct ConflictTests {
  private func constant(_ value: Int) -> [String: Any] {
    ["verb": "set", "object": "lea-aa-001", "values": ["constant": "\(value)"]]
  }

  private func state(_ stand: StudioStand) throws -> [String: Any] {
    try stand.get("document")["state"] as? [String: Any] ?? [:]
  }

  /// What the studio does ten times a second.
  private func look(_ stand: StudioStand) throws {
    let session = try stand.studio.session(stand.file)
    if session.isChangedOnDisk() { session.readAgain() }
  }

  private let theirs = StudioStand.document.replacing("title=\"First\"", with: "title=\"Second\"")

  @Test func aChangedFileIsShown() throws {
    let stand = try StudioStand()
    defer { stand.remove() }
    #expect(try state(stand)["version"] as? Int == 1)
    try stand.write(theirs)
    try look(stand)
    #expect(try state(stand)["version"] as? Int == 2)
    #expect(try state(stand)["undo"] as? String == "Change on Disk")
    let outline = try stand.get("document")["outline"] as? [String: Any]
    #expect((outline?["scenes"] as? [[String: Any]])?.first?["name"] as? String == "Second")
  }

  @Test func changesInOtherPlacesAreJoined() throws {
    let stand = try StudioStand()
    defer { stand.remove() }
    _ = try stand.post("edit", ["version": 1, "changes": [constant(50)], "saves": false])
    try stand.write(theirs)
    try look(stand)
    #expect(try state(stand)["isConflicting"] as? Bool == false)
    _ = try stand.post("save", [:])
    #expect(stand.contents.contains("constant=\"50\"") && stand.contents.contains("title=\"Second\""))
  }

  @Test func nothingOfSomebodyElsesIsOverwritten() throws {
    let stand = try StudioStand()
    defer { stand.remove() }
    let others = StudioStand.document.replacing(
      "constant=\"20\" id=\"lea-aa-001\"", with: "constant=\"99\" id=\"lea-aa-001\"")
    _ = try stand.post("edit", ["version": 1, "changes": [constant(50)], "saves": false])
    try stand.write(others)
    #expect(refusal { _ = try stand.post("save", [:]) }?.status == 409)
    #expect(stand.contents == others)
    #expect(try state(stand)["isConflicting"] as? Bool == true)
    // Further edits are kept, and are not written over the other's.
    let answer = try stand.post("edit", ["version": 2, "changes": [constant(60)]])
    #expect((answer["problem"] as? [String: Any])?["status"] as? Int == 409)
    #expect(stand.contents == others)
  }

  @Test func aConflictEndsWithEitherVersion() throws {
    for keepsMine in [true, false] {
      let stand = try StudioStand()
      defer { stand.remove() }
      let others = StudioStand.document.replacing(
        "constant=\"20\" id=\"lea-aa-001\"", with: "constant=\"99\" id=\"lea-aa-001\"")
      _ = try stand.post("edit", ["version": 1, "changes": [constant(50)], "saves": false])
      try stand.write(others)
      try look(stand)
      _ = try stand.post("conflict", ["keepsMine": keepsMine])
      #expect(try stand.frame(of: "box-aa-001")[0] == (keepsMine ? 50 : 99))
      #expect(stand.contents.contains("constant=\"\(keepsMine ? 50 : 99)\""))
      // The other one is a step away.
      _ = try stand.post("undo", [:])
      #expect(try stand.frame(of: "box-aa-001")[0] == (keepsMine ? 99 : 50))
    }
  }

  @Test func whatIsNoDocumentIsNotShown() throws {
    let stand = try StudioStand()
    defer { stand.remove() }
    _ = try state(stand)
    try stand.write(String(StudioStand.document.prefix(700)))
    try look(stand)
    #expect(try state(stand)["version"] as? Int == 1)
    #expect(try state(stand)["problem"] != nil)
    try stand.write(StudioStand.document)
    try look(stand)
    #expect(try state(stand)["problem"] == nil)
  }

  // MARK: Issues

  private static let conflict = StudioStand.document.replacing(
    "<constraint firstItem=\"box-aa-001\" firstAttribute=\"leading\"",
    with: """
      <constraint firstAttribute="trailing" secondItem="box-aa-001" secondAttribute="trailing" constant="10" id="tra-aa-001"/>
      <constraint firstItem="box-aa-001" firstAttribute="leading"
      """)

  /// Fixes that were tried one after the other, with a turn for others between them, are those that a search in one go finds.
  @Test func fixesAreTriedInTurns() async throws {
    let (one, other) = (try StudioStand(Self.conflict), try StudioStand(Self.conflict))
    defer {
      one.remove()
      other.remove()
    }
    let issues = try one.get("issues")["issues"] as? [[String: Any]] ?? []
    let issue = try #require(issues.first { $0["rule"] as? String == "conflicting_constraints" })
    let index = try #require(issue["index"] as? Int)
    await one.studio.prepareFixes(one.file, issue: index, version: 1, language: nil)
    func titles(_ stand: StudioStand) throws -> [String] {
      let fixes = try stand.get("fixes", ["issue": "\(index)", "version": "1"])["fixes"] as? [[String: Any]] ?? []
      return fixes.compactMap { $0["title"] as? String }
    }
    #expect(try titles(one) == titles(other))
    #expect(try !titles(one).isEmpty)
    // Of an issue or a version that is none, nothing is tried.
    await one.studio.prepareFixes(one.file, issue: 99, version: 1, language: nil)
    await one.studio.prepareFixes(one.file, issue: index, version: 7, language: nil)
  }

  @Test func fixesResolveTheIssue() throws {
    let stand = try StudioStand(Self.conflict)
    defer { stand.remove() }
    let issues = try stand.get("issues")["issues"] as? [[String: Any]] ?? []
    let issue = try #require(issues.first { $0["rule"] as? String == "conflicting_constraints" })
    let index = try #require(issue["index"] as? Int)
    let fixes = try stand.get("fixes", ["issue": "\(index)", "version": "1"])["fixes"] as? [[String: Any]] ?? []
    let first = try #require(fixes.first)
    #expect((first["title"] as? String)?.isEmpty == false)
    _ = try stand.post("edit", ["version": 1, "changes": first["changes"] ?? []])
    #expect(stand.contents != Self.conflict)
    let rest = try stand.get("issues")["issues"] as? [[String: Any]] ?? []
    #expect(!rest.contains { $0["rule"] as? String == "conflicting_constraints" })
    #expect(refusal { _ = try stand.get("fixes", ["issue": "0", "version": "1"]) }?.status == 409)
  }
}
