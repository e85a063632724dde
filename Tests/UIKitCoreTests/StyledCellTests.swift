import Testing

@testable import UIKitCore

/// Where the labels of cells of the four styles lie.
@MainActor
@Suite struct StyledCellTests {
  private func cell(_ style: UITableViewCell.CellStyle, _ text: String, _ detail: String? = nil) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = text
    cell.detailTextLabel?.text = detail
    cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
    let margins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    cell.setWidth(375, margins: margins)
    cell.layoutIfNeeded()
    return cell
  }

  /// source: a form of a simulator of iOS 26.1 at two pixels a point: "Notifications" [16, 12, 96, 20.5] in a row of 44.
  @Test func titleOfIOS26IsAsLargeAsItsText() throws {
    try onScreen(iOS: 26, scale: 2) {
      let label = try #require(cell(.default, "Notifications").textLabel)
      #expect(label.frame.minX == 16)
      #expect(label.frame.minY == 12)
      #expect(label.frame.height == 20.5)
      #expect(abs(label.frame.width - 96) <= 0.5)
    }
  }

  /// source: the same form: "On" ends 8 points before the content, which ends at the disclosure indicator.
  @Test func valueOfIOS26EndsBesideTheAccessory() throws {
    try onScreen(iOS: 26, scale: 2) {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "Notifications"
      cell.detailTextLabel?.text = "On"
      cell.accessoryType = .disclosureIndicator
      cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
      cell.setWidth(375, margins: NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16))
      cell.layoutIfNeeded()
      #expect(cell.contentView.frame.width == 375 - 26.5)
      let detail = try #require(cell.detailTextLabel)
      #expect(detail.frame.maxX == cell.contentView.frame.width - 8)
      #expect(detail.frame.height == 20.5)
      #expect(detail.frame.minY == 12)
    }
  }

  /// source: 150 of 150 cells of documents: the title fills the content between its margins. Of iOS 17 nothing else is known.
  @Test func titleOfIOS17FillsTheContent() throws {
    try onScreen(iOS: 17, scale: 2) {
      let label = try #require(cell(.default, "Notifications").textLabel)
      #expect(label.frame == CGRect(x: 16, y: 0, width: 343, height: 44))
    }
  }
}
