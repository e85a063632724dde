import Geometry
import LayoutReports

/// The color that areas leave at one point of a picture. Images, gradients, texts and lines count for nothing: their pixels are not known
/// here, or are few.
struct PaintedGround {
  /// An open group: the point in its coordinates, and what was painted there so far.
  private struct Layer {
    var point: Point
    var alpha = 1.0
    var isSeen = true
    var color = Color(red: 0, green: 0, blue: 0, alpha: 0)
  }

  private var layers: [Layer]

  /// Nothing is painted yet; the point is in the coordinates of the first command.
  init(at point: Point) { layers = [Layer(point: point)] }

  /// The color after the commands, transparent where none paints. Linear in their number.
  static func color(at point: Point, after commands: some Sequence<DisplayCommand>) -> Color {
    var ground = PaintedGround(at: point)
    for command in commands { ground.paint(command) }
    while ground.layers.count > 1 { ground.close() }
    return ground.layers[0].color
  }

  private mutating func paint(_ command: DisplayCommand) {
    let index = layers.count - 1
    switch command {
    case .push(let group): layers.append(layer(of: group, in: layers[index]))
    case .pop: close()
    case .fill(let shape, let color):
      if layers[index].isSeen, shape.contains(layers[index].point) {
        layers[index].color = color.over(layers[index].color)
      }
    case .gradient, .stroke, .text, .image: break
    }
  }

  /// A group is composed before it fades.
  private mutating func close() {
    guard layers.count > 1, let layer = layers.popLast(), layer.isSeen else { return }
    let color = layer.color.withAlpha(layer.color.alpha * layer.alpha)
    layers[layers.count - 1].color = color.over(layers[layers.count - 1].color)
  }

  private func layer(of group: Group, in outer: Layer) -> Layer {
    var layer = Layer(point: outer.point, alpha: group.alpha, isSeen: outer.isSeen)
    let (x, y) = (outer.point.x - group.origin.x, outer.point.y - group.origin.y)
    layer.point = Point(x: x, y: y)
    if let turn = group.turn {
      let area = turn.right.x * turn.down.y - turn.right.y * turn.down.x
      layer.isSeen = layer.isSeen && area != 0
      layer.point = Point(
        x: (x * turn.down.y - y * turn.down.x) / area, y: (y * turn.right.x - x * turn.right.y) / area)
    }
    if let clip = group.clip { layer.isSeen = layer.isSeen && clip.contains(layer.point) }
    return layer
  }
}

extension Color {
  /// How light the color looks, from 0 to 1, by the weights of sRGB's components.
  var lightness: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// The color painted over another one.
  fileprivate func over(_ below: Color) -> Color {
    let rest = below.alpha * (1 - alpha)
    let sum = alpha + rest
    guard sum > 0 else { return below }
    func mix(_ own: Double, _ other: Double) -> Double { (own * alpha + other * rest) / sum }
    return Color(
      red: mix(red, below.red), green: mix(green, below.green), blue: mix(blue, below.blue), alpha: sum)
  }
}

extension Shape {
  /// Whether a point lies in the area. Round corners count as square, and curves as straight lines.
  fileprivate func contains(_ point: Point) -> Bool {
    switch self {
    case .rectangle(let rect, _):
      return rect.x <= point.x && point.x < rect.maxX && rect.y <= point.y && point.y < rect.maxY
    case .ellipse(let rect):
      guard rect.hasArea else { return false }
      let (x, y) = ((point.x - rect.center.x) / rect.width, (point.y - rect.center.y) / rect.height)
      return x * x + y * y <= 0.25
    case .polyline: return false
    case .polygon(let corners): return corners.surround(point)
    case .path(let path, _): return path.figures.count { $0.surround(point) } % 2 == 1
    }
  }
}

extension VectorPath {
  /// The ends of the steps of each figure.
  fileprivate var figures: [[Point]] {
    var figures: [[Point]] = []
    for step in steps {
      switch step {
      case .move(let to): figures.append([to])
      case .line(let to), .curve(_, _, let to):
        if figures.isEmpty { figures.append([]) }
        figures[figures.count - 1].append(to)
      case .close: break
      }
    }
    return figures
  }
}

extension [Point] {
  /// Whether a ray from the point crosses the closed line through the points an odd number of times.
  fileprivate func surround(_ point: Point) -> Bool {
    guard var previous = last else { return false }
    var isInside = false
    for corner in self {
      if (corner.y > point.y) != (previous.y > point.y),
        point.x < (previous.x - corner.x) * (point.y - corner.y) / (previous.y - corner.y) + corner.x
      {
        isInside.toggle()
      }
      previous = corner
    }
    return isInside
  }
}
