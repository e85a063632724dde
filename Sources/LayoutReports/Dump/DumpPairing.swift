import Geometry

/// Which view of one dump is which of another.
///
/// 1. Views with an accessibility identifier that no other view of either dump has are pairs, as are views of controllers of one class, in
///    their order.
/// 2. Below a pair, subviews are pairs that have the same identifier, class and text, then the same class and text, then the same class,
///    then the same kind: each time in their order. Where both trees are the same, these are the views with the same path.
/// 3. A view of the system that the other dump lacks is looked through: what is in it counts as what is around it.
struct DumpPairing {
  /// A view of a device and one of ours, by their places in the lists of views.
  struct Pair: Hashable {
    var dumped: Int
    var computed: Int
    /// The place in the list of pairs of the nearest pair around this one; nil for the first.
    var outer: Int?
  }

  /// In the order of the dump, superviews first.
  private(set) var pairs: [Pair] = []
  let dumped: DumpTree
  let computed: DumpTree
  /// By the places of the views, the views of the other side.
  private var partners: [Int: Int] = [:]
  private var isTaken: Set<Int> = []

  init(_ dumped: ScreenDump.Screen, _ computed: ScreenDump.Screen) {
    (self.dumped, self.computed) = (DumpTree(dumped.views), DumpTree(computed.views))
    guard !dumped.views.isEmpty, !computed.views.isEmpty else { return }
    pairRoots()
    pairByNames { $0.identifier }
    pairControllers()
    for place in dumped.views.indices where partners[place] != nil { pairChildren(below: place) }
    list()
  }

  /// Whether the view of the dump has a partner.
  func isPaired(dumped place: Int) -> Bool { partners[place] != nil }
  /// Whether our view has a partner.
  func isPaired(computed place: Int) -> Bool { isTaken.contains(place) }

  private mutating func pair(_ first: Int, _ second: Int) {
    guard partners[first] == nil, !isTaken.contains(second) else { return }
    partners[first] = second
    isTaken.insert(second)
  }

  // MARK: Roots and names

  /// Two windows or two views are the same. A window holds the view of the controller that the other dump begins with.
  private mutating func pairRoots() {
    let isWindow = (dumped.views[0].isWindow, computed.views[0].isWindow)
    if isWindow.0 == isWindow.1 {
      pair(0, 0)
    } else if isWindow.0 {
      pair(dumped.content(for: computed.views[0]), 0)
    } else {
      pair(0, computed.content(for: dumped.views[0]))
    }
  }

  private mutating func pairByNames(_ name: (ScreenDump.View) -> String?) {
    let (first, second) = (dumped.singles(name), computed.singles(name))
    for place in dumped.views.indices {
      guard let name = name(dumped.views[place]), first[name] == place, let other = second[name] else { continue }
      pair(place, other)
    }
  }

  private mutating func pairControllers() {
    var free: [String: [Int]] = [:]
    for place in computed.views.indices.reversed() {
      if let name = computed.views[place].controller { free[name, default: []].append(place) }
    }
    for place in dumped.views.indices {
      guard let name = dumped.views[place].controller, let other = free[name]?.popLast() else { continue }
      pair(place, other)
    }
  }

  // MARK: Subviews

  private mutating func pairChildren(below place: Int) {
    guard let other = partners[place] else { return }
    var first = dumped.children[place].filter { partners[$0] == nil }
    var second = computed.children[other].filter { !isTaken.contains($0) }
    // As deep as the system puts views of its own around those of an app.
    for _ in 0..<4 {
      match(&first, &second) { $0.identifier.map { "\($0)" } }
      match(&first, &second) { view in view.text.map { "\(view.className)\n\($0)" } }
      match(&first, &second) { $0.className }
      match(&first, &second) { $0.kind?.rawValue }
      guard !first.isEmpty || !second.isEmpty else { return }
      let inner = (
        lookThrough(first, dumped) { partners[$0] == nil }, lookThrough(second, computed) { !isTaken.contains($0) }
      )
      if inner.0 == first, inner.1 == second { return }
      (first, second) = inner
    }
  }

  private mutating func match(_ first: inout [Int], _ second: inout [Int], by key: (ScreenDump.View) -> String?) {
    guard !first.isEmpty, !second.isEmpty else { return }
    var free: [String: [Int]] = [:]
    for place in second.reversed() {
      if let key = key(computed.views[place]) { free[key, default: []].append(place) }
    }
    for place in first {
      guard let key = key(dumped.views[place]), let other = free[key]?.popLast() else { continue }
      pair(place, other)
    }
    first.removeAll { partners[$0] != nil }
    second.removeAll { isTaken.contains($0) }
  }

  /// The views, with what is in views of the system in place of these.
  private func lookThrough(_ places: [Int], _ tree: DumpTree, isFree: (Int) -> Bool) -> [Int] {
    places.flatMap { place in
      let inner = tree.children[place].filter(isFree)
      return tree.views[place].isOfSystem && !inner.isEmpty ? inner : [place]
    }
  }

  // MARK: The list

  private mutating func list() {
    var places: [Int: Int] = [:]
    for place in dumped.views.indices {
      guard let other = partners[place] else { continue }
      var outer = dumped.parents[place]
      while let present = outer {
        if let partner = partners[present], computed.contains(other, in: partner) { break }
        outer = dumped.parents[present]
      }
      places[place] = pairs.count
      pairs.append(Pair(dumped: place, computed: other, outer: outer.flatMap { places[$0] }))
    }
  }
}

/// The views of a screen as a tree, by their places in the list.
struct DumpTree {
  let views: [ScreenDump.View]
  private(set) var parents: [Int?] = []
  private(set) var children: [[Int]] = []
  /// Where the origins of the views are in the coordinates of the root.
  private(set) var origins: [Point] = []

  init(_ views: [ScreenDump.View]) {
    self.views = views
    let places = Dictionary(views.enumerated().map { ($1.path, $0) }) { first, _ in first }
    children = Array(repeating: [], count: views.count)
    for (place, view) in views.enumerated() {
      let parent = view.path.parent.flatMap { places[$0] }
      parents.append(parent)
      guard let parent else {
        origins.append(.zero)
        continue
      }
      children[parent].append(place)
      let (outer, bounds) = (origins[parent], views[parent].bounds)
      origins.append(Point(x: outer.x + view.frame.x - bounds.x, y: outer.y + view.frame.y - bounds.y))
    }
  }

  /// The frame in the coordinates of a view around it; of the root, whose place is the screen's affair, the size alone.
  func frame(of place: Int, in outer: Int?) -> Rect {
    let frame = views[place].frame
    guard let outer else { return Rect(width: frame.width, height: frame.height) }
    if parents[place] == outer { return frame }
    let (inner, around, bounds) = (origins[place], origins[outer], views[outer].bounds)
    return Rect(
      x: inner.x - around.x + bounds.x, y: inner.y - around.y + bounds.y, width: frame.width, height: frame.height)
  }

  /// Whether a bar is around the view.
  func isInBar(_ place: Int) -> Bool {
    var outer = parents[place]
    while let present = outer {
      if views[present].kind == .bar { return true }
      outer = parents[present]
    }
    return false
  }

  func contains(_ place: Int, in outer: Int) -> Bool {
    views[place].path.indices.starts(with: views[outer].path.indices)
  }

  /// The views whose name no other view has, by their names.
  func singles(_ name: (ScreenDump.View) -> String?) -> [String: Int] {
    var found: [String: Int] = [:]
    var known: Set<String> = []
    for (place, view) in views.enumerated() {
      guard let name = name(view) else { continue }
      found[name] = known.insert(name).inserted ? place : nil
    }
    return found
  }

  /// The view in a window that another dump begins with: of a controller of the same class, else of the first controller that does not
  /// only hold others.
  func content(for root: ScreenDump.View) -> Int {
    let owned = views.indices.filter { views[$0].controller != nil }
    if let name = root.controller, name != "UIViewController",
      let same = owned.first(where: { views[$0].controller == name })
    {
      return same
    }
    return owned.first { !(views[$0].controller?.isContainer ?? false) } ?? 0
  }
}

extension ScreenDump.View {
  /// Whether the view is a window, which holds the view of a controller.
  package var isWindow: Bool { path == .root && className.hasSuffix("Window") }

  /// Whether the class is one of the system's that an app does not name: `_UIBarBackground`, `UITransitionView`.
  var isOfSystem: Bool { className.hasPrefix("_") || className.hasPrefix("UI") }
}

extension String {
  /// Whether a class of view controllers is one of UIKit's that hold others, or a subclass that is called so.
  fileprivate var isContainer: Bool {
    ["NavigationController", "TabBarController", "SplitViewController", "PageViewController"].contains { hasSuffix($0) }
  }
}
