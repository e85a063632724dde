import LayoutReports
import Staging

/// Goes through the screens of a program: the first one, where segues and tabs lead from there, and then every scene of the storyboards that
/// nothing leads to.
@MainActor
struct ProgramWalk {
  let session: ProgramSession
  /// Receives what is said about screens that cannot be shown.
  let log: RunLog

  /// As many as any app has; a program may lead on for ever.
  private static let mostScreens = 1000

  /// Hands out each screen once, as it is shown first.
  ///
  /// A screen that cannot be shown by itself, because its data comes from another one, is a note.
  /// - Parameters:
  ///   - configuration: what screens are shown on first.
  ///   - body: false ends the walk.
  /// - Throws: ``ProgramProblem`` if the first screen cannot be shown.
  func forEach(
    on configuration: LayoutConfiguration, report form: ProgramRequest.ReportForm, language: String? = nil,
    _ body: (_ id: String, ShownScreen) -> Bool
  ) throws(ProgramProblem) {
    let surroundings = ProgramSurroundings(configuration, language: language)
    let first = try session.ask(.show(screen: ProgramProtocol.launchScreen, on: surroundings), report: form)
    guard let shown = first.shown else {
      throw ProgramProblem(message: "does not show its first screen: \(first.refusal?.message ?? "it gave no reason")")
    }
    var seen: Set<String> = [shown.controller]
    var alone = try session.ask(.screens).screens?.filter { $0.id != ProgramProtocol.launchScreen } ?? []
    guard body(ProgramProtocol.launchScreen, shown) else { return }
    var pending = shown.leads
    while seen.count < Self.mostScreens {
      if pending.isEmpty {
        pending = alone
        alone = []
      }
      guard !pending.isEmpty else { return }
      let next = pending.removeFirst()
      if let controller = next.controller, seen.contains(controller) { continue }
      do throws(ProgramProblem) {
        let answer = try session.ask(.show(screen: next.id, on: surroundings), report: form)
        guard let shown = answer.shown else {
          if answer.refusal?.isUnsupported != true { tell(next, answer.refusal?.message ?? "it gave no reason") }
          continue
        }
        guard seen.insert(shown.controller).inserted else { continue }
        pending += shown.leads
        guard body(next.id, shown) else { return }
      } catch {
        tell(next, "the program \(error.message)")
      }
    }
  }

  private func tell(_ screen: ProgramScreen, _ reason: String) {
    log.note("\(session.source.path): note: the screen \(screen.id) cannot be shown by itself: \(reason)")
  }
}

extension ProgramSurroundings {
  /// The configuration in words. Texts that are changed on purpose are not part of it.
  package init(_ configuration: LayoutConfiguration, language: String? = nil) {
    self.init(device: configuration.model ?? configuration.device.id)
    orientation = configuration.orientation.rawValue
    split = configuration.split.rawValue
    textSize = "\(configuration.textSize)"
    isRightToLeft = configuration.isRightToLeft || configuration.pseudolanguage == .rightToLeft
    isDark = configuration.isDark
    self.language = language
  }
}
