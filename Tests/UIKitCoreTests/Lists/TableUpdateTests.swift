import Testing

@testable import UIKitCore

/// Changes of a table. Texts of exceptions: public logs of apps, and a reader who ran each case with Xcode 26.6; places: arithmetic.
@MainActor
@Suite(.serialized) struct TableUpdateTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = [["a", "b", "c"], ["d"]]
    var made: [String] = []
    var heard: [String] = []

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.accessibilityIdentifier = rows[indexPath.section][indexPath.row]
      made.append(rows[indexPath.section][indexPath.row])
      return cell
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      heard.append("end \(indexPath.section).\(indexPath.row)")
    }
  }

  private let source = Source()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568), style: .plain)

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 50
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
    window.layoutIfNeeded()
    source.made = []
  }

  private var shown: [String] { table.visibleCells.compactMap(\.accessibilityIdentifier) }
  private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }
  private func texts(_ body: () -> Void) -> [String] { exceptions(body).map(\.reason) }

  @Test func anInsertedRowAloneIsAskedFor() {
    let kept = table.cellForRow(at: path(0, 1))
    source.rows[0].insert("new", at: 1)
    table.insertRows(at: [path(0, 1)], with: .automatic)
    window.layoutIfNeeded()
    #expect(source.made == ["new"])
    #expect(shown == ["a", "new", "b", "c", "d"])
    #expect(table.cellForRow(at: path(0, 2)) === kept && kept?.frame.minY == 100)
  }

  @Test func aDeletedRowLeavesAndTheSelectionFollows() {
    table.selectRow(at: path(0, 2), animated: false, scrollPosition: .none)
    source.rows[0].remove(at: 0)
    table.deleteRows(at: [path(0, 0)], with: .automatic)
    window.layoutIfNeeded()
    #expect(source.made.isEmpty && source.heard == ["end 0.0"])
    #expect(table.indexPathForSelectedRow == path(0, 1))
    #expect(table.cellForRow(at: path(0, 1))?.isSelected == true)
  }

  @Test func aBatchCountsOldPlacesForWhatGoesAndNewOnesForWhatComes() {
    source.rows = [["x", "a", "c"], ["d", "b"]]
    table.performBatchUpdates {
      table.insertRows(at: [path(0, 0)], with: .none)
      table.moveRow(at: path(0, 1), to: path(1, 1))
    }
    #expect(shown == ["x", "a", "c", "d", "b"] && source.made == ["x"])
  }

  @Test func sectionsMoveWithTheirRows() {
    source.rows.swapAt(0, 1)
    table.moveSection(0, toSection: 1)
    window.layoutIfNeeded()
    #expect(shown == ["d", "a", "b", "c"] && source.made.isEmpty)
    source.rows.append(["e"])
    table.insertSections(IndexSet(integer: 2), with: .fade)
    source.rows.remove(at: 0)
    table.deleteSections(IndexSet(integer: 0), with: .fade)
    window.layoutIfNeeded()
    #expect(shown == ["a", "b", "c", "e"] && source.made == ["e"])
  }

  @Test func aReloadedRowHasANewCellAndIsDeselected() {
    table.selectRow(at: path(0, 0), animated: false, scrollPosition: .none)
    source.rows[0][0] = "A"
    table.reloadRows(at: [path(0, 0)], with: .none)
    window.layoutIfNeeded()
    #expect(shown == ["A", "b", "c", "d"] && source.made == ["A"])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func aReconfiguredRowKeepsItsCell() {
    let cell = table.cellForRow(at: path(0, 1))
    source.rows[0][1] = "B"
    table.reconfigureRows(at: [path(0, 1)])
    #expect(table.cellForRow(at: path(0, 1)) === cell && cell?.accessibilityIdentifier == "B")
  }

  @Test func aRowThatWasNotRemovedFromTheDataRaises() {
    let texts = texts { table.deleteRows(at: [path(0, 1)], with: .none) }
    #expect(
      texts == [
        "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the "
          + "update (3) must be equal to the number of rows contained in that section before the update (3), plus or minus the "
          + "number of rows inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows "
          + "moved into or out of that section (0 moved in, 0 moved out)."
      ])
    window.layoutIfNeeded()
    #expect(shown == ["a", "b", "c", "d"])
  }

  @Test func rowsThatAreGoneWithoutAWordRaiseTheWholeBatch() throws {
    source.rows = [["a"], ["d"]]
    let text = try #require(texts { table.reloadRows(at: [path(0, 0)], with: .none) }.first)
    #expect(
      text.hasPrefix(
        "Invalid batch updates detected: the number of sections and/or rows returned by the data source before and after "
          + "performing the batch updates are inconsistent with the updates.\nData source before updates = { 2 sections with row "
          + "counts: [3, 1] }\nData source after updates = { 2 sections with row counts: [1, 1] }\nUpdates = [\n\tDelete row "
          + "(0 - 0),\n\tInsert row (0 - 0)\n]\nTable view: <UITableView"))
  }

  @Test func placesThatDoNotExistRaise() {
    #expect(
      texts { table.deleteRows(at: [path(0, 9)], with: .none) } == [
        "attempt to delete row 9 from section 0 which only contains 3 rows before the update"
      ])
    window.layoutIfNeeded()
    source.rows[0].append("e")
    #expect(
      texts { table.insertRows(at: [path(0, 100)], with: .none) } == [
        "attempt to insert row 100 into section 0, but there are only 4 rows in section 0 after the update"
      ])
    window.layoutIfNeeded()
    #expect(
      texts { table.deleteRows(at: [path(7, 0)], with: .none) } == [
        "attempt to delete row 0 from section 7, but there are only 2 sections before the update"
      ])
  }

  @Test func aSectionThatWasNotRemovedFromTheDataRaises() {
    #expect(
      texts { table.deleteSections(IndexSet(integer: 0), with: .none) } == [
        "Invalid update: invalid number of sections. The number of sections contained in the table view after the update (2) "
          + "must be equal to the number of sections contained in the table view before the update (2), plus or minus the number "
          + "of sections inserted or deleted (0 inserted, 1 deleted)."
      ])
  }

  /// Nobody has asked for the numbers before, so that there is nothing to compare.
  @Test func dataThatWereNeverShownRaiseNothing() {
    let fresh = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: .plain)
    fresh.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    fresh.dataSource = source
    source.rows[0].append("e")
    #expect(texts { fresh.insertRows(at: [path(0, 3)], with: .none) }.isEmpty)
    #expect(fresh.numberOfRows(inSection: 0) == 4)
  }

  @Test func numbersAreThoseThatWereShown() {
    source.rows[0].append("e")
    #expect(table.numberOfRows(inSection: 0) == 3)
    table.reloadData()
    #expect(table.numberOfRows(inSection: 0) == 4)
  }

  @Test func snapshotsKeepWhatStays() {
    let diffable = UITableViewDiffableDataSource<String, String>(tableView: table) { [source] table, path, item in
      source.made.append(item)
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.accessibilityIdentifier = item
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["1", "2"])
    snapshot.appendItems(["a", "b"], toSection: "1")
    snapshot.appendItems(["c"])
    diffable.apply(snapshot)
    window.layoutIfNeeded()
    source.made = []
    snapshot.moveItem("a", afterItem: "c")
    snapshot.insertItems(["n"], beforeItem: "b")
    snapshot.reloadItems(["c"])
    diffable.apply(snapshot)
    window.layoutIfNeeded()
    #expect(shown == ["n", "b", "c", "a"] && source.made == ["n", "c"])
    #expect(diffable.snapshot().reloadedItemIdentifiers.isEmpty)
    #expect(diffable.indexPath(for: "a") == path(1, 1) && diffable.sectionIdentifier(for: 0) == "1")
    snapshot = diffable.snapshot()
    snapshot.reconfigureItems(["b"])
    source.made = []
    diffable.apply(snapshot)
    #expect(source.made == ["b"])
    diffable.applySnapshotUsingReloadData(snapshot)
    source.made = []
    window.layoutIfNeeded()
    #expect(source.made == ["n", "b", "c", "a"])
  }

  @Test func aSnapshotHasEachItemOnce() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([1, 3])
    snapshot.insertSections([2], afterSection: 1)
    snapshot.moveSection(1, afterSection: 3)
    #expect(snapshot.sectionIdentifiers == [2, 3, 1])
    let texts = texts {
      snapshot.appendItems(["a"], toSection: 2)
      snapshot.appendItems(["a", "b"], toSection: 3)
    }
    #expect(texts == ["Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    a\n)}"])
    #expect(snapshot.itemIdentifiers == ["a", "b"])
  }
}
