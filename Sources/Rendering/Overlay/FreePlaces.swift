import Geometry
import LayoutReports

/// Where words of an overlay may stand: on the screen, and neither on a text or a control of the scene nor on other words.
struct FreePlaces {
  private let screen: Rect
  private var taken: [Rect]

  /// - Parameters:
  ///   - screen: from the root's top left corner, as all rectangles here.
  ///   - root: the scene's root view.
  ///   - reserved: what else shall not be written on, such as the time.
  init(screen: Rect, root: ViewReport, reserved: [Rect] = []) {
    self.screen = screen
    taken = reserved + Self.writings(in: root)
  }

  /// Takes room of a size near a rectangle: at its right end, below it, above it or inside, then at its left end in the same order. Where
  /// all of these are taken, the one of which least is.
  ///
  /// Quadratic in the number of words and texts, of which a screen has some dozens.
  mutating func take(_ size: Size, beside rect: Rect) -> Rect {
    let gap = 1.5
    var best = Rect(x: 0, y: 0, width: size.width, height: size.height)
    var least = Double.infinity
    for x in [rect.maxX - size.width, rect.x] {
      for y in [rect.maxY + gap, rect.y - gap - size.height, rect.maxY - gap - size.height] {
        let place = onScreen(Rect(x: x, y: y, width: size.width, height: size.height))
        let lost = taken.reduce(0) { $0 + ($1.intersection(place).map { $0.width * $0.height } ?? 0) }
        if lost < least { (best, least) = (place, lost) }
      }
    }
    taken.append(best)
    return best
  }

  /// The rectangle moved onto the screen, to its upper left if it is larger.
  private func onScreen(_ rect: Rect) -> Rect {
    var rect = rect
    rect.x = max(screen.x, min(rect.x, screen.maxX - rect.width))
    rect.y = max(screen.y, min(rect.y, screen.maxY - rect.height))
    return rect
  }

  /// From the top of the letters to below the baseline of each line, and what controls draw; a list of pending views takes the place of
  /// recursion.
  private static func writings(in root: ViewReport) -> [Rect] {
    var rects: [Rect] = []
    var pending: [(view: ViewReport, origin: Point)] = [(root, .zero)]
    while let (view, origin) = pending.popLast() {
      if view.isHidden || view.alpha <= 0 { continue }
      let start = Point(x: origin.x - view.boundsOrigin.x, y: origin.y - view.boundsOrigin.y)
      switch view.content {
      case .none, .image: break
      case .text(let text): rects += text.rects(from: start)
      case .control(let control):
        rects += control.texts.flatMap { $0.rects(from: start) }
        if control.texts.isEmpty {
          rects.append(Rect(x: origin.x, y: origin.y, width: view.frame.width, height: view.frame.height))
        }
      }
      pending += view.children.map { ($0, Point(x: start.x + $0.frame.x, y: start.y + $0.frame.y)) }
    }
    return rects
  }
}

extension TextContent {
  /// The letters of each line.
  fileprivate func rects(from origin: Point) -> [Rect] {
    lines.map { line in
      Rect(
        x: origin.x + line.x, y: origin.y + line.baseline - fontSize * 0.75, width: line.width, height: fontSize)
    }
  }
}
