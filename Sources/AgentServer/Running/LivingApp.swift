import Commands
import Foundation
import Geometry
import LayoutReports

/// An app that runs on a device of this machine, and what it shows.
final class LivingApp {
  let path: String
  private let session: ProgramSession
  private(set) var shown: ShownScreen?
  private var environment: ProgramEnvironment
  private static let form = ProgramRequest.ReportForm(isPicture: true, includesConstraints: true)

  init(_ path: String, environment: ProgramEnvironment) {
    self.path = path
    self.environment = environment
    var source = ProgramSource(path: path)
    source.timeout = 20
    session = ProgramSession(source)
  }

  func end() { session.end() }

  /// Ends the program from another thread.
  var stopper: ProgramStopper { session.stopper }

  /// Does something and keeps what the app shows then.
  ///
  /// - Returns: what UIKit logged meanwhile.
  @discardableResult
  func perform(_ action: ProgramRequest.Action) throws(ToolProblem) -> [String] {
    let answer = try ask(action, Self.form)
    if let refusal = answer.refusal { throw ToolProblem(refusal.message) }
    if let screen = answer.shown { shown = screen }
    return answer.shown?.log ?? []
  }

  private func ask(
    _ action: ProgramRequest.Action, _ form: ProgramRequest.ReportForm? = nil
  ) throws(ToolProblem) -> ProgramAnswer {
    do throws(ProgramProblem) {
      return try session.ask(action, report: form)
    } catch {
      shown = nil
      throw ToolProblem("The app \(error.message). Launch the app again.")
    }
  }

  func launch() throws(ToolProblem) -> [String] {
    try perform(.show(screen: ProgramProtocol.launchScreen, on: environment))
  }

  /// Changes the device or the user's settings.
  func change(_ change: (inout ProgramEnvironment) -> Void) throws(ToolProblem) -> [String] {
    var changed = environment
    change(&changed)
    let log = try perform(.change(to: changed))
    environment = changed
    return log
  }

  func explanation(of attribute: String, of view: String) throws(ToolProblem) -> Explanation {
    let answer = try ask(.explain(view: view, attribute: attribute))
    if let found = answer.explanation { return found }
    throw ToolProblem(answer.refusal?.message ?? "No view \"\(view)\" on the screen has constraints.")
  }

  // MARK: What is on the screen

  /// The views that are not hidden, from back to front.
  var views: [ShownView] {
    var found: [ShownView] = []
    shown?.scene.forEachShown { found.append($0) }
    return found
  }

  /// The middle of the first view with a text, a name or an id, the smallest of those in sight that have it.
  func place(of target: String) throws(ToolProblem) -> Point {
    guard let size = shown?.scene.size else { throw ToolProblem("No app is running. Launch an app first.") }
    let screen = Rect(x: 0, y: 0, width: size.width, height: size.height)
    func fits(_ placed: ShownView, _ isFit: (String) -> Bool) -> Bool {
      isFit(placed.words) || placed.view.name.map(isFit) == true || placed.view.id == target
    }
    let all = views.filter { $0.frame.width > 0 && $0.frame.height > 0 }
    let exact = all.filter { fits($0) { $0 == target } }
    let found = exact.isEmpty ? all.filter { fits($0) { $0.localizedCaseInsensitiveContains(target) } } : exact
    guard !found.isEmpty else {
      throw ToolProblem(
        "No view on the screen has the name \"\(target)\". To list the views on the screen, call app(action: tree).")
    }
    guard let placed = found.last(where: { screen.intersection($0.frame) != nil }) else {
      throw ToolProblem("\"\(target)\" is not visible. To scroll, call app(action: drag).")
    }
    let seen = screen.intersection(placed.frame) ?? placed.frame
    return Point(x: seen.x + seen.width / 2, y: seen.y + seen.height / 2)
  }

  /// A line for each view that shows something: class, words, x, y, width and height in points of the screen.
  var tree: String {
    guard let shown else { return "No app is running." }
    var lines = [
      "\(shown.name) on \(environment.device), \(Int(shown.scene.size.width)) × \(Int(shown.scene.size.height))"
    ]
    for placed in views {
      let words = placed.words
      let isControl = placed.view.content != .none || !words.isEmpty
      guard isControl || placed.view.children.isEmpty else { continue }
      let frame = [placed.frame.x, placed.frame.y, placed.frame.width, placed.frame.height]
        .map { String(Int($0.rounded())) }.joined(separator: " ")
      let fit = placed.view.textFit.map { $0.isClipped ? " CUT" : "" } ?? ""
      lines.append(
        String(repeating: " ", count: min(placed.depth, 20)) + placed.view.className
          + (words.isEmpty ? "" : " \"\(words.prefix(120))\"") + " \(frame)\(fit)")
    }
    return lines.joined(separator: "\n")
  }

  /// A picture of the screen: PNG with the trait Raster, else SVG.
  func picture() throws(ToolProblem) -> ToolAnswer.Picture {
    guard let shown else { throw ToolProblem("No app is running. Launch an app first.") }
    let picture = Picture.of(shown.scene, title: shown.name)
    let format: PictureFormat = PictureFormat.png(scale: 1).isAvailable ? .png(scale: 1) : .svg
    do throws(RunFailure) {
      return ToolAnswer.Picture(
        type: format == .svg ? "image/svg+xml" : "image/png", bytes: Data(try picture.file(format).bytes))
    } catch { throw ToolProblem(error.message) }
  }
}

extension ShownView {
  /// What the view says, or what it is called.
  var words: String {
    switch view.content {
    case .text(let text): text.lines.map(\.text).joined(separator: " ")
    default: view.name ?? ""
    }
  }
}
