import Foundation
import LayoutTesting
import Testing
import UIKit

/// Which files a run writes, how they are called, and what it says.
@MainActor
@Suite struct RecordTests {
  private func verify(_ gap: CGFloat, _ mode: RecordMode, _ scratch: Scratch, named name: String? = "a") -> String? {
    verifyLayout(
      of: CardScreen(gap: gap), on: .phone.on(releases: 17), named: name, record: mode, directory: scratch.path)
  }

  @Test func missingSnapshotsAreWrittenAndFailOnce() throws {
    let scratch = try Scratch()
    let first = try #require(verify(20, .missing, scratch))
    #expect(first.contains("recorded") && first.contains("review the snapshot"))
    #expect(scratch.files == ["verify-_-_-_-named.a.iOS-17.txt"])
    #expect(verify(20, .missing, scratch) == nil)
  }

  @Test func neverWritesNothing() throws {
    let scratch = try Scratch()
    #expect(try #require(verify(20, .never, scratch)).contains("does not exist, and the test did not record"))
    #expect(scratch.files.isEmpty)
  }

  @Test func failedWritesWhatDiffers() throws {
    let scratch = try Scratch()
    _ = verify(20, .missing, scratch)
    let old = try scratch.text(scratch.files[0])
    #expect(try #require(verify(28, .missing, scratch)).contains("top 20 → 28"))
    #expect(try scratch.text(scratch.files[0]) == old, "a mismatch leaves the snapshot alone")
    let message = try #require(verify(28, .failed, scratch))
    #expect(message.contains("top 20 → 28") && message.contains("the test recorded"))
    #expect(verify(28, .never, scratch) == nil)
    #expect(verify(28, .failed, scratch) == nil, "what is the same passes")
  }

  @Test func allWritesEverythingAndFails() throws {
    let scratch = try Scratch()
    _ = verify(20, .missing, scratch)
    try scratch.write("other", to: scratch.files[0])
    #expect(verify(20, .all, scratch) != nil)
    #expect(try #require(verify(20, .all, scratch)).contains("the test recorded"))
    #expect(verify(20, .never, scratch) == nil)
  }

  /// Assertions are counted from 1, devices have a part of the name where there are several, pictures are SVG files.
  @Test func namesOfFiles() throws {
    let scratch = try Scratch()
    _ = verifyLayout(
      of: CardScreen(), on: .phone.on(releases: 17), as: .frames, .picture, record: .missing, directory: scratch.path)
    _ = verifyLayout(
      of: CardScreen(), on: .phone.on(releases: 17), as: .constraints, record: .missing, directory: scratch.path)
    _ = verifyLayout(
      of: CardScreen(), on: .devices("iPhone SE (3rd generation)", "iPhone 15", releases: [17, 26], textSizes: [.AX3]),
      record: .missing, directory: scratch.path)
    #expect(
      scratch.files == [
        "namesOfFiles.1.iOS-17.txt", "namesOfFiles.2.iOS-17.svg", "namesOfFiles.3.iOS-17.constraints.txt",
        "namesOfFiles.4.iPhone-15-portrait-text-AX3.iOS-17.txt",
        "namesOfFiles.4.iPhone-15-portrait-text-AX3.iOS-26.txt",
        "namesOfFiles.4.iPhone-SE-3rd-generation-portrait-text-AX3.iOS-17.txt",
        "namesOfFiles.4.iPhone-SE-3rd-generation-portrait-text-AX3.iOS-26.txt",
      ])
  }

  /// A snapshot from before names had releases is one of iOS 17: it is compared with that alone, and has a successor when all is
  /// recorded anew.
  @Test func aNameWithoutAReleaseIsOfIOS17() throws {
    let scratch = try Scratch()
    func verify(_ release: Int, _ mode: RecordMode = .never) -> String? {
      verifyLayout(
        of: CardScreen(), on: .phone.on(releases: release), named: "a", record: mode, directory: scratch.path,
        testName: "card")
    }
    _ = verify(17, .missing)
    let text = try scratch.text("card.a.iOS-17.txt")
    try FileManager.default.removeItem(at: scratch.folder.appendingPathComponent("card.a.iOS-17.txt"))
    try scratch.write(text, to: "card.a.txt")
    #expect(verify(17) == nil)
    #expect(try #require(verify(26)).contains("does not exist, and the test did not record"))
    #expect(try #require(verify(17, .all)).contains("recorded"))
    #expect(scratch.files == ["card.a.iOS-17.txt", "card.a.txt"])
  }

  @Test func releasesThatADeviceDoesNotRunFail() {
    let message = verifyLayout(of: CardScreen(), on: .devices("iPhone 8", releases: [26]))
    #expect(message?.contains("iPhone 8 cannot run iOS 26: iPhone 8 runs iOS 11 to 16") == true)
  }

  /// A file that is no snapshot is told with its line, and lives on.
  @Test func damagedSnapshots() throws {
    let scratch = try Scratch()
    _ = verify(20, .missing, scratch)
    let name = scratch.files[0]
    for damage in ["", "x", "one line\n\nUIView (1, 2, 3\n", "a\n\n    UIView (0, 0, 1, 1)\n"] {
      try scratch.write(damage, to: name)
      let message = try #require(verify(20, .missing, scratch))
      #expect(
        message.contains("\(name):") && message.contains("this line does not belong to a frame snapshot"), "\(message)")
      #expect(try scratch.text(name) == damage)
    }
  }

  @Test func unknownDevicesFail() throws {
    let message = verifyLayout(of: CardScreen(), on: .devices("iPhone 99"))
    #expect(message?.contains("there is no device \"iPhone 99\"") == true)
  }

  /// The order of arguments is not fixed, so that numbers would mix their snapshots up.
  @Test(arguments: [1, 2]) func testsWithArgumentsNeedAName(_ argument: Int) throws {
    let scratch = try Scratch()
    #expect(
      verifyLayout(of: CardScreen(), record: .missing, directory: scratch.path)?.contains("in the parameter `named`")
        == true)
    _ = verifyLayout(
      of: CardScreen(), on: .phone.on(releases: 17), named: "\(argument)", record: .missing, directory: scratch.path)
    #expect(scratch.files == ["testsWithArgumentsNeedAName-_.\(argument).iOS-17.txt"])
  }

  /// Equal layouts give equal bytes, also where views have no names of their own.
  @Test func snapshotsAreDeterministic() throws {
    let scratch = try Scratch()
    for name in ["a", "b"] {
      _ = verifyLayout(
        of: CardScreen(), on: .phone.on(releases: 17), as: .frames, .constraints, .picture, .conflicts, named: name,
        record: .missing,
        directory: scratch.path)
    }
    for ending in ["txt", "svg", "constraints.txt", "conflicts.txt"] {
      let texts = try ["a", "b"].map { try scratch.text("snapshotsAreDeterministic.\($0).iOS-17.\(ending)") }
      #expect(texts[0] == texts[1])
    }
  }
}
