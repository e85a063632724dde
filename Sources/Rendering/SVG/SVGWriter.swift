import Geometry

/// Writes a display list as SVG.
package struct SVGWriter: Sendable {
  /// For people and screen readers: browsers show it as the drawing's name.
  package var title: String
  /// Goes before every `id` in the document. Characters other than ASCII letters, digits, `-` and `_` are left out,
  /// and an `s` is put before a first digit, `-` or `_`.
  package var idPrefix: String
  /// Where the bytes of images come from; without one no image of a file is drawn.
  package var images: (any ImageSource)?

  /// A writer whose ids have no prefix by default, which suits a file that holds one drawing.
  package init(title: String, idPrefix: String = "", images: (any ImageSource)? = nil) {
    self.images = images
    self.title = title
    self.idPrefix = idPrefix
  }

  static let systemFont = "SF Pro Text, -apple-system, Inter, Helvetica, Arial, sans-serif"

  /// The document, ending in a line feed.
  package func write(_ list: DisplayList) -> String {
    var body = SVGBody(idPrefix: SVGText.name(idPrefix), images: images)
    for command in list.commands { body.write(command) }
    body.closeAll()
    return document(size: list.size, definitions: body.definitions, lines: body.lines)
  }

  /// The document around elements that are written already, one to a line.
  func document(size: Size, definitions: [String], lines: [String]) -> String {
    let (width, height) = (DecimalText.text(max(0, size.width)), DecimalText.text(max(0, size.height)))
    let links = definitions.isEmpty ? "" : " xmlns:xlink=\"http://www.w3.org/1999/xlink\""
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\"\(links) width=\"\(width)\" height=\"\(height)\""
    text += " viewBox=\"0 0 \(width) \(height)\" font-family=\"\(Self.systemFont)\">\n"
    text += "  <title>\(XMLEscape.picture(title))</title>\n"
    if !definitions.isEmpty {
      text += "  <defs>\n" + definitions.map { "    \($0)\n" }.joined() + "  </defs>\n"
    }
    return text + lines.map { $0 + "\n" }.joined() + "</svg>\n"
  }
}
