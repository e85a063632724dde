import Geometry

extension SceneReport {
  func writeJSON(into text: inout String, indent: String) {
    let inner = indent + "  "
    var head = JSONObject()
    head.add("id", ifPresent: id)
    head.add("name", name)
    head.add("device", ifPresent: device)
    head.add("orientation", ifPresent: orientation)
    head.add("size", json: size.json)
    head.add("scale", scale)
    text += "\(indent){" + head.members.joined(separator: ", ") + ",\n"
    text += "\(inner)\"root\":"
    if let root {
      root.writeJSON(into: &text, indent: inner)
    } else {
      text += "null"
    }
    text += ",\n\(inner)\"constraints\":\(JSONText.lines(constraints.map(\.json), indent: inner))"
    text += ",\n\(inner)\"conflicts\":\(JSONText.lines(conflicts.map(\.json), indent: inner))"
    text += ",\n\(inner)\"ambiguities\":\(JSONText.lines(ambiguities.map(\.json), indent: inner))}"
  }
}

extension Size {
  var json: String {
    "{\"width\":\(DecimalText.text(width)), \"height\":\(DecimalText.text(height))}"
  }
}

extension Point {
  var json: String { "{\"x\":\(DecimalText.text(x)), \"y\":\(DecimalText.text(y))}" }
}

extension Segment {
  var json: String { "{\"from\":\(from.json), \"to\":\(to.json)}" }
}

extension ViewPath {
  /// An array of child indices.
  var json: String { JSONText.array(indices.map(String.init)) }
}

extension ConstraintReport {
  /// One line.
  var json: String {
    var object = JSONObject()
    object.add("id", ifPresent: id)
    object.add("text", text)
    object.add("kind", kind.rawValue)
    if let firstItem { object.add("firstItem", json: firstItem.json) }
    if let secondItem { object.add("secondItem", json: secondItem.json) }
    object.add("constant", constant)
    object.add("priority", priority)
    if !isSatisfied { object.add("isSatisfied", false) }
    if isBroken { object.add("isBroken", true) }
    if !segments.isEmpty { object.add("segments", json: JSONText.array(segments.map(\.json))) }
    return object.text
  }
}

extension ConflictReport {
  /// One line.
  var json: String {
    var object = JSONObject()
    object.add("message", message)
    object.add("constraintIDs", json: JSONText.array(constraintIDs.map(JSONText.string)))
    object.add("brokenID", ifPresent: brokenID)
    object.add("line", ifPresent: line)
    object.add("column", ifPresent: column)
    return object.text
  }
}

extension AmbiguityReport {
  /// One line.
  var json: String {
    var object = JSONObject()
    object.add("viewID", ifPresent: viewID)
    if let view { object.add("view", json: view.json) }
    object.add("message", message)
    let names = Quantity.allCases.filter { open.contains($0) }.map { JSONText.string($0.rawValue) }
    if !names.isEmpty { object.add("open", json: JSONText.array(names)) }
    object.add("line", ifPresent: line)
    object.add("column", ifPresent: column)
    return object.text
  }
}
