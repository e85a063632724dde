import Geometry
import LayoutReports

/// The elements of a drawing, one to a line, indented by their group.
struct SVGBody {
  private(set) var lines: [String] = []
  private let idPrefix: String
  private var depth = 0
  private var clipCount = 0

  init(idPrefix: String) {
    self.idPrefix = idPrefix
  }

  mutating func write(_ command: DisplayCommand) {
    switch command {
    case .push(let group): open(group)
    case .pop: close()
    case .fill(let shape, let color): add(shape, paint: Self.paint("fill", color))
    case .stroke(let shape, let stroke): add(shape, paint: "fill=\"none\" " + Self.attributes(of: stroke))
    case .text(let run): lines.append(indent + Self.element(for: run))
    }
  }

  /// Ends the groups that a list left open.
  mutating func closeAll() {
    while depth > 0 { close() }
  }

  /// A hostile depth of groups would otherwise make the file grow with its square.
  private var indent: String { String(repeating: "  ", count: min(depth + 1, 32)) }

  private mutating func open(_ group: Group) {
    var attributes = ""
    if let label = group.label { attributes += " data-id=\"\(SVGText.escape(label))\"" }
    if group.origin != .zero {
      attributes += " transform=\"translate(\(DecimalText.text(group.origin.x)) \(DecimalText.text(group.origin.y)))\""
    }
    if group.alpha < 1 { attributes += " opacity=\"\(DecimalText.text(group.alpha))\"" }
    if let clip = group.clip { attributes += " clip-path=\"url(#\(define(clip)))\"" }
    lines.append(indent + "<g\(attributes)>")
    depth += 1
  }

  private mutating func close() {
    guard depth > 0 else { return }
    depth -= 1
    lines.append(indent + "</g>")
  }

  /// Writes a clip path before the group that uses it; it is read in that group's coordinates. Returns its id.
  private mutating func define(_ clip: Shape) -> String {
    clipCount += 1
    let id = "\(idPrefix)clip\(clipCount)"
    lines.append(indent + "<clipPath id=\"\(id)\"><\(clip.svg)/></clipPath>")
    return id
  }

  private mutating func add(_ shape: Shape, paint: String) {
    lines.append(indent + "<\(shape.svg) \(paint)/>")
  }
}

extension SVGBody {
  static func paint(_ attribute: String, _ color: Color) -> String {
    let opacity = color.alpha < 1 ? " \(attribute)-opacity=\"\(DecimalText.text(max(0, color.alpha)))\"" : ""
    return "\(attribute)=\"\(color.hexadecimal)\"\(opacity)"
  }

  static func attributes(of stroke: Stroke) -> String {
    var text = "\(paint("stroke", stroke.color)) stroke-width=\"\(DecimalText.text(stroke.width))\""
    if !stroke.dash.isEmpty {
      text += " stroke-dasharray=\"\(stroke.dash.map(DecimalText.text).joined(separator: " "))\""
    }
    if stroke.cap == .round { text += " stroke-linecap=\"round\"" }
    return text
  }

  static func element(for run: TextRun) -> String {
    let content = SVGText.escape(run.text)
    var attributes = "x=\"\(DecimalText.text(run.position.x))\" y=\"\(DecimalText.text(run.position.y))\""
    if run.anchor == .middle { attributes += " text-anchor=\"middle\"" }
    if let family = run.font.family {
      attributes += " font-family=\"\(SVGText.escape(SVGText.quoted(family))), \(SVGWriter.systemFont)\""
    }
    attributes += " font-size=\"\(DecimalText.text(run.font.size))\""
    if run.font.weight != 400 { attributes += " font-weight=\"\(run.font.weight)\"" }
    if run.font.isItalic { attributes += " font-style=\"italic\"" }
    if let width = run.width {
      attributes += " textLength=\"\(DecimalText.text(width))\" lengthAdjust=\"spacingAndGlyphs\""
    }
    attributes += " " + paint("fill", run.color)
    // Without this, SVG drops the spaces at both ends, and textLength would stretch what is left.
    return "<text xml:space=\"preserve\" \(attributes)>\(content)</text>"
  }
}
