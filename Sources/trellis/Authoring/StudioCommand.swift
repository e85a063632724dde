import Commands
import ArgumentParser
import Checking
import Foundation
import Lessons
import Studio

struct StudioCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "studio",
    abstract:
      "Show and edit documents in a browser: a canvas for several devices, a document outline, inspectors and a list of issues.",
    discussion: """
      Examples:
        trellis studio App/ --open
        trellis studio Main.storyboard --port 8080
        trellis studio --program .build/debug/App
        trellis studio --lesson 6 rows --open

      The command prints the address of the page and serves the page until you press Control-C. The address contains a secret. Only \
      this machine can open the page, and the page shows only the documents in the specified paths. An edit is saved immediately. To \
      save only on request, click the save button in the page.

      With --program, the page shows a running app, and sends taps, drags and typed text to the app. The executable launches an app, or \
      shows a view controller in a `Screen` (module AppHost). After a new build, the executable is started again, and your steps in the \
      app are repeated.

      Exit status: 66 if no document or program is found, 1 if the address is not available.
      """)

  @Argument(
    help: "Storyboards, xibs, or folders that contain them. Default: the working directory, or none with --program.",
    completion: .file())
  var paths: [String] = []

  @Option(
    help: "An executable that launches an app, or shows a view controller in a `Screen` (module AppHost).",
    completion: .file())
  var program: String?

  @Option(
    help: ArgumentHelp(
      "A lesson, by its number or its name. The page shows its task, hints and a check beside the canvas. The documents are those of one folder, default: the name of the lesson. Its files are created there if they do not exist.",
      valueName: "lesson"))
  var lesson: String?

  @OptionGroup var server: ServerOptions

  @Option(
    help: ArgumentHelp(
      "A font file, or a folder of fonts; may be repeated. Default: the fonts listed in the project's Info.plist.",
      valueName: "dir"))
  var fonts: [String] = []

  func validate() throws {
    if lesson != nil, paths.count > 1 || program != nil {
      throw ValidationError("With --lesson, specify one folder for the files of the lesson, and no --program.")
    }
  }

  func run() throws {
    try Console.reportingFailures {
      if let program, let problem = ProgramSource(path: program).problem {
        throw RunFailure(problem.kind, "error: \(program) \(problem.message)")
      }
      let studio = try MainActor.assumeIsolated { try self.studio() }
      let (count, problems) = MainActor.assumeIsolated { (studio.count, studio.problems) }
      for problem in problems { Console.message(problem) }
      guard count > 0 else { throw RunFailure(.noInput, "error: the specified paths contain no document to show") }
      server.serve(studio)
    }
  }

  @MainActor
  private func studio() throws -> Studio {
    let documents = LessonDocuments(parsing: LessonCommand.verb)
    guard let name = lesson else {
      let school = try? School(LessonBook(), documents)
      let paths = paths.isEmpty && program == nil ? ["."] : paths
      return Studio(paths: paths, fonts: fonts, program: program, school: school, recent: .ofUser)
    }
    do {
      let book = try LessonBook()
      guard let lesson = try book.lesson(name) else {
        throw ValidationError("There is no lesson \(name). To list the lessons, run trellis lesson.")
      }
      let school = School(book, documents)
      let folder = paths.first ?? lesson.name
      for file in try school.begin(lesson, in: folder) { Console.message("created \(file)") }
      return Studio(paths: [folder], fonts: fonts, school: school, recent: .ofUser)
    } catch {
      throw (error as? LessonError).map { RunFailure(.failed, $0.description) as any Error } ?? error
    }
  }
}
