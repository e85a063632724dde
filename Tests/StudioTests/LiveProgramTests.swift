import Foundation
import Geometry
import LayoutReports
import Testing

@testable import Studio

/// Beside the tests, where the package manager puts executables.
private enum ExampleProgram {
  static let path = Bundle.main.bundleURL.appendingPathComponent("ExampleProgram").path
  static let isBuilt = FileManager.default.isExecutableFile(atPath: path)
}

/// A program as the studio's page asks for it.
@Suite(.enabled(if: ExampleProgram.isBuilt, "not built: ExampleProgram")) struct LiveProgramTests {
  private let program = LiveProgram(ExampleProgram.path)

  private func perform(_ action: String, _ set: (inout ProgramOrder) -> Void = { _ in }) async throws -> ProgramView {
    var order = ProgramOrder(action: action)
    order.version = await program.version
    set(&order)
    try await program.perform(order)
    return await program.view
  }

  private func name(_ view: ProgramView) -> String? { view.document?.outline.scenes.first?.name }

  /// On the screen.
  private func frame(of id: String, in view: ViewReport?, _ container: Rect? = nil, _ origin: Point = .zero) -> Rect? {
    guard let view else { return nil }
    let place = view.frame.moved(into: container, boundsOrigin: origin)
    if view.id == id { return place }
    return view.children.lazy.compactMap { frame(of: id, in: $0, place, view.boundsOrigin) }.first
  }

  @Test func stepsAreDoneAgain() async throws {
    var view = try await perform("launch")
    #expect(name(view) == "Sign In" && view.isRunning && view.steps.isEmpty)
    #expect(view.picture?.svg.hasPrefix("<svg") == true)
    let found = frame(of: "nam-ef-001", in: view.picture?.scene?.root)
    let field = try #require(found)
    view = try await perform("tap") { ($0.x, $0.y) = (field.x + 5, field.y + 5) }
    view = try await perform("type") { $0.text = "An" }
    view = try await perform("type") { $0.text = "n" }
    view = try await perform("change") { $0.surface = SurfaceRequest(device: "retina4_7", textSize: "AX1") }
    let (before, titles) = (view, view.steps.map(\.title))
    #expect(titles.prefix(2) == ["Tap “Name”", "Type “Ann”"] && titles.count == 3)
    view = try await perform("replay")
    let (again, areDone) = (view.steps.map(\.title), view.steps.map(\.isDone))
    #expect(view.failure == nil && again == titles && !areDone.contains(false))
    #expect(view.surface == before.surface && view.picture?.svg == before.picture?.svg)
  }

  @Test func whatWasMeantForAnotherScreenIsRefused() async throws {
    _ = try await perform("launch")
    await #expect(throws: StudioError.self) {
      try await perform("tap") { ($0.x, $0.y, $0.version) = (10, 10, 0) }
    }
    await #expect(throws: StudioError.self) { try await perform("type") { $0.text = "x" } }
    let view = await program.view
    #expect(view.steps.isEmpty)
  }

  @Test func viewsAreDescribedAsThoseOfDocuments() async throws {
    _ = try await perform("launch")
    let inspection = try await program.inspection(of: "but-to-001")
    #expect(inspection.object?.name == "Sign In" && inspection.place?.contains("Main.storyboard:") == true)
    #expect(inspection.object?.decidedBy.map(\.quantity) == ["x", "y", "width", "height"])
    // Its stack view has constraints of the storyboard.
    let stack = try await program.inspection(of: "sta-ck-001").object
    let width = stack?.decidedBy.first { $0.quantity == "width" }
    #expect(width?.constraints.isEmpty == false)
    let explanation = try await program.explanation(of: "but-to-001", "width")
    let issues = try await program.issues().issues
    #expect(explanation.value > 0 && issues.isEmpty)
  }
}
