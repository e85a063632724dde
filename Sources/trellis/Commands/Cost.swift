import Commands
import ArgumentParser
import Checking
import LayoutReports
import Staging

struct Cost: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say where the time of a layout goes, and which views a rotation, a text or a constant touches.",
    discussion: """
      Each scene is made, laid out and changed on one device: it is turned, each text gets a word more, each constant a point \
      more, and nothing changes. Of texts and constants the one that costs most is shown. Times are the fastest of some runs \
      on this machine, so budgets in CI should count views: --budget rotation=40.
      """)

  @Argument(help: "Storyboards, xibs, or folders with them.", completion: .file())
  var paths: [String]

  @OptionGroup var screen: SurfaceOptions

  @Option(
    help: ArgumentHelp(
      """
      The most that a step may cost in each scene: a number of views touched, or a time. Steps are making, firstLayout, \
      rotation, text, constant and nothing. May be repeated.
      """, valueName: "step=views|time"))
  var budget: [CostBudget] = []

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var surroundings: SurroundingOptions

  func run() throws {
    try MainActor.assumeIsolated { try measure() }
  }

  @MainActor
  private func measure() throws {
    var batch = DocumentBatch(paths, surroundings.surroundings, log: Console.log)
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
