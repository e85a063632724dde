import Geometry
import LayoutReports

/// The elements of a drawing, one to a line, indented by their group.
struct SVGBody {
  private(set) var lines: [String] = []
  /// Definitions of images and tints, which come first.
  fileprivate(set) var definitions: [String] = []
  fileprivate let idPrefix: String
  private let images: (any ImageSource)?
  /// The data of files that the drawing has shown, and the ids by which they are shown again.
  private var knownImages: [String: DefinedImage] = [:]
  private var knownTints: [Color: String] = [:]
  fileprivate var knownGradients: [Gradient: String] = [:]
  private var depth = 0
  private var clipCount = 0

  init(idPrefix: String, images: (any ImageSource)?) {
    self.idPrefix = idPrefix
    self.images = images
  }

  mutating func write(_ command: DisplayCommand) {
    switch command {
    case .push(let group): open(group)
    case .pop: close()
    case .fill(let shape, let color): add(shape, paint: Self.paint("fill", color))
    case .gradient(let shape, let gradient): add(shape, paint: "fill=\"url(#\(define(gradient)))\"")
    case .stroke(let shape, let stroke): add(shape, paint: "fill=\"none\" " + Self.attributes(of: stroke))
    case .text(let run): lines.append(indent + Self.element(for: run))
    case .image(let image): add(image)
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
    if let label = group.label { attributes += " data-id=\"\(XMLEscape.picture(label))\"" }
    if let turn = group.turn {
      attributes += " transform=\"\(Self.matrix(turn, group.origin))\""
    } else if group.origin != .zero {
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

  // MARK: Images

  /// An image that was embedded, and the size at which it was.
  struct DefinedImage {
    let id: String
    let size: Size
  }

  /// Embeds a file once, however often it is shown. A tint takes the colors away and leaves the shape. Links have the name that every
  /// browser and converter knows, `xlink:href`; a second one would double the data.
  private mutating func add(_ image: ImageRun) {
    let rect = image.rect
    guard rect.hasArea, let defined = define(image) else { return }
    var attributes = "transform=\"translate(\(DecimalText.text(rect.x)) \(DecimalText.text(rect.y)))"
    if defined.size != rect.size {
      let (across, along) = (rect.width / defined.size.width, rect.height / defined.size.height)
      attributes += " scale(\(DecimalText.text(across)) \(DecimalText.text(along)))"
    }
    attributes += "\""
    if let tint = image.tint { attributes += " filter=\"url(#\(define(tint)))\"" }
    lines.append(indent + "<use xlink:href=\"#\(defined.id)\" \(attributes)/>")
  }

  /// Nil for a file that cannot be shown.
  mutating func define(_ image: ImageRun) -> DefinedImage? {
    if let known = knownImages[image.file] { return known }
    guard let url = images?.dataURL(of: image.file) else { return nil }
    let defined = DefinedImage(id: "\(idPrefix)image\(knownImages.count + 1)", size: image.rect.size)
    let (width, height) = (DecimalText.text(image.rect.width), DecimalText.text(image.rect.height))
    definitions.append(
      "<image id=\"\(defined.id)\" width=\"\(width)\" height=\"\(height)\" preserveAspectRatio=\"none\" "
        + "xlink:href=\"\(XMLEscape.picture(url))\"/>")
    knownImages[image.file] = defined
    return defined
  }

  mutating func define(_ tint: Color) -> String {
    if let known = knownTints[tint] { return known }
    let id = "\(idPrefix)tint\(knownTints.count + 1)"
    definitions.append(
      "<filter id=\"\(id)\" color-interpolation-filters=\"sRGB\"><feFlood \(Self.paint("flood", tint, color: "flood-color"))/>"
        + "<feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>")
    knownTints[tint] = id
    return id
  }
}

extension SVGBody {
  static func matrix(_ turn: Group.Turn, _ origin: Point) -> String {
    let numbers = [turn.right.x, turn.right.y, turn.down.x, turn.down.y, origin.x, origin.y]
    return "matrix(\(numbers.map(DecimalText.text).joined(separator: " ")))"
  }

  /// In the coordinates of what is painted. Equal gradients are defined once.
  mutating func define(_ gradient: Gradient) -> String {
    if let known = knownGradients[gradient] { return known }
    let id = "\(idPrefix)gradient\(knownGradients.count + 1)"
    knownGradients[gradient] = id
    let stops = gradient.stops.map { stop in
      "<stop offset=\"\(DecimalText.text(stop.location))\" \(Self.paint("stop", stop.color, color: "stop-color"))/>"
    }
    let (start, end) = (gradient.start, gradient.end)
    let (name, place): (String, String)
    if gradient.isRadial {
      let numbers = [end.x - start.x, 0, 0, end.y - start.y, start.x, start.y].map(DecimalText.text)
      name = "radialGradient"
      place = "cx=\"0\" cy=\"0\" r=\"1\" gradientTransform=\"matrix(\(numbers.joined(separator: " ")))\""
    } else {
      let numbers = [start.x, start.y, end.x, end.y].map(DecimalText.text)
      name = "linearGradient"
      place = zip(["x1", "y1", "x2", "y2"], numbers).map { "\($0)=\"\($1)\"" }.joined(separator: " ")
    }
    definitions.append(
      "<\(name) id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" \(place)>\(stops.joined())</\(name)>")
    return id
  }

  static func paint(_ attribute: String, _ color: Color, color name: String? = nil) -> String {
    let opacity = color.alpha < 1 ? " \(attribute)-opacity=\"\(DecimalText.text(max(0, color.alpha)))\"" : ""
    return "\(name ?? attribute)=\"\(color.hexadecimal)\"\(opacity)"
  }

  static func attributes(of stroke: Stroke) -> String {
    var text = "\(paint("stroke", stroke.color)) stroke-width=\"\(DecimalText.text(stroke.width))\""
    if !stroke.dash.isEmpty {
      text += " stroke-dasharray=\"\(stroke.dash.map(DecimalText.text).joined(separator: " "))\""
    }
    if stroke.cap == .round { text += " stroke-linecap=\"round\"" }
    return text
  }

  /// The letters in elements of their own where their places are known: browsers keep a list of places, and librsvg only the first of a
  /// list. A space goes with the letter before it, so that words stay apart where the text is copied. Nil where places are not known.
  private static func letters(of run: TextRun) -> String? {
    guard let offsets = run.offsets, offsets.count == run.text.unicodeScalars.count, run.anchor == .start else {
      return nil
    }
    var text = ""
    for (scalar, offset) in zip(run.text.unicodeScalars, offsets) {
      if scalar != " " || text.isEmpty {
        if !text.isEmpty { text += "</tspan>" }
        text += "<tspan x=\"\(DecimalText.text(run.position.x + offset))\">"
      }
      text += XMLEscape.picture(String(scalar))
    }
    return text.isEmpty ? text : text + "</tspan>"
  }

  static func element(for run: TextRun) -> String {
    let letters = letters(of: run)
    var attributes = "x=\"\(DecimalText.text(run.position.x))\" y=\"\(DecimalText.text(run.position.y))\""
    if run.anchor == .middle { attributes += " text-anchor=\"middle\"" }
    if let family = run.font.family {
      attributes += " font-family=\"\(XMLEscape.picture(SVGText.quoted(family))), \(SVGWriter.systemFont)\""
    }
    attributes += " font-size=\"\(DecimalText.text(run.font.size))\""
    if run.font.weight != 400 { attributes += " font-weight=\"\(run.font.weight)\"" }
    if run.font.isItalic { attributes += " font-style=\"italic\"" }
    if letters == nil, let width = run.width {
      attributes += " textLength=\"\(DecimalText.text(width))\" lengthAdjust=\"spacingAndGlyphs\""
    }
    attributes += " " + paint("fill", run.color)
    // Without this, SVG drops the spaces at both ends, and textLength would stretch what is left.
    return "<text xml:space=\"preserve\" \(attributes)>\(letters ?? XMLEscape.picture(run.text))</text>"
  }
}
