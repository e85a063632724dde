import AutoLayout

extension LaidOutTree {
  /// The tree as it was while the content of the row around a view decided the row's height: the table then gave the row
  /// that height, which says nothing about where it comes from. The same tree outside of self-sizing rows, and where the
  /// content asks for another height than the row has, by a separator or because the program places the rows.
  package func lettingContentDecideRow(around view: UIView) -> LaidOutTree {
    guard let cell = view.enclosingCell, cell.isSizedByContent, let id = host.entry(cell)?.item else { return self }
    var copy = engine
    for handle in engine.spans(of: id) {
      guard case .span(let rule) = engine.definition(of: handle), rule.axis == .vertical, rule.part == .size
      else { continue }
      copy.removeConstraint(handle)
    }
    // The table asked for the least height, or that of the document. What keeps the row from it is what decides its height.
    let target = Double(cell.documentRowHeight ?? 0)
    let least = copy.addConstraint(
      Constraint(id, .height, .equal, nil, .notAnAttribute, constant: target, priority: .fittingSizeLevel))
    _ = copy.solve()
    copy.removeConstraint(least)
    _ = copy.solve()
    let isDecided = copy.freedom(of: id, Attribute.height) == nil
    let difference = copy.alignmentRect(of: id).height - engine.alignmentRect(of: id).height
    return isDecided && abs(difference) < Self.sameHeight ? with(copy) : self
  }

  /// Points; the table rounds heights to pixels.
  private static let sameHeight = 1e-3
}

extension UIView {
  /// The row that the view is, or is in.
  fileprivate var enclosingCell: UITableViewCell? {
    sequence(first: self, next: \.superview).lazy.compactMap { $0 as? UITableViewCell }.first
  }
}

extension UITableViewCell {
  /// Whether the table asks the constraints inside for the height of the row.
  fileprivate var isSizedByContent: Bool {
    guard hasConstraintsInside, let table = enclosingTable, table.rowHeight < 0 else { return false }
    return documentRowHeight == nil || !isStaticRow
  }
}
