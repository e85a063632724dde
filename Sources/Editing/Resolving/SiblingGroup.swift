import Geometry
import InterfaceBuilder

/// The subviews of a view along one axis, as they are drawn.
@MainActor
struct SiblingGroup {
  /// A subview, measured along the axis.
  struct Member {
    let node: SourceNode
    let id: String
    /// The alignment rectangle in the superview's coordinates.
    let rect: Rect
    let start: Double
    let size: Double
    /// Whether its content asks for the size that it has.
    let hasContentSize: Bool

    var end: Double { start + size }
    var middle: Double { start + size / 2 }
  }

  let axis: Axis
  let superview: SourceNode
  /// The length of the superview.
  let length: Double
  let members: [Member]
  let isScrolling: Bool
  /// Whether the superview is as high as what is in it asks for, as a row that sizes itself: then something has to reach its bottom.
  let isGrowing: Bool
  /// The ids of views that get a size of their own, since it follows from nothing else.
  let sized: Set<String>
  /// Whether the length of the superview, or of what it scrolls, follows from the members.
  var hasOpenEnd: Bool { isScrolling || isGrowing }

  /// - Parameters:
  ///   - distrusted: the ids of views whose content size does not count.
  ///   - sized: the ids of those among them that get a size before anything else.
  init?(
    _ superview: SourceNode, _ axis: Axis, _ canvas: Canvas, distrusted: Set<String>, sized: Set<String> = []
  ) {
    guard let frame = canvas.frame(superview) else { return nil }
    self.sized = sized
    self.axis = axis
    self.superview = superview
    length = axis == .horizontal ? frame.width : frame.height
    isScrolling = ElementKind(tag: superview.name) == .scrollView
    isGrowing = axis == .vertical && Self.isInGrowingRow(superview, canvas.draft)
    let isDriven = Self.isDriven(superview, axis, canvas, distrusted)
    members = canvas.draft.subviews(of: superview).compactMap { node in
      guard let id = canvas.draft.id(of: node), let rect = canvas.rect(node, in: superview) else { return nil }
      let (start, size) = axis == .horizontal ? (rect.x, rect.width) : (rect.y, rect.height)
      let length = axis == .horizontal ? frame.width : frame.height
      // What goes from edge to edge follows the superview, or decides its size, whatever its content is.
      let isSpanning = start <= 0.5 && start + size >= length - 0.5 || isDriven && Self.drives(start, size, length)
      let isTrusted = !isSpanning && !distrusted.contains(id)
      return Member(
        node: node, id: id, rect: rect, start: start, size: size,
        hasContentSize: isTrusted
          && (Self.isContent(size, of: node, axis, canvas) || Self.isDriven(node, axis, canvas, distrusted)))
    }
  }

  /// Whether a view is the content of a row whose height the document leaves to its constraints.
  private static func isInGrowingRow(_ view: SourceNode, _ draft: Draft) -> Bool {
    guard ElementKind(tag: view.name) == .tableViewCellContentView, let cell = draft.superview(of: view),
      !((draft.value("rowHeight", of: cell).flatMap(Double.init) ?? -1) >= 0), let table = draft.superview(of: cell)
    else { return false }
    return draft.value("rowHeight", of: table).flatMap(Double.init).map { $0 < 0 } ?? false
  }

  /// Whether the size of a view follows from that of a subview that fills it, as that of a card follows from its text.
  static func isDriven(_ view: SourceNode, _ axis: Axis, _ canvas: Canvas, _ distrusted: Set<String>, depth: Int = 0)
    -> Bool
  {
    guard depth < 8, let id = canvas.draft.id(of: view), !distrusted.contains(id),
      canvas.draft.superview(of: view) != nil,
      [.view, nil].contains(ElementKind(tag: view.name)), let frame = canvas.frame(view)
    else { return false }
    let length = axis == .horizontal ? frame.width : frame.height
    return canvas.draft.subviews(of: view).contains { node in
      guard let rect = canvas.rect(node, in: view), ElementKind(tag: node.name) != .imageView else { return false }
      let (start, size) = axis == .horizontal ? (rect.x, rect.width) : (rect.y, rect.height)
      return drives(start, size, length)
        && (isContent(size, of: node, axis, canvas) || isDriven(node, axis, canvas, distrusted, depth: depth + 1))
    }
  }

  /// Whether a subview fills its superview but for a margin.
  private static func drives(_ start: Double, _ size: Double, _ length: Double) -> Bool {
    start >= -0.5 && start <= 24 && length - start - size >= -0.5 && length - start - size <= 24
  }

  /// Sizes of texts are rounded to pixels, of which a point may have one.
  private static func isContent(_ size: Double, of node: SourceNode, _ axis: Axis, _ canvas: Canvas) -> Bool {
    guard let facts = canvas.facts(node) else { return false }
    if ElementKind(tag: node.name) == .stackView, let fitting = facts.fittingSize {
      return abs((axis == .horizontal ? fitting.width : fitting.height) - size) <= 0.5
    }
    guard let content = axis == .horizontal ? facts.contentWidth : facts.contentHeight else { return false }
    return abs(content - size) <= 0.75
  }

  /// The nearest sibling before a member that is beside it across the axis; nil if there is none.
  func neighbor(before index: Int) -> (index: Int, gap: Double)? {
    let edge: RectEdge = axis == .horizontal ? .leading : .top
    var best: (index: Int, gap: Double)?
    for other in members.indices where other != index {
      guard let gap = members[index].rect.gap(to: members[other].rect, at: edge) else { continue }
      // Of two that lie in one place the first counts for the second only.
      if gap <= 0.5,
        members[other].start > members[index].start || members[other].start == members[index].start && other > index
      {
        continue
      }
      if best.map({ gap < $0.gap }) ?? true { best = (other, gap) }
    }
    return best
  }

  /// The nearest sibling behind a member that is beside it across the axis; nil if there is none.
  func neighbor(behind index: Int) -> (index: Int, gap: Double)? {
    let edge: RectEdge = axis == .horizontal ? .trailing : .bottom
    var best: (index: Int, gap: Double)?
    for other in members.indices where other != index && members[other].start > members[index].start {
      guard let gap = members[index].rect.gap(to: members[other].rect, at: edge) else { continue }
      if best.map({ gap < $0.gap }) ?? true { best = (other, gap) }
    }
    return best
  }

  /// Whether a sibling lies behind a member, beside it across the axis.
  func hasNeighbor(behind index: Int) -> Bool {
    let edge: RectEdge = axis == .horizontal ? .trailing : .bottom
    return members.indices.contains { $0 != index && members[index].rect.gap(to: members[$0].rect, at: edge) != nil }
  }

  var startEdge: RectEdge { axis == .horizontal ? .leading : .top }
  var endEdge: RectEdge { axis == .horizontal ? .trailing : .bottom }
  var sizeAttribute: ConstraintElement.Attribute { axis == .horizontal ? .width : .height }
  var centerAttribute: ConstraintElement.Attribute { axis == .horizontal ? .centerX : .centerY }
}
