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
    case .path(let path): draw(path)
    case .group(let decorations, let alpha, let clip):
      // A group in a group could be as deep as the stack.
      groupDepth += 1
      defer { groupDepth -= 1 }
      guard alpha > 0, groupDepth <= 64 else { return }
      push(Group(alpha: min(1, alpha), clip: clip.map { .path($0) }))
      for decoration in decorations { draw(decoration) }
      pop()
    case .turned(let decorations, let origin, let right, let down):
      groupDepth += 1
      defer { groupDepth -= 1 }
      guard groupDepth <= 64 else { return }
      push(Group(origin: origin, turn: Group.Turn(right: right, down: down)))
      for decoration in decorations { draw(decoration) }
      pop()
    }
  }

  private mutating func draw(_ drawing: PathDrawing) {
    let shape = Shape.path(drawing.path, usesEvenOddRule: drawing.usesEvenOddRule)
    if let gradient = drawing.gradient, !gradient.stops.isEmpty {
      list.commands.append(.gradient(shape, gradient))
    } else if let color = drawing.color {
      fill(shape, color)
    }
    if let line = drawing.line {
      stroke(
        .path(drawing.path),
        Stroke(line.color, width: line.width, dash: line.dashes, cap: line.isRound ? .round : .butt))
    }
  }
}
