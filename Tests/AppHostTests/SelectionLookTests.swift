import AppHost
import LayoutReports
import Testing
import UIKit

/// How lists and tables show what is selected, edited and moved.
@MainActor
@Suite(.serialized) struct SelectionLookTests {
  private let screen = Screen(.named("iPhone 15"), release: 17)

  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row == 1 }
  }

  private func root() throws -> ViewReport { try #require(screen.window?.sceneReport.root) }

  private func first(_ name: String, _ view: ViewReport) -> ViewReport? {
    view.className == name ? view : view.children.lazy.compactMap { first(name, $0) }.first
  }

  /// The gray of the system: 209, 209, 214.
  private let gray = Color(red: 209.0 / 255, green: 209.0 / 255, blue: 214.0 / 255)

  @Test func aSelectedRowOfATableIsGray() throws {
    let rows = Rows(style: .plain)
    rows.clearsSelectionOnViewWillAppear = false
    screen.show(rows)
    func grays() throws -> Int {
      try first("UITableView", root())?.decorations.filter { if case .fill(_, gray, _) = $0 { true } else { false } }
        .count ?? 0
    }
    #expect(try grays() == 0)
    screen.run { rows.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none) }
    #expect(try grays() == 1)
    screen.run { rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.selectionStyle = .none }
    #expect(try grays() == 0)
  }

  /// An empty circle is gray, a filled one has the tint.
  @Test func circlesAreFilledAsRowsAreSelected() throws {
    let rows = Rows(style: .plain)
    rows.tableView.allowsMultipleSelectionDuringEditing = true
    screen.show(rows)
    screen.run { rows.tableView.setEditing(true, animated: false) }
    func circles() -> [String] {
      func images(_ view: UIView) -> [String] {
        [(view as? UIImageView)?.image?.name].compactMap { $0 } + view.subviews.flatMap(images)
      }
      return images(rows.tableView).filter { $0.contains("circle") }.sorted()
    }
    #expect(circles() == ["circle", "circle", "circle"])
    screen.run { rows.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none) }
    #expect(circles() == ["checkmark.circle.fill", "circle", "circle"])
  }

  /// The data source moves the second row only; no cell has asked for the control.
  @Test func aRowThatMovesHasAGrip() throws {
    let rows = Rows(style: .plain)
    screen.show(rows)
    screen.run { rows.tableView.setEditing(true, animated: false) }
    let grips = (0..<3).map { row -> Int in
      let cell = rows.tableView.cellForRow(at: IndexPath(row: row, section: 0))
      func count(_ view: UIView) -> Int {
        ((view as? UIImageView)?.image?.name == "line.3.horizontal" ? 1 : 0) + view.subviews.map(count).reduce(0, +)
      }
      return cell.map(count) ?? 0
    }
    #expect(grips == [0, 1, 0])
  }

  private final class List: UICollectionViewController {
    var appearance = UICollectionLayoutListConfiguration.Appearance.insetGrouped
    private lazy var registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(item)"
      cell.contentConfiguration = content
      cell.accessories = [.multiselect(), .disclosureIndicator(displayed: .whenNotEditing)]
    }
    var count = 1

    init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
      super.init(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: appearance)))
    }
    required init?(coder: NSCoder) { nil }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item) }
  }

  private func symbols(_ view: ViewReport) -> [String] {
    let own = view.overlays.compactMap { overlay -> String? in
      if case .image(let image, _) = overlay { image.name } else { nil }
    }
    return own + view.children.flatMap(symbols)
  }

  /// A cell that is made while the list is edited has the accessories of editing, as those that were there.
  @Test func newCellsKnowThatTheListIsEdited() throws {
    let list = List(.insetGrouped)
    screen.show(list)
    list.collectionView.allowsMultipleSelectionDuringEditing = true
    #expect(try symbols(root()) == ["chevron.forward"])
    screen.run { list.collectionView.isEditing = true }
    #expect(try symbols(root()) == ["circle"])
    screen.run {
      list.count = 2
      list.collectionView.reloadData()
    }
    #expect(try symbols(root()) == ["circle", "circle"])
    screen.run {
      list.collectionView.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    }
    #expect(try symbols(root()).sorted() == ["checkmark.circle.fill", "circle"])
  }

  /// In a sidebar the selected row is tinted, and its text white; elsewhere it is gray.
  @Test func aSelectedRowOfAListHasAGround() throws {
    for (appearance, ground) in [
      (UICollectionLayoutListConfiguration.Appearance.sidebar, Color(red: 1, green: 0, blue: 0)), (.plain, gray),
    ] {
      let list = List(appearance)
      list.view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      screen.show(list)
      screen.run {
        list.collectionView.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
      }
      let cell = try #require(first("UICollectionViewListCell", root()))
      let hasGround = cell.decorations.contains { if case .fill(_, ground, _) = $0 { true } else { false } }
      #expect(hasGround, "\(appearance)")
      let text = try screen.find(UILabel.self, .named("Row 0"))
      #expect(text.textColor == (appearance == .sidebar ? .white : .label))
    }
  }

  /// The row makes room for the buttons: "Delete" takes at least 74 points with 8 at both sides since iOS 26.
  @Test func aSwipedRowMovesAside() throws {
    final class Swipes: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        return cell
      }
      override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
      ) {}
    }
    let screen = Screen(.named("iPhone 15"), release: 26)
    screen.show(Swipes(style: .plain))
    let text = try screen.find(.named("Row"))
    let before = text.convert(CGPoint.zero, to: nil).x
    try screen.swipe(.left, on: .named("Row"))
    let button = try screen.find(UIButton.self, .named("Delete"))
    let place = button.convert(button.bounds, to: nil)
    #expect(place.maxX == 393 - 8 && button.layer.cornerRadius == place.height / 2)
    #expect(text.convert(CGPoint.zero, to: nil).x == before - place.width - 16)
  }
}
