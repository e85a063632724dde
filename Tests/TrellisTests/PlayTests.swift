import Foundation
import Testing

/// `trellis play` and `trellis studio --lesson` before there is a page: what they refuse, and how. The page is tested in Tests/StudioPage.
@Suite(.enabled(if: Tool.isBuilt, "not built: trellis")) struct PlayTests {
  @Test func aFileThatDoesNotExistHasTheStatusOfMissingInput() throws {
    let outcome = try Tool.run(["play", "Missing.swift"])
    #expect(outcome.status == 66)
    #expect(outcome.messages == "Missing.swift: error: no such file\n")
  }

  @Test func whatIsNoSwiftFileIsBadInput() throws {
    for name in ["README.md", "Sources"] {
      let outcome = try Tool.run(["play", name])
      #expect(outcome.status == 65)
      #expect(outcome.messages == "\(name): error: the file is not a Swift file\n")
    }
  }

  @Test func theFolderOfTrellisIsAskedForWhereItIsMissing() throws {
    let scratch = try Scratch()
    let outcome = try Tool.run(["play", "View.swift", "--trellis", scratch.folder.path], in: scratch.folder)
    #expect(outcome.status == 64)
    #expect(outcome.messages.contains("with --trellis, specify the folder with the source code"))
  }

  @Test func aLessonThatDoesNotExistAndWhatALessonDoesNotTakeAreMistakesOfUse() throws {
    let scratch = try Scratch()
    for arguments in [["--lesson", "99"], ["--lesson", "6", "a", "b"], ["--lesson", "6", "--program", "App"]] {
      let outcome = try Tool.run(["studio"] + arguments, in: scratch.folder)
      #expect(outcome.status == 64, "\(arguments): \(outcome.messages)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path).isEmpty)
  }
}
