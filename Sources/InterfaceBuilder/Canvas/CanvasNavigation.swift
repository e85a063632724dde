/// The segues between the controllers of a document, from which the bars around each controller follow.
struct CanvasNavigation: Sendable {
  struct Arrival {
    let source: String
    let kind: ConnectionElement.SegueKind?
    let relationship: ConnectionElement.Relationship?

    /// Whether the destination goes on the stack of the source's navigation controller.
    var isPush: Bool { kind == .show || kind == .push }

    /// The same of the first controller on that stack.
    var isStacked: Bool { isPush || relationship == .rootViewController }
  }

  private(set) var controllers: [String: ControllerElement] = [:]
  private var arrivals: [String: [Arrival]] = [:]
  /// What is known of each controller once it was asked for or passed on the way to another.
  private var barSources: [String: BarSource] = [:]
  private var bottoms: [String: CanvasBottomBars] = [:]
  /// The controllers that are only shown in container views: embedded, or on the stack of a navigation controller that is.
  private(set) var contained: Set<String> = []

  init(_ scenes: [Scene]) {
    for scene in scenes {
      guard let controller = scene.controller else { continue }
      let id = controller.id
      controllers[id] = controller
      // A segue begins at whatever triggers it: a button or cell of the scene, a gesture, the controller itself.
      scene.element.forEachInTree { element in
        guard let segue = ConnectionElement(element), segue.kind == .segue, let destination = segue.destination else {
          return
        }
        let arrival = Arrival(source: id, kind: segue.segueKind, relationship: segue.relationship)
        arrivals[destination, default: []].append(arrival)
      }
    }
    contained = findContained()
    for scene in scenes {
      guard let id = scene.controller?.id else { continue }
      findBarSource(of: id)
      findBottomBars(below: id)
    }
  }

  /// The segues that lead to a controller, in document order.
  func arrivals(at id: String) -> [Arrival] { arrivals[id] ?? [] }

  /// Whether a controller is only embedded in container views.
  func isEmbedded(_ id: String) -> Bool {
    let arrivals = arrivals(at: id)
    return !arrivals.isEmpty && arrivals.allSatisfy { $0.kind == .embed }
  }

  /// Whether a controller is only ever shown by others, none of which is in a navigation stack: then it is presented.
  func isPresentedByShowing(_ id: String) -> Bool {
    let arrivals = arrivals(at: id)
    return !arrivals.isEmpty && arrivals.allSatisfy(\.isPush) && navigationBar(over: id) == nil
  }

  private func findContained() -> Set<String> {
    var successors: [String: [String]] = [:]
    var pending: [String] = []
    var embedded: [String] = []
    for id in controllers.keys {
      let arrivals = arrivals(at: id)
      if arrivals.contains(where: { $0.kind == .embed }) { embedded.append(id) }
      for arrival in arrivals where arrival.isStacked { successors[arrival.source, default: []].append(id) }
      if arrivals.isEmpty || !arrivals.allSatisfy({ $0.kind == .embed || $0.isStacked }) { pending.append(id) }
    }
    // What follows a controller that fills the screen does so, too.
    let free = reached(from: pending, by: successors)
    return reached(from: embedded, by: successors).subtracting(free)
  }

  private func reached(from starts: [String], by successors: [String: [String]]) -> Set<String> {
    var reached: Set<String> = []
    var pending = starts
    while let id = pending.popLast() {
      if reached.insert(id).inserted { pending += successors[id] ?? [] }
    }
    return reached
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

/// Where the navigation bar of a controller comes from.
private enum BarSource: Sendable {
  case none
  /// The metrics that a controller simulates, this one or one before it.
  case simulated(String)
  /// The bar of a navigation controller.
  case stack(String)
}

extension CanvasNavigation {
  /// The bar over a controller; nil for none.
  ///
  /// 1. The metrics that the controller simulates decide.
  /// 2. The root of a navigation controller has that one's bar, unless it is hidden.
  /// 3. A pushed controller has the bar of the one that pushes it, step by step.
  func navigationBar(over id: String) -> CanvasNavigationBar? {
    switch barSources[id] ?? .none {
    case .none: return nil
    case .simulated(let source):
      let metrics = controllers[source]?.element.simulatedMetrics(.top)
      let isOpaque = source == id && metrics?.bool("translucent") == false
      return CanvasNavigationBar(isPrompted: metrics?.bool("prompted") == true, isOpaque: isOpaque)
    case .stack(let source): return controllers[source].flatMap { bar(of: $0.element, over: id) }
    }
  }

  private func bar(of stack: Element, over id: String) -> CanvasNavigationBar? {
    if stack.bool("navigationBarHidden") == true { return nil }
    let bar = stack.child(.navigationBar)
    let mode = controllers[id]?.navigationItem?.largeTitleDisplayMode
    return CanvasNavigationBar(hasLargeTitle: bar?.bool("largeTitles") == true && mode != .never)
  }

  /// What one controller says of its bar, and if nothing, which controllers push it, in document order.
  private func barStep(_ id: String) -> (source: BarSource?, pushers: [String]) {
    guard let controller = controllers[id]?.element else { return (BarSource.none, []) }
    if controller.simulatedMetrics(.top) != nil {
      return (controller.simulatedBar(.top) == .noBar ? BarSource.none : .simulated(id), [])
    }
    let arrivals = arrivals(at: id)
    let stack = arrivals.first { $0.relationship == .rootViewController && controllers[$0.source] != nil }
    if let stack { return (.stack(stack.source), []) }
    return (nil, unique(arrivals.filter(\.isPush).map(\.source)))
  }

  /// Follows a chain of pushes to its beginning or to a controller that is known, and notes what is found for the whole chain: a
  /// chain may be as long as the document. Where several controllers push one, they are searched in turn.
  private mutating func findBarSource(of id: String) {
    var chain: [String] = []
    var isInChain: Set<String> = []
    var next = id
    var found = BarSource.none
    while isInChain.insert(next).inserted {
      if let known = barSources[next] {
        found = known
        break
      }
      chain.append(next)
      let step = barStep(next)
      guard step.source == nil, let pusher = step.pushers.first else {
        found = step.source ?? .none
        break
      }
      guard step.pushers.count == 1 else {
        found = searchBarSource(of: next)
        break
      }
      next = pusher
    }
    for id in chain { barSources[id] = found }
  }

  private func searchBarSource(of id: String) -> BarSource {
    var visited: Set<String> = []
    var pending = [id]
    while let next = pending.popLast() {
      guard visited.insert(next).inserted else { continue }
      let step = barStep(next)
      switch step.source {
      case nil: pending += step.pushers.reversed()
      case BarSource.none?: break
      case let source?: return source
      }
    }
    return .none
  }

  private func unique(_ sources: [String]) -> [String] {
    var seen: Set<String> = []
    return sources.filter { seen.insert($0).inserted }
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
  func bottomBars(below id: String) -> CanvasBottomBars { bottoms[id] ?? [] }

  /// What a controller's bars are made of.
  private enum BottomStep {
    case known(CanvasBottomBars)
    /// Those of the controllers that lead to it, in document order, and bars beside each; the first that has any counts. `own` is added.
    case inherited([(source: String, beside: CanvasBottomBars)], own: CanvasBottomBars)
  }

  private func bottomStep(_ id: String) -> BottomStep {
    guard let controller = controllers[id]?.element, controller.bool("hidesBottomBarWhenPushed") != true else {
      return .known([])
    }
    let own: CanvasBottomBars
    switch controller.simulatedBar(.bottom) {
    case .noBar: return .known([])
    case .tabBar: return .known(.tabBar)
    case .toolbar: own = .toolbar
    default: own = []
    }
    var sources: [(source: String, beside: CanvasBottomBars)] = []
    for arrival in arrivals(at: id) {
      if arrival.relationship == .viewControllers {
        // A tab bar counts unless one before it brings bars.
        if sources.isEmpty { return .known(own.union(.tabBar)) }
        sources.append(("", .tabBar))
        break
      } else if arrival.relationship == .rootViewController {
        let hasToolbar = controllers[arrival.source]?.element.bool("toolbarHidden") == false
        sources.append((arrival.source, hasToolbar ? .toolbar : []))
      } else if arrival.isPush, sources.last.map({ $0.source != arrival.source || !$0.beside.isEmpty }) ?? true {
        sources.append((arrival.source, []))
      }
    }
    return .inherited(sources, own: own)
  }

  /// Follows the chain of controllers that lead here to its beginning or to one that is known, then notes the bars of each from there
  /// on. Where several lead to one, each is searched.
  private mutating func findBottomBars(below id: String) {
    var chain: [(id: String, beside: CanvasBottomBars, own: CanvasBottomBars)] = []
    var isInChain: Set<String> = []
    var next = id
    var bars: CanvasBottomBars = []
    while isInChain.insert(next).inserted {
      if let known = bottoms[next] {
        bars = known
        break
      }
      guard case .inherited(let sources, let own) = bottomStep(next), sources.count == 1 else {
        var visited: Set<String> = []
        bars = searchBottomBars(below: next, visited: &visited)
        bottoms[next] = bars
        break
      }
      chain.append((next, sources[0].beside, own))
      next = sources[0].source
    }
    for link in chain.reversed() {
      bars = bars.union(link.beside).union(link.own)
      bottoms[link.id] = bars
    }
  }

  private func searchBottomBars(below id: String, visited: inout Set<String>) -> CanvasBottomBars {
    if let known = bottoms[id] { return known }
    // A file made to be hostile must not exhaust the stack.
    guard visited.count < 1000, visited.insert(id).inserted else { return [] }
    switch bottomStep(id) {
    case .known(let bars): return bars
    case .inherited(let sources, let own):
      for (source, beside) in sources {
        let bars = source.isEmpty ? beside : searchBottomBars(below: source, visited: &visited).union(beside)
        if !bars.isEmpty { return bars.union(own) }
      }
      return own
    }
  }
}
