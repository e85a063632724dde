/// The kind of list that a row, a header or a footer stands in, which decides how configurations without a kind of their own look.
enum ListEnvironment {
  /// No list that says so, or a plain one.
  case plain
  /// With the rows of a section in a group.
  case grouped
  /// A list of places, or one beside it.
  case sidebar

  /// That of the list around a view.
  @MainActor
  init(of view: UIView) {
    switch view {
    case let cell as UICollectionViewListCell: self = cell.listEnvironment
    case let cell as UITableViewCell: self.init(cell.enclosingTable?.style)
    case let view as UITableViewHeaderFooterView: self.init(view.enclosingTable?.style)
    default: self = .plain
    }
  }

  private init(_ style: UITableView.Style?) { self = style ?? .plain == .plain ? .plain : .grouped }
}
