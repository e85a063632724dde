import ArgumentParser
import Commands
import Editing
import Foundation
import InterfaceBuilder
import Lessons

struct LessonCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson",
    abstract:
      "Learn Auto Layout from lessons. Each lesson has a task, a document to edit, hints, and a check of your answer.",
    discussion: """
      Without an argument, the command lists the lessons. With only the name of a lesson, the command prints the text of the lesson.

      Examples:
        trellis lesson
        trellis lesson 6
        trellis lesson 6 --start rows
        trellis studio rows
        trellis lesson 6 --hint
        trellis lesson 6 --check rows

      The option --check lays out your document and the correct answer on several devices, and compares the frames of the views. Your \
      constraints are correct if they produce the frames of the correct answer. The option --check also reports conflicts and ambiguities.

      Exit status 0: the answer is correct.
      Exit status 1: a file already exists or cannot be written.
      Exit status 2: the answer is wrong.
      Exit status 64: the lesson does not exist.
      Exit status 65: the document cannot be read.
      Exit status 66: the folder does not exist.
      """)

  @Argument(help: "The number or the name of a lesson, such as 6 or three-rows.")
  var lesson: String?

  @Option(
    help: ArgumentHelp(
      "Copy the document of the lesson into this folder. The command overwrites no files.", valueName: "dir"))
  var start: String?

  @Option(
    defaultAsFlag: 1,
    help: ArgumentHelp(
      "Print a hint of the lesson: 1, 2 or 3. Each hint reveals more than the previous hint.", valueName: "1-3"))
  var hint: Int?

  @Option(
    help: ArgumentHelp(
      "Check the document in this folder, and list the views with a wrong frame.", valueName: "dir"))
  var check: String?

  @Flag(
    help:
      "Print the answer, with an explanation and the commands that make the edit. With --start, copy the answer into the folder."
  )
  var answer = false

  // For those who write lessons, who need not build the tool to see them.

  /// A folder of lessons instead of those that are compiled in.
  @Option(help: .hidden)
  var book: String?

  /// Tries all starters, answers and attempts, and prints what is told of them.
  @Flag(help: .hidden)
  var proof = false

  func validate() throws {
    if lesson == nil, start != nil || hint != nil || check != nil || answer {
      throw ValidationError("Specify a lesson. To list the lessons, run trellis lesson.")
    }
    if let hint, !(1...3).contains(hint) { throw ValidationError("Specify 1, 2 or 3 as the hint.") }
    if [start != nil, hint != nil, check != nil].filter({ $0 }).count > 1 {
      throw ValidationError("Specify only one of --start, --hint and --check.")
    }
    if answer, hint != nil || check != nil { throw ValidationError("--answer cannot be used with --hint or --check.") }
  }

  func run() throws {
    try Console.reportingFailures { try MainActor.assumeIsolated { try teach() } }
  }

  @MainActor
  private func teach() throws {
    let book = try reading { () throws(LessonError) in
      if let folder = self.book { return try LessonBook(folder: folder) }
      return try LessonBook()
    }
    guard let name = lesson else {
      let lessons = try reading { () throws(LessonError) in try book.lessons() }
      return proof ? try prove(lessons) : Console.result(list(of: lessons))
    }
    guard let lesson = try reading({ () throws(LessonError) in try book.lesson(name) }) else {
      throw ValidationError(
        "There is no lesson \(name). To list the \(book.folders.count) lessons, run trellis lesson.")
    }
    let documents = LessonDocuments(parsing: Self.verb)
    if let start { return try copy(lesson, documents, to: start) }
    if let hint { return Console.result(lesson.hints[hint - 1]) }
    if let check { return try judge(lesson, documents, check, in: book) }
    let page = try reading { () throws(LessonError) in try LessonPage(of: lesson, documents) }
    let text = try reading { () throws(LessonError) in answer ? try page.task() + "\n" + page.answer() : try page.task()
    }
    let end = answer ? "" : "\ntrellis lesson \(lesson.number) --start \(lesson.name)\n"
    Console.result((text + end).trimmingCharacters(in: .newlines))
  }

  private func list(of lessons: [Lesson]) -> String {
    var lines: [String] = []
    var chapter = ""
    for lesson in lessons {
      if lesson.chapter != chapter {
        chapter = lesson.chapter
        if !lines.isEmpty { lines.append("") }
        lines.append(chapter)
      }
      lines.append("  \(lesson.number < 10 ? " " : "")\(lesson.number)  \(lesson.title)")
    }
    return lines.joined(separator: "\n")
  }

  @MainActor
  private func prove(_ lessons: [Lesson]) throws {
    let proof = LessonProof(of: lessons, LessonDocuments(parsing: Self.verb)).run(reporting: Console.result)
    for problem in proof.problems { Console.message(problem) }
    let counts = proof.counts
    Console.message(
      "\(counts.lessons) lessons, \(counts.others) other answers, \(counts.wrong) wrong attempts, \(proof.problems.count) problems"
    )
    if !proof.problems.isEmpty { throw ExitStatus.findings }
  }

  // MARK: Files

  /// Writes the files of the starter, or the document of the answer, all or none.
  @MainActor
  private func copy(_ lesson: Lesson, _ documents: LessonDocuments, to folder: String) throws {
    var files = lesson.start
    if answer {
      let answered = try reading { () throws(LessonError) in
        let start = try documents.start(of: lesson)
        let edits = try documents.edits(lesson, in: start, lesson.answer, file: "\(lesson.folder)/Answer")
        return try documents.text(of: start, after: edits, file: "\(lesson.folder)/Answer")
      }
      files = [Lesson.document: answered]
    }
    let place = URL(fileURLWithPath: folder)
    for name in files.keys.sorted()
    where FileManager.default.fileExists(atPath: place.appendingPathComponent(name).path) {
      throw RunFailure(
        .failed, "\(folder)/\(name): error: the file already exists, and the command did not overwrite it")
    }
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      for (name, text) in files.sorted(by: { $0.key < $1.key }) {
        try Data(text.utf8).write(to: place.appendingPathComponent(name), options: .withoutOverwriting)
        Console.result("\(folder)/\(name)")
      }
    } catch {
      throw RunFailure(.failed, "\(folder): error: \(error.localizedDescription)")
    }
    if !answer {
      Console.message("To check your answer, run trellis lesson \(lesson.number) --check \(ShellWords.quoted(folder))")
    }
  }

  @MainActor
  private func judge(_ lesson: Lesson, _ documents: LessonDocuments, _ path: String, in book: LessonBook) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw RunFailure(
        .noInput,
        "\(path): error: the folder does not exist; to create the folder, run trellis lesson \(lesson.number) --start")
    }
    let file = isFolder.boolValue ? "\(path)/\(Lesson.document)" : path
    let attempt: Document
    do throws(ReadError) {
      attempt = try Document.read(contentsOf: file)
    } catch {
      let place = error.position.map { ":\($0.line):\($0.column)" } ?? ""
      throw RunFailure(error.position == nil ? .noInput : .badInput, "\(file)\(place): error: \(error.message)")
    }
    let codeFile = "\(path)/\(Lesson.code)"
    var code = ""
    if lesson.isAboutCode { code = String(decoding: try TextFile.read(codeFile, limit: 64 << 10), as: UTF8.self) }
    let verdict = try reading { () throws(LessonError) in
      let judged = lesson.isAboutCode ? try documents.attempt(lesson, in: attempt, code, file: codeFile) : attempt
      return try Judge(of: lesson, documents).verdict(on: judged)
    }
    guard verdict.isRight else {
      Console.result(verdict.text)
      throw ExitStatus.findings
    }
    let screens = lesson.situations.count
    Console.result("Correct on \(screens) screen\(screens == 1 ? "" : "s").")
    Console.message("To see the explanation, run trellis lesson \(lesson.number) --answer")
    if let next = try reading({ () throws(LessonError) in try book.lesson("\(lesson.number + 1)") }) {
      Console.message("For the next lesson, \(next.title), run trellis lesson \(next.number)")
    }
  }

  // MARK: Errors

  private func reading<Value>(_ work: () throws(LessonError) -> Value) throws(RunFailure) -> Value {
    do throws(LessonError) {
      return try work()
    } catch {
      throw RunFailure(.badInput, error.description)
    }
  }

  /// A line of `trellis edit` as a verb.
  static func verb(_ line: String) throws(LessonError) -> Verb? {
    guard let words = ShellWords.split(line) else { throw LessonError("a quotation mark is not closed") }
    if words.isEmpty { return nil }
    do {
      return try VerbCommands.parse(words).verb()
    } catch {
      throw LessonError(VerbCommands.message(for: error))
    }
  }
}
