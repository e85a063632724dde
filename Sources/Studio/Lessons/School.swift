import Foundation
import InterfaceBuilder
import Lessons

/// Teaches the lessons on a page: their texts, and a check of what the reader has made of a lesson's document.
@MainActor
package final class School {
  let book: LessonBook
  let documents: LessonDocuments
  /// What is taught at present, and the folder of the reader's document; nil for nothing.
  private(set) var present: (lesson: Lesson, folder: String)?
  /// The lesson's texts, which cost layouts.
  private(set) var page: LessonPage?
  private var codeStamp: FileStamp?

  /// Nothing is taught yet.
  package init(_ book: LessonBook, _ documents: LessonDocuments) {
    (self.book, self.documents) = (book, documents)
  }

  /// Begins with a lesson in a folder, into which the files of the starter are written that it does not have yet.
  ///
  /// - Returns: the files that were written.
  /// - Throws: `LessonError` if one cannot be written.
  @discardableResult
  package func begin(_ lesson: Lesson, in folder: String) throws(LessonError) -> [String] {
    let written = try lesson.begin(in: folder)
    page = try LessonPage(of: lesson, documents)
    present = (lesson, folder)
    codeStamp = FileStamp(of: "\(folder)/\(Lesson.code)")
    return written
  }

  /// The path of the reader's document.
  var document: String? { present.map { "\($0.folder)/\(Lesson.document)" } }

  /// What the check says of the document as it is now, saved or not.
  func verdict(on document: Document) throws(LessonError) -> Verdict {
    guard let (lesson, folder) = present else { throw LessonError("no lesson is taught") }
    var judged = document
    if lesson.isAboutCode {
      let file = "\(folder)/\(Lesson.code)"
      let code = FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) } ?? ""
      judged = try documents.attempt(lesson, in: document, code, file: file)
    }
    return try Judge(of: lesson, documents).verdict(on: judged)
  }

  /// Whether the reader has saved code since this was asked the last time.
  func isCodeChanged() -> Bool {
    guard let (lesson, folder) = present, lesson.isAboutCode else { return false }
    let found = FileStamp(of: "\(folder)/\(Lesson.code)")
    defer { codeStamp = found }
    return found != codeStamp
  }
}
