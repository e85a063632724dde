import Geometry
import InterfaceBuilder

extension Draft {
  func add(_ view: NewView, into containerID: String, at index: Int?) throws(EditError) -> String {
    if let made = try addCell(view, into: try node(containerID)) { return made }
    if let made = try addGesture(view.kind, to: try self.view(containerID)) { return made }
    let container = try container(containerID)
    if let index { try check(index, in: container) }
    for (name, value) in view.attributes.sorted(by: { $0.key < $1.key }) {
      try check(attribute: name, value, of: view.kind.rawValue, isView: true, container)
    }
    for text in [view.label, view.text].compactMap({ $0 }) { try check(text: text, "a text") }
    guard let template = ViewLibrary.template(view.kind) else {
      throw EditError(
        .badValue,
        "the Library contains no view \(view.kind.rawValue); use \(ViewLibrary.names.joined(separator: ", "))")
    }
    let id = try freshID(view.id)
    let isArranged = ElementKind(tag: container.name) == .stackView
    let size = template.size
    let around = frame(of: container) ?? Rect(width: 375, height: 667)
    let middle = Rect(
      x: ((around.width - size.width) / 2).rounded(.down), y: ((around.height - size.height) / 2).rounded(.down),
      width: size.width, height: size.height)
    let frame = view.frame ?? (isArranged ? middle : free(middle, in: container))
    let element = template.element(of: view, id: id, frame: frame, isArranged: isArranged) { self.newID() }
    insert(element, into: subviewContainer(of: container), at: index)
    return id
  }

  /// A place at which no subview lies exactly, as far to the right and down as copies are, so that nothing hides what was there.
  private func free(_ rect: Rect, in container: SourceNode) -> Rect {
    let corners = (container.child("subviews")?.children ?? []).compactMap { frame(of: $0) }.map {
      Point(x: $0.x, y: $0.y)
    }
    var rect = rect
    // More than the screen has room for is added nowhere by hand.
    for _ in 0..<corners.count where corners.contains(Point(x: rect.x, y: rect.y)) {
      rect = rect.moved(by: Verb.usualDistance)
    }
    return rect
  }

  func move(_ id: String, into containerID: String, at index: Int?) throws(EditError) -> String {
    let node = try view(id)
    let container = try container(containerID)
    guard node.parent?.name == "subviews" else {
      throw refused(
        "\(id) cannot be moved, because the view is a fixed part of the \(node.parent?.name ?? "document")", node)
    }
    guard node !== container, !container.ancestors.contains(where: { $0 === node }) else {
      throw refused("\(id) cannot be moved into one of its own subviews", node)
    }
    let old = superview(of: node)
    if let index { try check(index, in: container, without: node) }
    if old !== container { detachConstraints(of: node, movingTo: container) }
    let former = node.parent
    tree.remove(node)
    tree.insert(node, into: subviewContainer(of: container), at: index)
    if let former { removeIfEmpty(former) }
    if ElementKind(tag: container.name) == .stackView { set("fixedFrame", to: nil, in: node) }
    return id
  }

  /// Removes the constraints between what is moved and what stays, unless the new superview is around both and can own them. Those
  /// move to the nearest view around both items only if that is the view that has them already.
  private func detachConstraints(of node: SourceNode, movingTo container: SourceNode) {
    let inside = Set(node.subtree.map(ObjectIdentifier.init))
    let broken = constraints.filter { constraint in
      guard !inside.contains(ObjectIdentifier(constraint)) else { return false }
      return items(of: constraint).contains { inside.contains(ObjectIdentifier($0)) }
    }
    let gone = Set(broken.compactMap { id(of: $0) })
    let freed = broken.flatMap(items).filter { !inside.contains(ObjectIdentifier($0)) }
    let mentions = references(to: gone)
    for node in broken + mentions where node.parent != nil { delete(node) }
    fixFrames(of: freed)
  }

  func subviewContainer(of view: SourceNode) -> SourceNode {
    view.child("subviews")
      ?? insert(NewElement("subviews"), into: view, at: ChildOrder.placeOfSubviews(in: view.children))
  }

  func container(_ id: String) throws(EditError) -> SourceNode {
    let node = try view(id)
    switch ElementKind(tag: node.name) {
    case .tableView?, .collectionView?, .label?, .textField?, .searchBar?, .tableViewCell?, .visualEffectView?:
      throw refused(
        "a \(node.name) cannot have subviews; if there is a content view, add the subviews to the content view", node)
    default: return node
    }
  }

  func check(_ index: Int, in container: SourceNode, without node: SourceNode? = nil) throws(EditError) {
    let count = subviews(of: container).filter { $0 !== node }.count
    guard index >= 0, index <= count else {
      throw EditError(
        .badValue, "the index \(index) is out of range, because the view has \(count) subviews",
        at: position(of: container))
    }
  }

  // MARK: Guides and outlets

  func addGuide(_ containerID: String, _ id: String?, _ name: String?) throws(EditError) -> String {
    let container = try view(containerID)
    if let name { try check(text: name, "a name") }
    let id = try freshID(id)
    let guides =
      container.child("layoutGuides")
      ?? insert(
        NewElement("layoutGuides"), into: container,
        at: ChildOrder.placeOfConstraints(in: container.children) { value("key", of: $0) })
    insert(NewElement("layoutGuide", ["key": name, "id": id]), into: guides)
    return id
  }

  func addOutlet(_ from: String, _ property: String, _ to: String) throws(EditError) -> String {
    let source = try node(from)
    let destination = try node(to)
    guard property.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]{0,127}/) != nil else {
      throw badValue("\"\(property)\" is not the name of a property", source)
    }
    let present = source.child("connections")?.children.first {
      $0.name == "outlet" && value("property", of: $0) == property
    }
    if let present { throw refused("the outlet \(property) is already connected", present) }
    guard scene(of: source) === scene(of: destination) else {
      throw refused("an outlet cannot connect to another scene", destination)
    }
    let id = newID()
    let connections = source.child("connections") ?? insert(NewElement("connections"), into: source)
    insert(NewElement("outlet", ["property": property, "destination": to, "id": id]), into: connections)
    return id
  }

  /// - Parameter event: one of the events of controls; nil for what has none, such as a bar button item.
  func addAction(_ from: String, _ selector: String, _ to: String, _ event: String?) throws(EditError) -> String {
    let source = try node(from)
    let destination = try node(to)
    guard selector.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]{0,127}(:|(:[A-Za-z_][A-Za-z0-9_]{0,127})+:)?/) != nil else {
      throw badValue("\"\(selector)\" is not the selector of a method", source)
    }
    if let event, case let holding? = AttributeVocabulary.holding("eventType", in: "action", isView: false),
      let objection = AttributeVocabulary.objection(to: event, for: "eventType", holding)
    {
      throw badValue(objection, source)
    }
    let present = source.child("connections")?.children.first {
      $0.name == "action" && value("selector", of: $0) == selector && value("destination", of: $0) == to
        && value("eventType", of: $0) == event
    }
    if let present { throw refused("the action \(selector) is already connected", present) }
    guard scene(of: source) === scene(of: destination) else {
      throw refused("an action cannot connect to another scene", destination)
    }
    let id = newID()
    let connections = source.child("connections") ?? insert(NewElement("connections"), into: source)
    insert(
      NewElement("action", ["selector": selector, "destination": to, "eventType": event, "id": id]), into: connections)
    return id
  }

  /// One more object of an outlet collection.
  func addToCollection(_ from: String, _ property: String, _ to: String) throws(EditError) -> String {
    let source = try node(from)
    let destination = try node(to)
    guard property.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]{0,127}/) != nil else {
      throw badValue("\"\(property)\" is not the name of a property", source)
    }
    let present = source.child("connections")?.children.first {
      $0.name == "outletCollection" && value("property", of: $0) == property && value("destination", of: $0) == to
    }
    if let present { throw refused("the outlet collection \(property) already contains the object", present) }
    guard scene(of: source) === scene(of: destination) else {
      throw refused("an outlet cannot connect to another scene", destination)
    }
    let id = newID()
    let connections = source.child("connections") ?? insert(NewElement("connections"), into: source)
    insert(
      NewElement("outletCollection", ["property": property, "destination": to, "id": id]), into: connections)
    return id
  }

  /// The scene of a storyboard that an object is in; the root of a xib, whose objects know each other.
  private func scene(of node: SourceNode) -> SourceNode {
    node.ancestors.first { $0.name == "scene" } ?? tree.root
  }
}
