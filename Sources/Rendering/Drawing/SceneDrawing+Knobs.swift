import Geometry
import LayoutReports

extension SceneDrawing {
  /// 51 x 31 points with a knob of 27, 2 from the edge: from that where reading ends if the switch is on.
  mutating func drawSwitch(isOn: Bool, tint: Color, _ control: ControlContent, in bounds: Rect) {
    let track = bounds.centered(Size(width: 51, height: 31))
    fill(.rectangle(track, cornerRadius: track.height / 2), isOn ? tint : Palette.rgb(120, 120, 128, 0.16))
    let knob = max(0, track.height - 4)
    let x = isOn != control.isRightToLeft ? track.maxX - 2 - knob : track.x + 2
    drawKnob(in: Rect(x: x, y: track.y + 2, width: knob, height: knob), control.thumb)
  }

  /// A track 4 high and a knob of 27 that stays inside the bounds at both ends.
  mutating func drawSlider(at fraction: Double, _ control: ControlContent, in bounds: Rect) {
    let knob = min(27, bounds.width, bounds.height)
    let filled = knob / 2 + (bounds.width - knob) * clampedFraction(fraction)
    let center = control.isRightToLeft ? bounds.maxX - filled : bounds.x + filled
    let track = Rect(x: bounds.x, y: bounds.center.y - 2, width: bounds.width, height: 4)
    drawBar(track, filled: filled, tint: control.tint ?? palette.blue, control)
    drawKnob(in: Rect(x: center - knob / 2, y: bounds.center.y - knob / 2, width: knob, height: knob), control.thumb)
  }

  /// A track of which so many points are filled, from where the control begins.
  mutating func drawBar(_ track: Rect, filled: Double, tint: Color, _ control: ControlContent) {
    let radius = track.height / 2
    fill(.rectangle(track, cornerRadius: radius), control.track ?? palette.fill)
    guard filled > 0 else { return }
    let x = control.isRightToLeft ? track.maxX - filled : track.x
    fill(.rectangle(Rect(x: x, y: track.y, width: filled, height: track.height), cornerRadius: radius), tint)
  }

  /// White unless it has a color, with a fine edge in place of the shadow.
  private mutating func drawKnob(in rect: Rect, _ color: Color?) {
    fill(.ellipse(Rect(x: rect.x, y: rect.y + 1, width: rect.width, height: rect.height)), Palette.shadow)
    fill(.ellipse(rect), color ?? Palette.white)
    stroke(.ellipse(rect.inset(0.25)), Stroke(Palette.shadow, width: 0.5))
  }

  /// Dots of 7, 9 apart, around the middle; the first is where the control begins. Without colors they are white in both appearances, and
  /// so cannot be seen on white.
  mutating func drawPageControl(pages: Int, current: Int, _ control: ControlContent, in bounds: Rect) {
    guard pages > 0 else { return }
    // More dots than fit on any screen are not worth their commands.
    let count = min(pages, 100)
    let width = Double(count) * 16 - 9
    for page in 0..<count {
      let place = control.isRightToLeft ? count - 1 - page : page
      let x = bounds.center.x - width / 2 + Double(place) * 16
      let dot = Rect(x: x, y: bounds.center.y - 3.5, width: 7, height: 7)
      let color = page == current ? control.tint : control.track
      fill(.ellipse(dot), color ?? Palette.white.withAlpha(page == current ? 1 : 0.3))
    }
  }

  /// Eight spokes, the darkest at the top, fading clockwise.
  mutating func drawActivityIndicator(color: Color, in bounds: Rect) {
    let side = min(bounds.width, bounds.height)
    let center = bounds.center
    // Sine and cosine of multiples of 45 degrees, written out: the C library's last bit differs between machines.
    let half = 0.7071067811865476
    let directions = [(0, -1), (half, -half), (1, 0), (half, half), (0, 1), (-half, half), (-1, 0), (-half, -half)]
    for (index, (dx, dy)) in directions.enumerated() {
      let stroke = Stroke(
        color.withAlpha(color.alpha * (1 - 0.1 * Double(index))), width: side * 0.11, cap: .round)
      line(
        Point(x: center.x + dx * side * 0.24, y: center.y + dy * side * 0.24),
        Point(x: center.x + dx * side * 0.43, y: center.y + dy * side * 0.43), stroke)
    }
  }
}
