import InterfaceBuilder

extension Draft {
  /// Removes objects with what refers to them: constraints and outlets of what is gone, mentions in variations. Linear in the size
  /// of the document, however many go.
  func remove(_ ids: [String]) throws(EditError) -> String {
    let nodes = try ids.map { id throws(EditError) in scene(ofController: try node(id)) }
    for node in nodes { try checkRemovable(node) }
    let targets = outermost(nodes)
    var gone = Set(targets.flatMap { $0.subtree.compactMap { id(of: $0) } })
    var referring = references(to: gone)
    // Outlets to constraints that are gone because of views go as well.
    let constraints = referring.filter { $0.name == "constraint" }.compactMap { id(of: $0) }
    if !constraints.isEmpty {
      gone.formUnion(constraints)
      referring = references(to: gone)
    }
    let dying = targets.filter { $0.name == "constraint" } + referring.filter { $0.name == "constraint" }
    let freed = dying.flatMap(items).filter { !gone.contains(id(of: $0) ?? "") }
    if let initial = value("initialViewController", of: tree.root), gone.contains(initial) {
      tree.set("initialViewController", to: nil, in: tree.root) { _ in false }
    }
    for node in targets { delete(node) }
    for node in referring where node.parent != nil && isInTree(node) { delete(node) }
    fixFrames(of: freed)
    return ids.first ?? ""
  }

  private static let removable: Set<String> = [
    "constraint", "outlet", "outletCollection", "action", "segue", "barButtonItem", "navigationItem", "tabBarItem",
    "tableViewSection", "exit", "scene",
  ]

  /// With a controller goes its scene.
  private func scene(ofController node: SourceNode) -> SourceNode {
    guard isController(node), node.parent?.name == "objects", let scene = node.parent?.parent, scene.name == "scene"
    else {
      return node
    }
    return scene
  }

  private func checkRemovable(_ node: SourceNode) throws(EditError) {
    if Self.removable.contains(node.name) || isGuide(node) && ["layoutGuide", "layoutGuides"].contains(node.name) {
      return
    }
    if node.name.hasSuffix("GestureRecognizer") { return }
    guard isView(node) else { throw refused("a \(node.name) cannot be removed here", node) }
    guard ["subviews", "prototypes", "cells"].contains(node.parent?.name) else {
      throw refused(
        "\(id(of: node) ?? "the view") cannot be removed, because the \(node.parent?.name ?? "document") requires this object",
        node)
    }
  }

  /// Those that are in none of the others.
  func outermost(_ nodes: [SourceNode]) -> [SourceNode] {
    let chosen = Set(nodes.map(ObjectIdentifier.init))
    var seen: Set<ObjectIdentifier> = []
    return nodes.filter { node in
      seen.insert(ObjectIdentifier(node)).inserted && !node.ancestors.contains { chosen.contains(ObjectIdentifier($0)) }
    }
  }

  private func isInTree(_ node: SourceNode) -> Bool { (node.ancestors.last ?? node) === tree.root }

  /// Constraints, connections and mentions in variations that name one of the objects.
  func references(to gone: Set<String>) -> [SourceNode] {
    tree.root.subtree.filter { node in
      let names: [String]
      switch node.name {
      case "constraint": names = ["firstItem", "secondItem"]
      case "outlet", "outletCollection", "action", "segue": names = ["destination"]
      case "include", "exclude": names = ["reference"]
      default: return false
      }
      return names.contains { value($0, of: node).map(gone.contains) ?? false }
    }
  }

  /// Views without constraints are placed by their frames, which Interface Builder says of each.
  func fixFrames(of candidates: [SourceNode]) {
    guard !candidates.isEmpty else { return }
    var constrained: Set<ObjectIdentifier> = []
    for constraint in constraints { for item in items(of: constraint) { constrained.insert(ObjectIdentifier(item)) } }
    for view in candidates
    where !constrained.contains(ObjectIdentifier(view)) && view.parent?.name == "subviews" && isInTree(view)
      && value("translatesAutoresizingMaskIntoConstraints", of: view) == "NO"
      && superview(of: view).map({ ElementKind(tag: $0.name) != .stackView }) ?? false
    {
      set("fixedFrame", to: "YES", in: view)
    }
  }
}
