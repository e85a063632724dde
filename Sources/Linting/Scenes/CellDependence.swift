import Geometry
import InterfaceBuilder

/// How far places inside a cell follow the cell's size, which the table or the collection view decides.
///
/// The share of an edge is by how much it moves when the cell grows by a point: 0 for what hangs on the top or leading edge, 1 for
/// what hangs on the opposite one, 0.5 for what is centered. Shares follow from the required equations of the document alone, by
/// substitution: two of the beginning, the end and the extent of a view give the third. A content that nothing else gives an extent
/// keeps its own. What still has no share depends on inequalities, wishes or contents of other views: nothing is known of it.
struct CellDependence {
  /// The shares of a view along the axis.
  private struct Shares {
    var beginning: Double?
    var end: Double?
    var extent: Double?

    var middle: Double? {
      beginning.flatMap { first in end.map { (first + $0) / 2 } }
    }

    /// Fills in what follows from the rest; whether anything did.
    mutating func complete(middle: Double? = nil) -> Bool {
      let before = (beginning, end, extent)
      if let beginning, let end, extent == nil { extent = end - beginning }
      if let beginning, let extent, end == nil { end = beginning + extent }
      if let end, let extent, beginning == nil { beginning = end - extent }
      if let middle, let extent, beginning == nil { (beginning, end) = (middle - extent / 2, middle + extent / 2) }
      if let middle, let beginning, end == nil { (end, extent) = (2 * middle - beginning, 2 * (middle - beginning)) }
      if let middle, let end, beginning == nil { (beginning, extent) = (2 * middle - end, 2 * (end - middle)) }
      return before != (beginning, end, extent)
    }
  }

  private let axis: Axis
  private let document: LintedDocument
  private var shares: [String: Shares] = [:]
  /// The shares of middles whose view has no extent yet.
  private var middles: [String: Double] = [:]

  /// The shares of all views in the cell. Linear in the number of constraints for each step of the longest chain.
  init(of cell: ViewElement, along axis: Axis, in document: LintedDocument) {
    self.axis = axis
    self.document = document
    let whole = Shares(beginning: 0, end: 1, extent: 1)
    shares[cell.id] = whole
    for view in cell.subviews where view.role == .contentView { shares[view.id] = whole }
    let views = cell.tree
    var known: Set<String> = []
    var constraints: [ConstraintElement] = []
    for item in views.flatMap({ [$0.id] + $0.layoutGuides.map(\.id) }) {
      for constraint in document.constraints(on: item) where known.insert(constraint.id).inserted {
        let holds = constraint.isAlwaysInstalled && constraint.priority == 1000
        if holds, constraint.relation == .equal { constraints.append(constraint) }
      }
    }
    settle(constraints)
    // Contents that hug most keep their extent first.
    let contents = views.filter { $0.has(.content) || $0.kind == .imageView }.sorted { hugging($0) > hugging($1) }
    for view in contents where shares[view.id]?.extent == nil && (shares[view.id] != nil || middles[view.id] != nil) {
      shares[view.id, default: Shares()].extent = 0
      settle(constraints)
    }
  }

  private func hugging(_ view: ViewElement) -> Float {
    (axis == .vertical ? view.verticalHuggingPriority : view.horizontalHuggingPriority) ?? 250
  }

  private mutating func settle(_ constraints: [ConstraintElement]) {
    for _ in 0...constraints.count {
      var changes = false
      for constraint in constraints where apply(constraint) { changes = true }
      for id in shares.keys.sorted() {
        if shares[id]?.complete(middle: middles[id]) == true { changes = true }
      }
      if !changes { return }
    }
  }

  /// Carries the share of one side over to the other; whether that was news.
  private mutating func apply(_ constraint: ConstraintElement) -> Bool {
    let first = document.view(ofItem: constraint.firstItem ?? constraint.ownerID)?.element.id
    guard let first, let part = Part(constraint.firstAttribute, axis) else { return false }
    guard let attribute = constraint.secondAttribute else {
      return part == .extent ? set(.extent, of: first, to: 0) : false
    }
    // An extent that is a part of one across the axis does not follow the cell along it.
    guard let other = Part(attribute, axis) else { return false }
    guard let second = document.view(ofItem: constraint.secondItem ?? constraint.ownerID)?.element.id else {
      return false
    }
    if let share = share(of: second, other) { return set(part, of: first, to: share * constraint.multiplier) }
    if let share = share(of: first, part), constraint.multiplier != 0 {
      return set(other, of: second, to: share / constraint.multiplier)
    }
    return false
  }

  private func share(of id: String, _ part: Part) -> Double? {
    switch part {
    case .beginning: shares[id]?.beginning
    case .end: shares[id]?.end
    case .extent: shares[id]?.extent
    case .middle: shares[id]?.middle ?? middles[id]
    }
  }

  private mutating func set(_ part: Part, of id: String, to share: Double) -> Bool {
    guard self.share(of: id, part) == nil else { return false }
    switch part {
    case .beginning: shares[id, default: Shares()].beginning = share
    case .end: shares[id, default: Shares()].end = share
    case .extent: shares[id, default: Shares()].extent = share
    case .middle:
      middles[id] = share
      if shares[id] == nil { shares[id] = Shares() }
    }
    return true
  }

  private enum Part {
    case beginning, end, extent, middle

    /// Nil for an attribute of the other axis. Baselines keep to the middle, as a text does in its view.
    init?(_ attribute: ConstraintElement.Attribute, _ axis: Axis) {
      switch (attribute, axis) {
      case (.top, .vertical), (.topMargin, .vertical), (.leading, .horizontal), (.left, .horizontal),
        (.leadingMargin, .horizontal), (.leftMargin, .horizontal):
        self = .beginning
      case (.bottom, .vertical), (.bottomMargin, .vertical), (.trailing, .horizontal), (.right, .horizontal),
        (.trailingMargin, .horizontal), (.rightMargin, .horizontal):
        self = .end
      case (.height, .vertical), (.width, .horizontal): self = .extent
      case (.centerY, .vertical), (.centerYWithinMargins, .vertical), (.firstBaseline, .vertical),
        (.lastBaseline, .vertical), (.baseline, .vertical), (.centerX, .horizontal),
        (.centerXWithinMargins, .horizontal):
        self = .middle
      default: return nil
      }
    }
  }

  // MARK: Questions

  /// Whether the overlap of two views along the axis is the same in a cell of any size: the edges between which it lies move alike.
  func keepsOverlap(_ first: (view: ViewElement, ink: Ink), _ second: (view: ViewElement, ink: Ink)) -> Bool {
    let (one, other) = (ends(of: first), ends(of: second))
    guard let one, let other else { return false }
    let begins = one.beginning.place >= other.beginning.place ? one.beginning : other.beginning
    let finishes = one.end.place <= other.end.place ? one.end : other.end
    return begins.share == finishes.share
  }

  private typealias End = (place: Double, share: Double)

  private func ends(of part: (view: ViewElement, ink: Ink)) -> (beginning: End, end: End)? {
    guard let own = shares[part.view.id], let middle = own.middle ?? middles[part.view.id] else { return nil }
    let box = part.ink.bounds
    let (low, high) = axis == .vertical ? (box.y, box.maxY) : (box.x, box.maxX)
    if part.ink.keepsToMiddle { return ((low, middle), (high, middle)) }
    guard let beginning = own.beginning, let end = own.end else { return nil }
    return ((low, beginning), (high, end))
  }
}
