import Checking
import LayoutReports
import Staging

/// Goes through the screens of a program: the first one, the stops of its tour, where segues and tabs lead from all of these, and then every
/// scene of the storyboards that nothing leads to.
@MainActor
struct ProgramWalk {
  let session: ProgramSession
  /// Receives what is said about screens that cannot be shown.
  let log: RunLog

  /// As many as any app has; a program may lead on for ever.
  private static let mostScreens = 1000

  /// Hands out each screen once, as it is shown first, and each stop of a tour.
  ///
  /// A screen that cannot be shown by itself, because its data comes from another one, is a note.
  /// - Parameters:
  ///   - configuration: what screens are shown on first.
  ///   - body: false ends the walk.
  /// - Throws: ``ProgramProblem`` if the first screen cannot be shown; and at the end, if a stop cannot.
  func forEach(
    on configuration: LayoutConfiguration, report form: ProgramRequest.ReportForm, language: String? = nil,
    _ body: (ProgramScreen, ShownScreen) -> Bool
  ) throws(ProgramProblem) {
    let environment = ProgramEnvironment(configuration, language: language)
    let first = ProgramScreen(id: ProgramProtocol.launchScreen)
    guard let shown = try show(first, on: environment, form) else { return }
    var seen: Set<String> = [shown.controller]
    var pending = shown.leads
    let others = try session.ask(.screens).screens?.filter { $0.id != first.id } ?? []
    guard body(first, shown) else { return }
    var problem: ProgramProblem?
    for stop in others where stop.stop != nil {
      do throws(ProgramProblem) {
        guard let shown = try show(stop, on: environment, form) else { continue }
        seen.insert(shown.controller)
        pending += shown.leads
        guard body(stop, shown) else { return }
      } catch {
        // The way to the stops behind it leads over this one.
        problem = error
        break
      }
    }
    var alone = others.filter { $0.stop == nil }
    while seen.count < Self.mostScreens {
      if pending.isEmpty {
        pending = alone
        alone = []
      }
      guard !pending.isEmpty else { break }
      let next = pending.removeFirst()
      if let controller = next.controller, seen.contains(controller) { continue }
      do throws(ProgramProblem) {
        guard let shown = try show(next, on: environment, form), seen.insert(shown.controller).inserted else {
          continue
        }
        pending += shown.leads
        guard body(next, shown) else { return }
      } catch {
        log.note("\(session.source.path): note: the executable \(error.message)")
      }
    }
    if let problem { throw problem }
  }

  /// Nil if the app does not appear so.
  ///
  /// - Throws: ``ProgramProblem`` if the screen cannot be shown.
  private func show(
    _ screen: ProgramScreen, on environment: ProgramEnvironment, _ form: ProgramRequest.ReportForm
  ) throws(ProgramProblem) -> ShownScreen? {
    do throws(ProgramProblem) {
      let answer = try session.ask(.show(screen: screen.id, on: environment), report: form)
      if answer.shown != nil || answer.refusal?.isUnsupported == true { return answer.shown }
      throw ProgramProblem(
        message: answer.refusal.map { "failed: \($0.message)" } ?? "did not send a description of the screen")
    } catch {
      throw ProgramProblem(message: "\(error.message), at \(screen.title)", kind: error.kind)
    }
  }
}

extension ProgramScreen {
  /// What messages call the screen.
  var title: String {
    if let stop { return "the stop \(stop)" }
    return id == ProgramProtocol.launchScreen ? "the first screen" : "the screen \(id), opened directly"
  }
}

extension ProgramEnvironment {
  /// The configuration in words. Texts that are changed on purpose are not part of it.
  package init(_ configuration: LayoutConfiguration, language: String? = nil) {
    self.init(device: configuration.model ?? configuration.device.id)
    release = configuration.release
    orientation = configuration.orientation.rawValue
    split = configuration.split.rawValue
    textSize = "\(configuration.textSize)"
    isRightToLeft = configuration.isRightToLeft || configuration.pseudolanguage == .rightToLeft
    isDark = configuration.isDark
    self.language = language
  }
}
