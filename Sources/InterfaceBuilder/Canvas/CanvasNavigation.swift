/// The segues between the controllers of a document, from which the bars around each controller follow.
struct CanvasNavigation: Sendable {
  struct Arrival {
    let source: String
    let kind: ConnectionElement.SegueKind?
    let relationship: ConnectionElement.Relationship?

    /// Whether the destination goes on the stack of the source's navigation controller.
    var isPush: Bool { kind == .show || kind == .push }
  }

  private(set) var controllers: [String: ControllerElement] = [:]
  private var arrivals: [String: [Arrival]] = [:]

  init(_ scenes: [Scene]) {
    for scene in scenes {
      guard let controller = scene.controller else { continue }
      controllers[controller.id] = controller
      // A segue begins at whatever triggers it: a button or cell of the scene, a gesture, the controller itself.
      scene.element.forEachInTree { element in
        guard let segue = ConnectionElement(element), segue.kind == .segue, let destination = segue.destination else {
          return
        }
        let arrival = Arrival(source: controller.id, kind: segue.segueKind, relationship: segue.relationship)
        arrivals[destination, default: []].append(arrival)
      }
    }
  }

  /// The segues that lead to a controller, in document order.
  func arrivals(at id: String) -> [Arrival] { arrivals[id] ?? [] }

  /// Whether a controller is only embedded in container views.
  func isEmbedded(_ id: String) -> Bool {
    let arrivals = arrivals(at: id)
    return !arrivals.isEmpty && arrivals.allSatisfy { $0.kind == .embed }
  }
}

// MARK: - Navigation bar

/// The navigation bar over a controller.
struct CanvasNavigationBar: Hashable {
  var isPrompted = false
  /// Whether the bar is opaque, so that the controller's view begins below it.
  var isOpaque = false
  var hasLargeTitle = false
}

extension CanvasNavigation {
  /// The bar over a controller; nil for none.
  ///
  /// 1. The metrics that the controller simulates decide.
  /// 2. The root of a navigation controller has that one's bar, unless it is hidden.
  /// 3. A pushed controller has the bar of the one that pushes it, step by step.
  func navigationBar(over id: String) -> CanvasNavigationBar? {
    var visited: Set<String> = []
    var pending = [id]
    while let next = pending.popLast() {
      guard visited.insert(next).inserted, let controller = controllers[next]?.element else { continue }
      if let metrics = controller.simulatedMetrics(.top) {
        guard controller.simulatedBar(.top) != .noBar else {
          if next == id { return nil }
          continue
        }
        let isOpaque = next == id && metrics.bool("translucent") == false
        return CanvasNavigationBar(isPrompted: metrics.bool("prompted") == true, isOpaque: isOpaque)
      }
      for arrival in arrivals(at: next) {
        if arrival.relationship == .rootViewController, let stack = controllers[arrival.source]?.element {
          return bar(of: stack, over: id)
        }
      }
      pending += arrivals(at: next).filter(\.isPush).map(\.source).reversed()
    }
    return nil
  }

  private func bar(of stack: Element, over id: String) -> CanvasNavigationBar? {
    if stack.bool("navigationBarHidden") == true { return nil }
    let bar = stack.child(.navigationBar)
    let mode = controllers[id]?.navigationItem?.largeTitleDisplayMode
    return CanvasNavigationBar(hasLargeTitle: bar?.bool("largeTitles") == true && mode != .never)
  }
}

// MARK: - Bottom bars

/// The bars below a controller.
struct CanvasBottomBars: OptionSet, Hashable {
  let rawValue: Int
  static let tabBar = CanvasBottomBars(rawValue: 1)
  static let toolbar = CanvasBottomBars(rawValue: 2)
}

extension CanvasNavigation {
  /// The bars below a controller: those it simulates, and those of the controllers around and before it.
  ///
  /// A controller that hides them when pushed hides them for all that follow. A simulated tool bar lies above the
  /// tab bar that the controllers before bring along.
  func bottomBars(below id: String) -> CanvasBottomBars {
    var visited: Set<String> = []
    return bottomBars(below: id, visited: &visited)
  }

  private func bottomBars(below id: String, visited: inout Set<String>) -> CanvasBottomBars {
    // Chains are as long as a storyboard has scenes; a file made to be hostile must not exhaust the stack.
    guard visited.count < 1000, visited.insert(id).inserted, let controller = controllers[id]?.element else {
      return []
    }
    if controller.bool("hidesBottomBarWhenPushed") == true { return [] }
    switch controller.simulatedBar(.bottom) {
    case .noBar: return []
    case .tabBar: return .tabBar
    case .toolbar: return inherited(by: id, visited: &visited).union(.toolbar)
    default: return inherited(by: id, visited: &visited)
    }
  }

  private func inherited(by id: String, visited: inout Set<String>) -> CanvasBottomBars {
    for arrival in arrivals(at: id) {
      var bars: CanvasBottomBars = []
      if arrival.relationship == .viewControllers {
        bars = .tabBar
      } else if arrival.relationship == .rootViewController {
        bars = bottomBars(below: arrival.source, visited: &visited)
        if controllers[arrival.source]?.element.bool("toolbarHidden") == false { bars.insert(.toolbar) }
      } else if arrival.isPush {
        bars = bottomBars(below: arrival.source, visited: &visited)
      }
      if !bars.isEmpty { return bars }
    }
    return []
  }
}
