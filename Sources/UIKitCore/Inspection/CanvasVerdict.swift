import AutoLayout
import Platform

/// The views of a laid-out tree that Interface Builder's canvas calls ambiguous.
///
/// `hasAmbiguousLayout` judges the layout as it is. The canvas judges differently, as the views show that Xcode marked
/// in documents:
/// 1. Positions are judged relative to the superview: a view attached to an ambiguous view is not itself ambiguous.
/// 2. The size that a view without content was drawn with does not resolve an ambiguity.
/// 3. A view that no constraint refers to stays where it was drawn: none of 21 such views is marked.
/// 4. A prototype cell for which its table has no room never becomes a row, so that neither its content view nor the
///    views inside have sizes. All of 28 such cells whose views are placed by constraints contain marked views, and 7
///    of 345 other cells do. From Xcode 26 on the same holds for static rows: 16 of 16, before it 0 of 5.
/// 5. The height of a cell that is the root of its tree gives way if it conflicts with the constraints inside. A
///    constraint that this conflict broke stays broken (``ConflictVictims/innerEdges``).
/// 6. Where contents have sizes that a class of the program once answered, a tie of such a content and a constraint is not certain: the
///    answer may be older than the constraint, which holds. Four buttons that answered 50 points are 45 high above an edge at 750, and
///    bear no mark (1 document).
@MainActor
package final class CanvasVerdict {
  private let host: LayoutHost
  /// The engine of the tree, changed so that what it leaves open is what the canvas calls ambiguous.
  package private(set) var engine: LayoutEngine
  /// The content view of the root cell, if the cell's height gave way; else nil.
  private var openContent: UIView?
  /// Nil until the engine is solved.
  private var survey: AmbiguitySurvey?

  /// Applies the rules to a copy of the tree's engine and solves it. Nil if the tree was not laid out.
  ///
  /// - Parameter answered: the ids of the views whose content sizes a class of the program once answered.
  package init?(of root: UIView, answered: Set<String> = []) {
    guard let host = root.layoutHost else { return nil }
    self.host = host
    host.engageAll()
    engine = host.engine
    forgetDesignTimeSizes()
    if !answered.isEmpty { preferConstraints(toResistanceOf: answered) }
    for view in host.order {
      if let table = view as? UITableView { releaseRowsWithoutRoom(in: table) }
    }
    if let cell = root as? UITableViewCell { releaseHeight(of: cell) }
    _ = engine.solve()
    survey = AmbiguitySurvey(engine)
  }

  /// The parts of a view's rectangle that are ambiguous; none for a view that is not placed by constraints.
  package func ambiguity(of view: UIView) -> Ambiguity {
    guard view !== host.root, !view.translatesAutoresizingMaskIntoConstraints || view === openContent,
      let entry = host.entry(view),
      let container = view.superview.flatMap({ host.entry($0) }), engine.relationCount(of: entry.item) > 0
    else { return [] }
    return survey?.ambiguity(of: entry.item, in: container.content ?? container.item) ?? []
  }

  private func forgetDesignTimeSizes() {
    for view in host.order where view.canvasState.designTimeWidth != nil || view.canvasState.designTimeHeight != nil {
      guard !view.translatesAutoresizingMaskIntoConstraints, let entry = host.entry(view) else { continue }
      let size = view.settledSize(forWidth: entry.solvedWidth)
      engine.setIntrinsicSize(host.wishes(of: view, for: size), of: entry.item)
    }
  }

  /// Puts the constraints of the document before those contents that resist compression with the same priority.
  private func preferConstraints(toResistanceOf answered: Set<String>) {
    let contents = host.order.filter { $0.interfaceBuilderID.map(answered.contains) ?? false }
    let resistances = Set(
      contents.flatMap { view in Axis.allCases.map { view.contentPriority(.compressionResistance, $0) } })
    for constraint in host.order.flatMap(\.constraints)
    where !constraint.isSystem && resistances.contains(constraint.priority) {
      guard let handle = host.handle(of: constraint),
        let next = Priority(rawValue: engine.priority(of: handle).rawValue.nextUp), !next.isRequired
      else { continue }
      engine.setPriority(next, of: handle)
    }
  }

  /// Releases the rows that begin below the table's height, counted from the first row: the title above the prototypes
  /// takes no room from them.
  private func releaseRowsWithoutRoom(in table: UITableView) {
    let rows = table.subviews.compactMap { $0 as? UITableViewCell }
      .filter { !$0.isStaticRow || RowMetrics.canvasReleasesStaticRows[table.layoutProfile] }
    guard let start = rows.map(\.frame.minY).min() else { return }
    for row in rows where row.frame.minY - start >= table.bounds.height {
      releaseContent(of: row, along: Axis.allCases)
      forgetSizes(inside: row.contentView)
    }
  }

  private func forgetSizes(inside view: UIView) {
    for subview in view.subviews {
      if let entry = host.entry(subview) { engine.setIntrinsicSize(IntrinsicSize(), of: entry.item) }
      forgetSizes(inside: subview)
    }
  }

  private func releaseHeight(of cell: UITableViewCell) {
    guard !engine.brokenConstraints.isEmpty else { return }
    engine.conflictVictims = .innerEdges
    _ = engine.solve()
    for handle in engine.brokenConstraints { engine.removeConstraint(handle) }
    releaseContent(of: cell, along: [.vertical])
    openContent = cell.contentView
  }

  private func releaseContent(of cell: UITableViewCell, along axes: [Axis]) {
    guard let content = host.entry(cell.contentView)?.item else { return }
    for handle in engine.spans(of: content) {
      guard case .span(let rule) = engine.definition(of: handle) else { continue }
      if rule.part == .size && axes.contains(rule.axis) { engine.removeConstraint(handle) }
    }
  }
}
