import Foundation

/// The text of a drawing: a line for each command, indented by two spaces for every `save` and `begin layer` around it.
///
/// Numbers have at most four decimals. Colors are written as `#RRGGBB`, with the alpha as two more digits unless it is
/// opaque. Only what differs from the default is written: `evenodd`, the parts of a line and of a composition. Paths come
/// last, as SVG writes them or as `rect x y width height`.
extension RecordedDrawing: CustomStringConvertible {
  /// One line per command.
  public var description: String { lines.joined(separator: "\n") }

  /// The lines of ``description``.
  public var lines: [String] {
    var depth = 0
    return commands.flatMap { command -> [String] in
      if command.closes { depth = max(0, depth - 1) }
      let indent = String(repeating: "  ", count: depth)
      if command.opens { depth += 1 }
      return ([command.text] + (command.inner?.lines ?? []).map { "  " + $0 }).map { indent + $0 }
    }
  }
}

extension RecordedDrawing.Command: CustomStringConvertible {
  /// The command's line, without that of drawings inside of it.
  public var description: String { text }

  fileprivate var opens: Bool {
    switch self {
    case .save, .beginLayer: true
    default: false
    }
  }

  fileprivate var closes: Bool { self == .restore || self == .endLayer }

  fileprivate var inner: RecordedDrawing? {
    switch self {
    case .mask(let drawing): drawing
    case .image(let image, _, _): image.drawing
    default: nil
    }
  }

  fileprivate var text: String {
    switch self {
    case .save: "save"
    case .restore: "restore"
    case .transform(let transform): transform.text
    case .clip(let path, let rule): words("clip", rule.word, path.text)
    case .mask: "mask"
    case .fill(let path, let rule, let color, let composition):
      words("fill", color.text, rule.word, composition.text, path.text)
    case .stroke(let path, let line, let color, let composition):
      words("stroke", color.text, line.text, composition.text, path.text)
    case .clear(let rect): words("clear", rect.text)
    case .gradient(let gradient, let shape, let options, let composition):
      words(shape.text, gradient.text, options.text, composition.text)
    case .image(let image, let rect, let composition):
      words("image", image.text, "in", rect.text, composition.text)
    case .text(let text, let composition): words("text", text.text, composition.text)
    case .beginLayer(let composition): words("begin layer", composition.text)
    case .endLayer: "end layer"
    }
  }
}

extension RecordedDrawing.Composition {
  fileprivate var text: String {
    words(
      alpha == 1 ? "" : "alpha \(decimal(alpha))", blendMode == .normal ? "" : "blend \(blendMode.name)",
      shadow?.text ?? "")
  }
}

extension RecordedDrawing.Shadow {
  fileprivate var text: String {
    words(
      "shadow", color.text, "offset", decimals(offset.width, offset.height), "blur", decimal(blur),
      path.map { "of \($0.text)" } ?? "")
  }
}

extension RecordedDrawing.Line {
  fileprivate var text: String {
    words(
      "width", decimal(width), cap == .butt ? "" : "cap \(cap)", join == .miter ? "" : "join \(join)",
      join == .miter && miterLimit != 10 ? "miter \(decimal(miterLimit))" : "",
      dashes.isEmpty ? "" : "dash \(dashes.map(decimal).joined(separator: " "))",
      dashes.isEmpty || dashPhase == 0 ? "" : "phase \(decimal(dashPhase))",
      start == 0 && end == 1 ? "" : "from \(decimal(start)) to \(decimal(end))")
  }
}

extension RecordedDrawing.GradientShape {
  fileprivate var text: String {
    switch self {
    case .linear(let from, let to): words("linear", from.text, "to", to.text)
    case .radial(let from, let first, let to, let second):
      words("radial", from.text, "radius", decimal(first), "to", to.text, "radius", decimal(second))
    case .conic(let center, let angle): words("conic", center.text, "angle", decimal(angle))
    }
  }
}

extension CGGradient {
  fileprivate var text: String { stops.map { "\($0.color.text) \(decimal($0.location))" }.joined(separator: " ") }
}

extension CGGradientDrawingOptions {
  fileprivate var text: String {
    words(
      contains(.drawsBeforeStartLocation) ? "before" : "", contains(.drawsAfterEndLocation) ? "after" : "")
  }
}

extension RecordedDrawing.Image {
  fileprivate var text: String {
    words(name.map(quoted) ?? "anonymous", decimals(size.width, size.height), tint.map { "tinted \($0.text)" } ?? "")
  }
}

extension RecordedDrawing.Text {
  fileprivate var text: String {
    words(quoted(string), "at", origin.text, "width", decimal(width), font.text, color.text)
  }
}

extension RecordedDrawing.Font {
  fileprivate var text: String {
    words("font", name.map(quoted) ?? "system", decimal(size), "\(weight)", isItalic ? "italic" : "")
  }
}
