import Commands
import ArgumentParser
import AutoLayout
import Checking
import ConsoleLogs
import Foundation
import LayoutReports
import Platform
import Rendering
import UIKitCore

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Explain the conflicts, exceptions and Auto Layout traces in a console log, or why an edge of a view is where it is.",
    discussion: """
      Examples:
        trellis explain crash.log
        pbpaste | trellis explain -
        trellis explain crash.log --svg conflict.svg
        trellis explain Main.storyboard --view Avatar --edge leading

      The argument is a log, or a message copied from a log. The command lists the constraints that conflict, names the constraint that \
      causes the conflict, and suggests changes that resolve it. It also explains exceptions about layout, and lists the ambiguous \
      views of a layout trace. Lines that a web page or a terminal wrapped are joined. With --view and --edge, the command lists the \
      constraints that decide the position of the edge.

      Exit status: 0 if everything was explained, 65 if a part of a log could not be read. The other parts are explained in both cases.
      """)

  @Argument(help: "Logs, or - for standard input. With --view: a storyboard or xib.", completion: .file())
  var files: [String] = []

  @OptionGroup var programs: ProgramOptions

  @Option(
    help: ArgumentHelp("The object ID, label or text of the view to explain, in a storyboard or xib.", valueName: "id"))
  var view: String?

  @Option(help: "With --view: an attribute of constraints, such as leading, top, width or centerX.")
  var edge: NSLayoutConstraint.Attribute?

  @OptionGroup var screen: SurfaceOptions

  @Option(
    help: ArgumentHelp(
      "Draw the first conflict in the logs, and write the drawing to this SVG file.", valueName: "out.svg"))
  var svg: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var environment: EnvironmentOptions

  func validate() throws {
    if (view == nil) != (edge == nil) { throw ValidationError("--view and --edge must be used together.") }
    try programs.validate(files)
    if programs.program != nil, view == nil {
      throw ValidationError("--program must be used together with --view and --edge.")
    }
    if view != nil, files.count + (programs.program == nil ? 0 : 1) != 1 || svg != nil {
      throw ValidationError("--view needs exactly one document, and cannot be used together with --svg.")
    }
    if view == nil, let document = files.first(where: { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }) {
      throw ValidationError("\(document) is a storyboard or xib; specify the edge to explain with --view and --edge.")
    }
    if view == nil, screen.device != nil { throw ValidationError("--device needs --view.") }
    if view == nil, !screen.release.isEmpty { throw ValidationError("--release needs --view.") }
    try screen.requireOneRelease()
  }

  func run() throws {
    try Console.reportingFailures {
      guard let view, let edge else { return try explainLogs() }
      try MainActor.assumeIsolated { try explain(view, edge) }
    }
  }

  // MARK: Logs

  private func explainLogs() throws {
    var isBroken = false
    var diagnoses: [ConflictDiagnosis] = []
    for file in files {
      let log = ConsoleLog(try read(file))
      let explanation = LogExplanation(log, screenLengths: Device.screenLengths)
      diagnoses += explanation.conflicts
      if json {
        Console.result(explanation.json())
      } else {
        let texts =
          explanation.conflicts.map(\.text) + explanation.exceptions.map(\.summary) + log.traces.map(\.text)
        if !texts.isEmpty { Console.result(texts.joined(separator: "\n\n")) }
      }
      for problem in log.problems {
        Console.message("\(file):\(problem.line):\(problem.column): error: \(problem.message)")
      }
      isBroken = isBroken || !log.problems.isEmpty
    }
    if let svg { try draw(diagnoses, svg) }
    if isBroken { throw ExitStatus.badDocument }
  }

  private func read(_ file: String) throws -> String {
    let data = file == "-" ? try TextFile.readStandardInput() : try TextFile.read(file, admitsPipes: true)
    return String(decoding: data, as: UTF8.self)
  }

  private func draw(_ diagnoses: [ConflictDiagnosis], _ path: String) throws {
    guard let drawing = diagnoses.lazy.compactMap(\.drawing).first else {
      return Console.message("\(path): warning: the file contains no conflict to draw")
    }
    try TextFile.write(ConflictPicture(drawing).svg(), to: path)
  }

  // MARK: Documents

  @MainActor
  private func explain(_ view: String, _ edge: NSLayoutConstraint.Attribute) throws {
    if let source = programs.source {
      var reports = ProgramReports(source, environment.environment, log: Console.log)
      let explanation = reports.explanation(of: edge.engine.word, of: view, on: screen.configuration)
      if let problem = reports.outcome { throw problem.exitCode }
      return try tell(explanation, of: view, in: source.path)
    }
    var batch = DocumentBatch(files, environment.environment, log: Console.log)
    let explanation = batch.explanation(of: edge, of: view, on: screen.configuration)
    if let problem = batch.outcome { throw problem.exitCode }
    try tell(explanation, of: view, in: files[0])
  }

  private func tell(_ explanation: Explanation?, of view: String, in file: String) throws {
    guard let explanation else {
      Console.message("\(file): error: no view with the id, label or text \"\(view)\" is laid out by constraints")
      throw ExitStatus.badDocument
    }
    Console.result(json ? explanation.json() : explanation.text)
  }
}

extension NSLayoutConstraint.Attribute: ExpressibleByArgument {
  public init?(argument: String) {
    guard let attribute = LayoutAttribute(word: argument) else { return nil }
    self.init(attribute)
  }

  public static var allValueStrings: [String] { allCases.filter { $0 != .notAnAttribute }.map(\.engine.word) }
}
