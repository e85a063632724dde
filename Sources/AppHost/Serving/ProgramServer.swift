import Foundation
import LayoutReports
import UIKit

/// Shows an app to a tool: `trellis check --program` and its kin start the executable, and ask it line by line what it shows where.
///
/// An executable is asked when it launches an app, by its `@main`, by ``Screen/launch(_:)`` or by ``Screen/tour(_:_:look:)``, or shows a
/// controller by ``Screen/show(_:)``: what comes after that in the program is not run, but for the steps of the tour.
@MainActor
final class ProgramServer: AppEntrance {
  private let channel: ProgramChannel
  private let stage: ProgramStage

  private init(_ stage: ProgramStage) {
    AppEntrances.isEntered = true
    channel = ProgramChannel()
    self.stage = stage
  }

  static func enter<App: UIApplicationDelegate>(_ app: App.Type) {
    ProgramServer(ProgramStage(of: app, stops: TourStop.ofProgram)).run(
      called: "\(app)", module: String(reflecting: app))
  }

  static func enter(showing controller: UIViewController) {
    let type = Swift.type(of: controller)
    ProgramServer(ProgramStage(of: controller)).run(called: "\(type)", module: String(reflecting: type))
  }

  /// Serves the tool that has started the process with what makes a controller at each launch.
  ///
  /// - Parameter name: what the tool calls the program.
  static func enter(called name: String, making controller: @escaping () -> UIViewController) -> Never {
    ProgramServer(ProgramStage(making: controller)).run(called: name, module: "")
  }

  private func run(called name: String, module: String) -> Never {
    var hello = ProgramAnswer(id: 0)
    let folder = module.split(separator: ".").first.flatMap { AppResources.folder(ofModule: String($0)) }
    hello.hello = ProgramAnswer.Hello(app: name, folder: folder)
    channel.send(hello)
    while let request = channel.request() { channel.send(answer(to: request)) }
    exit(0)
  }

  private func answer(to request: ProgramRequest) -> ProgramAnswer {
    var answer = ProgramAnswer(id: request.id)
    do {
      try perform(request.action, &answer)
      if let form = request.report { answer.shown = try stage.shown(form) }
    } catch let refusal as ProgramStage.Unsupported {
      answer.refusal = ProgramAnswer.Refusal(refusal.message, isUnsupported: true)
    } catch {
      answer.refusal = ProgramAnswer.Refusal("\(error)")
    }
    return answer
  }

  private func perform(_ action: ProgramRequest.Action, _ answer: inout ProgramAnswer) throws {
    switch action {
    case .none: break
    case .screens: answer.screens = stage.screens
    case .show(let screen, let environment): try stage.show(screen, on: environment)
    case .change(let environment): try stage.change(to: environment)
    case .tap(let x, let y): try stage.shownScreen().tap(at: CGPoint(x: x, y: y))
    case .drag(let x, let y, let toX, let toY):
      try stage.shownScreen().drag(from: CGPoint(x: x, y: y), to: CGPoint(x: toX, y: toY))
    case .type(let text): try stage.shownScreen().type(text)
    case .delete(let count): try stage.shownScreen().delete(count)
    case .back: try stage.shownScreen().back()
    case .wait(let seconds): try stage.shownScreen().wait(seconds)
    case .explain(let view, let attribute): answer.explanation = try stage.explanation(of: view, attribute)
    }
  }
}
