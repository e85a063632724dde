import Foundation
import Testing

#if os(Linux)
  /// `--program`: executables whose screens are laid out, and others.
  @Suite(.enabled(if: Tool.isBuilt, "not built: trellis")) struct ProgramTests {
    private static func built(_ name: String) -> String {
      Tool.executable.deletingLastPathComponent().appendingPathComponent(name).path
    }
    private let faulty = Self.built("FaultyApp")
    private let example = Self.built("ExampleProgram")
    private let sources = "Tests/Programs/FaultyApp/App"

    private func run(_ arguments: [String], fault: String? = nil) throws -> Tool.Outcome {
      var environment = ProcessInfo.processInfo.environment
      environment["FAULTY_APP"] = fault
      return try Tool.run(Tool.executable, arguments, in: Tool.repository, environment: environment)
    }

    /// The line of a file that has a text, from 1.
    private func line(of text: String, in file: String) throws -> Int {
      let content = try String(contentsOf: Tool.repository.appendingPathComponent(file), encoding: .utf8)
      let lines = content.split(separator: "\n", omittingEmptySubsequences: false)
      return try #require(lines.firstIndex { $0.contains(text) }) + 1
    }

    // MARK: Findings

    @Test func findsMistakesInCodeAndInDocuments() throws {
      let outcome = try run(["check", "--program", faulty])
      #expect(outcome.status == 2, "\(outcome.messages)")
      let findings = outcome.output.split(separator: "\n").filter { $0.contains("error:") || $0.contains("warning:") }
      let conflict = try line(of: "equalToConstant: 200", in: "\(sources)/FirstViewController.swift")
      let label = try line(of: "Continue with your account", in: "\(sources)/Base.lproj/Main.storyboard")
      try #require(findings.count == 2, "\(outcome.output)")
      #expect(findings[0].hasPrefix("\(sources)/Base.lproj/Main.storyboard:\(label):29: warning:"))
      #expect(findings[0].hasSuffix("(clipped_text)"))
      #expect(findings[1].hasPrefix("\(sources)/FirstViewController.swift:\(conflict):1: error:"))
      #expect(findings[1].hasSuffix("(conflicting_constraints)"))
      #expect(outcome.output.contains("in First in all") && outcome.output.contains("in Second in all"))
    }

    /// Beside the findings that comments silence in a document and in code, which are in neither report.
    @Test func configurationAppliesToPrograms() throws {
      let scratch = try Scratch()
      let file = "\(Tool.repository.path)/\(sources)/FirstViewController.swift"
      try scratch.write("excluded: [\(file)]\nclipped_text: error\n", to: "left.yml")
      let left = try run(["check", "--program", faulty, "--config", scratch.path("left.yml"), "--device", "iPhone 8"])
      #expect(left.status == 2 && left.output.contains("error: ") && left.output.contains("1 error in 1 document"))
      #expect(!left.output.contains("FirstViewController.swift"))
      try scratch.write(
        "excluded: ['\(Tool.repository.path)/**/FaultyApp']\nmatrix: {devices: [iPhone 8], orientations: [portrait]}\n",
        to: "none.yml")
      let none = try run(["check", "--program", faulty, "--config", scratch.path("none.yml")])
      #expect(none.status == 0 && none.output.contains("in 1 configuration"), "\(none.output)")
    }

    /// The screen needs what only another one has.
    @Test func sceneThatCannotBeShownAloneIsANote() throws {
      let outcome = try run(["check", "--program", faulty, "--device", "iPhone 8"])
      let notes = outcome.messages.split(separator: "\n").filter { $0.contains("note:") }
      #expect(notes.count == 1 && notes[0].contains("Main#alo-ne-001") && notes[0].contains("needs a name"))
      #expect(outcome.status == 2)
    }

    @Test func exampleProgramHasNoFindings() throws {
      let outcome = try run(["check", "--program", example])
      #expect(outcome.status == 0, "\(outcome.output)")
      #expect(outcome.output.contains("nothing found in 1 document"))
    }

    // MARK: What is shown

    @Test func framesHaveTheScreensOfTheExample() throws {
      let outcome = try run(["frames", "--program", example, "--json", "--device", "iPhone 14"])
      let json = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
      let documents = try #require(json["documents"] as? [[String: Any]])
      let scenes = try #require(documents.first?["scenes"] as? [[String: Any]])
      #expect(
        scenes.compactMap { $0["id"] as? String } == [
          "sig-ni-001", "sig-ni-001", "con-ta-001", "ContactViewController", "col-or-001", "SettingsViewController",
        ])
      #expect(
        scenes.compactMap { $0["name"] as? String } == [
          "Sign In", "Form with keyboard", "Contacts", "Contact", "Colors", "Settings",
        ])
    }

    /// Screens that only code shows, by the tour that the program makes.
    @Test func stopsAreExplainedAndDrawn() throws {
      let drawn = try run(["render", "--program", example, "--scene", "Settings", "--device", "iPhone 14"])
      // Each letter has a place of its own.
      let texts = drawn.output.replacing(#/</?tspan[^>]*>/#, with: "")
      #expect(drawn.status == 0 && texts.contains(">Reminders</text>"), "\(drawn.messages)")
      let explained = try run(["explain", "--program", example, "--view", "Reminders", "--edge", "leading"])
      #expect(explained.status == 0 && explained.output.contains("SettingsViewController.swift"), "\(explained.output)")
    }

    @Test func languageReachesTheApp() throws {
      let outcome = try run(["frames", "--program", example, "--language", "de"])
      #expect(outcome.output.contains("UIButton \"Anmelden\"") && outcome.output.contains("\"Hallo, \" on"))
      // The tour knows the first language only. What can be shown without it, is.
      #expect(
        outcome.status == 1
          && outcome.messages.contains("the tour cannot reach the screen Form with keyboard: there is no")
      )
    }

    @Test func edgeOfAProgramIsExplained() throws {
      let outcome = try run(["explain", "--program", faulty, "--view", "sec-on-003", "--edge", "leading"])
      #expect(outcome.status == 0, "\(outcome.messages)")
      #expect(outcome.output.contains("leading is 20") && outcome.output.contains("sec-on-006"))
      let unknown = try run(["explain", "--program", faulty, "--view", "nobody", "--edge", "leading"])
      #expect(unknown.status == 65)
    }

    @Test func screenOfAProgramIsDrawn() throws {
      let outcome = try run(["render", "--program", example, "--scene", "Colors", "--devices", "iPhone 8,iPhone 14"])
      #expect(outcome.status == 0 && outcome.output.hasPrefix("<svg") && outcome.output.contains("iPhone 14"))
      let unknown = try run(["render", "--program", example, "--scene", "Nothing"])
      #expect(unknown.status == 65 && unknown.messages.contains("Sign In"))
    }

    // MARK: Programs that fail

    @Test func aCrashIsAnErrorWithItsReason() throws {
      let outcome = try run(["check", "--program", faulty], fault: "crash")
      #expect(outcome.status == 1 && outcome.messages.contains("Fatal error: no way to go on"), "\(outcome.messages)")
    }

    /// Of the other configuration there are findings nevertheless.
    @Test func aCrashInOneConfigurationIsAnError() throws {
      let outcome = try run(["check", "--program", faulty, "--device", "iPhone 8"], fault: "crash on its side")
      #expect(
        outcome.status == 1
          && outcome.messages.contains("wider than high, at the first screen on iPhone 8, landscape"))
      #expect(outcome.output.contains("(conflicting_constraints)"))
    }

    @Test func anAppThatHangsIsEnded() throws {
      let outcome = try run(["check", "--program", faulty, "--timeout", "1"], fault: "hang")
      #expect(
        outcome.status == 1 && outcome.messages.contains("did not respond within 1 seconds"), "\(outcome.messages)")
    }

    /// A program that answers nothing ends with the tool, even while it hangs.
    @Test func aHangingAppEndsWithTheTool() throws {
      let scratch = try Scratch()
      setenv("FAULTY_APP", "hang", 1)
      let parent = try Tool.start(["check", "--program", faulty, "--timeout", "600"], in: scratch.folder)
      unsetenv("FAULTY_APP")
      let child = try #require(waitFor { children(of: parent).first { hasWritten($0) } })
      kill(parent.processIdentifier, SIGKILL)
      parent.waitUntilExit()
      #expect(waitFor { isRunning(child) ? nil : true } != nil)
    }

    /// Each writes its number first.
    @Test(arguments: [
      ("echo hello; sleep 1000", "the executable printed \"hello\""),
      ("echo '{\"id\":0}'; sleep 1000", "does not respond; to show the screens of the app"),
      ("sleep 1000 & sleep 1000", "did not respond within 1 seconds"),
      ("trap '' TERM; while :; do sleep 1000; done", "did not respond within 1 seconds"),
      ("exec < /dev/null > /dev/null; sleep 1000", "stopped responding"),
      ("exit 3", "ended early (status 3)"),
      ("echo broken >&2; kill -SEGV $$", "ended early (signal 11: Segmentation fault): broken"),
      ("echo '{\"id\":0,\"hello\":{\"version\":1,\"app\":\"A\"}}'; sleep 1000", "did not respond within 1 seconds"),
      ("echo '{\"id\":0,\"hello\":{\"version\":9,\"app\":\"A\"}}'; sleep 1000", "another version of Trellis"),
      (
        "echo '{\"id\":0,\"hello\":{\"version\":1,\"app\":\"A\"}}'; echo '{\"id\":7}'; sleep 1000",
        "sent an answer to another request"
      ),
      ("cat /dev/zero | tr '\\0' x", "sent a line that is longer than 64 MB"),
    ])
    func otherProgramsAreErrorsAndLeaveNothing(_ script: String, _ reason: String) throws {
      let scratch = try Scratch()
      try scratch.write("#!/bin/bash\necho $$ > number\n\(script)\n", to: "program")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scratch.path("program"))
      let seconds = reason.contains("did not respond") ? "1" : "600"
      let outcome = try Tool.run(["check", "--program", "program", "--timeout", seconds], in: scratch.folder)
      #expect(outcome.status == 1 && outcome.messages.contains(reason), "\(outcome.messages)")
      let number = try #require(pid_t(try scratch.text("number").trimmingCharacters(in: .whitespacesAndNewlines)))
      #expect(waitFor { isRunning(number) ? nil : true } != nil)
      #expect(waitFor { processes(inGroup: number).isEmpty ? true : nil } != nil)
    }

    @Test func fileThatIsNotAProgramIsRefused() throws {
      #expect(try run(["check", "--program", "no/such"]).status == 66)
      let folder = try run(["check", "--program", "Examples/App"])
      #expect(folder.status == 66 && folder.messages.contains(".build/debug"))
      #expect(try run(["check", "--program", "README.md"]).status == 65)
      #expect(try run(["check", "--program", faulty, "README.md"]).status == 64)
      #expect(try run(["frames"]).status == 64)
    }
  }
#endif
