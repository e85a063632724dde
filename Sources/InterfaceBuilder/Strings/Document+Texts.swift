extension Document {
  /// The same document with other texts in all places that layout shows.
  ///
  /// `body` is given the key of the text in a `.strings` file (`Vur-vA-mVI.normalTitle`), or nil for a run of
  /// attributed text, and the text, or nil where the document has none. Its result replaces the text; nil keeps it.
  /// Positions and ids stay. Linear in the size of the document.
  ///
  /// - Parameter owners: the ids of the objects whose texts are meant; nil for all.
  func replacingTexts(of owners: Set<String>? = nil, _ body: (_ key: String?, _ text: String?) -> String?) -> Document {
    let replaced = root.replacingTexts(of: nil, segment: 0, in: owners, body)
    return replaced === root ? self : replacing(root: replaced, keepsNavigation: true)
  }
}

extension Element {
  /// `owner` is the id of the nearest element around this one that has an id. `segment` is the number of segments before this
  /// element among its siblings.
  fileprivate func replacingTexts(
    of owner: String?, segment: Int, in owners: Set<String>?, _ body: (String?, String?) -> String?
  ) -> Element {
    var result = self
    let own = id ?? owner
    let isMeant = owners.map { owners in own.map { owners.contains($0) } ?? false } ?? true
    for property in isMeant ? textProperties(of: owner, segment: segment) : [] {
      if let text = body(property.key, string(property.name)) { result = result.setting(property.name, to: text) }
    }
    var isChanged = false
    var segments = 0
    let children = result.children.map { child in
      let replaced = child.replacingTexts(of: own, segment: segments, in: owners, body)
      if child.name == "segment" { segments += 1 }
      if replaced !== child { isChanged = true }
      return replaced
    }
    return isChanged ? result.replacing(children: children) : result
  }

  /// The properties of this element whose text a user reads, with their keys.
  ///
  /// The titles of controllers are left out. They name scenes, and a bar that shows a title has an item of its own.
  private func textProperties(of owner: String?, segment: Int) -> [(name: String, key: String?)] {
    switch name {
    case "fragment": return [("content", nil)]
    case "state": return [("title", owner.map { "\($0).\(self["key"] ?? "normal")Title" })]
    case "segment": return [("title", owner.map { "\($0).segmentTitles[\(segment)]" })]
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
