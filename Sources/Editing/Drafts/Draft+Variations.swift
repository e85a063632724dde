import InterfaceBuilder

extension Draft {
  func vary(_ id: String, _ name: String, _ text: String?, _ classes: VariedClasses) throws(EditError) -> String {
    let node = try node(id)
    guard isView(node) || node.name == "constraint" else { throw refused("a \(node.name) has no variations", node) }
    guard classes.key != "default" else { throw badValue("a variation needs a size class, such as wC or hR", node) }
    if node.name == "constraint" {
      guard ["constant", "priority", "identifier"].contains(name) else {
        throw refused("only the constant and the priority of a constraint can vary, not \(name)", node)
      }
      if let text { try checkNumber(name, text, node) }
    } else {
      try check(attribute: name, text, node)
    }
    guard let variation = try variation(classes.key, of: node, creating: text != nil) else { return id }
    tree.set(name, to: text, in: variation) { _ in false }
    // `mask` is nil where nothing is left but the key.
    if variation.children.isEmpty, variation.attributes.count == 1 { delete(variation) }
    return id
  }

  /// A font of a view for some size classes.
  func varyFont(_ id: String, _ font: FontElement?, _ classes: VariedClasses) throws(EditError) -> String {
    let node = try node(id)
    guard hasPart("fontDescription", "fontDescription", node) else { throw refused("a \(node.name) has no font", node) }
    var element: NewElement?
    if let font {
      var made = NewElement("fontDescription", ["key": "fontDescription"])
      made.attributes += font.attributes.map { .init($0.name, $0.value) }
      element = made
    }
    try vary(node, "fontDescription", element, classes)
    return id
  }

  /// A color of a view for some size classes.
  func varyColor(
    _ id: String, _ key: String, _ color: ColorValue?, value: ColorValue?, _ classes: VariedClasses
  ) throws(EditError) -> String {
    let node = try node(id)
    guard hasPart(key, "color", node) else {
      throw badValue(AttributeVocabulary.advice(for: key, in: node.name, isView: isView(node)), node)
    }
    try vary(node, key, color?.element(key: key), classes)
    if let color { supply(color, value) }
    return id
  }

  /// Puts an element into a variation in the place of the one with its key, or takes that away.
  private func vary(
    _ node: SourceNode, _ key: String, _ element: NewElement?, _ classes: VariedClasses
  ) throws(EditError) {
    guard classes.key != "default" else { throw badValue("a variation needs a size class, such as wC or hR", node) }
    guard let variation = try variation(classes.key, of: node, creating: element != nil) else { return }
    let present = variation.children.first { value("key", of: $0) == key && $0.name != "mask" }
    if let element {
      let place = present.flatMap { present in variation.children.firstIndex { $0 === present } }
      insert(element, into: variation, at: place)
    }
    // With the last thing that it says the variation goes.
    if let present { delete(present) }
  }

  private func checkNumber(_ name: String, _ text: String, _ node: SourceNode) throws(EditError) {
    guard name != "identifier" else { return try check(text: text, name) }
    guard let number = Number.decimal(text) else {
      throw badValue("\(name) must be a number, not \"\(text)\"", node)
    }
    if name == "priority" { try check(priority: number) }
  }

  func install(_ id: String, _ isInstalled: Bool, _ classes: VariedClasses?) throws(EditError) -> String {
    let node = try node(id)
    let container: String
    switch node.parent?.name {
    case "constraints"?: container = "constraints"
    case "subviews"?: container = "subviews"
    default: throw refused("only constraints and subviews can be installed for size classes", node)
    }
    guard let owner = superview(of: node) else { throw refused("\(id) has no superview", node) }
    let key = classes?.key ?? "default"
    // Everything is installed unless the default leaves it out.
    let isUsual = key == "default" ? isInstalled : isInstalled == !isExcluded(id, container, "default", of: owner)
    try removeMention(id, container, key, of: owner)
    guard !isUsual else { return id }
    guard let variation = try variation(key, of: owner, creating: true) else { return id }
    let mask =
      variation.child("mask", key: container, in: tree)
      ?? insert(NewElement("mask", ["key": container]), into: variation)
    insert(NewElement(isInstalled ? "include" : "exclude", ["reference": id]), into: mask)
    return id
  }

  private func isExcluded(_ id: String, _ container: String, _ key: String, of owner: SourceNode) -> Bool {
    let mask = variations(key, of: owner).compactMap { $0.child("mask", key: container, in: tree) }.first
    return mask?.children.contains { $0.name == "exclude" && value("reference", of: $0) == id } ?? false
  }

  private func removeMention(_ id: String, _ container: String, _ key: String, of owner: SourceNode) throws(EditError) {
    for variation in variations(key, of: owner) {
      guard let mask = variation.child("mask", key: container, in: tree) else { continue }
      for mention in mask.children where value("reference", of: mention) == id { delete(mention) }
    }
  }

  private func variations(_ key: String, of node: SourceNode) -> [SourceNode] {
    let wanted = Set(key.split(separator: "-"))
    // The order of the traits in a key does not count.
    return node.children.filter {
      $0.name == "variation" && Set((value("key", of: $0) ?? "").split(separator: "-")) == wanted
    }
  }

  /// The variation with the key; the default one comes before all others.
  private func variation(_ key: String, of node: SourceNode, creating: Bool) throws(EditError) -> SourceNode? {
    if let present = variations(key, of: node).first { return present }
    guard creating else { return nil }
    let children = node.children
    let first = children.firstIndex { $0.name == "variation" }
    let place =
      key == "default" ? first ?? ChildOrder.placeOfVariation(in: children) : ChildOrder.placeOfVariation(in: children)
    return insert(NewElement("variation", ["key": key]), into: node, at: place)
  }
}
