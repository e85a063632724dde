import Geometry

/// Something that a view draws besides its content and that is no view of its own: the line below a row, the arrow at its end, the
/// ground of a button. In the view's own coordinates; points.
public indirect enum Decoration: Hashable, Sendable {
  /// An area in one color.
  case fill(Rect, Color, cornerRadius: Double)
  /// A line along the inside of a rectangle's edge.
  case border(Rect, Color, width: Double, cornerRadius: Double)
  /// Text that is placed.
  case text(TextContent)
  /// An image, with the rectangle that its content mode refers to.
  case image(ImageContent, Rect)
  /// An area or a line of any form.
  case path(PathDrawing)
  /// Decorations from back to front that fade as one, and that are only seen within a path unless it is nil.
  case group([Decoration], alpha: Double, clip: VectorPath?)
  /// Decorations whose coordinates are turned, scaled or skewed: where their origin is, and where steps of one point to the right and
  /// down lead.
  case turned([Decoration], origin: Point, right: Point, down: Point)
}

extension Decoration: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, rect, color, width, cornerRadius, text, image, path, decorations, alpha, clip, origin, right, down
  }

  /// The `kind` says which decoration it is: `fill`, `border`, `text`, `image`, `path`, `group` or `turned`; a missing `cornerRadius` is 0, a
  /// missing `alpha` 1.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    switch try members.decode(String.self, forKey: .kind) {
    case "fill":
      self = .fill(
        try members.decode(.rect), try members.decode(.color), cornerRadius: try members.decode(.cornerRadius, or: 0))
    case "border":
      self = .border(
        try members.decode(.rect), try members.decode(.color), width: try members.decode(.width),
        cornerRadius: try members.decode(.cornerRadius, or: 0))
    case "text": self = .text(try members.decode(.text))
    case "image": self = .image(try members.decode(.image), try members.decode(.rect))
    case "path": self = .path(try members.decode(.path))
    case "group":
      self = .group(
        try members.decode(.decorations), alpha: try members.decode(.alpha, or: 1),
        clip: try members.decodeIfPresent(.clip))
    case "turned":
      self = .turned(
        try members.decode(.decorations), origin: try members.decode(.origin), right: try members.decode(.right),
        down: try members.decode(.down))
    case let kind:
      throw DecodingError.dataCorruptedError(forKey: .kind, in: members, debugDescription: "no decoration \(kind)")
    }
  }

  /// Writes `kind` first; a `cornerRadius` of 0 is left out.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .fill(let rect, let color, let radius):
      try members.encode("fill", forKey: .kind)
      try members.encode(rect, forKey: .rect)
      try members.encode(color, forKey: .color)
      try members.encode(radius, forKey: .cornerRadius, unless: 0)
    case .border(let rect, let color, let width, let radius):
      try members.encode("border", forKey: .kind)
      try members.encode(rect, forKey: .rect)
      try members.encode(color, forKey: .color)
      try members.encode(width, forKey: .width)
      try members.encode(radius, forKey: .cornerRadius, unless: 0)
    case .text(let text):
      try members.encode("text", forKey: .kind)
      try members.encode(text, forKey: .text)
    case .image(let image, let rect):
      try members.encode("image", forKey: .kind)
      try members.encode(image, forKey: .image)
      try members.encode(rect, forKey: .rect)
    case .path(let path):
      try members.encode("path", forKey: .kind)
      try members.encode(path, forKey: .path)
    case .group(let decorations, let alpha, let clip):
      try members.encode("group", forKey: .kind)
      try members.encode(alpha, forKey: .alpha, unless: 1)
      try members.encodeIfPresent(clip, forKey: .clip)
      try members.encode(decorations, forKey: .decorations)
    case .turned(let decorations, let origin, let right, let down):
      try members.encode("turned", forKey: .kind)
      try members.encode(origin, forKey: .origin)
      try members.encode(right, forKey: .right)
      try members.encode(down, forKey: .down)
      try members.encode(decorations, forKey: .decorations)
    }
  }
}
