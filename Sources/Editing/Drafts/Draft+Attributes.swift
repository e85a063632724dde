import Geometry
import InterfaceBuilder
import TextLayout

extension Draft {
  func setAttribute(_ id: String, _ name: String, _ value: String?) throws(EditError) -> String {
    let node = try node(id)
    if node.name == "constraint" { return try setConstraintAttribute(id, name, value, node) }
    try check(attribute: name, value, node)
    // What a document need not say is left out as Interface Builder does.
    let isUsual = value.map { Self.usual[name] == $0 } ?? false
    set(name, to: isUsual ? nil : value, in: node)
    return id
  }

  /// Values that are never written.
  static let usual = [
    "axis": "horizontal", "distribution": "fill", "alignment": "fill", "hidden": "NO", "fixedFrame": "NO",
    "spacing": "0",
  ]

  func check(attribute name: String, _ value: String?, _ node: SourceNode) throws(EditError) {
    // What a document has already is an attribute there, and can be taken away.
    try check(
      attribute: name, value, of: node.name, isView: isView(node), isPresent: self.value(name, of: node) != nil, node)
  }

  /// - Throws: if elements with the tag have no such attribute, or if it cannot hold the value.
  func check(
    attribute name: String, _ value: String?, of tag: String, isView: Bool, isPresent: Bool = false, _ node: SourceNode
  ) throws(EditError) {
    guard AttributeVocabulary.isName(name) else { throw badValue("\"\(name)\" is not the name of an attribute", node) }
    guard name != "id", name != "key", name != "sceneID" else {
      throw refused("the attribute \(name) cannot be changed", node)
    }
    let holding = AttributeVocabulary.holding(name, in: tag, isView: isView)
    guard holding != nil || isPresent else {
      throw badValue(AttributeVocabulary.advice(for: name, in: tag, isView: isView), node)
    }
    guard let value else { return }
    try check(text: value, name)
    guard let holding else { return }
    if holding == .object, nodes[value] == nil {
      throw badValue(
        "\(name) must be the ID of an object in the document; the document has no object \"\(value)\"", node)
    }
    if let objection = AttributeVocabulary.objection(to: value, for: name, holding) { throw badValue(objection, node) }
  }

  /// Attributes of a constraint that stay the same constraint's.
  private static let changeable = [
    "constant", "priority", "multiplier", "relation", "identifier", "symbolic", "placeholder", "userLabel",
  ]

  /// Attributes of a constraint, by the words of documents.
  private func setConstraintAttribute(
    _ id: String, _ name: String, _ value: String?, _ node: SourceNode
  ) throws(EditError) -> String {
    var change = ConstraintChange()
    func number(_ usual: Double) throws(EditError) -> Double {
      guard let value else { return usual }
      guard let number = Number.decimal(value) else {
        throw badValue("\(name) must be a number, not \"\(value)\"", node)
      }
      return number
    }
    func flag() throws(EditError) -> Bool {
      guard let value else { return false }
      if let objection = AttributeVocabulary.objection(to: value, for: name, .flag) { throw badValue(objection, node) }
      return value == "YES"
    }
    switch name {
    case "constant": change.constant = try number(0)
    case "priority": change.priority = try number(1000)
    case "multiplier": change.multiplier = value ?? "1"
    case "identifier": change.identifier = value ?? ""
    case "placeholder": change.isPlaceholder = try flag()
    case "symbolic": change.isSymbolic = try flag()
    case "relation":
      guard let relation = Relation(word: value ?? "equal") else {
        throw badValue("relation must be equal, lessThanOrEqual or greaterThanOrEqual, not \"\(value ?? "")\"", node)
      }
      change.relation = relation
    case "userLabel":
      if let value { try check(text: value, name) }
      set(name, to: value, in: node)
      return id
    case "id": throw refused("id cannot be changed", node)
    case _ where ChildOrder.constraintAttributes.contains(name):
      throw refused("\(name) of a constraint cannot be changed; delete the constraint and add a new constraint", node)
    default:
      let near = nearest(to: name, among: Self.changeable).map { "; did you mean \($0)?" } ?? ""
      throw badValue(
        "a constraint has no attribute \(name); the attributes are \(Self.changeable.joined(separator: ", "))\(near)",
        node)
    }
    return try self.change(id, change)
  }

  // MARK: Parts

  func setText(_ id: String, _ text: String?) throws(EditError) -> String {
    let node = try node(id)
    if let text { try check(text: text, "a text") }
    switch ElementKind(tag: node.name) {
    case .label?, .textField?, .textView?:
      guard node.child("attributedString") == nil else {
        throw refused("\(id) has attributed text, which cannot be edited", node)
      }
      setString("text", to: text, in: node)
    case .button?:
      if let configuration = node.child("buttonConfiguration", key: "configuration", in: tree) {
        setString("title", to: text, in: configuration)
      } else if let state = node.child("state", key: "normal", in: tree) {
        setString("title", to: text, in: state)
        // A state that says nothing is none.
        if text == nil, state.children.isEmpty, state.attributes.allSatisfy({ $0.name == "key" }) { delete(state) }
      } else if let text {
        let state = insert(
          NewElement("state", ["key": "normal"]), into: node, at: ChildOrder.placeOfVariation(in: node.children))
        setString("title", to: text, in: state)
      }
    default: throw refused("a \(node.name) has no text", node)
    }
    return id
  }

  /// Attributes of classes with a text that come before it; others come after it. source: 9,067 elements of the corpus.
  private static let beforeText: Set<String> = [
    "contentHorizontalAlignment", "contentVerticalAlignment", "scrollEnabled", "editable", "bounces", "bouncesZoom",
    "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator", "contentInsetAdjustmentBehavior",
    "restorationIdentifier",
  ]

  /// A text as Xcode writes it: one with line breaks, or of 128 characters and more, is an element of its own, others are attributes. source:
  /// 9,067 texts in attributes of the corpus, none with a line break and none longer than 127; 203 in elements, of which those without a line
  /// break have 128 and more.
  private func setString(_ name: String, to text: String?, in holder: SourceNode) {
    var place: Int?
    for tag in ["string", "mutableString"] {
      guard let child = holder.child(tag, key: name, in: tree) else { continue }
      place = holder.children.firstIndex { $0 === child }
      delete(child)
    }
    // A carriage return would be read as a line feed in an element.
    guard let text, text.unicodeScalars.contains("\n") || text.utf16.count >= 128, !text.unicodeScalars.contains("\r")
    else {
      if name == "text" {
        let rank = ChildOrder.rank(name, of: holder.name)
        tree.set(name, to: text, in: holder) { other in
          let next = ChildOrder.rank(other, of: holder.name)
          return next > rank || next == rank && !Self.beforeText.contains(other)
        }
      } else {
        set(name, to: text, in: holder)
      }
      return
    }
    set(name, to: nil, in: holder)
    insert(
      NewElement("string", ["key": name], text: text), into: holder,
      at: min(place ?? placeOfPart("string", name, in: holder), holder.children.count))
  }

  func setTextStyle(_ id: String, _ style: String) throws(EditError) -> String {
    let node = try view(id)
    guard TextStyle(interfaceBuilderName: style) != nil else {
      throw badValue("\"\(style)\" is not a text style", node)
    }
    guard let font = node.child("fontDescription", key: "fontDescription", in: tree) else {
      throw refused("\(id) has no font", node)
    }
    for name in ["type", "pointSize", "weight", "name", "family", "symbolicTraits"] { set(name, to: nil, in: font) }
    set("style", to: style, in: font)
    return id
  }

  func setFrame(_ id: String, _ frame: Rect) throws(EditError) -> String {
    let node = try view(id)
    guard [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite), frame.width >= 0, frame.height >= 0
    else {
      throw badValue("a frame must contain finite numbers, and the size must not be negative", node)
    }
    guard let rect = node.child("rect", key: "frame", in: tree) else {
      insert(Self.rect(frame), into: node, at: 0)
      return id
    }
    for (name, number) in [("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height)]
    where value(name, of: rect).flatMap(Double.init) ?? 0 != number {
      tree.set(name, to: Number.coordinate(number), in: rect) { _ in false }
    }
    return id
  }

  static func rect(_ frame: Rect) -> NewElement {
    NewElement(
      "rect",
      [
        "key": "frame", "x": Number.coordinate(frame.x), "y": Number.coordinate(frame.y),
        "width": Number.coordinate(frame.width), "height": Number.coordinate(frame.height),
      ])
  }

  func setMargins(_ id: String, _ margins: Insets?) throws(EditError) -> String {
    let node = try view(id)
    let directional = node.child("directionalEdgeInsets", key: "directionalLayoutMargins", in: tree)
    let present = directional ?? node.child("edgeInsets", key: "layoutMargins", in: tree)
    guard let margins else {
      if let present { delete(present) }
      return id
    }
    let numbers = [margins.top, margins.left, margins.bottom, margins.right]
    guard numbers.allSatisfy(\.isFinite) else { throw badValue("margins must be finite numbers", node) }
    let names = directional == nil ? ["top", "left", "bottom", "right"] : ["top", "leading", "bottom", "trailing"]
    guard let present else {
      let texts = numbers.map(Number.text)
      let element = NewElement(
        "edgeInsets",
        ["key": "layoutMargins", "top": texts[0], "left": texts[1], "bottom": texts[2], "right": texts[3]])
      insert(element, into: node, at: ChildOrder.placeOfVariation(in: node.children))
      return id
    }
    for (name, number) in zip(names, numbers) where value(name, of: present).flatMap(Double.init) ?? 0 != number {
      tree.set(name, to: Number.text(number), in: present) { _ in false }
    }
    return id
  }
}
