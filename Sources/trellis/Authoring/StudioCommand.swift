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
      "Show and edit documents in a browser, on a canvas that shows several devices.",
    discussion: """
      Examples:
        trellis studio App/ --open
        trellis studio Main.storyboard --port 8080
        trellis studio --program .build/debug/App
        trellis studio --lesson 6 rows --open

      The command prints the address of the page, and runs until you press Control-C. The address contains a secret key. Only this \
      machine can open the page. The page shows only the documents in the specified paths. The page saves each edit immediately. To \
      turn off immediate saving, click the save button in the page.

      With --program, the page shows a running app, and sends taps, drags and typed text to the app. After a new build, the page starts \
      the app again, and repeats your taps, drags and text.

      Exit status 1: the address is not available.
      Exit status 66: no document or app is found.
      """)

  @Argument(
    help:
      "Storyboards, xibs, or folders that contain them. Default: the working directory. With --program, documents are optional.",
    completion: .file())
  var paths: [String] = []

  @Option(
    help: "An executable that shows the screens of an app with the module AppHost.",
    completion: .file())
  var program: String?

  @Option(
    help: ArgumentHelp(
      "The number or name of a lesson. The page shows the task and hints of the lesson, and checks your answer. "
        + "Specify one folder for the files of the lesson. Default: a folder with the name of the lesson. The "
        + "command creates missing files of the lesson in the folder.",
      valueName: "lesson"))
  var lesson: String?

  @OptionGroup var server: ServerOptions

  @Option(
    help: ArgumentHelp(
      "A font file or a folder of fonts. To use several files or folders, repeat the option. Default: the fonts that the app's Info.plist lists.",
      valueName: "dir"))
  var fonts: [String] = []

  func validate() throws {
    if lesson != nil, paths.count > 1 || program != nil {
      throw ValidationError("With --lesson, specify only one folder, and do not use --program.")
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
      guard count > 0 else { throw RunFailure(.noInput, "error: the specified paths contain no storyboard or xib") }
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
