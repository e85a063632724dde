import Geometry
import InterfaceBuilder

extension Draft {
  /// Copies views with everything in them, as dragging them with the Option key does. Each copy lies right behind its view.
  ///
  /// 1. Every object in a copy gets an id, and what refers to an object that was copied refers to the copy.
  /// 2. Constraints between what is copied are copied, those to anything else are not; neither are segues, of which a scene is
  ///    shown by one.
  /// 3. A copy that no constraint places is placed by its frame, unless it is in a stack view, which arranges it next.
  ///
  /// - Parameters:
  ///   - copies: an id for each copy that nothing has.
  ///   - distance: from a view to its copy, in points.
  func duplicate(_ ids: [String], as copies: [String], by distance: Point) throws(EditError) -> String {
    let views = try ids.map { id throws(EditError) in try duplicable(id) }
    guard ids.count == copies.count, Set(ids).count == ids.count else {
      throw EditError(.badValue, "each copy of a view needs a unique ID")
    }
    guard distance.x.isFinite, distance.y.isFinite else { throw badValue("a distance must be a finite number") }
    let chosen = Set(views.map(ObjectIdentifier.init))
    for view in views {
      if let outer = view.ancestors.first(where: { chosen.contains(ObjectIdentifier($0)) }) {
        throw refused("\(id(of: view) ?? "") is already copied as part of \(id(of: outer) ?? "")", view)
      }
    }
    for copy in copies { _ = try freshID(copy) }
    var names = Dictionary(zip(ids, copies)) { first, _ in first }
    for view in views { for node in view.subtree { name(node, &names) } }
    let inside = Set(views.flatMap(\.subtree).map(ObjectIdentifier.init))
    let outer = constraints.filter { constraint in
      !inside.contains(ObjectIdentifier(constraint))
        && items(of: constraint).allSatisfy { inside.contains(ObjectIdentifier($0)) }
    }
    for constraint in outer { name(constraint, &names) }
    var made: [SourceNode] = []
    for view in views {
      guard let parent = view.parent, let place = parent.children.firstIndex(where: { $0 === view }) else { continue }
      let copy = twin(of: view, names)
      move(copy, by: distance)
      tree.insert(copy, into: parent, at: place + 1)
      index(copy)
      made.append(copy)
    }
    for constraint in outer {
      guard let parent = constraint.parent else { continue }
      let copy = twin(of: constraint, names)
      tree.insert(copy, into: parent)
      index(copy)
    }
    fixFrames(of: made)
    return copies.first ?? ""
  }

  func duplicable(_ id: String) throws(EditError) -> SourceNode {
    let view = try view(id)
    guard view.parent?.name == "subviews" else {
      throw refused(
        "\(id) cannot be duplicated, because the view is a fixed part of the \(view.parent?.name ?? "document")", view)
    }
    return view
  }

  /// A new name for the id of a node.
  func name(_ node: SourceNode, _ names: inout [String: String]) {
    guard let id = id(of: node), names[id] == nil else { return }
    names[id] = newID()
  }

  /// A copy in which the names are exchanged, without what would refer to something that was not copied.
  func twin(of node: SourceNode, _ names: [String: String], from source: SourceTree? = nil) -> SourceNode {
    let copy = (source ?? tree).twin(of: node)
    let isForeign = source != nil
    let dropped = dropped(from: node, names, isForeign: isForeign)
    for (inner, original) in zip(copy.subtree, node.subtree) where dropped.contains(ObjectIdentifier(original)) {
      if let parent = inner.parent {
        tree.remove(inner)
        if parent !== copy { removeIfEmpty(parent) }
      }
    }
    for inner in copy.subtree {
      for attribute in inner.attributes where isReference(attribute.name, of: inner) {
        if let name = names[attribute.text] { tree.set(attribute.name, to: name, in: inner) { _ in false } }
      }
    }
    return copy
  }

  /// Constraints to what stays, what mentions them, and segues.
  private func dropped(
    from node: SourceNode, _ names: [String: String], isForeign: Bool
  ) -> Set<ObjectIdentifier> {
    let subtree = node.subtree
    let gone = subtree.filter { inner in
      if inner.name == "segue" { return true }
      // What an outlet of another document leads to is not here.
      if isForeign, ["outlet", "outletCollection", "action"].contains(inner.name) {
        return value("destination", of: inner).map { names[$0] == nil } ?? true
      }
      guard inner.name == "constraint" else { return false }
      return ["firstItem", "secondItem"].contains { attribute in
        value(attribute, of: inner).map { names[$0] == nil } ?? false
      }
    }
    let lost = Set(gone.compactMap { id(of: $0) })
    let mentions = subtree.filter { inner in
      ["reference", "destination"].contains { value($0, of: inner).map(lost.contains) ?? false }
    }
    return Set((gone + mentions).map(ObjectIdentifier.init))
  }

  private static let references: Set<String> = ["id", "firstItem", "secondItem", "destination", "reference"]

  private func isReference(_ attribute: String, of node: SourceNode) -> Bool {
    Self.references.contains(attribute)
      || AttributeVocabulary.holding(attribute, in: node.name, isView: isView(node)) == .object
  }

  func move(_ copy: SourceNode, by distance: Point) {
    guard let rect = copy.child("rect", key: "frame", in: tree) else { return }
    for (name, offset) in [("x", distance.x), ("y", distance.y)] where offset != 0 {
      let number = value(name, of: rect).flatMap(Number.decimal) ?? 0
      tree.set(name, to: Number.text(number + offset), in: rect) { _ in false }
    }
  }
}
