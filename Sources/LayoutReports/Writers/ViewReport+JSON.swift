import Geometry

extension ViewReport {
  /// Writes the view on one line and its descendants on lines below it, without recursion: a document may nest views
  /// deeper than the stack of a secondary thread.
  func writeJSON(into text: inout String, indent: String) {
    var open: [(children: [ViewReport], next: Int)] = []
    var current: ViewReport? = self
    while true {
      if let view = current {
        text += view.openJSON
        open.append((view.children, 0))
        current = nil
        continue
      }
      guard let (children, next) = open.last else { return }
      let margin = indent + String(repeating: "  ", count: open.count)
      if next < children.count {
        text += next == 0 ? "\n\(margin)" : ",\n\(margin)"
        open[open.count - 1].next += 1
        current = children[next]
      } else {
        text += children.isEmpty ? "]}" : "\n\(margin.dropLast(2))]}"
        open.removeLast()
      }
    }
  }

  /// The view's own members, up to and with the bracket that opens its children.
  private var openJSON: String {
    var object = JSONObject()
    object.add("id", json: id.map(JSONText.string) ?? "null")
    object.add("class", className)
    object.add("name", ifPresent: name)
    object.add("frame", json: frame.json)
    if boundsOrigin != .zero { object.add("boundsOrigin", json: boundsOrigin.json) }
    if isHidden { object.add("isHidden", true) }
    if alpha != 1 { object.add("alpha", alpha) }
    if clipsToBounds { object.add("clipsToBounds", true) }
    if let backgroundColor { object.add("backgroundColor", json: backgroundColor.json) }
    if cornerRadius != 0 { object.add("cornerRadius", cornerRadius) }
    if borderWidth != 0 { object.add("borderWidth", borderWidth) }
    if let borderColor { object.add("borderColor", json: borderColor.json) }
    if let content = content.json { object.add("content", json: content) }
    return "{" + object.members.joined(separator: ", ") + ", \"children\":["
  }
}

extension Rect {
  var json: String {
    let (x, y) = (DecimalText.text(x), DecimalText.text(y))
    let (width, height) = (DecimalText.text(width), DecimalText.text(height))
    return "{\"x\":\(x), \"y\":\(y), \"width\":\(width), \"height\":\(height)}"
  }
}

extension Color {
  var json: String {
    JSONText.array([red, green, blue, alpha].map(DecimalText.text))
  }
}
