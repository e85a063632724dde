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
    commandName: "explain",
    abstract:
      "Explain Auto Layout messages in a console log, or the position of a view's edge.",
    discussion: """
      Examples:
        trellis explain crash.log
        pbpaste | trellis explain -
        trellis explain crash.log --svg conflict.svg
        trellis explain Main.storyboard --view Avatar --edge leading

      The argument is a console log, or a message copied from a log. For a conflict, the command lists the constraints, and suggests \
      changes that resolve the conflict. The command also explains layout exceptions, and lists the ambiguous views in an Auto \
      Layout trace. The command joins lines that a web page or terminal wrapped. With --view and --edge, the command lists the \
      constraints that set the position of the edge.

      Exit status 0: the command explained every message.
      Exit status 65: the command could not read a message, but explained all other messages.
      """)

  @Argument(help: "Logs, or - for standard input. With --view, specify a storyboard or xib.", completion: .file())
  var files: [String] = []

  @OptionGroup var programs: ProgramOptions

  @Option(
    help: ArgumentHelp("The object ID, label or text of a view in a storyboard or xib.", valueName: "id"))
  var view: String?

  @Option(
    help:
      "The edge to explain, such as leading, or another layout attribute, such as width. Use this option with --view.")
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
      throw ValidationError("With --view, specify exactly one document, and do not use --svg.")
    }
    if view == nil, let document = files.first(where: { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }) {
      throw ValidationError(
        "\(document) is a storyboard or xib, not a log; with --view and --edge, specify the edge to explain.")
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
      Console.message("\(file): error: no view with constraints has the object ID, label or text \"\(view)\"")
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
