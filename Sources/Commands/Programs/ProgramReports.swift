import Checking
import InterfaceBuilder
import LayoutReports
import Rendering
import Staging

/// What the screens of a program look like, and why.
@MainActor
package struct ProgramReports {
  private let session: ProgramSession
  private let environment: DocumentEnvironment
  private let log: RunLog
  /// The kind of failure with which the run ends; nil if all went well. The log has the reason.
  package private(set) var outcome: RunFailure.Kind?

  /// Nothing is started yet.
  package init(_ source: ProgramSource, _ environment: DocumentEnvironment, log: RunLog) {
    session = ProgramSession(source)
    self.environment = environment
    self.log = log
  }

  /// All screens on a device.
  ///
  /// - Parameter isPicture: whether the report is for drawing: with bars, places of letters and files of images.
  package mutating func layoutReport(on configuration: LayoutConfiguration, isPicture: Bool = false) -> LayoutReport {
    var document = DocumentReport(file: session.source.path)
    walk(on: configuration, ProgramRequest.ReportForm(isPicture: isPicture)) { _, shown in
      document.scenes.append(shown.scene)
      return true
    }
    return LayoutReport(documents: [document])
  }

  /// All screens on a device, as a device would dump them.
  package mutating func dump(on configuration: LayoutConfiguration) -> ScreenDump {
    var dump = ScreenDump(of: configuration)
    walk(on: configuration, ProgramRequest.ReportForm(includesDump: true)) { _, shown in
      guard let shown = shown.dump else { return true }
      (dump.release, dump.device) = (shown.release, shown.device)
      dump.screens += shown.screens
      return true
    }
    return dump
  }

  /// Draws a screen, and tells the log what is wrong with its layout.
  ///
  /// - Parameters:
  ///   - name: the name of the screen or stop, or the id or class of its controller; nil for the first.
  ///   - rows: what it is shown on; several make a sheet with captions, one row below the other.
  /// - Returns: the drawing, nil if there is no such screen, and the names of the screens that were looked at.
  package mutating func drawing(
    of name: String?, on rows: [[LayoutConfiguration]], options drawn: RenderingOptions
  ) -> (picture: Picture?, screens: [String]) {
    guard let first = rows.first?.first else { return (nil, []) }
    let form = ProgramRequest.ReportForm(isPicture: true, includesConstraints: drawn.contains(.constraints))
    let images = ImageFiles()
    var names: [String] = []
    var cells: [[PictureSheet.Cell]] = []
    var title: String?
    let (session, log, language) = (session, log, environment.language)
    var problem: ProgramProblem?
    walk(on: first, form) { screen, shown in
      names.append(shown.name)
      guard name == nil || name == shown.name || name == shown.controller else { return true }
      title = shown.scene.heading
      do throws(ProgramProblem) {
        for row in rows {
          var made: [PictureSheet.Cell] = []
          for configuration in row {
            let answer = try session.ask(
              .show(screen: screen.id, on: ProgramEnvironment(configuration, language: language)), report: form)
            guard let scene = answer.shown?.scene else {
              log.note("\(session.source.path): note: \(configuration.name): \(answer.refusal?.message ?? "not shown")")
              continue
            }
            for diagnostic in scene.problems {
              log.message("\(session.source.path): \(configuration.name): \(diagnostic.text)")
            }
            made.append(
              PictureSheet.Cell(
                caption: Surface.device(configuration).caption,
                picture: SceneDrawing.displayList(for: scene, options: drawn, images: images)))
          }
          cells.append(made)
        }
      } catch {
        problem = error
      }
      return false
    }
    if let problem { fail(problem) }
    guard let title, let only = cells.first(where: { !$0.isEmpty })?.first else { return (nil, names) }
    let isSheet = rows.count > 1 || rows.contains { $0.count > 1 }
    let list = isSheet ? PictureSheet(rows: cells).displayList : only.picture
    return (Picture(list: list, title: title, images: images), names)
  }

  /// Why an attribute of a view is what it is, on the first screen that has the view.
  ///
  /// - Parameters:
  ///   - attribute: in the words of constraints, such as `leading`.
  ///   - view: the id, name or text of a view.
  /// - Returns: nil if no such view is laid out by constraints.
  package mutating func explanation(
    of attribute: String, of view: String, on configuration: LayoutConfiguration
  ) -> Explanation? {
    var explanation: Explanation?
    var problem: ProgramProblem?
    let session = session
    walk(on: configuration, ProgramRequest.ReportForm()) { _, _ in
      do throws(ProgramProblem) {
        explanation = try session.ask(.explain(view: view, attribute: attribute)).explanation
        return explanation == nil
      } catch {
        problem = error
        return false
      }
    }
    if let problem { fail(problem) }
    return explanation
  }

  private mutating func walk(
    on configuration: LayoutConfiguration, _ form: ProgramRequest.ReportForm,
    _ body: (ProgramScreen, ShownScreen) -> Bool
  ) {
    defer { session.end() }
    do throws(ProgramProblem) {
      try ProgramWalk(session: session, log: log).forEach(
        on: configuration, report: form, language: environment.language, body)
    } catch {
      fail(error)
    }
  }

  private mutating func fail(_ problem: ProgramProblem) {
    log.message("\(session.source.path): error: the executable \(problem.message)")
    outcome = problem.kind
  }
}
