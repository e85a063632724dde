import Geometry
import LayoutReports
import Testing

@testable import Rendering

@Suite struct OverlayTests {
  @Test(
    arguments: [
      (1000, true, false, ConstraintStyle.required), (750, true, false, .optional), (250, false, false, .yielded),
      (1000, false, false, .failed), (750, true, true, .failed), (1000, false, true, .failed),
    ] as [(Double, Bool, Bool, ConstraintStyle)])
  func style(priority: Double, satisfied: Bool, broken: Bool, expected: ConstraintStyle) {
    let constraint = ConstraintReport(
      text: "", kind: .edge, priority: priority, isSatisfied: satisfied, isBroken: broken)
    #expect(ConstraintStyle(constraint) == expected)
  }

  @Test func nothingIsDrawnUnlessAsked() {
    let plain = SVGRenderer().render(Samples.scene)
    #expect(!plain.contains("data-id=\"constraints\""))
    #expect(SVGRenderer(options: .constraints).render(Samples.scene).contains("data-id=\"constraints\""))
  }

  @Test func constantsAreWritten() {
    let check = XMLCheck(SVGRenderer(options: .constraints).render(Samples.scene))
    for constant in ["44", "16", "80", "335"] { #expect(check.text.contains(constant)) }
  }

  @Test func brokenIsRedAndDrawnAfterTheOthers() throws {
    let list = SceneDrawing.displayList(for: Samples.scene, options: .constraints)
    let colors: [Color] = list.commands.compactMap { command in
      if case .stroke(.polyline, let stroke) = command, stroke.width == 1.5 { stroke.color } else { nil }
    }
    #expect(colors.contains(Palette.light.blue))
    #expect(colors.last == Palette.red)
  }

  @Test func ambiguousViewIsOutlinedWhereItIs() {
    let list = SceneDrawing.displayList(for: Samples.scene, options: .constraints)
    let outline = DisplayCommand.stroke(
      .rectangle(Rect(x: 20, y: 560, width: 335, height: 40)), Stroke(Palette.orange, width: 2, dash: [6, 4]))
    #expect(list.commands.contains(outline))
  }

  @Test func whatIsSpokenOfHasARedOutlineInFrontOfAllElse() {
    let list = SceneDrawing.displayList(for: Samples.scene, options: .constraints, highlighted: ["row-00-001", "none"])
    let row = Rect(x: 32, y: 480 + 44 - 22, width: 311, height: 44)
    let outline = DisplayCommand.stroke(.rectangle(row), Stroke(Palette.red, width: 2))
    #expect(list.commands.suffix(2).first == outline)
    #expect(list.commands.count { $0 == outline } == 1)
  }

  @Test func placesCountScrollOffsets() {
    let places = ViewPlaces(root: Samples.root)
    let row = Rect(x: 32, y: 480 + 44 - 22, width: 311, height: 44)
    #expect(places.rect(path: ViewPath([5, 1]), id: nil) == row)
    #expect(places.rect(path: nil, id: "row-00-001") == row)
    #expect(places.rect(path: ViewPath([9, 9]), id: "none") == nil)
  }

  @Test func everyPushHasItsPop() {
    let list = SceneDrawing.displayList(for: Samples.scene, options: [.constraints, .deviceFrame])
    var depth = 0
    for command in list.commands {
      if case .push = command { depth += 1 }
      if case .pop = command { depth -= 1 }
      #expect(depth >= 0)
    }
    #expect(depth == 0)
  }
}
