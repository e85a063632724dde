import AutoLayout

/// Which views of a laid-out tree Interface Builder's canvas calls ambiguous.
///
/// `hasAmbiguousLayout` asks the layout as it is. The verdict on a document differs, as the views tell that Xcode marked:
/// 1. A place counts as seen from the superview: what merely hangs on an open view is not open itself.
/// 2. The size that a view without content was drawn with settles nothing.
/// 3. A view that no constraint mentions stays where it was drawn: none of 21 is marked.
/// 4. A prototype that its table has no room for is never made a row: neither its content nor anything inside has a size of
///    its own. Of 28 such cells with views placed by constraints all have marked ones, of 345 others 7. From Xcode 26 on it is
///    so for static rows too: 16 of 16, before 0 of 5.
/// 5. The height of a cell that stands for itself gives way where it clashes with the constraints inside; what was broken on
///    the way stays broken (``ConflictVictims/innerEdges``).
@MainActor
package struct CanvasVerdict {
  private let host: LayoutHost
  private var engine: LayoutEngine
  /// Of a cell whose height gave way.
  private var openContent: UIView?

  /// Nil if the tree was not laid out. Solves a copy of its engine, where one of the rules says something.
  package init?(of root: UIView) {
    guard let host = root.layoutHost else { return nil }
    self.host = host
    engine = host.engine
    forgetDesignTimeSizes()
    for view in host.order {
      if let table = view as? UITableView { releaseRowsWithoutRoom(in: table) }
    }
    if let cell = root as? UITableViewCell { releaseHeight(of: cell) }
    _ = engine.solve()
  }

  /// What of a view's rectangle is open; nothing for views that are not placed by constraints.
  package func ambiguity(of view: UIView) -> Ambiguity {
    guard view !== host.root, !view.translatesAutoresizingMaskIntoConstraints || view === openContent,
      let entry = host.entry(view),
      let container = view.superview.flatMap({ host.entry($0) }), engine.relationCount(of: entry.item) > 0
    else { return [] }
    return engine.ambiguity(of: entry.item, in: container.content ?? container.item)
  }

  private mutating func forgetDesignTimeSizes() {
    for view in host.order where view.designTimeWidth != nil || view.designTimeHeight != nil {
      guard !view.translatesAutoresizingMaskIntoConstraints, let entry = host.entry(view) else { continue }
      let size = view.settledSize(forWidth: entry.solvedWidth)
      engine.setIntrinsicSize(host.wishes(of: view, for: size), of: entry.item)
    }
  }

  /// What is above the first row, the title of the prototypes, takes no room from them.
  private mutating func releaseRowsWithoutRoom(in table: UITableView) {
    let rows = table.subviews.compactMap { $0 as? UITableViewCell }
      .filter { !$0.isStaticRow || UIKitEnvironment.current.release >= 26 }
    guard let start = rows.map(\.frame.minY).min() else { return }
    for row in rows where row.frame.minY - start >= table.bounds.height {
      releaseContent(of: row, along: Axis.allCases)
      forgetSizes(inside: row.contentView)
    }
  }

  private mutating func forgetSizes(inside view: UIView) {
    for subview in view.subviews {
      if let entry = host.entry(subview) { engine.setIntrinsicSize(IntrinsicSize(), of: entry.item) }
      forgetSizes(inside: subview)
    }
  }

  private mutating func releaseHeight(of cell: UITableViewCell) {
    guard !engine.brokenConstraints.isEmpty else { return }
    engine.conflictVictims = .innerEdges
    _ = engine.solve()
    for handle in engine.brokenConstraints { engine.removeConstraint(handle) }
    releaseContent(of: cell, along: [.vertical])
    openContent = cell.contentView
  }

  private mutating func releaseContent(of cell: UITableViewCell, along axes: [Axis]) {
    guard let content = host.entry(cell.contentView)?.item else { return }
    for handle in engine.spans(of: content) {
      guard case .span(let rule) = engine.definition(of: handle) else { continue }
      if rule.part == .size && axes.contains(rule.axis) { engine.removeConstraint(handle) }
    }
  }
}
