import AppHost
import Testing
import UIKit

/// Rows and items, as the documentation of tables and collection views has it.
@MainActor
@Suite struct ListTests {
  private final class List: UITableViewController {
    var rows = (1...50).map { "Row \($0)" }
    var heard: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      refreshControl = UIRefreshControl()
      refreshControl?.addAction(UIAction { [unowned self] _ in heard.append("refresh") }, for: .valueChanged)
      navigationItem.rightBarButtonItem = editButtonItem
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      indexPath.row != 4
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("select \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      heard.append("deselect \(indexPath.row)")
    }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      rows.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
    override func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Pin") { [unowned self] _, _, done in
          heard.append("pin \(indexPath.row)")
          done(true)
        }
      ])
    }
  }

  private let screen = Screen(.named("iPhone 14"), release: 17)
  private let list = List(style: .plain)

  init() { screen.show(UINavigationController(rootViewController: list)) }

  @Test func aTapSelectsOneRow() throws {
    try screen.tap("Row 1")
    try screen.tap("Row 2")
    #expect(list.heard == ["select 0", "deselect 0", "select 1"])
    #expect(list.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
    try screen.tap("Row 5")
    #expect(list.heard.count == 3)
  }

  @Test func severalRowsAtATime() throws {
    list.tableView.allowsMultipleSelection = true
    try screen.tap("Row 1")
    try screen.tap("Row 2")
    try screen.tap("Row 1")
    #expect(list.heard == ["select 0", "select 1", "deselect 0"])
    #expect(list.tableView.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
  }

  @Test func aDragScrollsAndSelectsNothing() throws {
    screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400))
    #expect(list.heard.isEmpty && list.tableView.contentOffset.y > 0)
  }

  @Test func rowsFarAwayAreScrolledTo() throws {
    #expect(!screen.shows("Row 48"))
    try screen.scroll(to: "Row 48")
    #expect(screen.texts.contains("Row 48"))
    try screen.tap("Row 48")
    #expect(list.heard == ["select 47"])
    try screen.scroll(to: "Row 2")
    #expect(screen.texts.contains("Row 2"))
    #expect(throws: ScreenError("there is no \"Row 51\" on the screen, even after scrolling")) {
      try screen.scroll(to: "Row 51")
    }
  }

  @Test func swipesShowButtons() throws {
    try screen.swipe(.left, on: "Row 3")
    #expect(list.heard.isEmpty)
    try screen.tap("Delete")
    #expect(list.rows.prefix(3) == ["Row 1", "Row 2", "Row 4"] && !screen.shows("Delete"))
    try screen.swipe(.right, on: "Row 1")
    try screen.tap("Pin")
    #expect(list.heard == ["pin 0"])
    // The first tap elsewhere only closes the buttons.
    try screen.swipe(.left, on: "Row 1")
    try screen.tap("Row 4")
    #expect(!screen.shows("Delete") && list.heard == ["pin 0"])
  }

  @Test func editingDeletesAndMoves() throws {
    #expect(throws: ScreenError.self) { try screen.deleteRow("Row 1") }
    try screen.tap("Edit")
    #expect(list.tableView.isEditing)
    try screen.deleteRow("Row 1")
    try screen.moveRow("Row 2", to: "Row 4")
    #expect(list.rows.prefix(4) == ["Row 3", "Row 4", "Row 2", "Row 5"])
    try screen.tap("Done")
    #expect(!list.tableView.isEditing)
  }

  @Test func pullingRefreshesOnce() throws {
    try screen.pullToRefresh()
    #expect(list.heard == ["refresh"] && list.refreshControl?.isRefreshing == true)
    try screen.pullToRefresh()
    #expect(list.heard == ["refresh"])
  }

  private final class Items: UICollectionViewController {
    var heard: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      cell.accessibilityIdentifier = "item \(indexPath.item)"
      return cell
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      heard.append("select \(indexPath.item)")
    }
    override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      heard.append("deselect \(indexPath.item)")
    }
  }

  @Test func itemsAreSelected() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let items = Items(collectionViewLayout: layout)
    screen.show(items)
    try screen.tap("item 0")
    try screen.tap("item 4")
    #expect(items.heard == ["select 0", "deselect 0", "select 4"])
    #expect((try screen.find("item 4") as? UICollectionViewCell)?.isSelected == true)
    try screen.scroll(to: "item 39")
    try screen.tap("item 39")
    #expect(items.heard.last == "select 39")
  }
}
