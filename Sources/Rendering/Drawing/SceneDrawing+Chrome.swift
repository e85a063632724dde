import Geometry
import LayoutReports

/// What the screen shows over the scene: bars, the time, signal and battery, and the line to swipe up from.
extension SceneDrawing {
  /// - Parameter start: the index of the first command of the screen, whose coordinates the chrome has.
  mutating func draw(_ chrome: ScreenChrome, over start: Int) {
    for bar in chrome.bars { draw(bar) }
    if let statusBar = chrome.statusBar { drawStatusBar(in: statusBar, ink: ink(of: chrome)) }
    guard let line = chrome.homeIndicator else { return }
    // The system looks at what lies below, not at the appearance: the line can be seen on a fixed colour in both.
    let ground = PaintedGround.color(at: line.center, after: list.commands[start...])
    fill(.rectangle(line, cornerRadius: line.height / 2), ground.lightness < 0.5 ? Palette.white : Palette.black)
  }

  private func ink(of chrome: ScreenChrome) -> Color {
    switch chrome.statusBarInk {
    case .light: Palette.white
    case .dark: Palette.black
    case nil: palette.ink
    }
  }

  private mutating func drawStatusBar(in bar: Rect, ink: Color) {
    let places = StatusBarPlaces(in: bar)
    let font = Font(size: places.fontSize, weight: 600)
    let time = Point(x: places.time.center.x, y: places.middle + places.fontSize * 0.36)
    text(TextRun(StatusBarPlaces.text, at: time, anchor: .middle, font: font, color: ink))
    let (battery, bars) = (places.battery, places.signal)
    stroke(.rectangle(battery, cornerRadius: battery.height * 0.3), Stroke(ink.withAlpha(0.4), width: 1))
    fill(.rectangle(battery.inset(2), cornerRadius: battery.height * 0.16), ink)
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
}

/// Where a status bar shows what: the time of Apple's own pictures at the leading side, or in the middle of a low bar; signal and
/// battery at the other side.
struct StatusBarPlaces {
  static let text = "9:41"
  let fontSize: Double
  /// Of what is drawn, from the top of the screen.
  let middle: Double
  let time: Rect
  let battery: Rect
  let signal: Rect

  init(in bar: Rect) {
    let isLow = bar.height < 30
    fontSize = isLow ? 12.0 : 16.0
    middle = isLow ? bar.center.y : bar.y + bar.height * 0.58
    let font = Font(size: fontSize, weight: 600)
    time = Rect(
      center: Point(x: isLow ? bar.center.x : bar.x + 54, y: middle),
      size: Size(width: font.estimatedWidth(of: Self.text), height: fontSize))
    let height = isLow ? 10.0 : 11.5
    let right = bar.maxX - (isLow ? 6 : 26)
    battery = Rect(x: right - height * 2.1, y: middle - height / 2, width: height * 2.0, height: height)
    signal = Rect(x: battery.x - height * 2.6, y: battery.y, width: height * 1.5, height: height)
  }

  var all: [Rect] { [time, battery, signal] }
}
