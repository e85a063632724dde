import Geometry
import InterfaceBuilder
import Staging

extension Performer {
  /// Sets an attribute, a font or a color for some size classes.
  func vary(_ id: String, _ assignment: Assignment, _ classes: VariedClasses) throws(EditError) {
    let (name, text) = (assignment.name, assignment.value)
    let node = try draft.node(id)
    if ["font", "fontDescription"].contains(name), draft.hasPart("fontDescription", "fontDescription", node) {
      var chosen: FontElement?
      if let text { chosen = try font(text, node) }
      try draft.apply(.varyFont(id, to: chosen, for: classes))
    } else if draft.hasPart(name, "color", node) {
      var chosen: ColorValue?
      if let text { chosen = try color(text, node) }
      try draft.apply(.varyColor(id, key: name, to: chosen, value: chosen.flatMap { value($0) }, for: classes))
    } else {
      try draft.apply(.vary(id, name: name, to: text, for: classes))
    }
  }

  /// Sets a font, a color or an image; false if the assignment is of none of these.
  func setPart(_ id: String, _ assignment: Assignment) throws(EditError) -> Bool {
    let (name, text) = (assignment.name, assignment.value)
    let node = try draft.node(id)
    let isButton = node.name == ElementKind.button.rawValue
    if name.hasPrefix("runtime.") {
      let words = text?.split(separator: " ", maxSplits: 1).map(String.init) ?? []
      let chosen = words.first == "color" && words.count > 1 ? try color(words[1], node) : nil
      try draft.apply(.setRuntime(id, keyPath: String(name.dropFirst("runtime.".count)), to: text, color: chosen))
      return true
    }
    if let field = AttributeSection.partField(name, of: node.name, isView: draft.isView(node)) {
      var made = text.map(PartValue.text)
      if field.kind == .color, let text {
        let chosen = try color(text, node)
        made = .color(chosen, value: value(chosen))
      }
      try draft.apply(.setPart(id, name: name, to: made))
      return true
    }
    if ["font", "fontDescription"].contains(name), draft.hasPart("fontDescription", "fontDescription", node) {
      var chosen: FontElement?
      if let text { chosen = try font(text, node) }
      try draft.apply(.setFont(id, to: chosen))
      return true
    }
    if isButton && name == "titleColor" || draft.hasPart(name, "color", node) {
      var chosen: ColorValue?
      if let text { chosen = try color(text, node) }
      try draft.apply(.setColor(id, key: name, to: chosen, value: chosen.flatMap { value($0) }))
      return true
    }
    guard
      isButton && ["image", "backgroundImage"].contains(name)
        || node.name == ElementKind.imageView.rawValue && name == "image"
    else {
      return false
    }
    try draft.apply(.setImage(id, key: name, to: text.map { image($0) }))
    return true
  }

  private func font(_ text: String, _ node: SourceNode) throws(EditError) -> FontElement {
    let found = FontText.font(text) { name in
      options.fonts.faces.first { $0.postScriptName == name }?.familyName
        ?? name.split(separator: "-").first.map(String.init)
    }
    if let found { return found }
    let near = nearest(to: text, among: FontText.styles).map { "; did you mean \($0)?" } ?? ""
    throw draft.badValue(
      "\"\(text)\" is not a font; use a font such as \"system semibold 17\", \"body\" or \"Roboto-Bold 15\"\(near)",
      node)
  }

  /// A name that nothing has is more likely a mistake than a color that the app will get.
  private func color(_ text: String, _ node: SourceNode) throws(EditError) -> ColorValue {
    let names = SystemColors.names
    guard let color = ColorText.color(text, systemNames: names) else {
      throw draft.badValue(
        "\"\(text)\" is not a color; use a color such as systemRed or #3366CC, or the name of a color of the app",
        node)
    }
    guard case .named(let name) = color, options.assets.colors[name] == nil, !draft.hasResource("namedColor", name)
    else { return color }
    let known = names.map { String($0.dropLast("Color".count)) } + options.assets.colors.keys.sorted()
    let near = nearest(to: name, among: known).map { "; did you mean \($0)?" } ?? ""
    throw draft.badValue("\(name) is not a color of the system or of the app\(near)", node)
  }

  private func value(_ color: ColorValue) -> ColorValue? {
    switch color {
    case .system(let name): SystemColors.value(name)
    case .named(let name): options.assets.colors[name]?.color(for: AssetTraits())
    case .rgba, .white: nil
    }
  }

  /// `system:` before a name means a symbol of the system; so does a name that the app has not and a symbol may have.
  private func image(_ text: String) -> ImageChoice {
    if text.hasPrefix("system:") { return ImageChoice(String(text.dropFirst("system:".count)), isSystem: true) }
    let size = options.assets.images[text]?.variant(for: AssetTraits())?.size
    return ImageChoice(text, size: size)
  }
}
