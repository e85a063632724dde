import Foundation
import Testing

@testable import Studio

/// Git's open merge of a document, without a page. The box lies 20 points from the left and is 40 high; beside it, 20 points apart, is a view that is as high.
@MainActor
@Suite(.enabled(if: GitCommand.isThere, "git is missing")) struct OpenMergeTests {
  private static func version(leading: Int, height: Int) -> String {
    StudioStand.document.replacing(
      "constant=\"20\" id=\"lea-aa-001\"", with: "constant=\"\(leading)\" id=\"lea-aa-001\""
    )
    .replacing("constant=\"40\" id=\"hei-aa-001\"", with: "constant=\"\(height)\" id=\"hei-aa-001\"")
  }

  /// A repository in which a merge is open: ours says 30 and 44, theirs 40 and 60.
  private func stand(ours: String? = nil, theirs: String? = nil) throws -> StudioStand {
    let stand = try StudioStand()
    func git(_ arguments: String...) throws { try GitCommand.run(arguments, in: stand.folder.path) }
    func commit(_ text: String) throws {
      try Data(text.utf8).write(to: URL(fileURLWithPath: stand.file))
      try git("add", "-A")
      try git("commit", "-q", "-m", "change")
    }
    try git("init", "-q", "-b", "main")
    try commit(StudioStand.document)
    try git("checkout", "-q", "-b", "side")
    try commit(theirs ?? Self.version(leading: 40, height: 60))
    try git("checkout", "-q", "main")
    try commit(ours ?? Self.version(leading: 30, height: 44))
    try git("merge", "-q", "side")
    return stand
  }

  private func questions(_ answer: [String: Any]) throws -> [[String: Any]] {
    let merge = try #require(answer["merge"] as? [String: Any])
    return try #require(merge["questions"] as? [[String: Any]])
  }

  private func key(_ number: Int, _ stand: StudioStand) throws -> String {
    let found = try questions(stand.get("merge")).first { $0["number"] as? Int == number }
    return try #require(found?["key"] as? String)
  }

  private func answer(_ number: Int, _ side: String, _ stand: StudioStand) throws -> [String: Any] {
    try stand.post("merge", ["action": "answer", "key": try key(number, stand), "side": side])
  }

  @Test func noMergeIsNoError() throws {
    let stand = try StudioStand()
    defer { stand.remove() }
    #expect(try stand.get("merge")["merge"] == nil)
    #expect(refusal { _ = try stand.post("merge", ["action": "save"]) }?.status == 409)
  }

  @Test func answersAreTakenBackOneByOneAndWritten() throws {
    let stand = try stand()
    defer { stand.remove() }
    let open = try stand.get("merge")
    #expect(try questions(open).map { $0["ours"] as? String } == ["30", "44"])
    #expect(try questions(open).map { $0["theirs"] as? String } == ["40", "60"])
    #expect(try questions(open).map { $0["scene"] as? String } == ["vc1-aa-001", "vc1-aa-001"])
    _ = try answer(2, "theirs", stand)
    var merge = try #require(try answer(1, "ours", stand)["merge"] as? [String: Any])
    #expect(merge["open"] as? Int == 0 && merge["undo"] as? String == "Question 1: Ours")
    // Nothing was written: the file has git's markers.
    #expect(stand.contents.contains("<<<<<<<"))
    merge = try #require(try stand.post("merge", ["action": "undo"])["merge"] as? [String: Any])
    #expect(merge["open"] as? Int == 1 && merge["undo"] as? String == "Question 2: Theirs")
    merge = try #require(try stand.post("merge", ["action": "undo"])["merge"] as? [String: Any])
    #expect(merge["open"] as? Int == 2 && merge["undo"] == nil)
    #expect(refusal { _ = try stand.post("merge", ["action": "undo"]) }?.status == 409)
    for _ in 0..<2 { merge = try #require(try stand.post("merge", ["action": "redo"])["merge"] as? [String: Any]) }
    #expect(merge["open"] as? Int == 0 && merge["isSaved"] as? Bool == false)
    merge = try #require(try stand.post("merge", ["action": "save"])["merge"] as? [String: Any])
    #expect(merge["isSaved"] as? Bool == true)
    #expect(stand.contents == Self.version(leading: 30, height: 60))
    // It is git that ends the merge.
    #expect(try stand.get("merge")["merge"] != nil)
    try GitCommand.run(["add", "-A"], in: stand.folder.path)
    #expect(try stand.get("merge")["merge"] == nil)
  }

  @Test func framesOfEitherAnswerAreTold() throws {
    let stand = try stand()
    defer { stand.remove() }
    func effects(_ number: Int) throws -> [String: Any] {
      let answer = try stand.post(
        "mergeeffects", ["key": try key(number, stand), "surface": ["device": "retina6_12"]])
      return try #require(answer["effects"] as? [String: Any])
    }
    // 30 or 40 from the left; the other begins 100 + 20 further.
    let first = try effects(1)
    #expect(first["views"] as? [String] == ["box-aa-001", "oth-aa-001"])
    #expect(first["ours"] as? String == "“Box”: x 30; “Other”: x 150")
    #expect(first["theirs"] as? String == "“Box”: x 40; “Other”: x 160")
    let second = try effects(2)
    #expect(second["ours"] as? String == "“Box”: height 44; “Other”: height 44")
    #expect(second["theirs"] as? String == "“Box”: height 60; “Other”: height 60")
  }

  @Test func allVersionsAreDrawn() throws {
    let stand = try stand()
    defer { stand.remove() }
    func places() throws -> [Double?] {
      let answer = try stand.post(
        "mergelayout",
        [
          "scene": "vc1-aa-001", "surface": ["device": "retina6_12"], "versions": ["ours", "theirs", "result"],
        ])
      return try #require(answer["pictures"] as? [[String: Any]]).map { picture in
        let root = (picture["scene"] as? [String: Any])?["root"] as? [String: Any]
        let box = (root?["children"] as? [[String: Any]])?.first { $0["id"] as? String == "box-aa-001" }
        return (box?["frame"] as? [String: Double])?["x"]
      }
    }
    #expect(try places() == [30, 40, 30])
    _ = try answer(1, "theirs", stand)
    #expect(try places() == [30, 40, 40])
  }

  @Test func nothingOfSomebodyElsesIsReplacedUnlessAsked() throws {
    let stand = try stand()
    defer { stand.remove() }
    _ = try answer(1, "theirs", stand)
    try stand.write("mine")
    let refused = refusal { _ = try stand.post("merge", ["action": "save"]) }
    #expect(refused?.status == 412)
    #expect(
      refused?.message == "Another program changed the file after you opened the merge. Trellis did not write the file."
    )
    #expect(stand.contents == "mine")
    _ = try stand.post("merge", ["action": "save", "replaces": true])
    #expect(stand.contents == Self.version(leading: 40, height: 44))
  }

  @Test func aMergeThatWasEndedIsNotWritten() throws {
    let stand = try stand()
    defer { stand.remove() }
    _ = try answer(1, "theirs", stand)
    try GitCommand.run(["merge", "--abort"], in: stand.folder.path)
    #expect(refusal { _ = try stand.post("merge", ["action": "save"]) }?.status == 409)
    #expect(stand.contents == Self.version(leading: 30, height: 44))
  }

  @Test func aDocumentThatOneSideDeletedIsTold() throws {
    let stand = try StudioStand()
    defer { stand.remove() }
    func git(_ arguments: String...) throws { try GitCommand.run(arguments, in: stand.folder.path) }
    try git("init", "-q", "-b", "main")
    try git("add", "-A")
    try git("commit", "-q", "-m", "change")
    try git("checkout", "-q", "-b", "side")
    try git("rm", "-q", "Main.storyboard")
    try git("commit", "-q", "-m", "change")
    try git("checkout", "-q", "main")
    try Data(Self.version(leading: 30, height: 44).utf8).write(to: URL(fileURLWithPath: stand.file))
    try git("commit", "-q", "-a", "-m", "change")
    try git("merge", "-q", "side")
    let answer = try stand.get("merge")
    #expect(
      answer["problem"] as? String
        == "One side deleted the document; to keep the document, run git add; to delete the document, run git rm.")
  }

  /// The second answer brings no other question, and the first one can be changed after it.
  @Test func anAnswerIsChangedWithoutTheOthers() throws {
    let stand = try stand()
    defer { stand.remove() }
    _ = try answer(1, "ours", stand)
    _ = try answer(2, "ours", stand)
    _ = try answer(1, "theirs", stand)
    _ = try stand.post("merge", ["action": "save"])
    #expect(stand.contents == Self.version(leading: 40, height: 44))
  }
}

/// Git, without the configuration of who runs the tests.
private enum GitCommand {
  static let isThere = (try? run(["--version"], in: "/")) == 0

  @discardableResult
  static func run(_ arguments: [String], in folder: String) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder, "-c", "user.name=N", "-c", "user.email=n@example.com", "-c", "commit.gpgsign=false"]
      + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["GIT_CONFIG_GLOBAL": "/dev/null"]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
