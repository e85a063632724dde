import Foundation
import Geometry
import LayoutReports
import Testing

@testable import Commands

/// Beside the tests, where the package manager puts executables.
private enum ExampleProgram {
  static let path = Bundle.main.bundleURL.appendingPathComponent("ExampleProgram").path
  static let isBuilt = FileManager.default.isExecutableFile(atPath: path)
}

/// What a page that shows a living app asks for: one process, in which a user and the system do one thing after the other.
@MainActor
@Suite(.enabled(if: ExampleProgram.isBuilt, "not built: ExampleProgram")) struct ProgramSessionTests {
  private let session = ProgramSession(ProgramSource(path: ExampleProgram.path))
  private let phone = ProgramEnvironment(device: "iPhone 14")

  private func shown(after action: ProgramRequest.Action, isPicture: Bool = false) throws -> ShownScreen {
    let answer = try session.ask(action, report: ProgramRequest.ReportForm(isPicture: isPicture))
    return try #require(answer.shown, "\(answer.refusal?.message ?? "")")
  }

  /// Taps the middle of the view with an id.
  private func tap(_ id: String, in screen: ShownScreen) throws -> ShownScreen {
    let found = self.frame(of: id, in: screen.scene.root, Point(x: 0, y: 0))
    let frame = try #require(found)
    return try shown(after: .tap(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2))
  }

  private func frame(of id: String, in view: ViewReport?, _ origin: Point) -> Rect? {
    guard let view else { return nil }
    let frame = Rect(
      x: origin.x + view.frame.x, y: origin.y + view.frame.y, width: view.frame.width, height: view.frame.height)
    if view.id == id { return frame }
    let inside = Point(x: frame.x - view.boundsOrigin.x, y: frame.y - view.boundsOrigin.y)
    return view.children.lazy.compactMap { self.frame(of: id, in: $0, inside) }.first
  }

  @Test func sessionFollowsTapsAndTyping() throws {
    defer { session.end() }
    var screen = try shown(after: .show(screen: ProgramProtocol.launchScreen, on: phone))
    #expect(screen.name == "Sign In" && screen.controller == "sig-ni-001")
    #expect(session.hello?.app == "AppDelegate" && session.hello?.folder?.hasSuffix("Examples/App/App") == true)
    screen = try tap("nam-ef-001", in: screen)
    screen = try shown(after: .type(text: "Ann"))
    screen = try tap("pas-sf-001", in: screen)
    screen = try shown(after: .type(text: "secret"))
    screen = try tap("but-to-001", in: screen)
    #expect(screen.name == "Hello, Ann")
    screen = try tap("cel-lo-001", in: screen)
    #expect(screen.controller == "ContactViewController")
    screen = try shown(after: .back)
    #expect(screen.name == "Hello, Ann")

    // The app goes on: it is turned, and not launched anew.
    var turned = phone
    (turned.orientation, turned.textSize) = ("landscape", "AX1")
    screen = try shown(after: .change(to: turned))
    #expect(screen.name == "Hello, Ann" && screen.scene.size == Size(width: 844, height: 390))
    screen = try shown(after: .change(to: phone), isPicture: true)
    #expect(screen.scene.chrome?.statusBar != nil && screen.scene.size == Size(width: 390, height: 844))
  }

  @Test func sessionFindsPlacesInTheStoryboard() throws {
    defer { session.end() }
    let screen = try shown(after: .show(screen: ProgramProtocol.launchScreen, on: phone))
    let button = try #require(screen.places["but-to-001"])
    let line = try String(contentsOfFile: button.file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)[button.line - 1]
    #expect(button.file.hasSuffix("Base.lproj/Main.storyboard") && line.contains("id=\"but-to-001\""))
  }

  /// The program goes on after what it cannot do.
  @Test func sessionRefusesImpossibleActions() throws {
    defer { session.end() }
    #expect(try session.ask(.tap(x: 1, y: 1)).refusal?.message == "the app shows no screen yet")
    let unknown = try session.ask(.show(screen: "Nowhere#x", on: phone))
    #expect(unknown.refusal?.message == "there is no screen Nowhere#x")
    let device = try session.ask(.show(screen: "launch", on: ProgramEnvironment(device: "Abacus")))
    #expect(device.refusal?.message.contains("Abacus") == true)
    _ = try shown(after: .show(screen: "launch", on: phone))
    #expect(try session.ask(.type(text: "x")).refusal?.message == "no view accepts text: tap a text field first")
    #expect(try session.ask(.back).refusal != nil)
    #expect(try session.ask(.explain(view: "but-to-001", attribute: "warmth")).refusal != nil)
    let explanation = try session.ask(.explain(view: "but-to-001", attribute: "width")).explanation
    #expect(explanation.map { abs($0.value - 350) < 0.01 } == true)
  }
}
