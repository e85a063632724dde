import ArgumentParser
import AutoLayout
import ConsoleLogs
import Foundation
import LayoutReports
import Platform
import Rendering
import Staging
import UIKit

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Explain a console log's conflicts and traces, or an edge of a document's view.",
    discussion: """
      Examples:
        trellis explain crash.log                         what clashes, whose mistake it is, what would help
        pbpaste | trellis explain -                       the same for a copied message or _autolayoutTrace
        trellis explain crash.log --svg conflict.svg      with a drawing
        trellis explain Main.storyboard --view Avatar --edge leading --device "iPhone SE"
                                                          why the edge is where it is

      Exit status: 0 everything is explained, 65 a part could not be read; what could is shown all the same.
      """)

  @Argument(help: "Logs, or - for standard input; with --view a storyboard or xib.", completion: .file())
  var files: [String]

  @Option(help: ArgumentHelp("Explain a view of a document: its id, label or text.", valueName: "id"))
  var view: String?

  @Option(help: "With --view: leading, top, width, centerX, … as constraints say it.")
  var edge: NSLayoutConstraint.Attribute?

  @OptionGroup var screen: SurfaceOptions

  @Option(help: ArgumentHelp("Draw the first conflict of the logs as SVG.", valueName: "out.svg"))
  var svg: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var surroundings: SurroundingOptions

  func validate() throws {
    if (view == nil) != (edge == nil) { throw ValidationError("--view and --edge go together.") }
    if view != nil, files.count != 1 || svg != nil {
      throw ValidationError("--view takes one document, and no --svg.")
    }
    if view == nil, let document = files.first(where: { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }) {
      throw ValidationError("\(document) is a document: --view and --edge say what to explain of it.")
    }
    if view == nil, screen.device != nil { throw ValidationError("--device goes with --view.") }
  }

  func run() throws {
    guard let view, let edge else { return try explainLogs() }
    try MainActor.assumeIsolated { try explain(view, edge) }
  }

  // MARK: Logs

  private func explainLogs() throws {
    var isBroken = false
    var diagnoses: [ConflictDiagnosis] = []
    for file in files {
      let log = ConsoleLog(try read(file))
      let found = log.conflicts.map { ConflictDiagnosis($0, screenLengths: Device.screenLengths) }
      diagnoses += found
      if json {
        Console.result(log.json(found))
      } else {
        let texts = found.map(\.text) + log.traces.map(\.text)
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
    let data = file == "-" ? FileHandle.standardInput.readDataToEndOfFile() : FileManager.default.contents(atPath: file)
    guard let data else {
      Console.message("\(file): error: no such file")
      throw ExitStatus.noInput
    }
    return String(decoding: data, as: UTF8.self)
  }

  private func draw(_ diagnoses: [ConflictDiagnosis], _ path: String) throws {
    guard let drawing = diagnoses.lazy.compactMap(\.drawing).first else {
      return Console.message("\(path): warning: no contradiction to draw")
    }
    try Console.write(ConflictPicture(drawing).svg(), to: path)
  }

  // MARK: Documents

  @MainActor
  private func explain(_ view: String, _ edge: NSLayoutConstraint.Attribute) throws {
    var batch = DocumentBatch(files, surroundings)
    var explanation: Explanation?
    batch.forEach { item in
      let stage = Stage(
        item.document, on: .device(screen.configuration), options: item.options, localization: item.localization)
      explanation = stage.explain(view, edge)
    }
    try batch.finish()
    guard let explanation else {
      Console.message("\(files[0]): error: no view with the id, label or text \"\(view)\" is laid out by constraints")
      throw ExitStatus.badDocument
    }
    Console.result(json ? explanation.json() : explanation.text)
  }
}

extension NSLayoutConstraint.Attribute: ExpressibleByArgument {
  public init?(argument: String) {
    guard let attribute = AutoLayout.Attribute(word: argument) else { return nil }
    self.init(attribute)
  }

  public static var allValueStrings: [String] { allCases.filter { $0 != .notAnAttribute }.map(\.engine.word) }
}
