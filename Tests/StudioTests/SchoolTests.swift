import Editing
import Foundation
import Lessons
import Testing

@testable import Studio

/// A lesson in the studio: its files, its texts, and the check of a document. The lesson has one view whose answer needs one constraint more than its
/// starter.
@MainActor
@Suite(.serialized) struct SchoolTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "school-\(UUID().uuidString)").path

  /// Box is 100 wide and 40 high, 20 from the left and 30 from the top; in the starter the last of them is missing.
  private func school() throws -> School {
    let lines = StudioStand.document.split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.filter { !$0.contains("top-aa-001") }.joined(separator: "\n")
    func files(_ number: Int, _ name: String) -> [String: String] {
      let folder = "0\(number)-\(name)"
      return [
        "\(folder)/lesson.yaml": """
        title: "Lesson \(number)"
        chapter: "Tests"
        task: "Put Box 30 points below the top."
        devices: ["iPhone SE (3rd generation)", "iPhone 17"]
        judged: ["Box", "Other"]
        tolerance: 0.5
        hints: ["One", "Two", "Three"]
        """,
        "\(folder)/page.md": "Words.\n\n## Task\n\n{{task}}\n\n## Answer\n\nThe top is {{frame Box.top @ 1}}.\n",
        "\(folder)/Start/Screen.storyboard": start,
        "\(folder)/Answer.edits": "top",
      ]
    }
    let book = try LessonBook(files: files(1, "one").merging(files(2, "two")) { first, _ in first })
    return School(
      book,
      LessonDocuments { line throws(LessonError) in
        line == "top" ? .constrain("Box.top = View.top + 30", identifier: nil) : nil
      })
  }

  private func studio(_ school: School) throws -> Studio {
    let lesson = try #require(try school.book.lesson("1"))
    try school.begin(lesson, in: "\(folder)/one")
    return Studio(paths: ["\(folder)/one"], school: school)
  }

  private func object(_ studio: Studio, _ method: String, _ path: String, _ body: String = "") throws -> [String: Any] {
    let request = StudioRequest(method, "", body: Data(body.utf8))
    guard case .data(let data)? = try studio.respondForLessons(to: request, path: path)?.body else { return [:] }
    return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  private var document: String { "\(folder)/one/Screen.storyboard" }

  @Test func theCheckTicksWhatIsRightAndSaysWhatIsNot() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let studio = try studio(try school())
    let before = try object(studio, "GET", "verdict")
    #expect(before["isRight"] as? Bool == false)
    let open = try #require(before["views"] as? [[String: Any]])
    #expect(open.map { $0["isRight"] as? Bool } == [false, false])
    #expect(
      (open[0]["complaint"] as? String)?.hasPrefix("Vertical position is ambiguous for \"Box\"") == true, "\(open)")
    #expect(before["screens"] as? Int == 2)
    // 28 instead of 30.
    func constrain(_ top: Int) throws {
      let version = studio.openState(document)?.version ?? 0
      let edit = """
        {"file": "\(document)", "version": \(version), "saves": false, "title": "Add",
        "changes": [{"verb": "constrain", "text": "Box.top = View.top + \(top)"}]}
        """
      _ = try studio.respond(to: StudioRequest("POST", "", body: Data(edit.utf8)), path: "edit")
    }
    try constrain(28)
    let wrong = try object(studio, "GET", "verdict")
    let views = try #require(wrong["views"] as? [[String: Any]])
    #expect(
      (views[0]["complaint"] as? String)?.hasPrefix("Box is 2 points too high on an iPhone SE (3rd generation)")
        == true, "\(views)")
    // Other hangs on Box.
    #expect((views[1]["complaint"] as? String)?.hasPrefix("Other is 2 points too high") == true, "\(views)")
    let undo = "{\"file\": \"\(document)\", \"saves\": false}"
    _ = try studio.respond(to: StudioRequest("POST", "", body: Data(undo.utf8)), path: "undo")
    try constrain(30)
    let right = try object(studio, "GET", "verdict")
    #expect(right["isRight"] as? Bool == true, "\(right)")
    #expect((right["views"] as? [[String: Any]])?.map { $0["isRight"] as? Bool } == [true, true])
  }

  @Test func aLessonHasItsTextsAndTheNextOne() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let studio = try studio(try school())
    let lesson = try object(studio, "GET", "lesson")
    #expect(lesson["file"] as? String == document)
    #expect((lesson["text"] as? String)?.contains("Put Box 30 points below the top.") == true)
    #expect(lesson["hints"] as? [String] == ["One", "Two", "Three"])
    #expect((lesson["next"] as? [String: Any])?["folder"] as? String == "\(folder)/two")
    #expect((try object(studio, "GET", "answer")["text"] as? String)?.contains("The top is 30.") == true)
  }

  @Test func theNextLessonBeginsBesideAndOverwritesNothing() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let studio = try studio(try school())
    try FileManager.default.createDirectory(atPath: "\(folder)/two", withIntermediateDirectories: true)
    let own = StudioStand.document
    try Data(own.utf8).write(to: URL(fileURLWithPath: "\(folder)/two/Screen.storyboard"))
    let lesson = try object(studio, "POST", "lesson", "{\"number\": 2}")
    #expect(lesson["number"] as? Int == 2)
    #expect(lesson["next"] is NSNull || lesson["next"] == nil)
    #expect(try String(contentsOfFile: "\(folder)/two/Screen.storyboard", encoding: .utf8) == own)
    #expect(studio.files.contains("\(folder)/two/Screen.storyboard"))
    #expect(try object(studio, "GET", "verdict")["isRight"] as? Bool == true)
  }

  @Test func aLessonThatDoesNotExistIsRefused() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let studio = try studio(try school())
    #expect(refusal { _ = try self.object(studio, "POST", "lesson", "{\"number\": 3}") }?.status == 404)
  }
}
