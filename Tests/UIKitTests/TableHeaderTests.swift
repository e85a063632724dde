import Testing

@testable import UIKit

/// The header and the footer of a whole table.
@MainActor
@Suite struct TableHeaderTests {
  /// A table gives its header its own width, below it comes the footer, and both scroll; their heights are those of their frames
  /// (https://useyourloaf.com/blog/variable-height-table-view-header/). Rows are not needed for that.
  @Test func headerAndFooterHaveTheirPlacesWithoutADataSource() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let header = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 30))
    let footer = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 20))
    table.tableHeaderView = header
    table.tableFooterView = footer
    table.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 300, height: 30))
    #expect(footer.frame == CGRect(x: 0, y: 30, width: 300, height: 20))
    #expect(table.contentSize == CGSize(width: 300, height: 50))
    table.frame.size.width = 200
    table.layoutIfNeeded()
    #expect(header.frame.width == 200 && table.contentSize.width == 200)
  }
}
