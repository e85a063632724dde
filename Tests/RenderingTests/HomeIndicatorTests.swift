import Geometry
import LayoutReports
import Testing

@testable import Rendering

/// The color of the line that the user swipes up from. It is drawn on what lies below it, whatever the appearance is.
@Suite struct HomeIndicatorTests {
  private let line = Rect(x: 30, y: 190, width: 40, height: 5)

  /// The color of the line on a screen of 100 by 200 points.
  private func ink(
    _ views: [ViewReport], bars: [ViewReport] = [], isDark: Bool = false, options: RenderingOptions = []
  ) -> Color? {
    let root = ViewReport(className: "UIView", frame: Rect(x: 0, y: 0, width: 100, height: 200), children: views)
    let chrome = ScreenChrome(bars: bars, homeIndicator: line, isDark: isDark)
    let scene = SceneReport(name: "S", size: root.frame.size, root: root, chrome: chrome)
    let commands = SceneDrawing.displayList(for: scene, options: options).commands
    return commands.compactMap { command in
      if case .fill(.rectangle(line, _), let color) = command { color } else { nil }
    }.last
  }

  private func view(_ rect: Rect, _ color: Color?, alpha: Double = 1, children: [ViewReport] = []) -> ViewReport {
    ViewReport(className: "UIView", frame: rect, alpha: alpha, backgroundColor: color, children: children)
  }

  private let whole = Rect(x: 0, y: 0, width: 100, height: 200)

  @Test(arguments: [false, true]) func homeIndicatorContrastsWithAFixedColor(_ isDark: Bool) {
    #expect(ink([view(whole, Palette.white)], isDark: isDark) == Palette.black)
    #expect(ink([view(whole, Palette.black)], isDark: isDark) == Palette.white)
  }

  /// Nothing is drawn but the ground of the screen.
  @Test func homeIndicatorFollowsTheAppearanceOfAnEmptyScreen() {
    #expect(ink([]) == Palette.black)
    #expect(ink([], isDark: true) == Palette.white)
  }

  @Test func homeIndicatorIgnoresAreasElsewhere() {
    #expect(ink([view(Rect(x: 0, y: 0, width: 100, height: 180), Palette.black)]) == Palette.black)
  }

  @Test func homeIndicatorFollowsTheFrontmostArea() {
    let lower = Rect(x: 0, y: 150, width: 100, height: 50)
    #expect(ink([view(whole, Palette.black), view(lower, Palette.white)]) == Palette.black)
    #expect(ink([view(whole, Palette.white)], bars: [view(lower, Palette.black)]) == Palette.white)
  }

  /// A tenth of black leaves white light; nine tenths make it dark.
  @Test func homeIndicatorBlendsTransparentAreas() {
    #expect(ink([view(whole, Palette.black, alpha: 0.1)]) == Palette.black)
    #expect(ink([view(whole, Palette.black.withAlpha(0.9))]) == Palette.white)
  }

  /// The child lies at 180 of the screen: 150 and 30.
  @Test func homeIndicatorFindsNestedViews() {
    let child = view(Rect(x: 0, y: 30, width: 100, height: 20), Palette.black)
    #expect(ink([view(Rect(x: 0, y: 150, width: 100, height: 50), nil, children: [child])]) == Palette.white)
    var cutting = view(Rect(x: 0, y: 0, width: 100, height: 100), nil, children: [view(whole, Palette.black)])
    #expect(ink([cutting]) == Palette.white)
    cutting.clipsToBounds = true
    #expect(ink([cutting]) == Palette.black)
  }

  /// A picture with the body of the device, which is dark, moves the screen.
  @Test func homeIndicatorIgnoresTheDeviceFrame() {
    #expect(ink([], options: .deviceFrame) == Palette.black)
    #expect(ink([view(whole, Palette.black)], options: .deviceFrame) == Palette.white)
  }

  /// A triangle with its right angle at the lower left covers the lower left half only.
  @Test func homeIndicatorFindsPaths() {
    let corners = [Point(x: 0, y: 0), Point(x: 0, y: 100), Point(x: 100, y: 100)]
    for (point, isInside) in [(Point(x: 20, y: 80), true), (Point(x: 80, y: 20), false)] {
      let path = VectorPath([.move(corners[0]), .line(corners[1]), .line(corners[2]), .close])
      for shape in [Shape.polygon(corners), .path(path)] {
        #expect(PaintedGround.color(at: point, after: [.fill(shape, Palette.red)]).alpha == (isInside ? 1 : 0))
      }
    }
  }

  /// A group that is turned by a quarter, as a view with a transform is: its x axis points down.
  @Test func homeIndicatorFindsRotatedGroups() {
    let turn = Group.Turn(right: Point(x: 0, y: 1), down: Point(x: -1, y: 0))
    let commands: [DisplayCommand] = [
      .push(Group(origin: Point(x: 50, y: 50), turn: turn)),
      .fill(.rectangle(Rect(x: 0, y: 0, width: 40, height: 10)), Palette.red), .pop,
    ]
    #expect(PaintedGround.color(at: Point(x: 45, y: 80), after: commands) == Palette.red)
    #expect(PaintedGround.color(at: Point(x: 80, y: 55), after: commands).alpha == 0)
  }
}
