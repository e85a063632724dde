import Commands
import ArgumentParser
import Checking
import LayoutReports
import Staging

struct Cost: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Measure the time of each step of a layout, and list the views that a new orientation, text or constant affects.",
    discussion: """
      The command creates each scene, lays it out on one device, and then makes one change at a time: it rotates the device, adds a word \
      to each text, adds a point to each constant, and lays the scene out again without a change. For texts and constants, it shows \
      only the slowest change. Each time is the fastest of several runs. Times depend on the machine, so in continuous integration, use \
      a number of views as the budget: --budget rotation=40.
      """)

  @Argument(help: "Storyboards, xibs, or folders that contain them.", completion: .file())
  var paths: [String]

  @OptionGroup var screen: SurfaceOptions

  @Option(
    help: ArgumentHelp(
      """
      The limit for a step in each scene: a number of affected views, or a time, such as rotation=40 or firstLayout=5ms. The steps: \
      "making" (creating the views), "firstLayout", "rotation", "text", "constant", and "nothing" (laying out again without a change). You can \
      use this option more than once.
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
