import Geometry
import InterfaceBuilder
import LayoutReports
import UIKitCore

/// Finds for every view that differs the reason, as far as frames and document tell.
///
/// 1. What the document or layout says of the view itself counts first: marked misplaced, ambiguous, a point at most.
/// 2. A view whose own content has another size is a root: text, an image, a class of the app. It is one only where its parent
///    has the size Xcode stored, for a label that fills its parent has the parent's reason.
/// 3. From the roots the reason spreads to views that differ in the same axis and hang on one that has it.
/// 4. Of what is left, arranged views that Xcode shows larger than their content, the inner before the outer, are roots; then step 3.
/// 5. Of what is left, the first in the document is a root without a known reason; then step 3 again.
struct DifferenceCauses {
  private var views: [ViewVerification]
  private let compared: [ComparedView]
  private let tolerance: Double
  private let places: [String: Int]
  private var neighbors: [Int: [Int]] = [:]

  init(_ compared: [ComparedView], tolerance: Double, ambiguous: Set<String>) {
    self.compared = compared
    self.tolerance = tolerance
    views = compared.map {
      ViewVerification(
        id: $0.element.id, element: $0.element.tag, name: $0.element.displayName, line: $0.element.position.line,
        column: $0.element.position.column, stored: $0.stored, computed: $0.computed)
    }
    places = Dictionary(compared.enumerated().map { ($1.element.id, $0) }) { first, _ in first }
    for index in views.indices where differs(index) { views[index].cause = ownCause(index, ambiguous) }
    findNeighbors()
    let unexplained = views.indices.filter { differs($0) && views[$0].cause == nil }
    let roots = unexplained.compactMap { index in contentCause(index).map { (index, $0) } }
    for (index, cause) in roots { views[index].cause = cause }
    for (index, _) in roots { spread(from: index) }
    for index in unexplained.reversed() where views[index].cause == nil && isLargerThanContent(index) {
      views[index].cause = .earlierSize
      spread(from: index)
    }
    for index in unexplained where views[index].cause == nil {
      views[index].cause = .unknown
      spread(from: index)
    }
  }

  var explained: [ViewVerification] { views }

  /// Stored numbers have three decimals.
  private func differs(_ index: Int) -> Bool { views[index].largestDifference > tolerance + 0.001 }

  private func ownCause(_ index: Int, _ ambiguous: Set<String>) -> DifferenceCause? {
    if compared[index].element.isMisplaced { return .markedMisplaced }
    if ambiguous.contains(views[index].id) { return .ambiguous }
    return views[index].largestDifference <= 1.001 ? .rounding : nil
  }

  /// The reason that lies in what the view shows; nil if its size is as stored, or follows its parent's.
  private func contentCause(_ index: Int) -> DifferenceCause? {
    let view = compared[index]
    let difference = views[index].difference
    let parent = view.parent.flatMap { places[$0.id] }.map { views[$0].difference }
    let isWidth = abs(difference.width) > tolerance && abs(parent?.width ?? 0) <= tolerance
    let isHeight = abs(difference.height) > tolerance && abs(parent?.height ?? 0) <= tolerance
    guard isWidth || isHeight else { return nil }
    if view.element.has(.sizedByText) { return isWidth ? .textWidth : .textHeight }
    if view.element.kind == .imageView { return .image }
    if let name = view.element.customClass, view.element.subviews.isEmpty { return .customClass(name) }
    return nil
  }

  /// Whether an arranged view without a text or an image of its own is larger along its stack than here, and no neighbor smaller for it.
  private func isLargerThanContent(_ index: Int) -> Bool {
    let view = compared[index]
    guard view.parent?.kind == .stackView, !view.element.has(.sizedByText), view.element.kind != .imageView,
      let parent = view.parent
    else { return false }
    func growth(_ place: Int) -> Double {
      let difference = views[place].difference
      return parent.element["axis"] == "vertical" ? -difference.height : -difference.width
    }
    let siblings = parent.subviews.compactMap { places[$0.id] }
    return growth(index) > tolerance && siblings.allSatisfy { growth($0) > -tolerance }
  }

  // MARK: Spreading

  private mutating func findNeighbors() {
    func connect(_ first: String?, _ second: String?) {
      guard let first = first.flatMap({ places[$0] }), let second = second.flatMap({ places[$0] }), first != second
      else {
        return
      }
      neighbors[first, default: []].append(second)
      neighbors[second, default: []].append(first)
    }
    for view in compared {
      connect(view.element.id, view.parent?.id)
      for constraint in view.parent?.constraints ?? [] { connect(constraint.firstItem, constraint.secondItem) }
      for constraint in view.element.constraints { connect(constraint.firstItem, constraint.secondItem) }
      guard view.parent?.kind == .stackView else { continue }
      for sibling in view.parent?.subviews ?? [] { connect(view.element.id, sibling.id) }
    }
  }

  private mutating func spread(from root: Int) {
    var pending = [root]
    while let index = pending.popLast() {
      for neighbor in neighbors[index] ?? []
      where differs(neighbor) && views[neighbor].cause == nil && !axes(index).isDisjoint(with: axes(neighbor)) {
        views[neighbor].cause = .moved(with: views[root].id)
        pending.append(neighbor)
      }
    }
  }

  private func axes(_ index: Int) -> Set<Axis> {
    let difference = views[index].difference
    var axes: Set<Axis> = []
    if max(abs(difference.x), abs(difference.width)) > tolerance { axes.insert(.horizontal) }
    if max(abs(difference.y), abs(difference.height)) > tolerance { axes.insert(.vertical) }
    return axes
  }
}
