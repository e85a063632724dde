import Commands
import Checking
import Foundation
import InterfaceBuilder
import LayoutReports

/// A program that pages look at and use: its process, the screen that it shows, and the steps that led there.
///
/// A request waits for the program's answer on a thread of its own, so that documents and other pages do not wait with it.
actor LiveProgram {
  /// By which pages name it: the path of the executable, or of the file that it shows.
  nonisolated let path: String
  nonisolated let stopper: ProgramStopper
  nonisolated let thread = OwnThread()
  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  private let session: ProgramSession
  private var screen: LiveScreen?
  /// The surface of the launch, and the present one.
  private var surfaces: (first: SurfaceRequest, present: SurfaceRequest)
  /// What a user did since the launch, and what of it a replay did not come to.
  private var (steps, rest): ([ProgramStep], [ProgramStep]) = ([], [])
  private var failure: ProgramFailure?
  private var log: [String] = []
  private(set) var version = 0
  private(set) var serial = 0
  /// Whether there is something to launch: the library of a playground has to be built before.
  private var isReady: Bool
  /// Whether the app has been launched, well or not.
  private(set) var isLaunched = false

  /// How long an answer may take, in seconds: a person waits for it, and has a button to end it earlier.
  private static let patience = 10.0
  private static let mostSteps = 2000
  private static let mostMessages = 500
  private static let form = ProgramRequest.ReportForm(isPicture: true, includesConstraints: true)

  /// A program that is not started yet.
  init(_ path: String) { self.init(path, ProgramSource(path: path), isReady: true) }

  /// A program that shows a file, once that has been built.
  init(showing file: String, _ source: ProgramSource) { self.init(file, source, isReady: false) }

  private init(_ path: String, _ source: ProgramSource, isReady: Bool) {
    (self.path, self.isReady) = (path, isReady)
    var source = source
    source.timeout = Self.patience
    session = ProgramSession(source)
    stopper = session.stopper
    let phone = SurfaceRequest(device: "retina6_12")
    surfaces = (phone, phone)
  }

  // MARK: Doing

  /// Does what a page asks for. What the program does wrong is part of ``view``.
  ///
  /// - Throws: ``StudioError`` if it was not done, and the program is as it was.
  func perform(_ order: ProgramOrder) throws(StudioError) {
    switch order.action {
    case "launch":
      if let surface = order.surface {
        _ = try surface.environment()
        surfaces.present = surface
      }
      surfaces.first = surfaces.present
      (steps, rest) = ([], [])
      if isReady { launch() } else { serial += 1 }
    case "replay": if isReady { replay() }
    default:
      guard session.isRunning, let screen else {
        throw StudioError(409, "The app is not running. Start the app first.")
      }
      guard order.version == version else {
        throw StudioError(409, "The app now shows another screen. The page shows the new screen.")
      }
      guard steps.count < Self.mostSteps else {
        throw StudioError(413, "The app reached the maximum number of steps. Launch the app again.")
      }
      let step = try ProgramStep(order, on: screen.shown.scene) { screen.document.view(id: $0)?.view.displayName }
      // Who goes on from here takes it for right, and gives up what a replay did not come to.
      if !steps.isEmpty { steps[steps.count - 1].leadsTo = screen.shown.controller }
      (rest, failure) = ([], nil)
      if try perform(step, on: screen) { record(step) }
    }
  }

  /// Launches the app, and does all again that was done before. It stops at the first step that fails, or leads elsewhere than before.
  func replay() {
    let all = steps + rest
    (steps, rest) = ([], all)
    surfaces.present = surfaces.first
    guard launch() else { return }
    for (index, step) in all.enumerated() {
      guard let screen else { return }
      do throws(StudioError) {
        rest = Array(all[index...])
        guard try perform(step, on: screen) else { return }
        steps.append(step)
        rest = Array(all[(index + 1)...])
        let controller = self.screen?.shown.controller ?? ""
        guard controller == step.leadsTo else {
          throw StudioError(409, "the step now shows \(controller) instead of \(step.leadsTo)")
        }
      } catch {
        failure = ProgramFailure(step: step.title, number: index + 1, message: error.message)
        serial += 1
        return
      }
    }
  }

  /// Launches what has been built, and does all again that was done before.
  func replayBuild() {
    isReady = true
    replay()
  }

  /// Starts the process anew, so that nothing is left of the run before.
  @discardableResult
  private func launch() -> Bool {
    isLaunched = true
    session.end()
    (failure, log) = (nil, [])
    defer { serial += 1 }
    do throws(StudioError) {
      let environment = try surfaces.present.environment()
      try ask(.show(screen: ProgramProtocol.launchScreen, on: environment), on: surfaces.present)
      return true
    } catch {
      fail("Launch", error)
      return false
    }
  }

  /// Whether the program lives after the step.
  ///
  /// - Throws: ``StudioError`` if it refuses, and is as it was.
  private func perform(_ step: ProgramStep, on screen: LiveScreen) throws(StudioError) -> Bool {
    let action = try step.action(on: screen.shown.scene)
    defer { serial += 1 }
    do throws(StudioError) {
      if case .change(let surface) = step.deed {
        try ask(action, on: surface)
        surfaces.present = surface
      } else {
        try ask(action, on: surfaces.present)
      }
    } catch {
      guard !session.isRunning else { throw error }
      // What replays do again may go well once the program is mended.
      if rest.isEmpty { rest = [step] }
      fail(step.title, error)
      return false
    }
    return true
  }

  private func record(_ step: ProgramStep) {
    var step = step
    step.leadsTo = self.screen?.shown.controller ?? ""
    if let joined = steps.last?.joined(with: step) { steps[steps.count - 1] = joined } else { steps.append(step) }
  }

  private func fail(_ step: String, _ error: StudioError) {
    failure = ProgramFailure(step: step, number: step == "Launch" ? nil : steps.count + 1, message: error.message)
  }

  /// Asks the program, and takes over what it shows then.
  private func ask(_ action: ProgramRequest.Action, on surface: SurfaceRequest) throws(StudioError) {
    let answer = try answer(action, Self.form)
    guard let shown = answer.shown else {
      throw StudioError(500, "the app did not send a description of the screen")
    }
    screen = try LiveScreen(shown.placed(inFile: path), on: try surface.configuration(), of: path)
    log = (log + shown.log).suffix(Self.mostMessages)
    version += 1
  }

  private func answer(
    _ action: ProgramRequest.Action, _ form: ProgramRequest.ReportForm?
  ) throws(StudioError) -> ProgramAnswer {
    let answer: ProgramAnswer
    do throws(ProgramProblem) {
      answer = try session.ask(action, report: form)
    } catch {
      throw StudioError(502, "the program \(error.message)")
    }
    if let refusal = answer.refusal { throw StudioError(422, refusal.message) }
    return answer
  }

  // MARK: Telling

  /// The program as a page shows it.
  var view: ProgramView {
    let state = DocumentState(serial: serial, version: version, isSaved: true, isConflicting: false)
    return ProgramView(
      file: path, app: session.hello?.app, state: state, isRunning: session.isRunning, surface: surfaces.present,
      document: screen.map {
        DocumentAnswer(state: state, outline: $0.outline, diagnostics: [], languages: languages)
      }, picture: screen?.picture,
      steps: steps.map { .init(title: $0.title, isDone: true) } + rest.map { .init(title: $0.title, isDone: false) },
      failure: failure, log: log, printed: session.printed)
  }

  /// The languages of which the app's folder has texts.
  private var languages: [String] {
    let entries = session.hello?.folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) } ?? []
    return entries.filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }.map { String($0.dropLast(6)) }.sorted()
  }

  /// What rules find on the screen.
  func issues() throws(StudioError) -> IssueList { try shownScreen().issues(version: version) }

  /// What inspectors show of an object, with the constraints that decide it where it is a view.
  func inspection(of id: String?) throws(StudioError) -> Inspection {
    guard let id, var inspection = try shownScreen().inspection(of: id) else {
      throw StudioError(404, "The screen has no object \(id ?? "without an id").")
    }
    guard session.isRunning, inspection.object?.kind == .view, let outline = screen?.outline else { return inspection }
    for (quantity, edge) in [("x", "left"), ("y", "top"), ("width", "width"), ("height", "height")] {
      // A view that no constraint names is explained by none.
      guard let explanation = try? explanation(of: id, edge) else { continue }
      let nearest = explanation.steps.map(\.distance).min()
      let mentions = explanation.steps.filter { $0.distance == nearest }.map(\.constraint)
      inspection.object?.decidedBy.append(outline.decision(of: quantity, by: mentions))
    }
    return inspection
  }

  /// Why an edge of a view is where it is.
  func explanation(of id: String?, _ edge: String?) throws(StudioError) -> Explanation {
    guard session.isRunning else { throw StudioError(409, "The app is not running.") }
    let answer = try answer(.explain(view: id ?? "", attribute: edge ?? ""), nil)
    guard let explanation = answer.explanation else {
      throw StudioError(500, "The app did not send an explanation.")
    }
    return explanation
  }

  private func shownScreen() throws(StudioError) -> LiveScreen {
    guard let screen else { throw StudioError(409, "The app does not show a screen yet.") }
    return screen
  }
}
