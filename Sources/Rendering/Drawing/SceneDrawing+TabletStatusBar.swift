import Geometry
import LayoutReports

/// The status bar of a tablet: time and date where reading begins, Wi-Fi, the percentage and the battery at the other end.
extension SceneDrawing {
  mutating func drawStatusBar(_ places: TabletStatusBarPlaces, _ form: ScreenChrome.StatusBarForm, ink: Color) {
    let font = Font(size: places.fontSize, weight: 600)
    for (content, x) in [(TabletStatusBarPlaces.time, places.time.x), (TabletStatusBarPlaces.date, places.date.x)] {
      text(TextRun(content, at: Point(x: x, y: places.baseline), font: font, color: ink))
    }
    Symbol(named: "wifi")?.draw(in: places.wifi, ink, with: &self)
    text(
      TextRun(
        TabletStatusBarPlaces.percentage, at: Point(x: places.percentage.x, y: places.baseline), font: font, color: ink)
    )
    drawBattery(places.battery, ink: ink)
    guard form == .tabletWithDots else { return }
    for dot in places.dots { fill(.ellipse(dot), ink.withAlpha(0.45 * ink.alpha)) }
  }
}

/// Where the status bar of a tablet shows what; points. Time and date are those of Apple's own pictures. Distances and the size of the dots
/// are remembered (DEVIATIONS.md, 440).
struct TabletStatusBarPlaces {
  static let time = "9:41 AM"
  static let date = "Tue Jan 9"
  static let percentage = "100%"
  let fontSize = 12.0
  let baseline: Double
  let time: Rect
  let date: Rect
  let wifi: Rect
  let percentage: Rect
  /// Without its pole.
  let battery: Rect
  /// The dots in the middle.
  let dots: [Rect]

  init(in bar: Rect) {
    let inset = bar.height > 30 ? 26.0 : bar.height > 20 ? 20 : 8
    let middle = bar.center.y
    let font = Font(size: fontSize, weight: 600)
    func place(_ text: String, from x: Double) -> Rect {
      Rect(x: x, y: middle - 6, width: font.estimatedWidth(of: text), height: 12)
    }
    baseline = middle + fontSize * 0.36
    time = place(Self.time, from: bar.x + inset)
    date = place(Self.date, from: time.maxX + 8)
    battery = Rect(x: bar.maxX - inset - 2.33 - 22, y: middle - 5.25, width: 22, height: 10.5)
    percentage = place(Self.percentage, from: battery.x - 4 - font.estimatedWidth(of: Self.percentage) - 3)
    wifi = Rect(x: percentage.x - 5 - 15, y: middle - 7.5, width: 15, height: 15)
    let center = bar.center.x
    dots = [-7.0, 0, 7].map { Rect(x: center + $0 - 2, y: bar.y + 8, width: 4, height: 4) }
  }

  var all: [Rect] { [time, date, wifi, percentage, battery] + dots }
}

extension ScreenChrome {
  /// What the status bar shows, by its rectangles.
  var statusBarPlaces: [Rect] {
    guard let statusBar else { return [] }
    return statusBarForm == nil
      ? StatusBarPlaces(in: statusBar, island: island).all : TabletStatusBarPlaces(in: statusBar).all
  }
}
