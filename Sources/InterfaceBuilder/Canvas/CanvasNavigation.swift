/// How the controllers of a document reach each other, as far as bars follow from it.
struct CanvasNavigation {
  private struct Arrival {
    let source: String
    let kind: String
    let relationship: String?
  }

  private var controllers: [String: ControllerElement] = [:]
  private var arrivals: [String: [Arrival]] = [:]

  init(_ document: Document) {
    for scene in document.scenes {
      guard let controller = scene.controller else { continue }
      controllers[controller.id] = controller
      // A segue begins at whatever triggers it: a button or cell of the scene, a gesture, the controller itself.
      scene.element.forEachInTree { element in
        guard element.name == "segue", let destination = element["destination"] else { return }
        let arrival = Arrival(
          source: controller.id, kind: element["kind"] ?? "", relationship: element["relationship"])
        arrivals[destination, default: []].append(arrival)
      }
    }
  }

  /// The navigation controller in whose stack a controller is: as its root, or pushed, directly or step by step.
  func navigationController(of id: String) -> ControllerElement? {
    var visited: Set<String> = []
    var pending = [id]
    while let next = pending.popLast() {
      guard visited.insert(next).inserted else { continue }
      for arrival in arrivals[next] ?? [] {
        if arrival.relationship == "rootViewController" { return controllers[arrival.source] }
        if arrival.kind == "show" || arrival.kind == "push" { pending.append(arrival.source) }
      }
    }
    return nil
  }

  /// Whether a controller is one of a tab bar controller's, or in the stack of one that is.
  func isInTabBar(_ id: String) -> Bool {
    if isTab(id) { return true }
    return navigationController(of: id).map { isTab($0.id) } ?? false
  }

  /// Whether a controller is shown by a push, not as the first of its stack.
  func isPushed(_ id: String) -> Bool {
    let arrivals = arrivals[id] ?? []
    return arrivals.contains { $0.kind == "show" || $0.kind == "push" }
      && !arrivals.contains { $0.relationship == "rootViewController" }
  }

  /// Whether a controller is only embedded in a container view.
  func isEmbedded(_ id: String) -> Bool {
    let arrivals = arrivals[id] ?? []
    return !arrivals.isEmpty && arrivals.allSatisfy { $0.kind == "embed" }
  }

  /// The kinds of segues that lead to a controller.
  func kinds(to id: String) -> [String] { (arrivals[id] ?? []).map { $0.relationship ?? $0.kind } }

  private func isTab(_ id: String) -> Bool {
    (arrivals[id] ?? []).contains { $0.relationship == "viewControllers" }
  }
}
