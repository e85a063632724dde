import Geometry
import InterfaceBuilder

/// What the elements of a draft are to each other.
extension Draft {
  func value(_ attribute: String, of node: SourceNode) -> String? { tree.value(of: attribute, in: node) }

  func id(of node: SourceNode) -> String? { value("id", of: node) }

  /// The element with the id.
  func node(_ id: String) throws(EditError) -> SourceNode {
    guard let node = nodes[id] else { throw EditError(.notFound, "no object has the id \(id)") }
    return node
  }

  /// The view with the id.
  func view(_ id: String) throws(EditError) -> SourceNode {
    let node = try node(id)
    guard isView(node) else { throw refused("\(id) is a \(node.name), not a view", node) }
    return node
  }

  /// Whether the element is a view: of a kind that is one, or anything that has a frame.
  func isView(_ node: SourceNode) -> Bool {
    if let kind = ElementKind(tag: node.name) { return kind.has(.view) }
    return node.name != "variation" && node.child("rect", key: "frame", in: tree) != nil
  }

  func isGuide(_ node: SourceNode) -> Bool { node.name.hasSuffix("ayoutGuide") }

  /// The view that the element is in; for a guide of a controller, the controller's view.
  func owner(of node: SourceNode) -> SourceNode? {
    for ancestor in node.ancestors {
      if isView(ancestor) { return ancestor }
      if isGuide(node), let view = controllerView(ancestor) { return view }
    }
    return nil
  }

  /// The nearest view around a view, in whatever container it keeps it.
  func superview(of node: SourceNode) -> SourceNode? { node.ancestors.first(where: isView) }

  /// The view of a controller's element.
  func controllerView(_ node: SourceNode) -> SourceNode? {
    node.children.first { value("key", of: $0) == ViewElement.Key.view.rawValue && isView($0) }
  }

  /// The view that positions of an item are those of: the view itself, or the one that owns the guide.
  func placed(_ node: SourceNode) -> SourceNode? { isView(node) ? node : isGuide(node) ? owner(of: node) : nil }

  /// The views in `<subviews>`, from back to front.
  func subviews(of node: SourceNode) -> [SourceNode] {
    (node.child("subviews")?.children ?? []).filter(isView)
  }

  /// The nearest view that both views are in, or that one is and the other is in.
  func commonAncestor(_ first: SourceNode, _ second: SourceNode) -> SourceNode? {
    let around = ([first] + first.ancestors).filter(isView)
    let others = Set(([second] + second.ancestors).map(ObjectIdentifier.init))
    return around.first { others.contains(ObjectIdentifier($0)) }
  }

  /// The stored frame of a view, in its superview's coordinates.
  func frame(of view: SourceNode) -> Rect? {
    guard let rect = view.child("rect", key: "frame", in: tree) else { return nil }
    func number(_ name: String) -> Double? {
      value(name, of: rect).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }
    guard let width = number("width"), let height = number("height") else { return nil }
    return Rect(x: number("x") ?? 0, y: number("y") ?? 0, width: width, height: height)
  }

  /// All constraints of the document, in its order. Linear in its size.
  var constraints: [SourceNode] { tree.root.subtree.filter { $0.name == "constraint" } }

  /// The items that a constraint names, its owner where it leaves one out.
  func items(of constraint: SourceNode) -> [SourceNode] {
    let owner = superview(of: constraint)
    let first = value("firstItem", of: constraint).map { nodes[$0] } ?? owner
    let second =
      value("secondItem", of: constraint).map { nodes[$0] }
      ?? (value("secondAttribute", of: constraint) == nil ? nil : owner)
    return [first, second].compactMap { $0 }
  }

  /// The areas of a view: `safeArea`, `contentLayoutGuide`, `frameLayoutGuide`; of a root without safe area `top` and `bottom`.
  func guide(_ key: String, of view: SourceNode) -> SourceNode? {
    if let own = view.children.first(where: { isGuide($0) && value("key", of: $0) == key }) { return own }
    return view.parent?.child("layoutGuides")?.children.first { value("type", of: $0) == key }
  }

  /// An error with the place of the element in the file; that of an element that is new is the nearest around it that is not.
  func refused(_ message: String, _ node: SourceNode? = nil) -> EditError {
    EditError(.refused, message, at: node.flatMap(position))
  }

  func badValue(_ message: String, _ node: SourceNode? = nil) -> EditError {
    EditError(.badValue, message, at: node.flatMap(position))
  }

  /// Where an element begins in the file as it was read. Linear in the place.
  func position(of node: SourceNode) -> SourcePosition? {
    guard let origin = ([node] + node.ancestors).lazy.compactMap(\.origin).first else { return nil }
    return SourcePosition.of(origin.lowerBound, in: tree.file, behindMark: tree.markLength)
  }
}
