import AutoLayout
import VisualFormats

/// Makes the constraints of a visual format, in the order of its text, with those of alignments last.
@MainActor
struct VisualFormatBuilder {
  private let format: VisualFormat<AnyObject>
  private let options: NSLayoutConstraint.FormatOptions
  private let edges: Edges
  private var constraints: [NSLayoutConstraint] = []

  enum Failure: Error {
    case problem(VisualFormatError.Problem)
    /// A number was illegal, for which `NSLayoutConstraint` has raised an exception already.
    case raised
  }

  /// The items at both sides of a distance.
  private enum Gap {
    case atStart(UIView, AnyObject)
    case between(AnyObject, AnyObject)
    case atEnd(AnyObject, UIView)

    var reversed: Gap {
      switch self {
      case .atStart(let superview, let item): .atEnd(item, superview)
      case .between(let first, let second): .between(second, first)
      case .atEnd(let item, let superview): .atStart(superview, item)
      }
    }
  }

  init(_ format: VisualFormat<AnyObject>, _ options: NSLayoutConstraint.FormatOptions) {
    self.format = format
    self.options = options
    edges = Edges(format.axis, options)
  }

  mutating func build() throws(Failure) -> [NSLayoutConstraint] {
    let first = format.views[0].item
    let start = try format.leading.map { connection throws(Failure) in (try superview(of: first), connection) }
    let last = format.views[format.views.count - 1].item
    let end = try format.trailing.map { connection throws(Failure) in (try superview(of: last), connection) }
    try checkAlignments()

    if let (superview, connection) = start { try connect(.atStart(superview, first), connection) }
    for (index, view) in format.views.enumerated() {
      if index > 0 {
        try connect(.between(format.views[index - 1].item, view.item), format.between[index - 1])
      }
      for predicate in view.predicates { try size(view.item, predicate) }
    }
    if let (superview, connection) = end { try connect(.atEnd(last, superview), connection) }
    for (view, next) in zip(format.views, format.views.dropFirst()) {
      for attribute in options.alignments { try add(next.item, attribute, .equal, view.item, attribute) }
    }
    return constraints
  }

  /// The view that `|` stands for beside an item: its superview, or the owner of a guide.
  private func superview(of item: AnyObject) throws(Failure) -> UIView {
    guard let view = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView else {
      throw .problem(.noSuperview)
    }
    return view
  }

  private func checkAlignments() throws(Failure) {
    for attribute in options.alignments where attribute.engine.axis == format.axis {
      throw .problem(.alignmentAlongAxis(format.axis))
    }
  }

  // MARK: One piece of the text

  private mutating func connect(_ gap: Gap, _ connection: VisualFormat<AnyObject>.Connection) throws(Failure) {
    let gap = edges.isReversed ? gap.reversed : gap
    switch connection {
    case .flush: try space(gap, 0)
    case .standard: try standardSpace(gap)
    case .predicates(let predicates):
      for predicate in predicates {
        guard case .constant(let distance) = predicate.object else { continue }
        try space(gap, distance, NSLayoutConstraint.Relation(predicate.relation), UILayoutPriority(predicate.priority))
      }
    }
  }

  /// Adds the constraint `after relation before + distance` of the two sides of a gap.
  private mutating func space(
    _ gap: Gap, _ distance: Double, _ relation: NSLayoutConstraint.Relation = .equal,
    _ priority: UILayoutPriority = .required
  ) throws(Failure) {
    let first: (item: AnyObject, attribute: NSLayoutConstraint.Attribute)
    let second: (item: AnyObject, attribute: NSLayoutConstraint.Attribute)
    switch gap {
    case .atStart(let superview, let item): (first, second) = ((item, edges.start), (superview, edges.start))
    case .between(let before, let after):
      first = (after, edges.start(beside: after))
      second = (before, edges.end(beside: before))
    case .atEnd(let item, let superview): (first, second) = ((superview, edges.end), (item, edges.end))
    }
    try add(
      first.item, first.attribute, relation, second.item, second.attribute, constant: distance, priority: priority)
  }

  /// Adds the distance of a single `-`: the system's spacing between items, or none to the margin of a superview.
  private mutating func standardSpace(_ gap: Gap) throws(Failure) {
    switch gap {
    case .atStart(let superview, let item): try add(item, edges.start, .equal, superview, edges.startMargin)
    case .atEnd(let item, let superview): try add(superview, edges.endMargin, .equal, item, edges.end)
    case .between:
      try space(gap, Double(systemSpacing))
      constraints[constraints.count - 1].followSystemSpacing(steps: 1, as: .document)
    }
  }

  private mutating func size(_ item: AnyObject, _ predicate: VisualFormat<AnyObject>.Predicate) throws(Failure) {
    let relation = NSLayoutConstraint.Relation(predicate.relation)
    let priority = UILayoutPriority(predicate.priority)
    switch predicate.object {
    case .constant(let size):
      try add(
        item, .size(format.axis), relation, nil, .notAnAttribute, constant: size, priority: priority)
    case .size(let other, let axis, let multiplier, let constant):
      try add(
        item, .size(format.axis), relation, other, .size(axis), multiplier: multiplier, constant: constant,
        priority: priority)
    }
  }

  private mutating func add(
    _ first: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: AnyObject?, _ secondAttribute: NSLayoutConstraint.Attribute, multiplier: Double = 1,
    constant: Double = 0, priority: UILayoutPriority = .required
  ) throws(Failure) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
      multiplier: CGFloat(multiplier), constant: CGFloat(constant))
    guard constraint.isLegal else { throw .raised }
    constraint.priority = priority
    // An illegal priority has raised and was not taken.
    guard constraint.priority == priority else { throw .raised }
    constraints.append(constraint)
  }

  // MARK: Edges

  /// The attributes at the start and the end of an axis, by a format's options.
  private struct Edges {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let startMargin: NSLayoutConstraint.Attribute
    let endMargin: NSLayoutConstraint.Attribute
    /// Whether the text runs from right to left. The start is the left edge even then.
    var isReversed = false
    var measuresBaselines = false

    init(_ axis: Axis, _ options: NSLayoutConstraint.FormatOptions) {
      if axis == .vertical {
        (start, end, startMargin, endMargin) = (.top, .bottom, .topMargin, .bottomMargin)
        measuresBaselines = options.contains(.spacingBaselineToBaseline)
      } else if options.isDisjoint(with: .directionMask) {
        (start, end, startMargin, endMargin) = (.leading, .trailing, .leadingMargin, .trailingMargin)
      } else {
        (start, end, startMargin, endMargin) = (.left, .right, .leftMargin, .rightMargin)
        isReversed = options.contains(.directionRightToLeft)
      }
    }

    /// The attribute of an item that the distance from the item before it leads to.
    func start(beside item: AnyObject) -> NSLayoutConstraint.Attribute {
      measuresBaselines && item is UIView ? .firstBaseline : start
    }

    /// The attribute of an item that the distance to the item after it leads from.
    func end(beside item: AnyObject) -> NSLayoutConstraint.Attribute {
      measuresBaselines && item is UIView ? .lastBaseline : end
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate static func size(_ axis: Axis) -> Self { axis == .horizontal ? .width : .height }
}
