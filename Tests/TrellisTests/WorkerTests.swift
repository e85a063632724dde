import Foundation
import Testing

#if os(Linux)
  /// Worker processes that are killed, and those whose parent is.
  @Suite(.enabled(if: Tool.isBuilt, "not built: trellis"), .serialized) struct WorkerTests {
    private static let count = 12

    /// Documents with a conflict, whose hints take their time.
    private func folder() throws -> Scratch {
      let scratch = try Scratch()
      for number in 10..<(10 + Self.count) {
        try scratch.copy("conflicting_constraints/bad.storyboard", to: "App/\(number).storyboard")
      }
      return scratch
    }

    private func check(_ scratch: Scratch, matrix: String) throws -> Process {
      try Tool.start(["check", "App", "--matrix", matrix, "--jobs", "2"], in: scratch.folder)
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGKILL]) func workersEndWithTheirParent(_ signal: Int32) throws {
      let scratch = try folder()
      let parent = try check(scratch, matrix: "all")
      let workers = try #require(
        waitFor {
          let all = children(of: parent); return all.count == 2 ? all : nil
        })
      kill(parent.processIdentifier, signal)
      parent.waitUntilExit()
      #expect(parent.terminationReason == .uncaughtSignal && parent.terminationStatus == signal)
      #expect(waitFor { workers.contains(where: isRunning) ? nil : true } != nil)
    }

    /// Only the document that the worker was at is lost; another process takes the place of the first.
    @Test func killedWorkerLosesOnlyItsDocument() throws {
      let scratch = try folder()
      let parent = try check(scratch, matrix: "default")
      let worker = try #require(
        waitFor {
          let all = children(of: parent); return all.count == 2 ? all[0] : nil
        })
      // It reads the folder first, and says that it can work: its first output.
      try #require(waitFor { hasWritten(worker) ? true : nil } != nil)
      try #require(isRunning(worker))
      kill(worker, SIGKILL)
      parent.waitUntilExit()
      let messages = try scratch.text("messages").split(separator: "\n").filter { $0.contains("error:") }
      let output = try scratch.text("output")
      #expect(parent.terminationReason == .exit && parent.terminationStatus == 1)
      try #require(messages.count == 1)
      let lost = String(messages[0].prefix { $0 != ":" })
      #expect(
        messages[0]
          == "\(lost): error: the file was not checked, because the process that checked the file ended unexpectedly (signal 9: Killed)"
      )
      for number in 10..<(10 + Self.count) {
        let file = "App/\(number).storyboard"
        #expect(output.contains("\(file):") == (file != lost), "\(file)")
      }
    }

    /// What a note says stands on a line of its own in reports, but not between processes.
    @Test func noteWithLineEndsStaysOneLine() throws {
      let scratch = try Scratch()
      for number in 0..<8 {
        try scratch.copy("zero_size/bad.storyboard", to: "\(number).storyboard")
        let text = try scratch.text("\(number).storyboard")
        try scratch.write(text.replacing("<label ", with: "<label customClass=\"Title\" "), to: "\(number).storyboard")
      }
      let outcome = try Tool.run(["check", ".", "--matrix", "smoke", "--jobs", "2"], in: scratch.folder)
      #expect(outcome.status == 0 && !outcome.messages.contains("error"))
    }

  }
#endif
