import Geometry
import LayoutReports
import Testing

@testable import Rendering

/// Shadows, gradients, paths, turned views and corners.
@Suite struct LayerDrawingTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func scene(_ view: ViewReport) -> SceneReport {
    let root = ViewReport(className: "UIView", frame: Rect(x: 0, y: 0, width: 200, height: 200), children: [view])
    return SceneReport(name: "S", size: root.frame.size, root: root)
  }

  private func commands(_ view: ViewReport) -> [DisplayCommand] {
    SceneDrawing.displayList(for: scene(view)).commands
  }

  private func svg(_ view: ViewReport) -> XMLCheck {
    let check = XMLCheck(SVGRenderer(idPrefix: "p").render(scene(view)))
    #expect(check.error == nil)
    return check
  }

  private func box() -> ViewReport {
    ViewReport(className: "UIView", frame: Rect(x: 50, y: 60, width: 80, height: 40), backgroundColor: red)
  }

  /// What rectangles over each other add up to is half of the opacity at the edge, nearly all inside and nearly nothing two radii away.
  @Test func shadowFadesAlongItsEdge() throws {
    var view = box()
    view.shadow = ViewShadow(color: Color(red: 0, green: 0, blue: 0, alpha: 0.4), offset: Point(x: 0, y: 10), radius: 4)
    let layers = commands(view).compactMap { command -> (Rect, Double)? in
      guard case .fill(.rectangle(let rect, _), let color) = command, color.red == 0 else { return nil }
      return (rect, color.alpha)
    }
    func darkness(_ x: Double) -> Double {
      layers.filter { $0.0.x <= x && x < $0.0.x + $0.0.width }.reduce(0) { 1 - (1 - $0) * (1 - $1.1) }
    }
    #expect(abs(darkness(0) - 0.2) < 0.03)
    #expect(darkness(40) > 0.38 && darkness(40) <= 0.4)
    #expect(darkness(-8.5) == 0 && darkness(-7.5) < 0.02)
    let heights = layers.map { $0.0.y + $0.0.height / 2 }
    #expect(heights.allSatisfy { abs($0 - 30) < 1e-9 })
  }

  @Test func viewWithoutBackgroundHasNoShadow() {
    var view = box()
    view.backgroundColor = nil
    let plain = commands(view)
    view.shadow = ViewShadow(color: red, offset: .zero, radius: 4)
    #expect(commands(view) == plain)
  }

  /// The point of the view that was its top left corner is at the top right after a quarter turn to the right.
  @Test func rotatedViewIsDrawnAroundItsCenter() throws {
    var view = box()
    view.frame = Rect(x: 70, y: 40, width: 40, height: 80)
    view.transform = ViewTransform(
      size: Size(width: 80, height: 40), right: Point(x: 0, y: 1), down: Point(x: -1, y: 0))
    let turned = try #require(
      commands(view).compactMap { command -> Group? in
        if case .push(let group) = command, group.turn != nil { group } else { nil }
      }.first)
    #expect(turned.origin == Point(x: 110, y: 40))
    #expect(svg(view).elements(named: "g").contains { $0.attributes["transform"] == "matrix(0 1 -1 0 110 40)" })
    let grounds = svg(view).elements(named: "rect").filter { $0.attributes["fill"] == "#ff0000" }
    #expect(grounds.map { $0.attributes["width"] } == ["80"])
  }

  @Test func unmaskedCornersStaySquare() throws {
    var view = box()
    (view.cornerRadius, view.squareCorners) = (10, [.bottomLeft, .bottomRight])
    let path = try #require(
      commands(view).compactMap { command -> VectorPath? in
        if case .fill(.path(let path, _), _) = command { path } else { nil }
      }.first)
    let curves = path.steps.count { step in
      if case .curve = step { true } else { false }
    }
    #expect(curves == 2)
    #expect(path.steps.contains(.line(Point(x: 80, y: 40))) && path.steps.contains(.line(Point(x: 0, y: 40))))
  }

  @Test func lowerCornersHaveARadiusOfTheirOwn() throws {
    var view = box()
    (view.cornerRadius, view.lowerCornerRadius) = (5, 10)
    let path = try #require(
      commands(view).compactMap { command -> VectorPath? in
        if case .fill(.path(let path, _), _) = command { path } else { nil }
      }.first)
    #expect(path.steps.contains(.line(Point(x: 75, y: 0))) && path.steps.contains(.line(Point(x: 80, y: 30))))
    #expect(path.steps.contains(.line(Point(x: 10, y: 40))))
  }

  private func gradient(_ isRadial: Bool) -> Gradient {
    Gradient(
      [Gradient.Stop(red, at: 0), Gradient.Stop(blue, at: 1)], from: Point(x: 0, y: 0), to: Point(x: 80, y: 40),
      isRadial: isRadial)
  }

  /// Equal gradients are defined once.
  @Test(arguments: [(false, "linearGradient"), (true, "radialGradient")])
  func gradientIsDefinedAndUsed(_ isRadial: Bool, _ name: String) {
    var view = box()
    let path = VectorPath([.move(.zero), .line(Point(x: 80, y: 0)), .line(Point(x: 0, y: 40)), .close])
    let drawing = PathDrawing(path, gradient: gradient(isRadial))
    view.decorations = [.path(drawing), .group([.path(drawing)], alpha: 0.5, clip: path)]
    let svg = svg(view)
    #expect(svg.elements(named: name).map { $0.attributes["id"] } == ["pgradient1"])
    #expect(svg.elements(named: "stop").map { $0.attributes["stop-color"] } == ["#ff0000", "#0000ff"])
    let used = svg.elements(named: "path").filter { $0.attributes["fill"] == "url(#pgradient1)" }
    #expect(used.map { $0.attributes["d"] } == ["M0 0 L80 0 L0 40 Z", "M0 0 L80 0 L0 40 Z"])
    #expect(svg.elements(named: "clipPath").count == 1)
  }

  /// Groups as deep as a report can hold end nowhere but at a limit.
  @Test func nestedGroupsAreLimited() {
    var decoration = Decoration.fill(Rect(x: 0, y: 0, width: 1, height: 1), blue, cornerRadius: 0)
    for _ in 0..<200 { decoration = .group([decoration], alpha: 1, clip: nil) }
    var view = box()
    view.decorations = [decoration]
    #expect(commands(view).count < 150)
  }

  /// A view that grows while it moves keeps its gradient; one that turns cannot be interpolated, and fades.
  @Test func layersAreAnimated() {
    var first = box()
    let path = VectorPath([.move(.zero), .line(Point(x: 80, y: 0)), .close])
    first.decorations = [.path(PathDrawing(path, gradient: gradient(false)))]
    var second = first
    second.frame.x = 10
    second.transform = ViewTransform(size: second.frame.size, right: Point(x: 0, y: 1), down: Point(x: -1, y: 0))
    let motion = Motion([scene(first), scene(second)], duration: 1)
    let check = XMLCheck(MotionRenderer().render(motion))
    #expect(check.error == nil && check.elements(named: "linearGradient").count == 1)
  }
}
