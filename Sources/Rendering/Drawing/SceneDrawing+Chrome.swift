import Geometry
import LayoutReports

/// What the screen shows over the scene: bars, the time, signal and battery, and the line to swipe up from.
extension SceneDrawing {
  /// - Parameter start: the index of the first command of the screen, whose coordinates the chrome has.
  mutating func draw(_ chrome: ScreenChrome, over start: Int) {
    for bar in chrome.bars { draw(bar) }
    if let island = chrome.island { fill(.rectangle(island, cornerRadius: island.height / 2), Palette.black) }
    if let notch = chrome.notch { fill(.path(Self.outline(ofNotch: notch)), Palette.black) }
    if let statusBar = chrome.statusBar {
      if let form = chrome.statusBarForm {
        drawStatusBar(TabletStatusBarPlaces(in: statusBar), form, ink: ink(of: chrome))
      } else {
        drawStatusBar(StatusBarPlaces(in: statusBar, island: chrome.island), ink: ink(of: chrome))
      }
    }
    guard let line = chrome.homeIndicator else { return }
    // The system looks at what lies below, not at the appearance: the line can be seen on a fixed color in both.
    let ground = PaintedGround.color(at: line.center, after: list.commands[start...])
    fill(.rectangle(line, cornerRadius: line.height / 2), ground.lightness < 0.5 ? Palette.white : Palette.black)
  }

  /// With round lower corners, and hollows beside the upper ones. The radii are remembered (DEVIATIONS.md, 501).
  private static func outline(ofNotch notch: Rect) -> VectorPath {
    let upper = min(6, notch.height / 4)
    let lower = min(20, notch.height - upper)
    // The part of a radius that a curve's handles have for a quarter of a circle.
    let handle = 0.5523
    let (out, up) = (upper * (1 - handle), lower * (1 - handle))
    let (left, right, bottom) = (notch.x, notch.maxX, notch.maxY)
    return VectorPath([
      .move(Point(x: left - upper, y: notch.y)),
      .curve(
        Point(x: left - out, y: notch.y), Point(x: left, y: notch.y + out), Point(x: left, y: notch.y + upper)),
      .line(Point(x: left, y: bottom - lower)),
      .curve(
        Point(x: left, y: bottom - up), Point(x: left + up, y: bottom), Point(x: left + lower, y: bottom)),
      .line(Point(x: right - lower, y: bottom)),
      .curve(
        Point(x: right - up, y: bottom), Point(x: right, y: bottom - up), Point(x: right, y: bottom - lower)),
      .line(Point(x: right, y: notch.y + upper)),
      .curve(
        Point(x: right, y: notch.y + out), Point(x: right + out, y: notch.y), Point(x: right + upper, y: notch.y)),
      .close,
    ])
  }

  private func ink(of chrome: ScreenChrome) -> Color {
    switch chrome.statusBarInk {
    case .light: Palette.white
    case .dark: Palette.black
    case nil: palette.ink
    }
  }

  private mutating func drawStatusBar(_ places: StatusBarPlaces, ink: Color) {
    let font = Font(size: places.fontSize, weight: 600)
    let time = Point(x: places.time.center.x, y: places.middle + places.fontSize * 0.36)
    Symbol(named: "wifi")?.draw(in: places.wifi, ink, with: &self)
    text(TextRun(StatusBarPlaces.text, at: time, anchor: .middle, font: font, color: ink))
    drawBattery(places.battery, ink: ink)
    let bars = places.signal
    for step in 0..<4 {
      let share = Double(step + 1) / 4
      let width = bars.width / 5.5
      fill(
        .rectangle(
          Rect(
            x: bars.x + Double(step) * width * 1.5, y: bars.maxY - bars.height * share, width: width,
            height: bars.height * share), cornerRadius: width * 0.3), ink)
    }
  }

  /// A full battery with its pole.
  mutating func drawBattery(_ battery: Rect, ink: Color) {
    stroke(.rectangle(battery, cornerRadius: battery.height * 0.3), Stroke(ink.withAlpha(0.4), width: 1))
    fill(.rectangle(battery.inset(2), cornerRadius: battery.height * 0.16), ink)
    let pole = Rect(x: battery.maxX + 1, y: battery.center.y - 2, width: 1.33, height: 4)
    fill(.rectangle(pole, cornerRadius: 0.67), ink.withAlpha(0.4))
  }
}

/// Where a status bar shows what: the time of Apple's own pictures at the leading side, or in the middle of a low bar; signal, Wi-Fi and
/// battery at the other side.
///
/// On an iPhone 11 Pro Max, whose bar is 44 points high, the ink of the time is from 16.7 to 28.7, and the battery ends 21.3 before the edge
/// (a picture of iOS 15.2). Bars of other heights are taken to be in proportion, and the ears beside a narrow housing or an island, which are
/// wider, to have the battery 26 from the edge (DEVIATIONS.md, 293).
struct StatusBarPlaces {
  static let text = "9:41"
  let fontSize: Double
  /// Of what is drawn, from the top of the screen.
  let middle: Double
  let time: Rect
  /// Without its pole.
  let battery: Rect
  let wifi: Rect
  let signal: Rect

  /// - Parameter island: Beside which the time stands, in the middle of what is left at its side and of its height.
  init(in bar: Rect, island: Rect? = nil) {
    let isLow = bar.height < 40
    let isBesideWideHousing = bar.height < 46 || bar.height == 48
    fontSize = isLow ? 12.0 : 16.0
    middle = island?.center.y ?? (isLow ? bar.center.y : bar.y + bar.height * 22.7 / 44)
    let font = Font(size: fontSize, weight: 600)
    time = Rect(
      center: Point(
        x: isLow ? bar.center.x : island.map { (bar.x + $0.x) / 2 } ?? bar.x + 54, y: middle),
      size: Size(width: font.estimatedWidth(of: Self.text), height: fontSize))
    let height = isLow ? 10.0 : 11.33
    let right = bar.maxX - (isLow ? 6 : isBesideWideHousing ? 21.3 : 26)
    battery = Rect(x: right - 2.33 - height * 2.1, y: middle - height / 2, width: height * 2.1, height: height)
    let side = height * 1.4
    wifi = Rect(x: battery.x - 5 - side, y: middle - side / 2, width: side, height: side)
    signal = Rect(x: wifi.x - 4 - height * 1.5, y: battery.y, width: height * 1.5, height: height)
  }

  var all: [Rect] { [time, battery, wifi, signal] }
}
