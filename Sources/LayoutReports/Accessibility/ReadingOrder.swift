import Geometry

/// Columns of texts that VoiceOver reads across: without other orders, it reads from the leading edge to the trailing one and then down,
/// whatever lies in what.
///
/// source: https://developer.apple.com/documentation/objectivec/nsobject/shouldgroupaccessibilitychildren
package struct ReadingOrder: Sendable {
  /// The view in which one of the columns lies.
  package var column: ViewReport
  /// The view beside it.
  package var neighbor: ViewReport
  /// What is read, in the order of VoiceOver.
  package var words: [String]

  /// Neighbors of which each has two texts or more below each other, on other lines than the other one has two: a line of the one is read
  /// between two of the other. Rows of a table are read as one, and columns whose texts are in lines are read as a table is.
  ///
  /// - Parameter isGroup: whether the children of a view are read together.
  package static func mixed(in scene: SceneReport, isGroup: (ViewReport) -> Bool) -> [ReadingOrder] {
    var found: [ReadingOrder] = []
    var pending = [(view: scene.root, frame: scene.root?.frame ?? .zero)]
    while let (next, frame) = pending.popLast() {
      guard let view = next, !view.isHidden, view.alpha > 0.01, !isRead(view), !isGroup(view) else { continue }
      let children = view.children.map { child in
        (view: child, frame: child.frame.moved(into: frame, boundsOrigin: view.boundsOrigin))
      }
      pending += children.map { ($0.view, $0.frame) }
      let columns = children.compactMap { child in
        isGroup(child.view) || isRead(child.view) ? nil : Column(child.view, child.frame)
      }
      .filter { $0.texts.count > 1 }
      for (index, column) in columns.enumerated() {
        for other in columns[(index + 1)...] {
          if let order = mixed(column, other) { found.append(order) }
        }
      }
    }
    return found
  }

  /// Whether a view is read as one.
  private static func isRead(_ view: ViewReport) -> Bool {
    if case .control = view.content { return true }
    return view.className.hasSuffix("Button") || view.className.hasSuffix("Cell")
  }

  /// A view with the texts in it, each with its place on the screen.
  private struct Column {
    let view: ViewReport
    let frame: Rect
    private(set) var texts: [(text: String, frame: Rect)] = []

    init(_ view: ViewReport, _ frame: Rect) {
      (self.view, self.frame) = (view, frame)
      var pending = [(view, frame)]
      while let (next, frame) = pending.popLast() {
        guard !next.isHidden, next.alpha > 0.01 else { continue }
        if case .text(let text) = next.content, !text.lines.isEmpty {
          texts.append((text.lines.map(\.text).joined(separator: " "), frame))
        }
        if ReadingOrder.isRead(next) { continue }
        pending += next.children.map { ($0, $0.frame.moved(into: frame, boundsOrigin: next.boundsOrigin)) }
      }
      texts.sort { ($0.frame.y, $0.frame.x) < ($1.frame.y, $1.frame.x) }
    }
  }

  private static func mixed(_ one: Column, _ other: Column) -> ReadingOrder? {
    // Beside each other.
    guard one.frame.maxX <= other.frame.x + 0.5 || other.frame.maxX <= one.frame.x + 0.5 else { return nil }
    // Below each other.
    for column in [one, other] {
      guard zip(column.texts, column.texts.dropFirst()).contains(where: { $1.frame.y >= $0.frame.maxY - 1 }) else {
        return nil
      }
    }
    func isInLine(_ a: Rect, _ b: Rect) -> Bool {
      abs(a.y + a.height / 2 - b.y - b.height / 2) < min(a.height, b.height) / 2
    }
    // Lines that both have make rows, which are read in order.
    let rows = one.texts.count { text in other.texts.contains { isInLine(text.frame, $0.frame) } }
    guard rows < min(one.texts.count, other.texts.count) else { return nil }
    let all = (one.texts.map { ($0, true) } + other.texts.map { ($0, false) }).sorted { $0.0.frame.y < $1.0.frame.y }
    let changes = zip(all, all.dropFirst()).count { $0.1 != $1.1 }
    guard changes > 1 else { return nil }
    return ReadingOrder(column: one.view, neighbor: other.view, words: all.map(\.0.text))
  }
}
