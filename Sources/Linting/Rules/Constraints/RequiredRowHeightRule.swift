import Geometry
import InterfaceBuilder

/// Finds required heights in a cell whose sum differs from the height of the row.
struct RequiredRowHeightRule: DocumentRule {
  static let description = RuleDescription(
    "required_row_height", "Required Heights That Contradict the Row Height",
    summary:
      "The required constraints from the top to the bottom of a cell add up to a height other than the row height.",
    page: .guide("WorkingwithSelf-SizingTableViewCells"),
    rationale: """
      iOS sets the height of a row with a required constraint. The console shows this constraint as UIView-Encapsulated-Layout-Height. \
      iOS then breaks one of the constraints of the cell. Set the priority of one height to 999, or make the row self-sizing.
      """, isOptIn: true)

  func violations(in document: LintedDocument) -> [Violation] {
    document.views.compactMap { view in
      guard let row = rowHeight(of: view, in: document),
        let content = view.element.subviews.first(where: { $0.role == .contentView }),
        let chain = HeightChain(of: content, in: document), abs(chain.sum - row) > 0.5
      else { return nil }
      return Violation(
        "The heights in \"\(document.name(of: view.element))\" add up to \(tenths(chain.sum)) points, but the row is \(tenths(row)) points high",
        at: chain.height.position, elementID: chain.height.id, fix: chain.height.yielding())
    }
  }

  /// Points; nil where the row has no height of its own, so that the cell decides.
  private func rowHeight(of view: LintedView, in document: LintedDocument) -> Double? {
    let outer = document.superview(of: view)?.element.element
    if let cell = TableViewCellElement(view.element.element) {
      return [cell.rowHeight, outer?.double("rowHeight")].compactMap { $0 }.first { $0 > 0 }
    }
    guard let layout = document.flowLayout(of: view), layout.estimatedItemSize == nil else { return nil }
    return layout.itemSize.height
  }
}

/// Required equations that lead from the top of a view to its bottom, over edges and heights of what is inside.
private struct HeightChain {
  /// Points.
  private(set) var sum = 0.0
  /// The first height on the way.
  private(set) var height: ConstraintElement

  private struct Edge: Hashable {
    let item: String
    let attribute: ConstraintElement.Attribute
  }

  private struct Step {
    let offset: Double
    /// The first height so far.
    let height: ConstraintElement?
  }

  /// Nil if there is no such way, or one without a height.
  init?(of content: ViewElement, in document: LintedDocument) {
    let inside = Set(content.tree.map(\.id))
    var steps = [Edge(item: content.id, attribute: .top): Step(offset: 0, height: nil)]
    var pending = Array(steps.keys)
    while let edge = pending.popLast(), let step = steps[edge] {
      for constraint in document.constraints(on: edge.item) where constraint.isCertain(in: document) {
        guard let (next, distance) = Self.next(after: edge, along: constraint), steps[next] == nil,
          inside.contains(next.item)
        else { continue }
        let isHeight = constraint.secondAttribute == nil
        // Of the content view itself only the ends count.
        if isHeight && next.item == content.id { continue }
        steps[next] = Step(offset: step.offset + distance, height: step.height ?? (isHeight ? constraint : nil))
        pending.append(next)
      }
    }
    guard let end = steps[Edge(item: content.id, attribute: .bottom)], let height = end.height else { return nil }
    sum = end.offset
    self.height = height
  }

  /// The other edge that the constraint ties to an edge, and how far below it is.
  private static func next(after edge: Edge, along constraint: ConstraintElement) -> (Edge, Double)? {
    let constant = constraint.constant ?? 0
    let first = Edge(item: constraint.firstItem ?? constraint.ownerID, attribute: constraint.firstAttribute)
    guard let attribute = constraint.secondAttribute else {
      guard first.attribute == .height, first.item == edge.item else { return nil }
      return edge.attribute == .top
        ? (Edge(item: edge.item, attribute: .bottom), constant) : (Edge(item: edge.item, attribute: .top), -constant)
    }
    let second = Edge(item: constraint.secondItem ?? constraint.ownerID, attribute: attribute)
    let vertical: [ConstraintElement.Attribute] = [.top, .bottom]
    guard vertical.contains(first.attribute), vertical.contains(second.attribute) else { return nil }
    if first == edge { return (second, -constant) }
    return second == edge ? (first, constant) : nil
  }
}

extension ConstraintElement {
  /// An equation that holds whatever code and size classes do.
  fileprivate func isCertain(in document: LintedDocument) -> Bool {
    isAlwaysInstalled && relation == .equal && priority == 1000 && multiplier == 1 && !isSymbolic
      && !document.isNamed(id)
  }
}
