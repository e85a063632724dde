import Geometry
import LayoutReports

extension SceneDrawing {
  /// Draws a tree of views, each over its superview and the siblings before it.
  ///
  /// A list of pending steps takes the place of recursion: a document may nest views deeper than the stack of a
  /// secondary thread.
  mutating func draw(_ root: ViewReport) {
    var pending: [Step] = [.view(root)]
    while let step = pending.popLast() {
      switch step {
      case .view(let view):
        // UIKit draws nothing of a hidden or wholly transparent view, nor of anything inside.
        if !view.isHidden, view.alpha > 0 { pending += open(view).reversed() }
      case .overlays(let decorations):
        for decoration in decorations { draw(decoration) }
      case .border(let view):
        drawBorder(of: view)
      case .pop:
        pop()
      }
    }
  }

  private enum Step {
    case view(ViewReport)
    case overlays([Decoration])
    /// A layer's border lies over its sublayers.
    case border(ViewReport)
    case pop
  }

  /// Draws the background and the content; returns the steps that follow.
  private mutating func open(_ view: ViewReport) -> [Step] {
    let bounds = Rect(x: 0, y: 0, width: view.drawnSize.width, height: view.drawnSize.height)
    let turned = view.transform.map { $0.group(in: view.frame) }
    push(
      Group(
        origin: turned == nil ? Point(x: view.frame.x, y: view.frame.y) : .zero, alpha: min(1, view.alpha),
        clip: turned == nil ? view.mask.map { .path($0) } : nil, label: view.id))
    if var turned {
      turned.clip = view.mask.map { .path($0) }
      push(turned)
    }
    if let shadow = view.shadow { draw(shadow, of: view) }
    if let color = view.backgroundColor, bounds.hasArea { fill(view.outline(of: bounds), color) }
    let inner = innerGroup(of: view)
    if let inner { push(inner) }
    for decoration in view.decorations { draw(decoration) }
    drawContent(of: view)
    return view.children.map(Step.view) + [.overlays(view.overlays)] + (inner == nil ? [] : [.pop]) + [
      .border(view), .pop,
    ]
      + (turned == nil ? [] : [.pop])
  }

  /// The group for content and subviews, where they are scrolled or cut.
  private func innerGroup(of view: ViewReport) -> Group? {
    let origin = view.boundsOrigin
    if !view.clipsToBounds, origin == .zero { return nil }
    let bounds = Rect(x: origin.x, y: origin.y, width: view.drawnSize.width, height: view.drawnSize.height)
    return Group(
      origin: Point(x: -origin.x, y: -origin.y), clip: view.clipsToBounds ? view.outline(of: bounds) : nil)
  }

  private mutating func drawContent(of view: ViewReport) {
    let bounds = Rect(
      x: view.boundsOrigin.x, y: view.boundsOrigin.y, width: view.drawnSize.width, height: view.drawnSize.height)
    switch view.content {
    case .none: break
    case .text(let content): draw(content)
    case .image(let content): draw(content, in: bounds)
    case .control(let content): draw(content, in: bounds)
    }
  }

  /// The line is wholly inside the bounds.
  private mutating func drawBorder(of view: ViewReport) {
    let bounds = Rect(x: 0, y: 0, width: view.drawnSize.width, height: view.drawnSize.height)
    guard view.borderWidth > 0, bounds.hasArea else { return }
    stroke(
      view.outline(of: bounds, inset: view.borderWidth / 2),
      Stroke(view.borderColor ?? Palette.black, width: view.borderWidth))
  }
}
