import Commands
import ArgumentParser
import Checking
import LayoutReports
import Staging

struct Cost: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cost",
    abstract:
      "Measure how long layout takes, and list the views that a change affects.",
    discussion: """
      The command creates each scene, lays out the scene on one device, and then makes one change at a time. The changes are a rotation \
      of the device, a longer text, and a constraint constant that is 1 point larger. The command also measures a layout without a \
      change. For texts and constants, the command prints only the slowest change. Each time is the fastest of several runs. Times \
      depend on the machine. In continuous integration, limit the number of affected views, as in --budget rotation=40.
      """)

  @Argument(help: "Storyboards, xibs, or folders that contain them.", completion: .file())
  var paths: [String]

  @OptionGroup var screen: SurfaceOptions

  @Option(
    help: ArgumentHelp(
      """
      The limit for a step: a number of affected views, such as rotation=40, or a time, such as firstLayout=5ms. The steps are making \
      (the views are created), firstLayout, rotation, text, constant and nothing (a layout without a change). To limit several steps, \
      repeat the option.
      """, valueName: "step=views|time"))
  var budget: [CostBudget] = []

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var environment: EnvironmentOptions

  func validate() throws { try screen.requireOneRelease() }

  func run() throws {
    try MainActor.assumeIsolated { try measure() }
  }

  @MainActor
  private func measure() throws {
    var batch = DocumentBatch(paths, environment.environment, log: Console.log)
    let report = batch.cost(on: screen.configuration)
    Console.result(json ? report.json() : report.text())
    let isExceeded = complain(about: report)
    if let problem = batch.outcome { throw problem.exitCode }
    if isExceeded { throw ExitStatus.findings }
  }

  /// Whether a budget is exceeded.
  private func complain(about report: CostReport) -> Bool {
    var isExceeded = false
    for document in report.documents {
      for scene in document.scenes {
        for step in scene.steps {
          for complaint in budget.compactMap({ $0.complaint(about: step) }) {
            Console.log.message("\(document.file): error: \(scene.name): \(complaint)")
            isExceeded = true
          }
        }
      }
    }
    return isExceeded
  }
}
