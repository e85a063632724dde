extension FrameChange {
  /// One line of JSON.
  public func json(file: String) -> String {
    var object = JSONObject()
    object.add("file", file)
    object.add("id", id)
    object.add("name", name)
    object.add("line", line)
    object.add("column", column)
    object.add("scene", scene)
    object.add("frames", json: JSONText.array(frames.map(\.json)))
    object.add("causes", json: JSONText.array(causes.map(\.json)))
    return object.text
  }
}

extension FrameChange.Frames {
  fileprivate var json: String {
    var object = JSONObject()
    object.add("configuration", configuration)
    if let old { object.add("old", json: old.json) }
    if let new { object.add("new", json: new.json) }
    return object.text
  }
}

extension FrameChange.Cause {
  fileprivate var json: String {
    var object = JSONObject()
    object.add("id", id)
    object.add("element", element)
    object.add("kind", kind.rawValue)
    object.add("line", line)
    object.add("details", json: JSONText.array(details.map(JSONText.string)))
    return object.text
  }
}
