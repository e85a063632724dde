import InterfaceBuilder

extension DocumentChange {
  var json: String {
    var object = JSONObject()
    object.add("id", id)
    object.add("element", element)
    object.add("kind", kind.rawValue)
    object.add("line", position.line)
    object.add("details", json: JSONText.array(details.map(JSONText.string)))
    return object.text
  }
}
