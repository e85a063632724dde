import LayoutReports

extension SceneDrawing {
  mutating func draw(_ decoration: Decoration) {
    switch decoration {
    case .fill(let rect, let color, let radius):
      if rect.hasArea { fill(.rectangle(rect, cornerRadius: radius), color) }
    case .border(let rect, let color, let width, let radius):
      guard rect.hasArea else { return }
      stroke(.rectangle(rect.inset(width / 2), cornerRadius: max(0, radius - width / 2)), Stroke(color, width: width))
    case .text(let text): draw(text)
    case .image(let image, let rect): draw(image, in: rect, isCaptioned: false)
    }
  }
}
