extension Content {
  /// One line, or `nil` for no content.
  var json: String? {
    switch self {
    case .none: nil
    case .text(let text): text.json
    case .image(let image): image.json
    case .control(let control): control.json
    }
  }
}

extension TextContent {
  var json: String {
    var object = JSONObject()
    object.add("kind", "text")
    object.add("lines", json: JSONText.array(lines.map(\.json)))
    object.add("fontFamily", ifPresent: fontFamily)
    object.add("fontSize", fontSize)
    if fontWeight != 400 { object.add("fontWeight", fontWeight) }
    if isItalic { object.add("isItalic", true) }
    object.add("color", json: color.json)
    return object.text
  }
}

extension TextLine {
  var json: String {
    var object = JSONObject()
    object.add("text", text)
    object.add("x", x)
    object.add("baseline", baseline)
    object.add("width", width)
    return object.text
  }
}

extension ImageContent {
  var json: String {
    var object = JSONObject()
    object.add("kind", "image")
    object.add("name", ifPresent: name)
    object.add("contentMode", contentMode)
    if let size { object.add("size", json: size.json) }
    if let tint { object.add("tint", json: tint.json) }
    return object.text
  }
}

extension ControlContent {
  var json: String {
    var object = JSONObject()
    object.add("kind", "control")
    kind.writeJSON(into: &object)
    if !texts.isEmpty { object.add("texts", json: JSONText.array(texts.map(\.json))) }
    if let tint { object.add("tint", json: tint.json) }
    return object.text
  }
}

extension ControlContent.Kind {
  func writeJSON(into object: inout JSONObject) {
    switch self {
    case .toggle(let isOn):
      object.add("control", "switch")
      object.add("isOn", isOn)
    case .slider(let fraction):
      object.add("control", "slider")
      object.add("fraction", fraction)
    case .progress(let fraction):
      object.add("control", "progress")
      object.add("fraction", fraction)
    case .segmented(let titles, let selected):
      object.add("control", "segmented")
      object.add("titles", json: JSONText.array(titles.map(JSONText.string)))
      object.add("selected", ifPresent: selected)
    case .stepper: object.add("control", "stepper")
    case .textField(let border):
      object.add("control", "textField")
      object.add("border", border.rawValue)
    case .pageControl(let pages, let current):
      object.add("control", "pageControl")
      object.add("pages", pages)
      object.add("current", current)
    case .activityIndicator: object.add("control", "activityIndicator")
    case .picker: object.add("control", "picker")
    case .searchBar(let text):
      object.add("control", "searchBar")
      object.add("text", text)
    case .other(let name):
      object.add("control", "other")
      object.add("name", name)
    }
  }
}
