extension Document {
  /// The same document with other texts in all places that layout shows.
  ///
  /// `body` is given the key of the text in a `.strings` file (`Vur-vA-mVI.normalTitle`), or nil for a run of
  /// attributed text, and the text, or nil where the document has none. Its result replaces the text; nil keeps it.
  /// Positions and ids stay. Linear in the size of the document.
  func replacingTexts(_ body: (_ key: String?, _ text: String?) -> String?) -> Document {
    let replaced = root.replacingTexts(of: nil, place: 0, body)
    return replaced === root ? self : Document(root: replaced, kind: kind, file: file)
  }
}

extension Element {
  /// `owner` is the id of the nearest element around this one that has an id. `place` is the number of this element
  /// among its siblings of the same name.
  fileprivate func replacingTexts(of owner: String?, place: Int, _ body: (String?, String?) -> String?) -> Element {
    var result = self
    for property in textProperties(of: owner, place: place) {
      if let text = body(property.key, string(property.name)) { result = result.setting(property.name, to: text) }
    }
    var isChanged = false
    var counts: [String: Int] = [:]
    let children = result.children.map { child in
      let place = counts[child.name, default: 0]
      counts[child.name] = place + 1
      let replaced = child.replacingTexts(of: id ?? owner, place: place, body)
      if replaced !== child { isChanged = true }
      return replaced
    }
    return isChanged ? result.replacing(children: children) : result
  }

  /// The properties of this element whose text a user reads, with their keys.
  ///
  /// The titles of controllers are left out. They name scenes, and a bar that shows a title has an item of its own.
  private func textProperties(of owner: String?, place: Int) -> [(name: String, key: String?)] {
    switch name {
    case "fragment": return [("content", nil)]
    case "state": return [("title", owner.map { "\($0).\(self["key"] ?? "normal")Title" })]
    case "segment": return [("title", owner.map { "\($0).segmentTitles[\(place)]" })]
    case "buttonConfiguration":
      return ["title", "subtitle"].map { name in (name, owner.map { "\($0).configuration.\(name)" }) }
    default:
      guard let id, !isController else { return [] }
      return ["text", "title", "placeholder", "prompt", "headerTitle", "footerTitle"].map { ($0, "\(id).\($0)") }
    }
  }

  /// The same element with another text property; see ``string(_:)``.
  private func setting(_ key: String, to text: String) -> Element {
    if self[key] == nil,
      let place = children.firstIndex(where: { ["string", "mutableString"].contains($0.name) && $0["key"] == key })
    {
      var children = children
      children[place] = Element(
        name: "string", attributes: [("key", key)], text: text, position: children[place].position)
      return replacing(children: children)
    }
    var attributes = attributes
    if let place = attributes.firstIndex(where: { $0.name == key }) {
      attributes[place].value = text
    } else {
      attributes.append((key, text))
    }
    return replacing(attributes: attributes)
  }
}
