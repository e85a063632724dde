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

  @Test func overlayIsEmptyByDefault() {
    let plain = SVGRenderer().render(Samples.scene)
    #expect(!plain.contains("data-id=\"constraints\""))
    #expect(SVGRenderer(options: .constraints).render(Samples.scene).contains("data-id=\"constraints\""))
  }

  @Test func overlayWritesConstants() {
    let check = XMLCheck(SVGRenderer(options: .constraints).render(Samples.scene))
    for constant in ["44", "16", "80", "335"] { #expect(check.text.contains(constant)) }
  }

  @Test func brokenConstraintIsRedAndInFront() throws {
    let list = SceneDrawing.displayList(for: Samples.scene, options: .constraints)
    let colors: [Color] = list.commands.compactMap { command in
      if case .stroke(.polyline, let stroke) = command, stroke.width == 1.5 { stroke.color } else { nil }
    }
    #expect(colors.contains(Palette.light.blue))
    #expect(colors.last == Palette.red)
  }

  @Test func ambiguousViewHasAnOutline() {
    let list = SceneDrawing.displayList(for: Samples.scene, options: .constraints)
    let outline = DisplayCommand.stroke(
      .rectangle(Rect(x: 20, y: 560, width: 335, height: 40)), Stroke(Palette.orange, width: 2, dash: [6, 4]))
    #expect(list.commands.contains(outline))
  }

  /// A view without a size in the corner of the screen: the arms of its cross, five points to each side, begin a point inside.
  @Test func crossOfAnEmptyViewStaysOnTheScreen() throws {
    var scene = Samples.scene
    let empty = ViewReport(id: "emp-ty-vw1", className: "UIStackView", frame: .zero)
    scene.root?.children.append(empty)
    scene.ambiguities = [AmbiguityReport(viewID: "emp-ty-vw1", message: "")]
    let stroke = Stroke(Palette.orange, width: 2)
    let commands = SceneDrawing.displayList(for: scene, options: .constraints).commands
    #expect(commands.contains(.stroke(.polyline([Point(x: 1, y: 6), Point(x: 11, y: 6)]), stroke)))
    #expect(commands.contains(.stroke(.polyline([Point(x: 6, y: 1), Point(x: 6, y: 11)]), stroke)))
  }

  @Test func markedViewHasARedOutlineInFront() {
    let list = SceneDrawing.displayList(for: Samples.scene, options: .constraints, highlighted: ["row-00-001", "none"])
    let row = Rect(x: 32, y: 480 + 44 - 22, width: 311, height: 44)
    let outline = DisplayCommand.stroke(.rectangle(row), Stroke(Palette.red, width: 2))
    #expect(list.commands.suffix(2).first == outline)
    #expect(list.commands.count { $0 == outline } == 1)
  }

  @Test func overlayCountsScrollOffsets() {
    let places = ViewPlaces(root: Samples.root)
    let row = Rect(x: 32, y: 480 + 44 - 22, width: 311, height: 44)
    #expect(places.rect(path: ViewPath([5, 1]), id: nil) == row)
    #expect(places.rect(path: nil, id: "row-00-001") == row)
    #expect(places.rect(path: ViewPath([9, 9]), id: "none") == nil)
  }

  @Test func displayListGroupsAreBalanced() {
    let list = SceneDrawing.displayList(for: Samples.scene, options: [.constraints, .deviceFrame])
    var depth = 0
    for command in list.commands {
      if case .push = command { depth += 1 }
      if case .pop = command { depth -= 1 }
      #expect(depth >= 0)
    }
    #expect(depth == 0)
  }

  // MARK: Words on lines

  private func scene(_ constraint: ConstraintReport, conflicts: [ConflictReport] = []) -> SceneReport {
    var constraint = constraint
    constraint.segments = [Segment(from: Point(x: 0, y: 50), to: Point(x: 90, y: 50))]
    return SceneReport(
      name: "S", size: Size(width: 100, height: 100),
      root: ViewReport(className: "UIView", frame: Rect(x: 0, y: 0, width: 100, height: 100)),
      constraints: [constraint], conflicts: conflicts)
  }

  private func text(_ constraint: ConstraintReport, conflicts: [ConflictReport] = []) -> XMLCheck {
    XMLCheck(SVGRenderer(options: .constraints).render(scene(constraint, conflicts: conflicts)))
  }

  private func badges(_ constraint: ConstraintReport) -> [String] {
    SceneDrawing.displayList(for: scene(constraint), options: .constraints).commands.compactMap { command in
      if case .text(let run) = command { run.text } else { nil }
    }
  }

  private static let root = ViewPath.root

  @Test(
    arguments: [
      (ConstraintReport(text: "", kind: .edge, constant: 20, priority: 750), "20 @750"),
      (ConstraintReport(text: "", kind: .edge, priority: 250.5), "@250.5"),
      (ConstraintReport(text: "", secondItem: root, kind: .size), "="),
      (ConstraintReport(text: "", secondItem: root, kind: .size, multiplier: 0.5), "× 0.5"),
      (ConstraintReport(text: "", secondItem: root, kind: .size, constant: -8), "= − 8"),
      // Xcode writes the sign of an inequality before its constant, also where that is 0.
      (ConstraintReport(text: "", kind: .edge, relation: .greaterThanOrEqual, constant: 30, given: 85), "≥ 30"),
      (ConstraintReport(text: "", kind: .size, relation: .lessThanOrEqual, constant: 120, priority: 750), "≤ 120 @750"),
      (ConstraintReport(text: "", kind: .edge, relation: .greaterThanOrEqual), "≥ 0"),
      (ConstraintReport(text: "", secondItem: root, kind: .size, relation: .lessThanOrEqual, multiplier: 2), "≤ × 2"),
      (ConstraintReport(text: "", secondItem: root, kind: .size, relation: .greaterThanOrEqual, constant: 8), "≥ + 8"),
      (ConstraintReport(text: "", secondItem: root, kind: .size, relation: .greaterThanOrEqual), "≥"),
      (ConstraintReport(text: "", kind: .aspect, relation: .greaterThanOrEqual, multiplier: 2), "≥ 2:1"),
      (ConstraintReport(text: "", kind: .aspect, multiplier: 16.0 / 9), "16:9"),
      (ConstraintReport(text: "", kind: .aspect, multiplier: 1), "1:1"),
      (
        ConstraintReport(text: "", kind: .size, constant: 200, given: 120, isSatisfied: false, isBroken: true),
        "200 is 120"
      ),
      // The line is 90 long, 45 more than three times the other side, which is 15.
      (ConstraintReport(text: "", kind: .aspect, multiplier: 3, given: 45, isSatisfied: false), "3:1 is 6:1"),
    ] as [(ConstraintReport, String)])
  func badge(_ constraint: ConstraintReport, _ words: String) {
    #expect(badges(constraint) == [words])
  }

  /// A zero without a sign says nothing.
  @Test func alignmentHasNoLabel() {
    #expect(badges(ConstraintReport(text: "", kind: .edge)).isEmpty)
  }

  /// A distance has a bar at each end of its line. Where the distance is nothing, a line can only run along the edges.
  @Test func alignedEdgesHaveNoEndBars() {
    let paths = { (constraint: ConstraintReport) in self.text(constraint).elements(named: "path").count }
    #expect(paths(ConstraintReport(text: "", kind: .edge, constant: 90)) == 3)
    #expect(paths(ConstraintReport(text: "", kind: .edge)) == 1)
    #expect(paths(ConstraintReport(text: "", kind: .edge, relation: .greaterThanOrEqual, given: 90)) == 3)
  }

  /// Xcode's canvas draws the constraints that the author made; those of a conflict are what has to be seen.
  @Test func systemConstraintsAreDrawnOnlyInConflicts() {
    var constraint = ConstraintReport(text: "", kind: .edge, constant: 90, isSystem: true)
    #expect(text(constraint).elements(named: "path").isEmpty && badges(constraint).isEmpty)
    constraint.isInConflict = true
    #expect(text(constraint).elements(named: "path").allSatisfy { $0.attributes["stroke"] == "#ff3b30" })
    #expect(text(constraint).elements(named: "path").count == 3)
  }

  /// A plate that lets nothing through, after the last line.
  @Test func badgesAreDrawnAboveLines() throws {
    let commands = SceneDrawing.displayList(for: Samples.scene, options: .constraints).commands
    let isLine = { (command: DisplayCommand) in
      if case .stroke(.polyline, let stroke) = command { stroke.width == 1.5 } else { false }
    }
    let isPlate = { (command: DisplayCommand) in
      if case .fill(.rectangle(let rect, cornerRadius: 3), Palette.white) = command { rect.height == 12 } else { false }
    }
    let lastLine = try #require(commands.lastIndex(where: isLine))
    let firstPlate = try #require(commands.firstIndex(where: isPlate))
    #expect(firstPlate > lastLine)
    // A number on each but the center line, which has none.
    #expect(commands.count(where: isPlate) == Samples.constraints.count - 1)
  }

  /// A badge on a line from the top of the screen keeps away from the time, in the middle of a low status bar.
  @Test func badgesDoNotCoverTheStatusBar() {
    var scene = Samples.scene
    scene.chrome = ScreenChrome(statusBar: Rect(x: 0, y: 0, width: 375, height: 20))
    scene.constraints = [Samples.line("t", (187.5, 0), (187.5, 24), .edge, 24)]
    let plates = SceneDrawing.displayList(for: scene, options: .constraints).commands.compactMap { command -> Rect? in
      if case .fill(.rectangle(let rect, cornerRadius: 3), Palette.white) = command { rect } else { nil }
    }
    // Four characters of 12 points take less than 30.
    let time = Rect(x: 187.5 - 13, y: 4, width: 26, height: 12)
    #expect(plates.count == 1)
    #expect(plates.allSatisfy { $0.y >= time.maxY || $0.x >= time.maxX || $0.maxX <= time.x })
  }

  /// Both sides of a conflict are red, also the one that holds.
  @Test func bothSidesOfAConflictAreRed() {
    let constraint = ConstraintReport(id: "a", text: "", kind: .size, constant: 90)
    let conflict = ConflictReport(message: "", constraintIDs: ["a", "b"], brokenID: "b")
    func colors(_ check: XMLCheck) -> [String?] { check.elements(named: "path").map { $0.attributes["stroke"] } }
    #expect(colors(text(constraint)).allSatisfy { $0 == "#007aff" })
    #expect(colors(text(constraint, conflicts: [conflict])).allSatisfy { $0 == "#ff3b30" })
  }

  // MARK: Guides

  private func marked(_ options: RenderingOptions) -> XMLCheck {
    var scene = Samples.scene
    let rect = Rect(x: 10, y: 20, width: 30, height: 40)
    scene.marks = LayoutMark.Kind.allCases.map { LayoutMark($0, rect, viewID: "amb-ig-uou") }
    return XMLCheck(SVGRenderer(options: options).render(scene))
  }

  @Test(arguments: [
    (RenderingOptions.safeArea, "safe area"), (.margins, "margins"), (.readableWidth, "readable width"),
    (.contentSizes, "30 × 40"),
  ])
  func guidesHaveWords(_ option: RenderingOptions, _ words: String) {
    #expect(marked(option).text.contains(words) && !marked([]).text.contains(words))
    #expect(marked(RenderingOptions.guides.subtracting(option)).text.contains(words) == false)
  }

  @Test(arguments: [RenderingOptions.alignmentRectangles, .baselines])
  func guidesAreDrawnAsLines(_ option: RenderingOptions) {
    #expect(marked(option).elements.count > marked([]).elements.count)
  }

  /// Numbers stand beside their rectangles, on the screen, and not over texts where there is another place.
  @Test func sizeLabelsDoNotCoverTexts() {
    let text = Samples.label(
      "lbl-00-001", "Title", Rect(x: 10, y: 20, width: 50, height: 20), size: 17, weight: 400, 40)
    let root = ViewReport(className: "UIView", frame: Rect(x: 0, y: 0, width: 100, height: 100), children: [text])
    var places = FreePlaces(screen: Rect(x: 0, y: 0, width: 100, height: 100), root: root)
    let size = Size(width: 30, height: 8)
    let first = places.take(size, beside: Rect(x: 10, y: 20, width: 50, height: 20))
    #expect(first.y > 40 && first.maxX == 60)
    // The same rectangle once more: below is taken, above is free.
    let second = places.take(size, beside: Rect(x: 10, y: 20, width: 50, height: 20))
    #expect(second.maxY < 20 && second.maxX == 60)
    let corner = places.take(size, beside: Rect(x: -20, y: 95, width: 25, height: 30))
    #expect(corner.x >= 0 && corner.maxY <= 100)
  }

  /// The frame of the document is a line, that of the layout a dashed one.
  @Test func misplacedViewIsOrange() {
    let outlines = marked(.constraints).elements(named: "rect").filter { $0.attributes["stroke"] == "#ff9500" }
    #expect(outlines.contains { $0.attributes["x"] == "10" && $0.attributes["stroke-dasharray"] == nil })
    #expect(outlines.contains { $0.attributes["x"] == "20" && $0.attributes["stroke-dasharray"] != nil })
  }

  // MARK: Devices

  @Test func deviceFrameHasAHomeButton() {
    func frame(_ home: Bool, _ size: Size) -> DeviceFrame { DeviceFrame(screen: size, hasHomeButton: home) }
    let size = Size(width: 100, height: 200)
    #expect(frame(false, size).outerSize == Size(width: 128, height: 228))
    #expect(frame(true, size).outerSize == Size(width: 128, height: 328))
    #expect(frame(true, Size(width: 200, height: 100)).outerSize == Size(width: 328, height: 128))
    #expect(frame(true, size).screenGroup.clip == .rectangle(Rect(x: 0, y: 0, width: 100, height: 200)))
  }
}
