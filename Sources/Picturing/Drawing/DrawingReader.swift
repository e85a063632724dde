import Foundation
import Geometry
import LayoutReports
import UIKitCore

/// Turns what layers and code have recorded into decorations of a report.
///
/// Points are transformed here. Blend modes, masks and shadows of single commands are left out, and so is what clears (DEVIATIONS.md, 182).
struct DrawingReader {
  /// Where the drawing is, in the coordinates of the view.
  let bounds: CGRect
  /// A drawing may hold images that were drawn, which hold others.
  private static let deepest = 16
  private var commands: ArraySlice<RecordedDrawing.Command> = []
  private var depth = 0

  init(in bounds: CGRect) { self.bounds = bounds }

  func decorations(_ drawing: RecordedDrawing) -> [Decoration] {
    read(drawing, .identity, CGPath(rect: bounds).elements)
  }

  private func read(_ drawing: RecordedDrawing, _ transform: CGAffineTransform, _ clip: [CGPath.Element])
    -> [Decoration]
  {
    guard depth < Self.deepest else { return [] }
    var reader = self
    reader.depth += 1
    reader.commands = drawing.commands[...]
    var decorations: [Decoration] = []
    // A restore or an end that nothing began ends no drawing.
    while !reader.commands.isEmpty { decorations += reader.block(transform, clip) }
    return decorations
  }

  /// The commands up to the end of the block. `clip` is what a gradient fills, in the block's coordinates after the transform.
  private mutating func block(_ transform: CGAffineTransform, _ clip: [CGPath.Element]) -> [Decoration] {
    var (transform, clip, result) = (transform, clip, [Decoration]())
    while let command = commands.popFirst() {
      switch command {
      case .save: result += block(transform, clip)
      case .restore, .endLayer: return result
      case .transform(let next): transform = next.concatenating(transform)
      case .clip(let path, _):
        // What follows is seen within the path only, until the block ends.
        let path = VectorPath(path, transform)
        clip = path.elements
        return result + [.group(block(transform, clip), alpha: 1, clip: path)]
      case .beginLayer(let composition):
        result.append(.group(block(transform, clip), alpha: Double(composition.alpha), clip: nil))
      case .mask, .clear: break
      default: result += painted(by: command, transform, clip)
      }
    }
    return result
  }

  private func painted(
    by command: RecordedDrawing.Command, _ transform: CGAffineTransform, _ clip: [CGPath.Element]
  ) -> [Decoration] {
    switch command {
    case .fill(let path, let rule, let color, let composition):
      let drawing = PathDrawing(
        VectorPath(path, transform), usesEvenOddRule: rule == .evenOdd, color: Color(color, composition))
      return [.path(drawing)]
    case .stroke(let path, let line, let color, let composition):
      let points = VectorPath(path, transform).part(from: Double(line.start), to: Double(line.end))
      return [.path(PathDrawing(points, line: PathLine(line, Color(color, composition), transform)))]
    case .gradient(let gradient, let shape, _, let composition):
      return Gradient(gradient, shape, transform, composition).map {
        [.path(PathDrawing(VectorPath(clip, .identity), gradient: $0))]
      } ?? []
    case .image(let image, let rect, _):
      if let drawing = image.drawing, image.size.width > 0, image.size.height > 0 {
        let place = CGAffineTransform(
          rect.width / image.size.width, 0, 0, rect.height / image.size.height, rect.minX, rect.minY)
        let inner = place.concatenating(transform)
        return read(
          drawing, inner, VectorPath(CGPath(rect: CGRect(origin: .zero, size: image.size)).elements, inner).elements)
      }
      // A recording does not say whether a name is that of a symbol.
      let content = ImageContent(
        name: image.name, contentMode: "scaleToFill", size: Size(image.size), tint: image.tint.map { Color($0) },
        isTemplate: image.tint != nil, isSymbol: true)
      return [.image(content, Rect(rect.applying(transform)))]
    case .text(let text, let composition): return [.text(TextContent(text, transform, composition))]
    default: return []
    }
  }
}

extension Color {
  fileprivate init(_ color: CGColor, _ composition: RecordedDrawing.Composition) {
    self.init(color)
    alpha *= Double(composition.alpha)
  }
}

extension PathLine {
  fileprivate init(_ line: RecordedDrawing.Line, _ color: Color, _ transform: CGAffineTransform) {
    let scale = transform.scale
    self.init(
      color: color, width: Double(line.width) * scale, dashes: line.dashes.map { Double($0) * scale },
      isRound: line.cap == .round)
  }
}

extension Gradient {
  /// Nil for one around a point, which no picture has.
  fileprivate init?(
    _ gradient: CGGradient, _ shape: RecordedDrawing.GradientShape, _ transform: CGAffineTransform,
    _ composition: RecordedDrawing.Composition
  ) {
    let stops = gradient.stops.map { Stop(Color($0.color, composition), at: min(max(Double($0.location), 0), 1)) }
    switch shape {
    case .linear(let start, let end):
      self.init(stops, from: Point(start.applying(transform)), to: Point(end.applying(transform)))
    case .radial(_, _, let center, let radius):
      let corner = CGPoint(x: center.x + radius, y: center.y + radius)
      self.init(stops, from: Point(center.applying(transform)), to: Point(corner.applying(transform)), isRadial: true)
    case .conic: return nil
    }
  }
}

extension TextContent {
  fileprivate init(
    _ text: RecordedDrawing.Text, _ transform: CGAffineTransform, _ composition: RecordedDrawing.Composition
  ) {
    let (origin, scale) = (text.origin.applying(transform), transform.scale)
    let line = LayoutReports.TextLine(
      text: text.string, x: Double(origin.x), baseline: Double(origin.y), width: Double(text.width) * scale)
    self.init(
      lines: [line], fontFamily: text.font.name, fontSize: Double(text.font.size) * scale, fontWeight: text.font.weight,
      isItalic: text.font.isItalic, color: Color(text.color, composition))
  }
}

extension CGAffineTransform {
  /// How much longer lines become, on average of both axes.
  fileprivate var scale: Double { abs(Double(a * d - b * c)).squareRoot() }
}
