import Foundation
import InterfaceBuilder
import Lessons

extension Studio {
  /// Answers a request about lessons; nil for a request about something else.
  ///
  /// - Throws: ``StudioError`` if there is no such lesson, or its files cannot be written.
  func respondForLessons(to request: StudioRequest, path: String) throws(StudioError) -> StudioResponse? {
    guard let school else {
      return request.method == "GET" && path == "lesson" ? JSON.answer(LessonAnswer?.none) : nil
    }
    switch (request.method, path) {
    case ("GET", "lessons"): return JSON.answer(try lessons(school))
    case ("GET", "lesson"): return JSON.answer(try lesson(school))
    case ("POST", "lesson"):
      try begin(try JSON.read(LessonOrder.self, from: request.body).number, school)
      return JSON.answer(try lesson(school))
    case ("GET", "verdict"): return JSON.answer(try verdict(school))
    case ("GET", "answer"):
      let text = try reading { () throws(LessonError) in try school.page?.answer() }
      return JSON.answer(["text": text ?? ""])
    default: return nil
    }
  }

  private func lessons(_ school: School) throws(StudioError) -> [LessonAnswer.Entry] {
    try reading { () throws(LessonError) in try school.book.lessons() }.map { entry($0, school) }
  }

  private func entry(_ lesson: Lesson, _ school: School) -> LessonAnswer.Entry {
    .init(
      number: lesson.number, title: lesson.title, chapter: lesson.chapter, folder: folder(for: lesson, school),
      task: lesson.task, views: lesson.judged.count, screens: lesson.situations.count)
  }

  /// Beside the folder of the present lesson, or in that of the documents.
  private func folder(for lesson: Lesson, _ school: School) -> String {
    let base: String
    if let present = school.present {
      base = (present.folder as NSString).deletingLastPathComponent
    } else {
      var isFolder: ObjCBool = false
      let path = paths.first ?? "."
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      base = exists && isFolder.boolValue ? path : (path as NSString).deletingLastPathComponent
    }
    return base.isEmpty ? lesson.name : "\(base)/\(lesson.name)"
  }

  private func lesson(_ school: School) throws(StudioError) -> LessonAnswer? {
    guard let (lesson, folder) = school.present, let file = school.document else { return nil }
    let text = try reading { () throws(LessonError) in try school.page?.task() } ?? lesson.task
    let next = try reading { () throws(LessonError) in try school.book.lesson("\(lesson.number + 1)") }
    return LessonAnswer(
      number: lesson.number, count: school.book.folders.count, title: lesson.title, file: file, text: text,
      hints: lesson.hints, code: lesson.isAboutCode ? "\(folder)/\(Lesson.code)" : nil,
      next: next.map { entry($0, school) })
  }

  private func begin(_ number: Int, _ school: School) throws(StudioError) {
    guard let lesson = try reading({ () throws(LessonError) in try school.book.lesson("\(number)") }) else {
      throw StudioError(404, "There is no lesson \(number).")
    }
    let folder = folder(for: lesson, school)
    try reading { () throws(LessonError) in _ = try school.begin(lesson, in: folder) }
    if !files.contains("\(folder)/\(Lesson.document)") { add(path: folder) }
  }

  private func verdict(_ school: School) throws(StudioError) -> VerdictAnswer {
    guard let lesson = school.present?.lesson, let file = school.document else {
      throw StudioError(404, "The studio shows no lesson.")
    }
    let document = try session(file).document
    let found = try reading { () throws(LessonError) in try school.verdict(on: document) }
    var views = lesson.judged.map { VerdictAnswer.View(name: $0, isRight: found.rightViews.contains($0)) }
    var others: [String] = []
    for complaint in found.complaints {
      // What is open is told of the view by its name in quotation marks.
      func isAbout(_ view: VerdictAnswer.View) -> Bool {
        view.name == complaint.subject
          || (!view.isRight && view.complaint == nil && complaint.sentence.contains("\"\(view.name)\""))
      }
      if let index = views.firstIndex(where: isAbout) {
        views[index].complaint = complaint.text
      } else {
        others.append(complaint.text)
      }
    }
    return VerdictAnswer(isRight: found.isRight, views: views, others: others, screens: lesson.situations.count)
  }

  private func reading<Value>(_ work: () throws(LessonError) -> Value) throws(StudioError) -> Value {
    do throws(LessonError) { return try work() } catch { throw StudioError(422, error.description) }
  }
}
