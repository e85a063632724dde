import Geometry
import InterfaceBuilder

/// Views that leave a document as text, and come into this or another one.
extension Draft {
  /// Views with everything in them, the constraints between them and the resources of the document, as the text of a small xib.
  ///
  /// - Throws: ``EditError`` if one is no view that can be copied.
  package func fragment(of ids: [String]) throws(EditError) -> String {
    let views = outermost(try ids.map { id throws(EditError) in try duplicable(id) })
    let inside = Set(views.flatMap(\.subtree).map(ObjectIdentifier.init))
    let between = constraints.filter { constraint in
      !inside.contains(ObjectIdentifier(constraint)) && value("firstItem", of: constraint) != nil
        && items(of: constraint).allSatisfy { inside.contains(ObjectIdentifier($0)) }
    }
    let parts = views.map(tree.text) + ["<constraints>"] + between.map(tree.text) + ["</constraints>"]
    let resources = tree.root.child("resources").map(tree.text) ?? ""
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>
      \(parts.joined(separator: "\n"))
      </objects>
      \(resources)
      </document>
      """
  }

  /// Puts the views of a fragment into a view, behind its subviews unless a place is given. Every object gets an id of its own; what
  /// would refer to something that is not in the fragment is left out. A view that would lie exactly on another one lies 20 points to
  /// the right and below it.
  ///
  /// - Returns: the ids of the views.
  func paste(_ text: String, into containerID: String, at index: Int?) throws(EditError) -> [String] {
    let container = try container(containerID)
    if let index { try check(index, in: container) }
    let source: SourceTree
    do throws(ReadError) {
      source = try SourceTree(try Document.read(.init(Array(text.utf8)), file: "pasteboard"))
    } catch {
      throw EditError(.badValue, "the pasted text contains no views of Interface Builder")
    }
    let objects = source.root.child("objects")?.children ?? []
    let views = objects.filter { isView($0) }
    guard !views.isEmpty else { throw EditError(.badValue, "the pasted text contains no views of Interface Builder") }
    let between = objects.filter { $0.name == "constraints" }.flatMap(\.children)
    var names: [String: String] = [:]
    for node in views + between { for inner in node.subtree { name(inner, &names) } }
    for resource in source.root.child("resources")?.children ?? [] { bring(resource, from: source) }
    var made: [SourceNode] = []
    for (offset, view) in views.enumerated() {
      let copy = twin(of: view, names, from: source)
      if copy.attributes.contains(where: { $0.name == "key" }) { tree.set("key", to: nil, in: copy) { _ in false } }
      let taken = subviews(of: container).compactMap { frame(of: $0) }
      if let frame = frame(of: copy), taken.contains(frame) { move(copy, by: Verb.usualDistance) }
      tree.insert(copy, into: subviewContainer(of: container), at: index.map { $0 + offset })
      self.index(copy)
      made.append(copy)
    }
    for constraint in between
    where ["firstItem", "secondItem"].allSatisfy({ attribute in
      value(attribute, of: constraint).map { names[$0] != nil } ?? true
    }) {
      let holder =
        container.child("constraints")
        ?? insert(
          NewElement("constraints"), into: container,
          at: ChildOrder.placeOfConstraints(in: container.children) { value("key", of: $0) })
      let copy = twin(of: constraint, names, from: source)
      tree.insert(copy, into: holder)
      self.index(copy)
    }
    if ElementKind(tag: container.name) == .stackView { for view in made { set("fixedFrame", to: nil, in: view) } }
    fixFrames(of: made)
    return made.compactMap { id(of: $0) }
  }

  /// A color or an image that the document does not have yet.
  private func bring(_ resource: SourceNode, from source: SourceTree) {
    guard let name = value("name", of: resource), !hasResource(resource.name, name) else { return }
    let resources = tree.root.child("resources") ?? insert(NewElement("resources"), into: tree.root)
    tree.insert(source.twin(of: resource), into: resources, at: placeOfResource(resource.name, name, in: resources))
  }
}

extension SourceTree {
  /// An element as it is written now.
  func text(of node: SourceNode) -> String {
    var bytes: [UInt8] = []
    func write(_ node: SourceNode) {
      bytes += node.open.bytes(in: file)
      for attribute in node.attributes {
        for chunk in [attribute.lead, attribute.value, attribute.close] { bytes += chunk.bytes(in: file) }
      }
      bytes += node.openEnd.bytes(in: file)
      for piece in node.pieces {
        switch piece {
        case .text(let chunk): bytes += chunk.bytes(in: file)
        case .node(let child): write(child)
        }
      }
      bytes += node.close.bytes(in: file)
    }
    write(node)
    return String(decoding: bytes, as: UTF8.self)
  }
}
