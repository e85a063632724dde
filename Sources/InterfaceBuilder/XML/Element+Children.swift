extension Element {
  /// The first child of that name.
  package func child(_ name: String) -> Element? {
    if !childNames.mayContain(name) { return nil }
    return children.first { $0.name.isSame(as: name) }
  }

  /// The first child whose `key` attribute is the given one.
  package func child(key: String) -> Element? {
    children.first { $0.has(key: key) }
  }

  /// The first child of that name and `key`.
  package func child(_ name: String, key: String) -> Element? {
    if !childNames.mayContain(name) { return nil }
    return children.first { $0.name.isSame(as: name) && $0.has(key: key) }
  }

  private func has(key: String) -> Bool {
    attributes.contains { $0.name.isSame(as: "key") && $0.value.isSame(as: key) }
  }

  /// All children of that name, in document order.
  package func children(_ name: String) -> [Element] {
    if !childNames.mayContain(name) { return [] }
    return children.filter { $0.name.isSame(as: name) }
  }

  /// Calls the body for this element and all elements below it, in document order.
  package func forEachInTree(_ body: (Element) -> Void) {
    body(self)
    for child in children { child.forEachInTree(body) }
  }

  /// The same element with other attributes and children.
  func replacing(attributes: [(name: String, value: String)]? = nil, children: [Element]? = nil) -> Element {
    var span = span
    if attributes != nil { span.firstValue = ElementSpan.noValues }
    return Element(
      name: name, attributes: attributes ?? self.attributes, children: children ?? self.children, text: text,
      position: position, span: span)
  }
}
