import Geometry

/// Finds for every view that differs from the dump the reason, as far as the two dumps tell.
///
/// 1. What differs in the view itself counts first: a bar, a text, a row, a control.
/// 2. A view that follows an edge of the safe area or of the margins around it has that cause.
/// 3. From there the reason spreads to views beside, around and inside that differ along the same axis.
/// 4. Of what is left, views that are shifted alike have one cause; the others have none that is known.
struct DumpCauses {
  private struct Entry {
    var dumped: ScreenDump.View
    var computed: ScreenDump.View
    var outer: Int?
    var frames: DumpDifference.Two<Rect>
    /// Computed less dumped.
    var change: Rect
    var cause: DumpCause?
    var isMoved = false
  }

  private let screen: String
  private let tolerance: Double
  private var entries: [Entry] = []
  /// The pairs inside each pair.
  private var inner: [[Int]] = []
  /// Differences of insets that are not those of the view around.
  private var safeAreas: [Int: Insets] = [:]
  private var margins: [Int: Insets] = [:]
  /// Where a bar is another, what it covers is, too.
  private var causeOfSafeArea = DumpCause.safeAreas
  /// The views whose insides were searched for what follows along an axis.
  private var searched: Set<Search> = []

  private struct Search: Hashable {
    var place: Int
    var axis: Axis
  }

  init(_ pairing: DumpPairing, screen: String, tolerance: Double) {
    (self.screen, self.tolerance) = (screen, tolerance)
    let (dumped, computed) = (pairing.dumped, pairing.computed)
    for pair in pairing.pairs {
      let outer = pair.outer.map { pairing.pairs[$0] }
      let frames = DumpDifference.Two(
        dumped: dumped.frame(of: pair.dumped, in: outer?.dumped),
        computed: computed.frame(of: pair.computed, in: outer?.computed))
      entries.append(
        Entry(
          dumped: dumped.views[pair.dumped], computed: computed.views[pair.computed], outer: pair.outer, frames: frames,
          change: frames.computed.change(from: frames.dumped)))
    }
    inner = Array(repeating: [], count: entries.count)
    for (index, entry) in entries.enumerated() { if let outer = entry.outer { inner[outer].append(index) } }
    if entries.indices.contains(where: { entries[$0].dumped.kind == .bar && differs($0) }) { causeOfSafeArea = .bars }
    findInsets()
    findCauses()
  }

  /// In the order of the dump.
  var differences: [DumpDifference] {
    entries.indices.flatMap { index -> [DumpDifference] in
      let entry = entries[index]
      var found: [DumpDifference] = []
      func add(
        _ quantity: DumpDifference.Quantity, _ cause: DumpCause, isMoved: Bool = false,
        frames: DumpDifference.Two<Rect>? = nil, insets: DumpDifference.Two<Insets>? = nil
      ) {
        found.append(
          DumpDifference(
            screen: screen, entry.dumped, of: quantity, cause, isMoved: isMoved, frames: frames, insets: insets))
      }
      if entry.dumped.isHidden != entry.computed.isHidden { add(.hidden, .other) }
      if isOtherText(index) { add(.text, .otherTexts) }
      if safeAreas[index] != nil {
        add(.safeArea, causeOfSafeArea, insets: .init(dumped: entry.dumped.safeArea, computed: entry.computed.safeArea))
      }
      if margins[index] != nil {
        add(.margins, .margins, insets: .init(dumped: entry.dumped.margins, computed: entry.computed.margins))
      }
      if differs(index) { add(.frame, entry.cause ?? .other, isMoved: entry.isMoved, frames: entry.frames) }
      return found
    }
  }

  // MARK: Amounts

  /// Not a number is a difference, too.
  private func isMore(_ value: Double) -> Bool { !(abs(value) <= tolerance + 0.001) }

  private func differs(_ index: Int) -> Bool { !axes(index).isEmpty }

  private func axes(_ index: Int) -> Set<Axis> {
    let change = entries[index].change
    var axes: Set<Axis> = []
    if isMore(change.x) || isMore(change.width) { axes.insert(.horizontal) }
    if isMore(change.y) || isMore(change.height) { axes.insert(.vertical) }
    return axes
  }

  private func isResized(_ index: Int) -> Bool {
    isMore(entries[index].change.width) || isMore(entries[index].change.height)
  }

  private func isOtherText(_ index: Int) -> Bool {
    guard let first = entries[index].dumped.text, let second = entries[index].computed.text else { return false }
    return first != second
  }

  // MARK: Insets

  /// Insets differ where those around do not differ alike: subviews have the safe area of their superview, less what lies between.
  private mutating func findInsets() {
    var safe: [Insets] = []
    var marginal: [Insets] = []
    for (index, entry) in entries.enumerated() {
      safe.append(entry.computed.safeArea.less(entry.dumped.safeArea))
      marginal.append(entry.computed.margins.less(entry.dumped.margins))
      let around = entry.outer.map { (safe[$0], marginal[$0]) }
      if isMore(safe[index]), !(around.map { isMore($0.0) } ?? false) { safeAreas[index] = safe[index] }
      // The safe area is a part of the margins.
      guard isMore(marginal[index]), !isMore(safe[index]) else { continue }
      if !(around.map { isMore($0.1) && !isMore($0.1.less(marginal[index])) } ?? false) {
        margins[index] = marginal[index]
      }
    }
  }

  private func isMore(_ insets: Insets) -> Bool {
    isMore(insets.top) || isMore(insets.left) || isMore(insets.bottom) || isMore(insets.right)
  }

  // MARK: Causes

  private mutating func findCauses() {
    let different = entries.indices.filter(differs)
    for index in different { if let cause = ownCause(index) { entries[index].cause = cause } }
    for index in different where entries[index].cause == .rows { entries[index].isMoved = !isResized(index) }
    let roots = different.filter { entries[$0].cause != nil }
    let byInsets = different.compactMap { index -> (Int, DumpCause)? in
      entries[index].cause == nil ? causeByInsets(index).map { (index, $0) } : nil
    }
    for (index, cause) in byInsets { (entries[index].cause, entries[index].isMoved) = (cause, true) }
    for index in roots { spread(from: index) }
    for (index, _) in byInsets { spread(from: index) }
    findShifts(different.filter { entries[$0].cause == nil })
    for index in different where entries[index].cause == nil { entries[index].cause = .other }
  }

  private func ownCause(_ index: Int) -> DumpCause? {
    let entry = entries[index]
    if isInside(index, .bar) { return .bars }
    if isOtherText(index) { return .otherTexts }
    if hasOtherTextSize(index) { return .text }
    if entry.dumped.kind == .row { return .rows }
    // A title that is wider makes its button wider.
    if entry.dumped.kind == .control, isResized(index) {
      return inner[index].contains { hasOtherTextSize($0) && axes($0) == axes(index) } ? .text : .controls
    }
    return isInside(index, .row) && entry.dumped.identifier == nil && entry.dumped.isOfSystem ? .rows : nil
  }

  /// Whether the view, or one around it, is of a kind.
  private func isInside(_ index: Int, _ kind: ScreenDump.Kind) -> Bool {
    var place: Int? = index
    while let present = place {
      if entries[present].dumped.kind == kind { return true }
      place = entries[present].outer
    }
    return false
  }

  /// Whether a text has another size by itself, and not by what is around it.
  private func hasOtherTextSize(_ index: Int) -> Bool {
    let entry = entries[index]
    guard entry.dumped.kind == .label || entry.dumped.kind == .textView, entry.dumped.text != nil, isResized(index)
    else { return false }
    let (first, second) = (entry.dumped.intrinsicSize, entry.computed.intrinsicSize)
    if isMore((first.width ?? 0) - (second.width ?? 0)) || isMore((first.height ?? 0) - (second.height ?? 0)) {
      return true
    }
    let outer = entry.outer.map { entries[$0].change } ?? .zero
    return isMore(entry.change.width) && !isMore(outer.width) || isMore(entry.change.height) && !isMore(outer.height)
  }

  /// Each edge that differs follows an edge of the safe area or of the margins around.
  private func causeByInsets(_ index: Int) -> DumpCause? {
    guard let outer = entries[index].outer else { return nil }
    let (around, change) = (entries[outer], entries[index].change)
    let size = around.change
    let edges = Insets(
      top: change.y, left: change.x, bottom: size.height - change.y - change.height,
      right: size.width - change.x - change.width)
    func follows(_ insets: Insets) -> Bool {
      guard isMore(insets), isMore(edges) else { return false }
      let pairs = [
        (edges.top, insets.top), (edges.left, insets.left), (edges.bottom, insets.bottom), (edges.right, insets.right),
      ]
      // A view without a constraint to an edge follows the opposite one.
      return pairs.contains { isMore($0) && !isMore($0 - $1) }
    }
    if follows(around.computed.safeArea.less(around.dumped.safeArea)) { return causeOfSafeArea }
    return follows(around.computed.margins.less(around.dumped.margins)) ? .margins : nil
  }

  /// Each inside is searched once for each axis: nothing without a cause is left in it then.
  private mutating func spread(from root: Int) {
    guard let cause = entries[root].cause else { return }
    var pending = [root]
    while let index = pending.popLast() {
      let around = entries[index].outer
      for axis in Axis.allCases where axes(index).contains(axis) {
        var near = around.map { [$0] } ?? []
        for place in [around, index] {
          guard let place, searched.insert(Search(place: place, axis: axis)).inserted else { continue }
          near += inner[place]
        }
        for neighbor in near where entries[neighbor].cause == nil && axes(neighbor).contains(axis) {
          (entries[neighbor].cause, entries[neighbor].isMoved) = (cause, true)
          pending.append(neighbor)
        }
      }
    }
  }

  /// At least two views that keep their size and move alike, to a pixel of a screen with two in a point.
  private mutating func findShifts(_ open: [Int]) {
    var groups: [Point: [Int]] = [:]
    for index in open where !isResized(index) {
      let change = entries[index].change
      groups[Point(x: (change.x * 2).rounded() / 2, y: (change.y * 2).rounded() / 2), default: []].append(index)
    }
    for group in groups.values where group.count > 1 { for index in group { entries[index].cause = .shift } }
  }
}

extension Rect {
  /// Edge by edge: positive is further right, further down or larger than in another rectangle.
  func change(from other: Rect) -> Rect {
    Rect(x: x - other.x, y: y - other.y, width: width - other.width, height: height - other.height)
  }
}

extension Insets {
  fileprivate func less(_ other: Insets) -> Insets {
    Insets(top: top - other.top, left: left - other.left, bottom: bottom - other.bottom, right: right - other.right)
  }
}
