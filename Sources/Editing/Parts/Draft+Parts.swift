import Geometry
import InterfaceBuilder

/// An image of a view: of the app's catalog, or a symbol of the system.
package struct ImageChoice: Hashable, Sendable {
  /// As documents spell it.
  package var name: String
  /// Whether it is a symbol of the system, such as `star.fill`.
  package var isSystem: Bool
  /// In points; nil if it is unknown.
  package var size: Size?

  /// An image by its name.
  package init(_ name: String, isSystem: Bool = false, size: Size? = nil) {
    (self.name, self.isSystem, self.size) = (name, isSystem, size)
  }
}

/// Fonts, colors and images, which documents have as elements inside of a view or of a state.
extension Draft {
  // MARK: Fonts

  func setFont(_ id: String, _ font: FontElement?) throws(EditError) -> String {
    let node = try node(id)
    guard hasPart("fontDescription", "fontDescription", node) else {
      throw badValue("\(article(node)) has no font", node)
    }
    let configuration = node.child("buttonConfiguration", key: "configuration", in: tree)
    let (holder, key) = (configuration ?? node, configuration == nil ? "fontDescription" : "titleFontDescription")
    let present = holder.child("fontDescription", key: key, in: tree)
    guard let font = font ?? ElementKind(tag: node.name).flatMap({ Self.usualFont[$0] }) else {
      if let present { delete(present) }
      return id
    }
    if case .named(let name, let family) = font.kind {
      for text in [name, family ?? ""] { try check(text: text, "the name of a font") }
    }
    guard let present else {
      var element = NewElement("fontDescription", ["key": key])
      element.attributes += font.attributes.map { .init($0.name, $0.value) }
      insert(element, into: holder, at: placeOfPart("fontDescription", key, in: holder))
      return id
    }
    let wanted = font.attributes
    let names = ["type", "style", "name", "family", "weight", "symbolicTraits", "pointSize"]
    let isSame = names.allSatisfy { name in value(name, of: present) == wanted.first { $0.name == name }?.value }
    if isSame { return id }
    // In Xcode's order: those that stay where they are stand before those that are new.
    for name in names { set(name, to: nil, in: present) }
    for (name, value) in wanted { tree.set(name, to: value, in: present) { _ in false } }
    return id
  }

  /// What a class has without a choice, as Xcode writes it.
  private static let usualFont: [ElementKind: FontElement] = [
    .label: FontElement(kind: .system, pointSize: 17), .textField: FontElement(kind: .system, pointSize: 14),
    .textView: FontElement(kind: .system, pointSize: 14),
  ]

  // MARK: Colors

  /// - Parameter value: what a named color, or one of the system, is when the document is saved; nil if it is unknown.
  func setColor(_ id: String, _ key: String, _ color: ColorValue?, value: ColorValue?) throws(EditError) -> String {
    let node = try node(id)
    let isTitle = node.name == ElementKind.button.rawValue && key == "titleColor"
    guard isTitle || hasPart(key, "color", node) else {
      throw badValue(AttributeVocabulary.advice(for: key, in: node.name, isView: isView(node)), node)
    }
    if let configuration = node.child("buttonConfiguration", key: "configuration", in: tree), isTitle {
      setColor("baseForegroundColor", color, in: configuration, of: node)
    } else if isTitle {
      guard let state = node.child("state", key: "normal", in: tree) ?? (color == nil ? nil : newState(of: node)) else {
        return id
      }
      setColor(key, color, in: state, of: node)
    } else {
      setColor(key, color, in: node, of: node)
    }
    if let color { supply(color, value) }
    return id
  }

  /// What Xcode keeps of a color with a name in the resources.
  func supply(_ color: ColorValue, _ value: ColorValue?) {
    switch color {
    case .system(let name): supply("systemColor", name, value, "System colors in document resources", "11.0")
    case .named(let name): supply("namedColor", name, value, "Named colors", "9.0")
    default: break
    }
  }

  private func newState(of node: SourceNode) -> SourceNode {
    insert(NewElement("state", ["key": "normal"]), into: node, at: ChildOrder.placeOfVariation(in: node.children))
  }

  private func setColor(_ key: String, _ color: ColorValue?, in holder: SourceNode, of node: SourceNode) {
    let present = holder.children.first { ["color", "nil"].contains($0.name) && value("key", of: $0) == key }
    // Xcode writes of a text that it has no color of its own.
    let saysNone = ["textColor", "highlightedColor"].contains(key) && holder === node
    let element =
      color?.element(key: key)
      ?? (saysNone && node.name == ElementKind.label.rawValue ? NewElement("nil", ["key": key]) : nil)
    guard let element else {
      if let present { delete(present) }
      return
    }
    if let present {
      let attributes = present.attributes.map { NewElement.Pair($0.name, $0.text) }
      if present.name == element.name, attributes == element.attributes { return }
      let place = holder.children.firstIndex { $0 === present }
      insert(element, into: holder, at: place)
      delete(present)
    } else {
      insert(element, into: holder, at: placeOfPart(element.name, key, in: holder))
    }
  }

  // MARK: Images

  /// The image of a button, where the document has it; of other views it is an attribute.
  func setImage(_ id: String, _ key: String, _ image: ImageChoice?) throws(EditError) -> String {
    let node = try node(id)
    let isButton = node.name == ElementKind.button.rawValue
    guard isButton || AttributeVocabulary.holding(key, in: node.name, isView: isView(node)) != nil else {
      throw badValue(AttributeVocabulary.advice(for: key, in: node.name, isView: isView(node)), node)
    }
    if let image { try check(text: image.name, "the name of an image") }
    var holder = node
    if isButton {
      guard
        let found = node.child("buttonConfiguration", key: "configuration", in: tree)
          ?? node.child("state", key: "normal", in: tree) ?? (image == nil ? nil : newState(of: node))
      else { return id }
      holder = found
    }
    let catalog = image?.isSystem == true ? "system" : nil
    if isButton {
      tree.set(key, to: image?.name, in: holder) { $0 == "catalog" }
      if key == "image" || catalog != nil { tree.set("catalog", to: catalog, in: holder) { _ in false } }
    } else {
      set(key, to: image?.name, in: holder)
      if key == "image" {
        // Right behind the image, as Xcode writes it.
        let later = holder.attributes.map(\.name).split(separator: key, maxSplits: 1, omittingEmptySubsequences: false)
        tree.set("catalog", to: catalog, in: holder) { name in later.count > 1 && later[1].contains(name) }
      }
    }
    if let image { supply(image) }
    return id
  }

  // MARK: Places

  private func article(_ node: SourceNode) -> String {
    (node.name.first.map { "aeiou".contains($0) } ?? false ? "an " : "a ") + node.name
  }

  func hasPart(_ key: String, _ element: String, _ node: SourceNode) -> Bool {
    AttributeVocabulary.parts(of: node.name, isView: isView(node)).contains { $0.key == key && $0.element == element }
  }

  /// The number of children that come before a new part: those of its own rank, and those before.
  func placeOfPart(_ name: String, _ key: String, in holder: SourceNode) -> Int {
    let children = holder.children
    let isLabel = holder.name == ElementKind.label.rawValue
    func rank(_ name: String, _ key: String?) -> Int {
      switch (name, key) {
      case ("rect", _), ("frame", _), ("autoresizingMask", _), ("subviews", _), ("viewLayoutGuide", _): 0
      case (ElementKind.view.rawValue, _), (ElementKind.tableViewCellContentView.rawValue, _),
        (ElementKind.collectionViewCellContentView.rawValue, _):
        0
      case ("color", "backgroundColor"?): 1
      case ("color", "tintColor"?): 2
      case ("gestureRecognizers", _), ("accessibility", _), ("preferredSymbolConfiguration", _): 3
      case ("constraints", _): 4
      case ("string", _), ("attributedString", _): 5
      case ("fontDescription", _): isLabel ? 6 : 8
      case (_, "textColor"?): 7
      case (_, "highlightedColor"?): 9
      case ("color", _), ("nil", _): 10
      case ("variation", _): 30
      case ("connections", _): 31
      default: 12
      }
    }
    let mine = rank(name, key)
    return (children.lastIndex { rank($0.name, value("key", of: $0)) <= mine }).map { $0 + 1 } ?? 0
  }

  // MARK: Resources

  /// Adds what a color is to the resources, as Xcode does, and what Xcode needs to read it.
  func supply(_ tag: String, _ name: String, _ color: ColorValue?, _ capability: String, _ version: String) {
    require(capability, version)
    guard let color, !hasResource(tag, name) else { return }
    insertResource(NewElement(tag, ["name": name], [color.element(key: nil)]), tag, name)
  }

  private func supply(_ image: ImageChoice) {
    guard let size = image.size, !hasResource("image", image.name) else { return }
    insertResource(
      NewElement(
        "image",
        [
          "name": image.name, "catalog": image.isSystem ? "system" : nil, "width": Number.text(size.width),
          "height": Number.text(size.height),
        ]), "image", image.name)
  }

  func hasResource(_ tag: String, _ name: String) -> Bool {
    tree.root.child("resources")?.children.contains { $0.name == tag && value("name", of: $0) == name } ?? false
  }

  /// Among those that are there, which Xcode sorts by tag and name.
  func insertResource(_ element: NewElement, _ tag: String, _ name: String) {
    let resources = tree.root.child("resources") ?? insert(NewElement("resources"), into: tree.root)
    insert(element, into: resources, at: placeOfResource(tag, name, in: resources))
  }

  func placeOfResource(_ tag: String, _ name: String, in resources: SourceNode) -> Int {
    let children = resources.children
    return children.firstIndex { ($0.name, value("name", of: $0) ?? "") > (tag, name) } ?? children.count
  }

  /// Nothing in a document that says nothing of what it needs.
  private func require(_ capability: String, _ version: String) {
    guard let dependencies = tree.root.child("dependencies"),
      !dependencies.children.contains(where: { value("name", of: $0) == capability })
    else { return }
    let children = dependencies.children
    let place = children.firstIndex { $0.name == "capability" && (value("name", of: $0) ?? "") > capability }
    insert(
      NewElement("capability", ["name": capability, "minToolsVersion": version]), into: dependencies,
      at: place ?? children.count)
  }
}
