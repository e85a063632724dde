import Testing

@testable import UIKitCore

/// Rows of tables whose sides are not safe: 44 points at either side of an iPhone X on its side, which is 812 wide.
///
/// Source: Apple's documentation of `insetsContentViewsToSafeArea`: true by default, the content views of cells, headers and footers keep
/// out of what is not safe.
@MainActor
@Suite(.serialized) struct TableSafeAreaTests {
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      if indexPath.row == 1 { cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)) }
      return cell
    }
  }

  private func stage(_ style: UITableView.Style) throws -> (ControllerStage, UITableView) {
    let rows = Rows(style: style)
    let stage = try ControllerStage(rows, on: "iPhone X", .landscape)
    stage.window.layoutIfNeeded()
    return (stage, rows.tableView)
  }

  private func cell(_ table: UITableView, _ row: Int = 0) throws -> UITableViewCell {
    try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
  }

  @Test func contentOfRowsIsSafe() throws {
    let (stage, table) = try stage(.plain)
    let cell = try cell(table)
    #expect(cell.frame.minX == 0 && cell.frame.width == 812)
    #expect(cell.contentView.frame.minX == 44 && cell.contentView.frame.width == 812 - 88)
    #expect(table.separatorInset.left == 44 + cell.contentView.directionalLayoutMargins.leading)
    // An accessory is the margin away from what is not safe.
    let other = try self.cell(table, 1)
    let accessory = try #require(other.accessoryView)
    #expect(accessory.frame.maxX == 812 - 44 - cell.contentView.directionalLayoutMargins.trailing)
    #expect(other.contentView.frame.minX == 44 && other.contentView.frame.maxX == accessory.frame.minX)
    table.insetsContentViewsToSafeArea = false
    stage.window.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.width == 812)
  }

  @Test func insetGroupsAreSafe() throws {
    let (_, table) = try stage(.insetGrouped)
    let cell = try cell(table)
    let margin = cell.frame.minX - 44
    #expect(margin > 0 && cell.frame.maxX == 812 - 44 - margin)
    #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.width == cell.frame.width)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minX == cell.frame.minX)
  }

  /// A title begins where the rows do.
  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func titlesAreSafe(_ style: UITableView.Style) throws {
    let (stage, table) = try stage(style)
    let header = try #require(table.headerView(forSection: 0))
    let title = try #require(header.textLabel), text = try #require(try cell(table).textLabel)
    #expect(try stage.frame(title).minX == stage.frame(text).minX)
    #expect(try stage.frame(title).minX >= 44)
  }

  @Test func rowsFollowWhenThePhoneIsTurned() throws {
    let (stage, table) = try stage(.plain)
    try stage.turn(.portrait)
    stage.window.layoutIfNeeded()
    let cell = try cell(table)
    #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.width == 375)
    #expect(try #require(table.headerView(forSection: 0)).contentView.frame.width == 375)
  }
}
