import Testing

@testable import UIKitCore

/// Scrolling, headers, the index, prefetching and editing of tables. Source: Apple's documentation of each member; numbers are arithmetic of
/// rows of 50 points, headers of 30 and a table 320 by 500.
@MainActor
@Suite(.serialized) struct TableBehaviourTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching {
    var counts = [20, 20]
    var heard: [String] = []
    var titles: [String]?
    var style = UITableViewCell.EditingStyle.delete
    var actions: UISwipeActionsConfiguration?
    var oldActions: [UITableViewRowAction]?
    var refusesToDeselect = false

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
      heard.append("header \(section)")
    }
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
      heard.append("header end \(section)")
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
      title == "B" ? 1 : 0
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      heard.append("prefetch \(indexPaths.map { "\($0.section).\($0.row)" }.joined(separator: " "))")
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      heard.append("cancel \(indexPaths.map { "\($0.section).\($0.row)" }.joined(separator: " "))")
    }
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    {
      style
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { heard.append("commit \(editingStyle) \(indexPath.row)") }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row != 2 }
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
      -> UISwipeActionsConfiguration?
    { actions }
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
      oldActions
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      heard.append("begin \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      heard.append("end \(indexPath?.row ?? -1)")
    }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      heard.append("accessory \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      heard.append("deselect \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      refusesToDeselect ? nil : indexPath
    }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
      heard.append("primary \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
      true
    }
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
      heard.append("many \(indexPath.row)")
    }
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { heard.append("many end") }
  }

  private final class Cell: UITableViewCell {
    var states: [String] = []
    override func willTransition(to state: StateMask) { states.append("will \(state.rawValue)") }
    override func didTransition(to state: StateMask) { states.append("did \(state.rawValue)") }
  }

  private let source = Source()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500), style: .plain)

  init() {
    table.register(Cell.self, forCellReuseIdentifier: "row")
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 50
    table.sectionHeaderTopPadding = 0
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }
  private func cell(_ section: Int, _ row: Int) throws -> Cell {
    try #require(table.cellForRow(at: path(section, row)) as? Cell)
  }
  private func layOut() { window.layoutIfNeeded() }
  private func tap(_ x: CGFloat, _ y: CGFloat) {
    table.fingerCameDown(at: CGPoint(x: x, y: y))
    table.fingerWasLifted(at: CGPoint(x: x, y: y))
  }

  /// Row 5 of the second section begins at 30 + 20 · 50 + 30 + 5 · 50 = 1310 and ends at 1360. The header that floats covers 30 points
  /// above it; 1360 less 500 are 860, and its middle, 1335, less 250 is 1085.
  @Test func rowsAreScrolledToTheirPosition() {
    table.scrollToRow(at: path(1, 5), at: .top, animated: false)
    #expect(table.contentOffset.y == 1280)
    table.scrollToRow(at: path(1, 5), at: .bottom, animated: false)
    #expect(table.contentOffset.y == 860)
    table.scrollToRow(at: path(1, 5), at: .middle, animated: false)
    #expect(table.contentOffset.y == 1085)
    // It is in sight already.
    table.scrollToRow(at: path(1, 5), at: .none, animated: false)
    #expect(table.contentOffset.y == 1085)
    // 2060 points in all: the last row cannot come to the top.
    table.scrollToRow(at: path(1, 19), at: .top, animated: false)
    #expect(table.contentOffset.y == 1560)
    table.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)
    #expect(table.contentOffset.y == 1030)
    table.selectRow(at: path(0, 3), animated: false, scrollPosition: .none)
    table.scrollToNearestSelectedRow(at: .middle, animated: false)
    #expect(table.contentOffset.y == 0)
  }

  @Test func aRowThatDoesNotExistCannotBeScrolledTo() throws {
    let raised = exceptions {
      table.scrollToRow(at: path(1, 20), at: .top, animated: false)
      table.scrollToRow(at: path(2, 0), at: .top, animated: false)
    }
    #expect(raised.map(\.name) == ["NSRangeException", "NSRangeException"])
    #expect(
      raised[0].reason.hasPrefix(
        "Attempted to scroll the table view to an out-of-bounds row (20) when there are only 20 rows in section 1. Table view: <"
      ))
    #expect(
      raised[1].reason.hasPrefix(
        "Attempted to scroll the table view to an out-of-bounds section (2) when there are only 2 sections. Table view: <"
      ))
  }

  @Test func headersOfPlainTablesFloat() {
    table.contentOffset.y = 500
    layOut()
    #expect(table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 500, width: 320, height: 30))
    // The rows of the first section end at 1030: its header leaves with them.
    table.contentOffset.y = 1010
    layOut()
    #expect(table.headerView(forSection: 0)?.frame.minY == 1000)
    #expect(table.headerView(forSection: 1)?.frame.minY == 1030)
    #expect(table.rectForHeader(inSection: 0).minY == 0)
    #expect(source.heard == ["header 0", "header 1"])
    table.contentOffset.y = 1300
    layOut()
    #expect(source.heard == ["header 0", "header 1", "header end 0"])
  }

  @Test func headersOfGroupedTablesScroll() {
    let grouped = UITableView(frame: table.frame, style: .grouped)
    grouped.register(Cell.self, forCellReuseIdentifier: "row")
    grouped.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
    grouped.rowHeight = 50
    grouped.dataSource = source
    grouped.delegate = source
    window.addSubview(grouped)
    layOut()
    let before = grouped.headerView(forSection: 0)?.frame.minY
    grouped.contentOffset.y = 300
    layOut()
    #expect(grouped.headerView(forSection: 0)?.frame.minY == before)
  }

  /// The index is 15 points wide at the right, over the rows, which keep their width.
  @Test func theIndexLeadsToSections() throws {
    source.titles = ["A", "B"]
    table.reloadData()
    layOut()
    let index = try #require(table.listState?.index)
    #expect(index.frame == CGRect(x: 305, y: 0, width: 15, height: 500))
    #expect(table.cellForRow(at: path(0, 0))?.frame.width == 320)
    table.sectionIndexColor = .red
    #expect((index.subviews.first as? UILabel)?.textColor == .red)
    table.userDidTouchIndex(at: 1)
    #expect(table.contentOffset.y == 1030)
    layOut()
    #expect(index.frame.minY == 1030 && table.subviews.last === index)
    table.sectionIndexMinimumDisplayRowCount = 100
    #expect(table.listState?.index == nil)
  }

  /// 500 points show a header and 10 rows, of which the last lies at 480; the page after that holds rows 10 to 19 with the next header.
  @Test func rowsAreFetchedBeforeTheyAreShown() {
    table.prefetchDataSource = source
    source.heard = []
    layOut()
    #expect(source.heard == ["prefetch 0.10 0.11 0.12 0.13 0.14 0.15 0.16 0.17 0.18 0.19"])
    source.heard = []
    table.contentOffset.y = 50
    layOut()
    #expect(source.heard == [])
    // From 600 to 1100 the next page has the first row of the second section, at 1060.
    table.contentOffset.y = 100
    layOut()
    #expect(source.heard == ["prefetch 1.0"])
    // The way back: what lies below is given up, and above there is nothing.
    source.heard = []
    table.contentOffset.y = 60
    layOut()
    #expect(source.heard == ["cancel 0.12 0.13 0.14 0.15 0.16 0.17 0.18 0.19 1.0"])
    source.heard = []
    table.isPrefetchingEnabled = false
    table.contentOffset.y = 400
    layOut()
    #expect(!source.heard.contains { $0.hasPrefix("prefetch") })
  }

  @Test func anEstimateStandsForHeadersThatWereNotShown() {
    let other = Estimates()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500), style: .plain)
    table.register(Cell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 50
    table.sectionHeaderTopPadding = 0
    table.dataSource = other
    table.delegate = other
    window.addSubview(table)
    layOut()
    // 40 rows, the first header of its constraints' 60 points and the second of the estimated 100.
    #expect(table.contentSize.height == 2160)
    table.contentOffset.y = 900
    layOut()
    #expect(table.contentSize.height == 2120)
  }

  private final class Estimates: NSObject, UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { 100 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let view = UIView()
      view.heightAnchor.constraint(equalToConstant: 60).isActive = true
      return view
    }
  }

  // MARK: Editing

  @Test func editingShowsControlsAndTheAccessoryForIt() throws {
    let first = try cell(0, 0)
    first.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let editing = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    first.editingAccessoryView = editing
    let second = try cell(0, 1)
    second.showsReorderControl = true
    table.setEditing(true, animated: false)
    layOut()
    #expect(first.isEditing && first.editingStyle == .delete && first.states == ["will 1", "did 1"])
    #expect(first.contentView.frame.minX == UITableViewCell.editControlWidth)
    #expect(first.accessoryView?.superview == nil && editing.superview === first)
    // The margin of a row 320 points wide is 16: 320 less 30 and 16.
    #expect(first.contentView.frame.maxX == 274)
    #expect(second.contentView.frame.maxX == 320 - UITableViewCell.reorderControlWidth)
    // The data source lets nobody edit the third row.
    #expect(try !cell(0, 2).isEditing && cell(0, 2).contentView.frame.minX == 0)
    table.setEditing(false, animated: false)
    layOut()
    #expect(first.contentView.frame.minX == 0 && first.accessoryView?.superview === first)
    #expect(first.editingStyle == .none)
  }

  @Test func theControlAsksBeforeItDeletes() throws {
    table.setEditing(true, animated: false)
    layOut()
    let first = try cell(0, 0)
    let control = try #require(first.subviews.lazy.compactMap { $0 as? RowEditControl }.first)
    control.sendActions(for: .touchUpInside)
    #expect(first.showingDeleteConfirmation && source.heard == ["header 0"])
    #expect(first.states.suffix(2) == ["will 3", "did 3"])
    let button = try #require(
      first.subviews.lazy.compactMap { $0 as? SwipeActionsView }.first?.subviews.first as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect(source.heard == ["header 0", "commit delete 0"] && !first.showingDeleteConfirmation)
  }

  @Test func theControlInsertsAtOnce() throws {
    source.style = .insert
    table.setEditing(true, animated: false)
    let control = try #require(try cell(0, 1).subviews.lazy.compactMap { $0 as? RowEditControl }.first)
    control.sendActions(for: .touchUpInside)
    #expect(source.heard.last == "commit insert 1")
  }

  @Test func severalRowsAreSelectedWhileEditing() throws {
    table.allowsMultipleSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    tap(100, 50)
    tap(100, 100)
    #expect(table.indexPathsForSelectedRows == [path(0, 0), path(0, 1)])
    #expect(try cell(0, 0).editingStyle == .none)
    // Primary actions are not performed while the table is edited.
    #expect(source.heard == ["header 0", "select 0", "select 1"])
    table.setEditing(false, animated: false)
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test func twoFingersSelectWhatTheyPass() {
    table.allowsMultipleSelectionDuringEditing = true
    source.heard = []
    #expect(table.beginsMultipleSelection(at: CGPoint(x: 100, y: 50)))
    #expect(table.isEditing)
    table.selectsMany(at: CGPoint(x: 100, y: 150))
    table.endsMultipleSelection()
    #expect(source.heard == ["many 0", "select 0", "select 1", "select 2", "many end"])
  }

  @Test func aTapPerformsThePrimaryActionAfterTheSelection() {
    source.heard = []
    tap(100, 50)
    #expect(source.heard == ["select 0", "primary 0"])
    source.refusesToDeselect = true
    tap(100, 100)
    #expect(source.heard == ["select 0", "primary 0", "select 1"])
  }

  @Test func detailButtonsAreTappedWhereNothingCanBeSelected() throws {
    table.allowsSelection = false
    try cell(0, 0).accessoryType = .detailButton
    table.setNeedsLayout()
    layOut()
    source.heard = []
    tap(300, 50)
    tap(100, 50)
    #expect(source.heard == ["accessory 0"])
  }

  // MARK: Swipes

  @Test func aSwipeOverTheWholeRowPerformsTheFirstAction() {
    let heard = source
    source.actions = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "One") { _, _, _ in heard.heard.append("one") },
      UIContextualAction(style: .normal, title: "Two") { _, _, _ in heard.heard.append("two") },
    ])
    source.heard = []
    table.userDidSwipe(at: CGPoint(x: 300, y: 50), by: CGPoint(x: -20, y: 0))
    table.swipeEnded(after: CGPoint(x: -100, y: 0))
    #expect(source.heard == ["begin 0"] && table.swipedRow != nil)
    table.swipeEnded(after: CGPoint(x: -250, y: 0))
    #expect(source.heard == ["begin 0", "end 0", "one"] && table.swipedRow == nil)
    source.actions?.performsFirstActionWithFullSwipe = false
    table.userDidSwipe(at: CGPoint(x: 300, y: 50), by: CGPoint(x: -20, y: 0))
    table.swipeEnded(after: CGPoint(x: -300, y: 0))
    #expect(table.swipedRow != nil)
  }

  @Test func actionsOfOldAreButtons() throws {
    let heard = source
    source.oldActions = [
      UITableViewRowAction(style: .default, title: "Remove") { _, path in heard.heard.append("remove \(path.row)") }
    ]
    table.userDidSwipe(at: CGPoint(x: 300, y: 100), by: CGPoint(x: -20, y: 0))
    let button = try #require(table.swipedRow?.view.subviews.first as? UIButton)
    #expect(button.backgroundColor == .systemRed)
    button.sendActions(for: .touchUpInside)
    #expect(source.heard.last == "remove 1")
  }

  // MARK: Cells

  @Test func backgroundsAreBehindTheContentAndAsLargeAsTheCell() throws {
    let cell = try cell(0, 0)
    let (ground, selected) = (UIView(), UIView())
    cell.selectedBackgroundView = selected
    cell.backgroundView = ground
    #expect(selected.superview == nil && cell.subviews.first === ground)
    table.selectRow(at: path(0, 0), animated: false, scrollPosition: .none)
    #expect(cell.subviews.prefix(2).elementsEqual([ground, selected], by: ===))
    layOut()
    #expect(ground.frame == cell.bounds && selected.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
    cell.selectionStyle = .none
    #expect(selected.superview == nil)
    cell.selectionStyle = .default
    let many = UIView()
    cell.multipleSelectionBackgroundView = many
    #expect(selected.superview === cell)
    table.allowsMultipleSelection = true
    cell.isSelected = false
    cell.isSelected = true
    #expect(many.superview === cell && selected.superview == nil)
    cell.backgroundConfiguration = .listPlainCell()
    #expect(cell.backgroundView == nil && ground.superview == nil)
  }

  @Test func configurationsFollowTheState() throws {
    let cell = try cell(0, 0)
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    cell.isSelected = true
    #expect(states == [false, true])
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    background.cornerRadius = 7
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    let view = try #require(cell.backgroundConfigurationView?.subviews.first)
    #expect(view.frame == CGRect(x: 2, y: 1, width: 314, height: 46))
    #expect(view.backgroundColor == .red && view.layer.cornerRadius == 7)
    #expect(cell.subviews.first === cell.backgroundConfigurationView)
  }

  @Test func headersAreUsedAgainAndConfigured() throws {
    final class Head: UITableViewHeaderFooterView {
      var reused = 0
      override func prepareForReuse() { reused += 1 }
    }
    table.register(Head.self, forHeaderFooterViewReuseIdentifier: "head")
    table.reloadData()
    layOut()
    let heads = [0, 1].map { table.headerView(forSection: $0) as? Head }
    table.reloadData()
    layOut()
    let again = try #require(table.headerView(forSection: 0) as? Head)
    #expect(heads.contains { $0 === again } && again.reused == 1)
    var content = again.defaultContentConfiguration()
    content.text = "Title"
    again.contentConfiguration = content
    #expect(again.contentView is UIListContentView)
  }
}
