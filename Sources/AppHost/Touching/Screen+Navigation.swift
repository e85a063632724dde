import UIKit

/// Navigation by bars and presentations.
extension Screen {
  /// Taps the back button of the navigation bar in front.
  ///
  /// - Throws: ``ScreenError`` if no bar has one.
  public func back() throws {
    let bars = run { searched.compactMap { $0 as? UINavigationBar } }
    guard let button = bars.lazy.compactMap(\.backButton).first(where: { $0.isShown }) else {
      throw ScreenError("no navigation bar on the screen has a back button")
    }
    try tap(.view(button))
  }

  /// Dismisses the sheet in front by a drag, or the popover in front by a tap beside it.
  ///
  /// - Throws: ``ScreenError`` if no sheet or popover is presented, or if the app does not allow the dismissal.
  public func dismissPresentation() throws {
    guard let top = topController, let presenting = top.presentingViewController,
      let presentation = presenting.presentedViewController?.presentationController
    else { throw ScreenError("no sheet or popover is presented") }
    guard run({ presentation.userDidDismiss() }) else {
      throw ScreenError(
        "the app does not allow people to dismiss \(Swift.type(of: presentation.presentedViewController))")
    }
  }

  /// Deletes a row with its leading control, while the table is in editing mode.
  public func deleteRow(_ query: Query) throws {
    let (table, path) = try row(query)
    guard table.isEditing else { throw ScreenError("the table that contains \(query) is not in editing mode") }
    run { table.userDidCommit(path) }
  }

  /// Drags a row to the position of another, while the table is in editing mode.
  public func moveRow(_ query: Query, to target: Query) throws {
    let (table, path) = try row(query)
    let (_, end) = try row(target)
    guard run({ table.userDidMove(path, to: end) }) else {
      throw ScreenError("the table that contains \(query) does not allow people to move rows")
    }
  }

  private func row(_ query: Query) throws -> (UITableView, IndexPath) {
    var view: UIView? = try reveal(query)
    var cell: UITableViewCell?
    while let present = view {
      cell = cell ?? present as? UITableViewCell
      if let table = present as? UITableView, let path = cell.flatMap({ table.indexPath(for: $0) }) {
        return (table, path)
      }
      view = present.superview
    }
    throw ScreenError("\(query) is not in a row of a table")
  }
}
