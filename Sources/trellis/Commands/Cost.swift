import Commands
import ArgumentParser
import Checking
import LayoutReports
import Staging

struct Cost: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show where the time of a layout goes, and which views a rotation, a text or a constant touches.",
    discussion: """
      Each scene is created, laid out and changed on one device: the device rotates, each text gets one more word, each constant one \
      more point, and one layout changes nothing. Of texts and constants, the most expensive one is shown. Times are the fastest \
      of several runs on this machine, so a budget in continuous integration should count views: --budget rotation=40.
      """)

  @Argument(help: "Storyboards, xibs, or folders with them.", completion: .file())
  var paths: [String]

  @OptionGroup var screen: SurfaceOptions

  @Option(
    help: ArgumentHelp(
      """
      The limit of a step in each scene: a number of views touched, or a time. Steps are making, firstLayout, \
      rotation, text, constant and nothing. May be repeated.
      """, valueName: "step=views|time"))
  var budget: [CostBudget] = []

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var environment: EnvironmentOptions

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
