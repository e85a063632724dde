import Commands
import ArgumentParser
import Checking
import Linting

/// In which forms findings are written, and where to.
struct ReportOptions: ParsableArguments {
  @Option(
    help:
      """
      The format of the report. To write several formats, repeat this option, and add --output for each format. Only the last report \
      can go to standard output.
      """
  )
  var reporter: [Reporter] = []

  @Option(name: .shortAndLong, help: ArgumentHelp("The output file. Default: standard output.", valueName: "file"))
  var output: [String] = []

  func validate() throws {
    guard output.count <= max(1, reporter.count), reporter.count <= output.count + 1 else {
      throw ValidationError("Each --reporter needs an --output; only the last report can go to standard output.")
    }
  }

  /// Those that were asked for, else that of the configuration.
  func forms(_ configuration: LintConfiguration) -> [Reporter] {
    reporter.isEmpty ? [configuration.reporter] : reporter
  }

  /// Writes the first form to the first output, and so on; the form that is left goes to standard output.
  func write(
    _ report: LintReport, _ configuration: LintConfiguration, isQuiet: Bool = false,
    drawings: (Finding) -> [FindingDrawing] = { _ in [] }
  ) throws {
    let forms = forms(configuration)
    for (index, form) in forms.enumerated() {
      let text = form.text(of: report, withSummary: !isQuiet, drawings: drawings)
      if index < output.count {
        try TextFile.write(text + "\n", to: output[index])
      } else if !text.isEmpty {
        Console.result(text)
      }
    }
    // Where the report went elsewhere, people still want to know how it ended.
    if !isQuiet, !output.isEmpty || forms != [.xcode] {
      report.ruleCounts.map { Console.message($0) }
      Console.message(report.summary)
    }
  }
}

extension Reporter: ExpressibleByArgument {}
