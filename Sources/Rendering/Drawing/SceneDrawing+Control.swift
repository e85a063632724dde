import Geometry
import LayoutReports

extension SceneDrawing {
  /// Draws a control, unless its view has drawn it, then its placed texts.
  mutating func draw(_ control: ControlContent, in bounds: Rect) {
    guard bounds.hasArea else { return }
    if !control.isDrawnByView { drawParts(of: control, in: bounds) }
    for text in control.texts { draw(text) }
  }

  private mutating func drawParts(of control: ControlContent, in bounds: Rect) {
    let tint = control.tint
    switch control.kind {
    case .toggle(let isOn): drawSwitch(isOn: isOn, tint: tint ?? palette.green, control, in: bounds)
    case .slider(let fraction): drawSlider(at: fraction, control, in: bounds)
    case .progress(let fraction):
      drawBar(bounds, filled: bounds.width * clampedFraction(fraction), tint: tint ?? palette.blue, control)
    case .segmented(let titles, let selected):
      drawSegments(
        control.texts.isEmpty ? titles : titles.map { _ in "" }, selected: selected, plate: control.thumb, in: bounds)
    case .stepper: drawStepper(in: bounds)
    case .textField(let border): drawTextField(border, in: bounds)
    case .pageControl(let pages, let current): drawPageControl(pages: pages, current: current, control, in: bounds)
    case .activityIndicator: drawActivityIndicator(color: tint ?? Palette.gray, in: bounds)
    case .picker: drawPicker(in: bounds)
    case .searchBar(let text):
      drawSearchBar(control.texts.isEmpty ? text : "", isRightToLeft: control.isRightToLeft, in: bounds)
    case .other(let name): drawPlaceholder(named: name, in: bounds)
    }
  }

  private mutating func drawPlaceholder(named name: String, in bounds: Rect) {
    fill(.rectangle(bounds), Palette.gray6)
    stroke(.rectangle(bounds.inset(0.5)), Stroke(Palette.gray3, width: 1, dash: [4, 3]))
    drawTitle(name, in: bounds.inset(4), font: Font(size: 13, weight: 500), color: Palette.gray)
  }
}

/// A part of a whole: at least 0, at most 1; NaN is 0.
func clampedFraction(_ value: Double) -> Double { value > 0 ? min(1, value) : 0 }
