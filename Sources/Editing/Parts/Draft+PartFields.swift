import InterfaceBuilder

/// Fields that documents have in elements inside of an object: traits of texts, accessibility, configurations, states, insets.
extension Draft {
  /// - Parameter name: the name of a field with a way, such as `textInputTraits.keyboardType`.
  func setPart(_ id: String, _ name: String, _ value: PartValue?) throws(EditError) -> String {
    let node = try node(id)
    guard let field = AttributeSection.partField(name, of: node.name, isView: isView(node)), let way = field.way else {
      throw badValue(AttributeVocabulary.advice(for: name, in: node.name, isView: isView(node)), node)
    }
    if case .text(let text)? = value { try check(text, for: field, node) }
    let configuration = way.steps.first.flatMap { $0.element == "buttonConfiguration" ? $0 : nil }
    if let configuration {
      let present = inner(configuration, of: node)
      if name == "configuration.style", value == nil {
        if let present { delete(present) }
        return id
      }
      if present == nil, name != "configuration.style", value != nil {
        throw refused("the button has no configuration; set configuration.style first", node)
      }
    }
    var holder = node
    for step in way.steps {
      if let next = inner(step, of: holder) {
        holder = next
      } else if value == nil {
        return id
      } else {
        holder = newPart(step, in: holder)
      }
    }
    switch (way.shape, value) {
    case (.attribute(let name), .text(let text)?):
      if let child = holder.child("string", key: name, in: tree) { delete(child) }
      setInOrder(name, to: text, in: holder)
    case (.attribute(let name), nil):
      tree.set(name, to: nil, in: holder) { _ in false }
      if let child = holder.child("string", key: name, in: tree) { delete(child) }
    case (.numbers(let names), .text(let text)?):
      let parts = text.split(separator: ",").map { $0.trimmingSpaces }
      for (name, part) in zip(names, parts) {
        let number = Number.decimal(part)
        if self.value(name, of: holder).flatMap(Number.decimal) == number, number != nil { continue }
        tree.set(name, to: Number.coordinate(number ?? 0), in: holder) { _ in false }
      }
    case (.numbers(let names), nil): for name in names { tree.set(name, to: nil, in: holder) { _ in false } }
    case (.flags(let names), _):
      let wanted =
        if case .text(let text)? = value { Set(text.split(separator: " ").map(String.init)) } else { Set<String>() }
      for name in names {
        let isOn = wanted.contains(name)
        if isOn != (self.value(name, of: holder) == "YES") {
          let rank = names.firstIndex(of: name) ?? 0
          tree.set(name, to: isOn ? "YES" : nil, in: holder) { (names.firstIndex(of: $0) ?? -1) > rank }
        }
      }
    case (.choice(let key, let choices), _):
      let word = if case .text(let text)? = value { text } else { "" }
      choose(choices.first { $0.word == word } ?? PartWay.Choice(spelled: word), key, in: holder)
    case (.color(let key), .color(let color, let plain)?): setPartColor(color, plain, key, in: holder)
    case (.color(let key), _):
      if let present = holder.children.first(where: { $0.name == "color" && self.value("key", of: $0) == key }) {
        delete(present)
      }
    case (_, .color?): throw badValue("\(name) is not a color", node)
    }
    // A part that says nothing may still mean that there is none, as of extended edges.
    if value == nil { removeEmptyParts(from: holder, upTo: node) }
    return id
  }

  private func check(_ text: String, for field: AttributeField, _ node: SourceNode) throws(EditError) {
    try check(text: text, field.name)
    switch (field.kind, field.way?.shape) {
    case (.words, .choice?) where PartWay.Choice(spelled: text) != nil: break
    case (.flag, _):
      if text != "YES", text != "NO" { throw badValue("\(field.name) must be YES or NO, not \"\(text)\"", node) }
    case (.number, _):
      if Number.decimal(text) == nil { throw badValue("\(field.name) must be a number, not \"\(text)\"", node) }
    case (.words(let words), _) where !words.contains(text):
      let near = nearest(to: text, among: words).map { "; did you mean \($0)?" } ?? ""
      throw badValue("\(field.name) must be one of \(words.joined(separator: ", ")), not \"\(text)\"\(near)", node)
    case (_, .numbers(let names)?):
      let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmingSpaces }
      guard parts.count == names.count, parts.allSatisfy({ Number.decimal($0) != nil }) else {
        throw badValue("expected \(names.count) numbers, separated by commas, not \"\(text)\"", node)
      }
    case (_, .flags(let names)?):
      if let unknown = text.split(separator: " ").map(String.init).first(where: { !names.contains($0) }) {
        throw badValue("\(field.name) can contain only \(names.joined(separator: ", ")), not \"\(unknown)\"", node)
      }
    default: break
    }
  }

  private func inner(_ step: PartWay.Step, of holder: SourceNode) -> SourceNode? {
    holder.children.first { $0.name == step.element && value("key", of: $0) == step.key }
  }

  private func newPart(_ step: PartWay.Step, in holder: SourceNode) -> SourceNode {
    var element = NewElement(step.element, ["key": step.key])
    switch step.element {
    case "buttonConfiguration":
      // Xcode keeps what the state says and says it here, too.
      element.attributes.append(.init("style", "plain"))
      let state = holder.child("state", key: "normal", in: tree)
      for name in ["image", "catalog", "title"] {
        if let text = state.flatMap({ value(name, of: $0) }) { element.attributes.append(.init(name, text)) }
      }
    case "bool": element.attributes.append(.init("value", "NO"))
    case "inset": for name in ["minX", "minY", "maxX", "maxY"] { element.attributes.append(.init(name, "0.0")) }
    case "size": for name in ["width", "height"] { element.attributes.append(.init(name, "0.0")) }
    case "directionalEdgeInsets":
      for name in ["top", "leading", "bottom", "trailing"] { element.attributes.append(.init(name, "0.0")) }
    default: break
    }
    return insert(element, into: holder, at: placeOfPart(step, in: holder))
  }

  /// Before what Interface Builder writes after it.
  private func placeOfPart(_ step: PartWay.Step, in holder: SourceNode) -> Int {
    let children = holder.children
    func index(of names: Set<String>) -> Int? { children.firstIndex { names.contains($0.name) } }
    let last: Set<String> = ["variation", "connections", "userDefinedRuntimeAttributes", "point"]
    switch step.element {
    case "accessibility":
      return ChildOrder.placeOfConstraints(in: children) { value("key", of: $0) }
    case "inset":
      return index(of: ["state", "buttonConfiguration", "prototypes", "sections", "cells", "attributedString"])
        ?? index(of: last) ?? children.count
    case "state":
      let states = children.lastIndex { $0.name == "state" }
      return states.map { $0 + 1 } ?? index(of: ["buttonConfiguration"]) ?? index(of: last) ?? children.count
    case "accessibilityTraits": return 0
    default: return index(of: last) ?? children.count
    }
  }

  private func choose(_ choice: PartWay.Choice?, _ key: String, in holder: SourceNode) {
    let present = holder.children.first { value("key", of: $0) == key }
    guard let choice else {
      if let present { delete(present) }
      return
    }
    var element = NewElement(choice.element, ["key": key])
    element.attributes += choice.attributes
    let place = present.flatMap { present in holder.children.firstIndex { $0 === present } }
    let usual =
      holder.children.firstIndex { ["variation", "connections", "point"].contains($0.name) } ?? holder.children.count
    insert(element, into: holder, at: place ?? usual)
    if let present { delete(present) }
  }

  private func setPartColor(_ color: ColorValue, _ plain: ColorValue?, _ key: String, in holder: SourceNode) {
    let present = holder.children.first { $0.name == "color" && value("key", of: $0) == key }
    let place = present.flatMap { present in holder.children.firstIndex { $0 === present } }
    insert(color.element(key: key), into: holder, at: place ?? holder.children.count)
    if let present { delete(present) }
    supply(color, plain)
  }

  /// Parts that say nothing any more go, but for those that Interface Builder always writes.
  private func removeEmptyParts(from holder: SourceNode, upTo node: SourceNode) {
    var next: SourceNode? = holder
    while let part = next, part !== node {
      let outer = part.parent
      let saysSomething = !part.children.isEmpty || part.attributes.contains { $0.name != "key" && $0.name != "id" }
      let isKept =
        part.name == "textInputTraits" || part.name == "state" && value("key", of: part) == "normal"
        || id(of: part) != nil
      if saysSomething || isKept { return }
      delete(part)
      next = outer
    }
  }

  /// An attribute of a part: in Xcode's order among those that are there.
  private func setInOrder(_ name: String, to value: String, in part: SourceNode) {
    let order = Self.partOrder
    let rank = order.firstIndex(of: name) ?? order.count
    tree.set(name, to: value, in: part) { (order.firstIndex(of: $0) ?? -1) > rank }
  }

  private static let partOrder = [
    "key", "style", "image", "catalog", "title", "subtitle", "imagePlacement", "imagePadding", "titlePadding",
    "cornerStyle",
    "titleAlignment", "hint", "identifier", "label", "autocapitalizationType", "autocorrectionType",
    "spellCheckingType",
    "keyboardType", "keyboardAppearance", "returnKeyType", "enablesReturnKeyAutomatically", "secureTextEntry",
    "smartDashesType", "smartInsertDeleteType", "smartQuotesType", "textContentType", "backgroundImage",
  ]

  // MARK: Run-time attributes

  /// Sets a user-defined run-time attribute; nil takes it away.
  ///
  /// - Parameter text: the type and the value, such as `number 8`, `boolean YES` or `string Hello`.
  func setRuntime(_ id: String, _ keyPath: String, _ text: String?, _ color: ColorValue?) throws(EditError) -> String {
    let node = try node(id)
    guard keyPath.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)*/) != nil else {
      throw badValue("\"\(keyPath)\" is not a key path", node)
    }
    let list = node.child("userDefinedRuntimeAttributes")
    let present = list?.children.first { value("keyPath", of: $0) == keyPath }
    guard let text else {
      if let present { delete(present) }
      if let list, list.children.isEmpty { delete(list) }
      return id
    }
    let words = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let (type, content) = (words[0], words.count > 1 ? words[1] : "")
    try check(text: content, "a value")
    var element = NewElement("userDefinedRuntimeAttribute", ["type": type, "keyPath": keyPath])
    func numbers(_ count: Int) throws(EditError) -> [String] {
      let parts = content.split(separator: ",").map { $0.trimmingSpaces }
      guard parts.count == count, parts.allSatisfy({ Number.decimal($0) != nil }) else {
        throw badValue("a \(type) needs \(count) numbers, separated by commas, not \"\(content)\"", node)
      }
      return parts.map { Number.text(Number.decimal($0) ?? 0) }
    }
    func pairs(_ names: [String]) throws(EditError) -> [NewElement.Pair] {
      zip(names, try numbers(names.count)).map { NewElement.Pair($0, $1) }
    }
    switch type {
    case "string", "localizedString", "image": element.attributes.append(.init("value", content))
    case "boolean":
      guard ["YES", "NO"].contains(content) else {
        throw badValue("a boolean must be YES or NO, not \"\(content)\"", node)
      }
      element.attributes.append(.init("value", content))
    case "number":
      guard let number = Number.decimal(content) else { throw badValue("\"\(content)\" is not a number", node) }
      let isWhole = !content.contains(".") && number == number.rounded()
      element.children = [
        NewElement(isWhole ? "integer" : "real", ["key": "value", "value": isWhole ? content : Number.text(number)])
      ]
    case "point", "size", "rect":
      let names =
        ["point": ["x", "y"], "size": ["width", "height"], "rect": ["x", "y", "width", "height"]][type] ?? []
      var inner = NewElement(type, ["key": "value"])
      inner.attributes += try pairs(names)
      element.children = [inner]
    case "range":
      var inner = NewElement("range", ["key": "value"])
      inner.attributes += try pairs(["location", "length"])
      element.children = [inner]
    case "color":
      guard let color else { throw badValue("\"\(content)\" is not a color", node) }
      element.children = [color.element(key: "value")]
    case "nil": break
    default:
      throw badValue(
        "a run-time attribute is a boolean, number, string, localizedString, color, image, point, size, rect, range or nil, not \"\(type)\"",
        node)
    }
    if let present, let list {
      let place = list.children.firstIndex { $0 === present }
      insert(element, into: list, at: place)
      delete(present)
      return id
    }
    let place =
      node.children.firstIndex { ["variation", "connections", "point"].contains($0.name) } ?? node.children.count
    let holder = list ?? insert(NewElement("userDefinedRuntimeAttributes"), into: node, at: place)
    insert(element, into: holder)
    return id
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
