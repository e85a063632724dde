import Geometry
import LayoutReports
import Testing

@testable import Rendering

/// The status bar of a tablet.
@Suite struct StatusBarTests {
  private func texts(_ form: ScreenChrome.StatusBarForm?, _ height: Double = 24) -> [TextRun] {
    commands(form, height).compactMap { if case .text(let run) = $0 { run } else { nil } }
  }

  private func commands(_ form: ScreenChrome.StatusBarForm?, _ height: Double = 24) -> [DisplayCommand] {
    let scene = SceneReport(
      name: "S", size: Size(width: 820, height: 1180),
      chrome: ScreenChrome(statusBar: Rect(x: 0, y: 0, width: 820, height: height), statusBarForm: form))
    return SceneDrawing.displayList(for: scene).commands
  }

  @Test(arguments: [20.0, 24, 32]) func timeAndDateAreWhereReadingBegins(_ height: Double) {
    let texts = texts(.tablet, height)
    #expect(texts.count == 3 && texts[0].text.hasPrefix("9:41") && texts[2].text == "100%")
    #expect(texts[0].position.x < 40 && texts[1].position.x < 140 && texts[2].position.x > 700)
    #expect(texts.allSatisfy { $0.position.y > 0 && $0.position.y < height })
    #expect(self.texts(nil).count == 1, "a phone has neither date nor percentage")
  }

  /// Four strokes of a network would be four rectangles more.
  @Test func aTabletShowsNoSignalOfANetwork() {
    func bars(_ form: ScreenChrome.StatusBarForm?) -> Int {
      commands(form).count { if case .fill(.rectangle, _) = $0 { true } else { false } }
    }
    #expect(bars(nil) - bars(.tablet) == 4)
  }

  @Test func theDotsOfWindowsAreInTheMiddle() {
    func discs(_ form: ScreenChrome.StatusBarForm) -> [Rect] {
      commands(form).compactMap {
        if case .fill(.ellipse(let rect), _) = $0, rect.width == 4 { rect } else { nil }
      }
    }
    #expect(discs(.tablet).isEmpty)
    #expect(discs(.tabletWithDots).map(\.center.x) == [403, 410, 417])
  }

  @Test func nothingOfAStatusBarCoversAnother() {
    let places = TabletStatusBarPlaces(in: Rect(x: 0, y: 0, width: 744, height: 24)).all.sorted { $0.x < $1.x }
    for (one, next) in zip(places, places.dropFirst()) { #expect(one.maxX <= next.x) }
  }
}
