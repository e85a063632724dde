import ArgumentParser
import Foundation
import Linting

/// In which forms findings are written, and where to.
struct ReportOptions: ParsableArguments {
  @Option(help: "The form of the output; may be repeated, with an --output for each but one.")
  var reporter: [Reporter] = []

  @Option(name: .shortAndLong, help: ArgumentHelp("Where to write; standard output if absent.", valueName: "file"))
  var output: [String] = []

  func validate() throws {
    guard output.count <= max(1, reporter.count), reporter.count <= output.count + 1 else {
      throw ValidationError("--output and --reporter go together: one of the reports can go to standard output.")
    }
  }

  /// The first reporter has the first output; the one that is left writes to standard output.
  func write(
    _ report: LintReport, _ configuration: LintConfiguration, drawings: (Finding) -> [FindingDrawing] = { _ in [] }
  ) throws {
    let forms = reporter.isEmpty ? [configuration.reporter] : reporter
    for (index, form) in forms.enumerated() {
      let text = form.text(of: report, drawings: drawings)
      guard index < output.count else {
        if !text.isEmpty { Console.result(text) }
        continue
      }
      do {
        try Data((text + "\n").utf8).write(to: URL(fileURLWithPath: output[index]))
      } catch {
        Console.message("\(output[index]): error: cannot be written: \(error.localizedDescription)")
        throw ExitCode.failure
      }
    }
    // Where the report went elsewhere, people still want to know how it ended.
    if !output.isEmpty || forms != [.xcode] { Console.message(report.summary) }
  }
}

extension Reporter: ExpressibleByArgument {}
