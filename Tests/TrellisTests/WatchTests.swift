import Foundation
import Testing

#if os(Linux)
  /// Commands that repeat their work when files change.
  @Suite(.enabled(if: Tool.isBuilt, "not built: trellis"), .serialized) struct WatchTests {
    private func watching(_ arguments: [String], in scratch: Scratch) throws -> Process {
      try Tool.start(
        ["check", "a.storyboard", "--watch", "--matrix", "smoke", "--no-hints"] + arguments, in: scratch.folder)
    }

    private func output(_ scratch: Scratch) -> String { (try? scratch.text("output")) ?? "" }

    private func end(_ process: Process) {
      kill(process.processIdentifier, SIGINT)
      process.waitUntilExit()
    }

    @Test func watchChecksASavedDocumentAgain() throws {
      let scratch = try Scratch()
      try scratch.copy("zero_size/bad.storyboard", to: "a.storyboard")
      let process = try watching([], in: scratch)
      defer { end(process) }
      try #require(waitFor { output(scratch).contains("zero_size") ? true : nil } != nil)
      try scratch.copy("zero_size/good.storyboard", to: "a.storyboard")
      #expect(waitFor { output(scratch).contains("nothing found") ? true : nil } != nil)
    }

    /// The first half of a save is no document. Nobody is told so, and what is told at last is of the whole.
    @Test func watchIgnoresAHalfWrittenDocument() throws {
      let scratch = try Scratch()
      try scratch.copy("zero_size/bad.storyboard", to: "a.storyboard")
      let good = Array(Data(try text("zero_size/good.storyboard").utf8))
      let bad = Array(Data(try text("zero_size/bad.storyboard").utf8))
      let process = try watching([], in: scratch)
      defer { end(process) }
      try #require(waitFor { output(scratch).contains("zero_size") ? true : nil } != nil)
      for round in 0..<20 {
        let bytes = round % 2 == 0 ? good : bad
        let cut = bytes.count * (round + 1) / 22
        try save(bytes[..<cut], to: scratch.path("a.storyboard"), flags: O_TRUNC)
        usleep(10_000)
        try save(bytes[cut...], to: scratch.path("a.storyboard"), flags: O_APPEND)
        usleep(10_000)
      }
      let reports = output(scratch).components(separatedBy: "configurations").count
      try save(good[...], to: scratch.path("a.storyboard"), flags: O_TRUNC)
      #expect(
        waitFor {
          let text = output(scratch)
          return text.hasSuffix("configurations\n") && text.components(separatedBy: "nothing found").count > 1
            && text.components(separatedBy: "configurations").count > reports ? true : nil
        } != nil)
      let messages = try scratch.text("messages")
      #expect(!messages.contains("error"))
    }

    /// What stays half a document is told at last, and does not end the watch.
    @Test func watchReportsADamagedDocument() throws {
      let scratch = try Scratch()
      try scratch.copy("zero_size/bad.storyboard", to: "a.storyboard")
      let process = try watching([], in: scratch)
      defer { end(process) }
      try #require(waitFor { output(scratch).contains("zero_size") ? true : nil } != nil)
      try scratch.write("<document", to: "a.storyboard")
      #expect(waitFor { (try? scratch.text("messages"))?.contains("a.storyboard:1:") ?? false ? true : nil } != nil)
      try scratch.copy("zero_size/good.storyboard", to: "a.storyboard")
      #expect(waitFor { output(scratch).contains("nothing found") ? true : nil } != nil)
    }

    private func text(_ fixture: String) throws -> String {
      try String(contentsOf: Tool.repository.appendingPathComponent("Fixtures/lint/\(fixture)"), encoding: .utf8)
    }

    private func save(_ bytes: ArraySlice<UInt8>, to path: String, flags: Int32) throws {
      let descriptor = open(path, O_WRONLY | flags)
      try #require(descriptor >= 0)
      defer { close(descriptor) }
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      #expect(count == bytes.count)
    }
  }
#endif
