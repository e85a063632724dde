import Foundation
import InterfaceBuilder

/// Tries lessons: each starter must be wrong, each answer right, and each wrong attempt must be told as it expects.
@MainActor
package struct LessonProof {
  private let lessons: [Lesson]
  private let documents: LessonDocuments

  /// The proof of lessons.
  package init(of lessons: [Lesson], _ documents: LessonDocuments) {
    (self.lessons, self.documents) = (lessons, documents)
  }

  /// What is not as it should be, and how much was tried. Costs some layouts for each attempt.
  ///
  /// - Parameter report: is given what each wrong attempt is told.
  package func run(reporting report: (String) -> Void = { _ in }) -> (problems: [String], counts: Counts) {
    var problems: [String] = []
    var counts = Counts()
    for lesson in lessons {
      counts.lessons += 1
      let judge = Judge(of: lesson, documents)
      func attempt(_ name: String, _ edits: String, _ judged: (Verdict) -> Void) {
        let file = "\(lesson.folder)/\(name)"
        do throws(LessonError) {
          let start = try documents.start(of: lesson)
          judged(try judge.verdict(on: try documents.attempt(lesson, in: start, edits, file: file)))
        } catch {
          // A line that cannot be read is told, too.
          judged(Verdict(telling: error.description))
        }
      }
      func right(_ name: String, _ edits: String) {
        attempt(name, edits) { verdict in
          if !verdict.isRight {
            problems.append("\(lesson.folder)/\(name): error: the check does not accept this answer: \(verdict.text)")
          }
        }
      }
      attempt("Start", lesson.start[Lesson.code] ?? "") { verdict in
        report("\(lesson.folder)/Start: \(verdict.text)")
        if verdict.isRight {
          problems.append("\(lesson.folder)/Start: error: the check accepts the document without an edit")
        }
      }
      right("Answer", lesson.answer)
      for (name, edits) in lesson.others.sorted(by: { $0.key < $1.key }) {
        counts.others += 1
        right("Others/\(name)", edits)
      }
      for (name, edits) in lesson.wrong.sorted(by: { $0.key < $1.key }) {
        counts.wrong += 1
        let file = "Wrong/\(name)"
        attempt(file, edits) { verdict in
          report("\(lesson.folder)/\(file): \(verdict.text)")
          if verdict.isRight { problems.append("\(lesson.folder)/\(file): error: the check accepts this wrong answer") }
          for words in Lesson.expectations(of: edits) where !verdict.text.contains(words) && !verdict.isRight {
            problems.append(
              "\(lesson.folder)/\(file): error: the verdict does not contain \"\(words)\": \(verdict.text)")
          }
          if Lesson.expectations(of: edits).isEmpty {
            problems.append("\(lesson.folder)/\(file): error: the file has no expectation")
          }
        }
      }
      do throws(LessonError) {
        let page = try LessonPage(of: lesson, documents)
        _ = (try page.task(), try page.answer())
      } catch {
        problems.append(error.description)
      }
    }
    return (problems, counts)
  }

  /// How much was tried.
  package struct Counts: Hashable, Sendable {
    /// Lessons, each with a starter and an answer.
    package var lessons = 0
    /// Other right answers.
    package var others = 0
    /// Wrong attempts.
    package var wrong = 0
  }
}

extension LessonBook {
  /// The lessons of a folder.
  ///
  /// - Throws: ``LessonError`` if it cannot be read.
  package init(folder: String) throws(LessonError) {
    var files: [String: String] = [:]
    let place = URL(fileURLWithPath: folder).standardizedFileURL
    let found = FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    for case let file as URL in found ?? .init() where !file.hasDirectoryPath {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else {
        throw LessonError("\(file.path): error: the file is not UTF-8 text")
      }
      files[String(file.standardizedFileURL.path.dropFirst(place.path.count + 1))] = text
    }
    guard !files.isEmpty else { throw LessonError("\(folder): error: no such folder") }
    try self.init(files: files)
  }
}
