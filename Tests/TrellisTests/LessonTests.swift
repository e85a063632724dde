import Foundation
import Testing

/// `trellis lesson`: what it prints, copies and says, and whether the lessons hold.
@Suite(.enabled(if: Tool.isBuilt, "not built: trellis")) struct LessonTests {
  private static let folder = Tool.repository.appendingPathComponent("Lessons")
  private static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.first?.isNumber ?? false }.sorted()

  private func edit(_ document: String, _ verb: String...) throws {
    let outcome = try Tool.run(["edit", document] + verb)
    #expect(outcome.status == 0, "\(outcome.messages)")
  }

  /// A starter that is right, an answer that is wrong, a wrong attempt that nobody is told about.
  @Test func startersFailAnswersPassAndWrongAttemptsAreTold() throws {
    let outcome = try Tool.run(["lesson", "--proof", "--book", Self.folder.path])
    #expect(outcome.status == 0, "\(outcome.messages)")
    let counts = outcome.messages.split { !$0.isNumber }.compactMap { Int($0) }.suffix(4)
    let numbers = Array(counts)
    try #require(numbers.count == 4, "\(outcome.messages)")
    #expect(numbers[0] >= 45 && numbers[0] == Self.names.count)
    #expect(numbers[1] >= 20)
    #expect(numbers[2] >= 40)
    #expect(numbers[3] == 0)
  }

  @Test func tenLessonsHaveTwoOtherAnswersAndFourMistakesEach() throws {
    func count(_ lesson: String, _ kind: String) -> Int {
      let folder = Self.folder.appendingPathComponent("\(lesson)/\(kind)").path
      return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).count
    }
    #expect(Self.names.filter { count($0, "Others") >= 2 && count($0, "Wrong") >= 4 }.count >= 10)
  }

  @Test func listHasEveryLessonOfTheRepository() throws {
    let outcome = try Tool.run(["lesson"])
    #expect(outcome.status == 0)
    let rows = outcome.output.split(separator: "\n").filter { $0.hasPrefix("  ") }
    #expect(rows.count == Self.names.count)
  }

  @Test func pageHasNumbersInsteadOfPlaceholders() throws {
    let outcome = try Tool.run(["lesson", "three-rows", "--answer"])
    #expect(outcome.status == 0)
    // Three rows of 120 points, 30 apart.
    #expect(outcome.output.contains("The rows begin at 30, 180 and 330."))
    #expect(!outcome.output.contains("{{"))
    #expect(try Tool.run(["lesson", "06-three-rows", "--answer"]).output == outcome.output)
  }

  @Test func aWrongNumberIsToldWithItsDeviceAndItsConstraint() throws {
    let scratch = try Scratch()
    #expect(try Tool.run(["lesson", "three-rows", "--start", "rows"], in: scratch.folder).status == 0)
    let document = scratch.path("rows/Screen.storyboard")
    try edit(document, "delete", "yellow-from-the-top", "green-from-the-top")
    try edit(document, "constrain", "Green.top = Yellow.bottom + 30")
    try edit(document, "constrain", "Yellow.top = Red.bottom + 40")
    let wrong = try Tool.run(["lesson", "three-rows", "--check", "rows"], in: scratch.folder)
    #expect(wrong.status == 2)
    // Ten points are half of what the insets differ by, which matters to a centered view only.
    #expect(!wrong.output.contains("inset of the safe area"), "\(wrong.output)")
    // 30, 120 and 40 instead of 30.
    #expect(
      wrong.output.contains(
        "Yellow is 10 points too low on an iPhone SE (1st generation): the top edge is at 190, not at 180."),
      "\(wrong.output)")
    #expect(wrong.output.contains("Yellow.top == Red.bottom + 40"), "\(wrong.output)")
    try edit(document, "set", "Yellow.top = Red.bottom + 40", "constant=30")
    let right = try Tool.run(["lesson", "three-rows", "--check", "rows"], in: scratch.folder)
    #expect(right.status == 0, "\(right.output)")
    #expect(right.output.hasPrefix("Correct"))
  }

  @Test func copyingNeverOverwrites() throws {
    let scratch = try Scratch()
    #expect(try Tool.run(["lesson", "1", "--start", "box"], in: scratch.folder).status == 0)
    let document = URL(fileURLWithPath: scratch.path("box/Screen.storyboard"))
    try Data("mine".utf8).write(to: document)
    let outcome = try Tool.run(["lesson", "1", "--start", "box"], in: scratch.folder)
    #expect(outcome.status == 1)
    #expect(outcome.messages.contains("box/Screen.storyboard: error: the file already exists"))
    #expect(try String(contentsOf: document, encoding: .utf8) == "mine")
    // What is no document is no answer, and is left as it is.
    #expect(try Tool.run(["lesson", "1", "--check", "box"], in: scratch.folder).status == 65)
  }

  @Test func answerCanBeCopiedAndIsRight() throws {
    let scratch = try Scratch()
    for lesson in ["2", "a-row-as-a-picture"] {
      #expect(try Tool.run(["lesson", lesson, "--start", lesson, "--answer"], in: scratch.folder).status == 0)
      let frames = try Tool.run(["frames", "\(lesson)/Screen.storyboard"], in: scratch.folder)
      #expect(frames.status == 0 && !frames.output.contains("warning"), "\(frames.output)")
    }
    #expect(try Tool.run(["lesson", "2", "--check", "2"], in: scratch.folder).status == 0)
  }

  @Test func codeIsJudgedAtItsLineAndColumn() throws {
    let scratch = try Scratch()
    #expect(try Tool.run(["lesson", "anchors", "--start", "."], in: scratch.folder).status == 0)
    let code = """
      box.translatesAutoresizingMaskIntoConstraints = false
      box.topAnchor.constraint(equalTo: view.heigthAnchor).isActive = true
      """
    try Data(code.utf8).write(to: URL(fileURLWithPath: scratch.path("Constraints.swift")))
    let outcome = try Tool.run(["lesson", "anchors", "--check", "."], in: scratch.folder)
    #expect(outcome.status == 65)
    #expect(outcome.messages.contains("Constraints.swift:2:35: error: there is no heigthAnchor"), "\(outcome.messages)")
  }

  @Test func hintsAreThree() throws {
    let hints = try ["1", "2", "3"].map { try Tool.run(["lesson", "1", "--hint", $0]).output }
    #expect(Set(hints).count == 3)
    #expect(try Tool.run(["lesson", "1", "--hint"]).output == hints[0])
    #expect(try Tool.run(["lesson", "1", "--hint", "4"]).status == 64)
  }

  @Test func whatDoesNotExistIsSaid() throws {
    #expect(try Tool.run(["lesson", "1", "--check", "/nowhere"]).status == 66)
    #expect(try Tool.run(["lesson", "no-such-lesson"]).status == 64)
    #expect(try Tool.run(["lesson", "--hint", "1"]).status == 64)
  }
}
