import Testing

@testable import UIKitCore

/// What rows of tables log about conflicts with their height.
@MainActor
@Suite(.serialized) struct RowLogTests {
  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      let content = UIView()
      content.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        content.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        content.heightAnchor.constraint(equalToConstant: 100),
        cell.contentView.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      ])
      return cell
    }
  }

  /// source: seven published logs of rows, such as those in wongzigii/Colo, issue 12, and Minene/LynnBubbleTableView, issue 2: the size is
  /// the content view's, named UIView-Encapsulated-Layout-Height. That a separator's pixel contradicts a required height is in a
  /// published log of 112 against 112.333.
  @Test func aRowWithARequiredHeightLogsTheHeightOfItsContentView() throws {
    try onScreen(scale: 2) {
      let source = Source()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      let controller = UITableViewController(style: .plain)
      controller.tableView.dataSource = source
      controller.tableView.rowHeight = UITableView.automaticDimension
      controller.tableView.estimatedRowHeight = 44
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let cell = try #require(controller.tableView.visibleCells.first)
      #expect(cell.frame.height == 100.5)
      let messages = try #require(window.layoutHost?.conflicts.map(\.message))
      #expect(messages.count == 1)
      let lines = messages[0].split(separator: "\n").map(String.init)
      let rows = lines.filter { $0.contains("Encapsulated") }
      #expect(rows.count == 1)
      #expect(rows[0].contains("'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x"))
      #expect(rows[0].hasSuffix(".height == 100.5   (active)>\""))
      #expect(!messages[0].contains("NSAutoresizingMaskLayoutConstraint"))
      #expect(!messages[0].contains("UITableViewCell:0x"))
    }
  }

  private final class Contradiction: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      let label = UILabel()
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 20),
        label.trailingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 100),
        label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      ])
      return cell
    }
  }

  /// source: in all published logs of rows, what is broken is a constraint of the row's content, though edges inside a row are weaker than
  /// a width elsewhere: the table is 300 wide, 100 and the trailing edge contradict each other in its row.
  @Test func aConflictInARowBreaksNoConstraintOfTheTable() throws {
    try onScreen(scale: 2) {
      let source = Contradiction()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      let controller = UIViewController()
      let table = UITableView()
      table.translatesAutoresizingMaskIntoConstraints = false
      table.dataSource = source
      controller.view.addSubview(table)
      let width = table.widthAnchor.constraint(equalToConstant: 300)
      NSLayoutConstraint.activate([
        width, table.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        table.topAnchor.constraint(equalTo: controller.view.topAnchor),
        table.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
      ])
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(table.frame.width == 300)
      let conflict = try #require(window.layoutHost?.conflicts.first)
      #expect(window.layoutHost?.conflicts.count == 1)
      let broken = try #require(conflict.broken as? NSLayoutConstraint)
      #expect(broken !== width && broken.firstItem is UILabel)
    }
  }
}
