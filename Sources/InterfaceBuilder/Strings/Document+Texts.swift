extension Document {
  /// The same document with other texts, wherever layout shows one.
  ///
  /// `body` gets the key under which a `.strings` file has the text (`Vur-vA-mVI.normalTitle`), nil for pieces of attributed
  /// text, and the text, nil where the document has none. What it answers is put there; nil leaves all as it is. Positions
  /// and ids stay. Linear in the size of the document.
  func replacingTexts(_ body: (_ key: String?, _ text: String?) -> String?) -> Document {
    let replaced = root.replacingTexts(of: nil, place: 0, body)
    return replaced === root ? self : Document(root: replaced, kind: kind, file: file)
  }
}

extension Element {
  /// `owner` is the id of the nearest element around this one that has one, `place` that among the siblings of the name.
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

  /// The properties of this element that are read by a user, with their keys.
  ///
  /// The titles of controllers are left out: they name scenes, and what bars show of them has an item of its own.
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
