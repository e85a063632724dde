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
  /// What a template is drawn in, in place of its own colors.
  private var tint: Color?

  init(in bounds: CGRect) { self.bounds = bounds }

  /// An image that was drawn, pulled to a rectangle.
  func decorations(_ image: RecordedDrawing.Image, in rect: CGRect) -> [Decoration] {
    drawn(image, in: rect, .identity, alpha: 1) ?? []
  }

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
        VectorPath(path, transform), usesEvenOddRule: rule == .evenOdd, color: shown(color, composition))
      return [.path(drawing)]
    case .stroke(let path, let line, let color, let composition):
      let points = VectorPath(path, transform).part(from: Double(line.start), to: Double(line.end))
      return [.path(PathDrawing(points, line: PathLine(line, shown(color, composition), transform)))]
    case .gradient(let gradient, let shape, _, let composition):
      let stops = gradient.stops.map {
        Gradient.Stop(shown($0.color, composition), at: min(max(Double($0.location), 0), 1))
      }
      return Gradient(stops, shape, transform).map {
        [.path(PathDrawing(VectorPath(clip, .identity), gradient: $0))]
      } ?? []
    case .image(let image, let rect, let composition):
      if let drawn = drawn(image, in: rect, transform, alpha: Double(composition.alpha)) { return drawn }
      let tint = tint ?? image.tint.map { Color($0) }
      // A recording does not say whether a name is that of a symbol.
      let content = ImageContent(
        name: image.name, contentMode: "scaleToFill", size: Size(image.size), tint: tint, isTemplate: tint != nil,
        isSymbol: true)
      let picture: Decoration =
        transform.isUpright
        ? .image(content, Rect(rect.applying(transform))) : .turned([.image(content, Rect(rect))], transform)
      return composition.alpha < 1 ? [.group([picture], alpha: Double(composition.alpha), clip: nil)] : [picture]
    case .text(let text, let composition):
      let color = shown(text.color, composition)
      guard transform.isEven else {
        return [.turned([.text(TextContent(text, .identity, color))], transform)]
      }
      return [.text(TextContent(text, transform, color))]
    default: return []
    }
  }

  /// What an image was made of, which is seen within the image only; nil for an image that nobody has drawn.
  private func drawn(
    _ image: RecordedDrawing.Image, in rect: CGRect, _ transform: CGAffineTransform, alpha: Double
  ) -> [Decoration]? {
    guard let drawing = image.drawing, image.size.width > 0, image.size.height > 0 else { return nil }
    let place = CGAffineTransform(
      rect.width / image.size.width, 0, 0, rect.height / image.size.height, rect.minX, rect.minY)
    let inner = place.concatenating(transform)
    let frame = VectorPath(CGPath(rect: CGRect(origin: .zero, size: image.size)).elements, inner)
    var reader = self
    reader.tint = tint ?? image.tint.map { Color($0) }
    return [.group(reader.read(drawing, inner, frame.elements), alpha: alpha, clip: frame)]
  }

  /// The color that is seen of one that was drawn: that of a template is as dense as what was drawn.
  private func shown(_ color: CGColor, _ composition: RecordedDrawing.Composition) -> Color {
    var shown = Color(color)
    if var tint {
      tint.alpha *= shown.alpha
      shown = tint
    }
    shown.alpha *= Double(composition.alpha)
    return shown
  }
}

extension Decoration {
  fileprivate static func turned(_ decorations: [Decoration], _ transform: CGAffineTransform) -> Decoration {
    .turned(
      decorations, origin: Point(x: Double(transform.tx), y: Double(transform.ty)),
      right: Point(x: Double(transform.a), y: Double(transform.b)),
      down: Point(x: Double(transform.c), y: Double(transform.d)))
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
  fileprivate init?(_ stops: [Stop], _ shape: RecordedDrawing.GradientShape, _ transform: CGAffineTransform) {
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
  fileprivate init(_ text: RecordedDrawing.Text, _ transform: CGAffineTransform, _ color: Color) {
    let (origin, scale) = (text.origin.applying(transform), transform.scale)
    let line = LayoutReports.TextLine(
      text: text.string, x: Double(origin.x), baseline: Double(origin.y), width: Double(text.width) * scale)
    self.init(
      lines: [line], fontFamily: text.font.name, fontSize: Double(text.font.size) * scale, fontWeight: text.font.weight,
      isItalic: text.font.isItalic, color: color)
  }
}

extension CGAffineTransform {
  /// How much longer lines become, on average of both axes.
  fileprivate var scale: Double { abs(Double(a * d - b * c)).squareRoot() }

  /// Whether rectangles stay rectangles, and what is upright is not mirrored.
  fileprivate var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

  /// Whether letters stay upright and keep their proportions.
  fileprivate var isEven: Bool { isUpright && abs(a - d) < 1e-6 * a }
}
