import Editing
import Foundation
import InterfaceBuilder

/// Makes documents of a lesson's verbs.
@MainActor
package struct LessonDocuments {
  /// Reads a line of `trellis edit`; nil for a line without a verb. It throws a text that says what is wrong.
  package typealias VerbParser = (_ line: String) throws(LessonError) -> Verb?

  private let parse: VerbParser

  /// Verbs are read by a parser of the command line, which knows how they are written.
  package init(parsing parse: @escaping VerbParser) { self.parse = parse }

  /// The document that the reader begins with.
  package func start(of lesson: Lesson) throws(LessonError) -> Document {
    try document(lesson.start[Lesson.document] ?? "", file: "\(lesson.folder)/Start/\(Lesson.document)")
  }

  /// The document that attempts are compared with.
  package func answer(of lesson: Lesson) throws(LessonError) -> Document {
    try attempt(lesson, in: try start(of: lesson), lesson.answer, file: "\(lesson.folder)/Answer")
  }

  /// A document of the reader after verbs, or with the constraints of code if the lesson is about code.
  package func attempt(
    _ lesson: Lesson, in document: Document, _ text: String, file: String
  ) throws(LessonError) -> Document {
    try self.document(document, after: try edits(lesson, in: document, text, file: file), file: file)
  }

  /// The verbs of an answer.
  package func edits(
    _ lesson: Lesson, in document: Document, _ text: String, file: String
  ) throws(LessonError) -> String {
    guard lesson.isAboutCode else { return text }
    // A name that is more than words would be more than a name in a verb.
    let views = document.scenes.flatMap { $0.allRoots.flatMap(\.tree) }.map(\.displayName)
      .filter { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " } }
    return try ConstraintCode.edits(in: text, file: file, views: views)
  }

  /// A document of a text.
  package func document(_ text: String, file: String) throws(LessonError) -> Document {
    do throws(ReadError) {
      return try Document.read(Data(text.utf8), file: file)
    } catch {
      throw LessonError("\(file)\(error.position.map { ":\($0.line):\($0.column)" } ?? ""): error: \(error.message)")
    }
  }

  /// A document after verbs, one a line.
  ///
  /// - Parameter file: where the verbs stand, for errors.
  package func document(_ document: Document, after verbs: String, file: String) throws(LessonError) -> Document {
    let draft: Draft
    do throws(ReadError) { draft = try Draft(document) } catch { throw LessonError("\(file): error: \(error)") }
    let performer = Performer(draft)
    for (index, line) in verbs.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let place = "\(file):\(index + 1)"
      do {
        if let verb = try parse(String(line)) { try performer.perform(verb) }
      } catch let error as EditError {
        throw LessonError("\(place): error: \(error.message)")
      } catch {
        throw LessonError("\(place): error: \(error)")
      }
    }
    do throws(ReadError) { return try draft.document() } catch { throw LessonError("\(file): error: \(error)") }
  }

  /// The text of a document after verbs.
  package func text(of document: Document, after verbs: String, file: String) throws(LessonError) -> String {
    let draft: Draft
    do throws(ReadError) { draft = try Draft(document) } catch { throw LessonError("\(file): error: \(error)") }
    let performer = Performer(draft)
    for line in verbs.split(separator: "\n") {
      do {
        if let verb = try parse(String(line)) { try performer.perform(verb) }
      } catch {
        throw LessonError("\(file): error: \(error)")
      }
    }
    return String(decoding: draft.bytes, as: UTF8.self)
  }
}
