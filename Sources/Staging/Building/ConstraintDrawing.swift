import Picturing
import Geometry
import InterfaceBuilder
import LayoutReports
import Platform
import UIKitCore

/// The constraints of a laid-out tree with the lines an overlay draws for them.
@MainActor
struct ConstraintDrawing {
  private let root: UIView
  /// Where each view of the tree is.
  private let paths: [ObjectIdentifier: ViewPath]
  /// The ids of the views and constraints of interest; nil for all.
  private let ids: Set<String>?
  /// The constraints of all conflicts.
  private let clashing: Set<ObjectIdentifier>

  /// Linear in the number of views and constraints, and in the members of conflicts.
  init(_ root: UIView, of ids: Set<String>? = nil) {
    self.root = root
    self.ids = ids
    paths = Self.paths(below: root)
    clashing = Set(root.standingConflicts.flatMap(\.constraints).map(ObjectIdentifier.init))
  }

  var reports: [ConstraintReport] {
    var result: [ConstraintReport] = []
    collect(root, into: &result)
    return result
  }

  private func collect(_ view: UIView, into reports: inout [ConstraintReport]) {
    for constraint in view.constraints where isOfInterest(constraint) {
      reports.append(report(constraint, heldBy: view))
    }
    for subview in view.subviews { collect(subview, into: &reports) }
  }

  private func isOfInterest(_ c: NSLayoutConstraint) -> Bool {
    guard let ids else { return true }
    if c.isBroken || c.violation > halfPixel || c.interfaceBuilderID.map(ids.contains) ?? false { return true }
    return [c.firstItem, c.secondItem].contains { view(of: $0)?.interfaceBuilderID.map(ids.contains) ?? false }
  }

  private var halfPixel: Double { 0.5 / root.layoutProfile.scale }

  private func report(_ c: NSLayoutConstraint, heldBy holder: UIView) -> ConstraintReport {
    return ConstraintReport(
      id: c.interfaceBuilderID, text: equation(c), firstItem: path(of: c.firstItem), secondItem: path(of: c.secondItem),
      segments: segments(c, heldBy: holder), kind: kind(c), relation: c.relation.engine, constant: Double(c.constant),
      multiplier: Double(c.multiplier), given: given(c, heldBy: holder), priority: Double(c.priority.rawValue),
      isSatisfied: c.violation <= halfPixel, isBroken: c.isBroken, isSystem: c.isSystem,
      isInConflict: clashing.contains(ObjectIdentifier(c)))
  }

  // MARK: Words

  private func equation(_ c: NSLayoutConstraint) -> String {
    c.equation { ItemName(name($0)) }.text(.drawing)
  }

  private func name(_ item: AnyObject?) -> String {
    if let view = item as? UIView { return view.interfaceBuilderName ?? view.className }
    if let guide = item as? UILayoutGuide { return guide.identifier.isEmpty ? "Layout Guide" : guide.identifier }
    return "?"
  }

  private func kind(_ c: NSLayoutConstraint) -> ConstraintReport.Kind {
    let attribute = c.firstAttribute.engine
    if attribute.isSize { return c.secondItem === c.firstItem && c.secondItem != nil ? .aspect : .size }
    return attribute.isBaseline ? .baseline : attribute.isCenter ? .center : .edge
  }

  // MARK: Places

  private func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  private func path(of item: AnyObject?) -> ViewPath? {
    view(of: item).flatMap { paths[ObjectIdentifier($0)] }
  }

  private static func paths(below root: UIView) -> [ObjectIdentifier: ViewPath] {
    var paths: [ObjectIdentifier: ViewPath] = [:]
    var pending: [(UIView, ViewPath)] = [(root, .root)]
    while let (view, path) = pending.popLast() {
      paths[ObjectIdentifier(view)] = path
      for (index, subview) in view.subviews.enumerated() { pending.append((subview, path.child(index))) }
    }
    return paths
  }

  /// A view's or a guide's rectangle from the root's corner.
  private func rect(of item: AnyObject?) -> CGRect? {
    if let view = item as? UIView {
      return view.convert(view.alignmentRect(forFrame: view.bounds), toCornerOf: root)
    }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return nil }
    return owner.convert(guide.layoutFrame, toCornerOf: root)
  }

  /// The constant that the frames have; nil where it is the constraint's own, and for attributes that have no place.
  private func given(_ c: NSLayoutConstraint, heldBy holder: UIView) -> Double? {
    let attribute = c.firstAttribute.engine
    guard let first = value(of: attribute, c.firstItem, heldBy: holder) else { return nil }
    var given = CGFloat(first)
    if let second = value(of: c.secondAttribute.engine, c.secondItem, heldBy: holder) {
      // The factor of a place counts from the corner of the root, which is not what people mean.
      guard c.multiplier == 1 || attribute.isSize else { return nil }
      given -= c.multiplier * CGFloat(second)
      if attribute.isDirectional, isReadFromRight(holder) { given = -given }
    }
    return abs(given - c.constant) > 0.5 / CGFloat(root.layoutProfile.scale) ? Double(given) : nil
  }

  /// One line from the second item's attribute to the first's; along the item itself for sizes.
  private func segments(_ c: NSLayoutConstraint, heldBy holder: UIView) -> [Segment] {
    let attribute = c.firstAttribute.engine
    guard let first = rect(of: c.firstItem), let axis = attribute.axis else { return [] }
    if attribute.isSize {
      return [
        axis == .horizontal
          ? horizontal(first.minX, first.maxX, y: first.maxY - 3) : vertical(first.minY, first.maxY, x: first.maxX - 3)
      ]
    }
    guard let second = rect(of: c.secondItem) else { return [] }
    if kind(c) == .center, c.constant == 0, c.multiplier == 1 { return [centerLine(first, second, axis)] }
    guard let start = value(of: c.secondAttribute.engine, c.secondItem, heldBy: holder).map({ CGFloat($0) }),
      let end = value(of: attribute, c.firstItem, heldBy: holder).map({ CGFloat($0) })
    else { return [] }
    if c.constant == 0, c.multiplier == 1, abs(end - start) <= halfPixel {
      let span = sharedSpan(c, first, second, across: axis)
      return [axis == .horizontal ? vertical(span.0, span.1, x: end) : horizontal(span.0, span.1, y: end)]
    }
    switch axis {
    case .horizontal:
      return [horizontal(start, end, y: overlap(first.minY, first.maxY, second.minY, second.maxY))]
    case .vertical:
      return [vertical(start, end, x: overlap(first.minX, first.maxX, second.minX, second.maxX))]
    }
  }

  /// Where the line lies along edges that coincide: the whole way along both views where their same edges are aligned, so that it
  /// connects them; else a short mark where they touch.
  private func sharedSpan(
    _ c: NSLayoutConstraint, _ first: CGRect, _ second: CGRect, across axis: Axis
  ) -> (CGFloat, CGFloat) {
    let (a, b) = axis == .horizontal ? (first.minY, first.maxY) : (first.minX, first.maxX)
    let (from, to) = axis == .horizontal ? (second.minY, second.maxY) : (second.minX, second.maxX)
    let isAlignment = c.firstAttribute == c.secondAttribute || kind(c) == .baseline
    if isAlignment, !isNested(c.firstItem, c.secondItem) { return (min(a, from), max(b, to)) }
    let middle = overlap(a, b, from, to)
    // As long as the bars at the ends of distances.
    return (middle - 3, middle + 3)
  }

  /// Whether the view of one item contains that of the other: the edges of a view at those of its superview connect nothing.
  private func isNested(_ first: AnyObject?, _ second: AnyObject?) -> Bool {
    guard let first = view(of: first), let second = view(of: second) else { return true }
    return first.isDescendant(of: second) || second.isDescendant(of: first)
  }

  /// The line on which both centers lie, along the first item.
  private func centerLine(_ first: CGRect, _ second: CGRect, _ axis: Axis) -> Segment {
    switch axis {
    case .horizontal: vertical(min(first.minY, second.midY), max(first.maxY, second.midY), x: first.midX)
    case .vertical: horizontal(min(first.minX, second.midX), max(first.maxX, second.midX), y: first.midY)
    }
  }

  /// Where an attribute of an item lies from the root's corner, or how large it is, as the holder reads it.
  func value(of attribute: LayoutAttribute, _ item: AnyObject?, heldBy holder: UIView) -> Double? {
    guard let rect = rect(of: item) else { return nil }
    let view = item as? UIView
    var frame = AttributeFrame(Rect(rect))
    if attribute.isMargin, let view {
      frame.alignmentInsets = Insets(view.alignmentInsetsInEffect)
      frame.margins = Insets(view.layoutMargins)
    }
    if attribute.isBaseline, let view {
      // In the coordinates of the frame, which a text's alignment rectangle equals. A view without text has its baseline below.
      let lines = Content(view).lines
      if let first = lines.first, let last = lines.last {
        frame.firstBaseline = TextBaseline(heightFactor: 0, offset: first.baseline)
        frame.lastBaseline = TextBaseline(heightFactor: 0, offset: last.baseline)
      }
    }
    return frame.value(of: isReadFromRight(holder) ? attribute.mirrored : attribute)
  }

  private func isReadFromRight(_ view: UIView) -> Bool {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The middle of what two spans share, or of the gap between them.
  private func overlap(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
    (max(a, c) + min(b, d)) / 2
  }

  private func horizontal(_ a: CGFloat, _ b: CGFloat, y: CGFloat) -> Segment {
    Segment(from: Point(x: Double(a), y: Double(y)), to: Point(x: Double(b), y: Double(y)))
  }

  private func vertical(_ a: CGFloat, _ b: CGFloat, x: CGFloat) -> Segment {
    Segment(from: Point(x: Double(x), y: Double(a)), to: Point(x: Double(x), y: Double(b)))
  }
}
