import Geometry
import LayoutReports
import Testing

@testable import Studio

/// Steps in a program, as they are written down and done again.
struct ProgramStepTests {
  /// A screen with a list that is scrolled by 50 points, and in it two rows, of which the first is scrolled out of sight.
  private func scene(rowsAt top: Double = 40, rowID: String = "row") -> SceneReport {
    let first = ViewReport(id: "gone", className: "UIView", frame: Rect(x: 0, y: 0, width: 100, height: 40))
    let row = ViewReport(
      id: rowID, className: "UIView", name: "Ann", frame: Rect(x: 0, y: top, width: 100, height: 40),
      children: [ViewReport(className: "UILabel", frame: Rect(x: 10, y: 10, width: 20, height: 20))])
    let list = ViewReport(
      id: "list", className: "UITableView", frame: Rect(x: 0, y: 100, width: 100, height: 200),
      boundsOrigin: Point(x: 0, y: 50), clipsToBounds: true, children: [first, row])
    var scene = SceneReport(name: "Contacts", size: Size(width: 100, height: 300))
    scene.root = ViewReport(
      id: "root", className: "UIView", frame: Rect(x: 0, y: 0, width: 100, height: 300), children: [list])
    return scene
  }

  private func step(_ order: ProgramOrder) throws -> ProgramStep { try ProgramStep(order, on: scene()) }

  /// The row begins 10 points above the list, so that its middle is 10 points below the list's edge.
  @Test func aTapIsOnTheViewInFrontThatHasAName() throws {
    let tap = try step(ProgramOrder(action: "tap", x: 25, y: 110))
    guard case .tap(let spot) = tap.deed else {
      Issue.record("\(tap.deed)")
      return
    }
    #expect(spot.view == "row" && spot.part == Point(x: 0.25, y: 0.5) && tap.title == "Tap “Ann”")
    let named = try ProgramStep(ProgramOrder(action: "tap", x: 25, y: 110), on: scene()) { "the row \($0)" }
    #expect(named.title == "Tap “the row row”")
  }

  @Test func aTapFollowsItsView() throws {
    let tap = try step(ProgramOrder(action: "tap", x: 25, y: 110))
    let (same, moved) = (try tap.action(on: scene()), try tap.action(on: scene(rowsAt: 90)))
    #expect(same == .tap(x: 25, y: 110) && moved == .tap(x: 25, y: 160))
  }

  @Test func whatIsClippedIsNotTouched() throws {
    let tap = try step(ProgramOrder(action: "tap", x: 25, y: 60))
    guard case .tap(let spot) = tap.deed else {
      Issue.record("\(tap.deed)")
      return
    }
    #expect(spot.view == "root" && tap.title == "Tap “UIView”")
  }

  @Test func aViewThatIsGoneIsTold() throws {
    let tap = try step(ProgramOrder(action: "tap", x: 25, y: 110))
    let error = #expect(throws: StudioError.self) { try tap.action(on: scene(rowID: "other")) }
    #expect(error?.message == "the screen “Contacts” has no view “Ann”")
  }

  @Test func dragsKeepTheirDistance() throws {
    let drag = try step(ProgramOrder(action: "drag", x: 25, y: 110, toX: 25, toY: 200))
    let moved = try drag.action(on: scene(rowsAt: 90))
    #expect(moved == .drag(x: 25, y: 160, toX: 25, toY: 250))
  }

  @Test func keysAreOneStep() throws {
    let first = try step(ProgramOrder(action: "type", text: "An"))
    let second = try step(ProgramOrder(action: "type", text: "n"))
    #expect(first.joined(with: second)?.title == "Type “Ann”")
    var elsewhere = second
    elsewhere.leadsTo = "Other"
    #expect(first.joined(with: elsewhere) == nil)
    let back = try step(ProgramOrder(action: "back"))
    #expect(first.joined(with: back) == nil)
  }

  @Test(arguments: [
    ProgramOrder(action: "tap"), ProgramOrder(action: "tap", x: .nan, y: 1), ProgramOrder(action: "tap", x: 101, y: 1),
    ProgramOrder(action: "type", text: ""), ProgramOrder(action: "delete", count: -1),
    ProgramOrder(action: "wait", seconds: .infinity), ProgramOrder(action: "change"), ProgramOrder(action: "jump"),
  ])
  func whatNoUserDoesIsRefused(_ order: ProgramOrder) {
    let error = #expect(throws: StudioError.self) { try step(order) }
    #expect(error?.status == 400)
  }
}
