import Testing

@testable import UIKitCore

/// A cell as it is written for iOS: one designated initializer overridden, a label between the content's margins.
private final class NoteCell: UITableViewCell {
  let box = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: margins.topAnchor),
      box.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      box.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      // Gives way to the pixel that the row is higher than its content.
      {
        let height = box.heightAnchor.constraint(equalToConstant: 50)
        height.priority = .required - 1
        return height
      }(),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not made by a document") }
}

/// Source: 11 points above and below a content and 16 beside it are the margins Xcode computes for cells, a self-sizing row is
/// a pixel higher than its content (`UIView-Encapsulated-Layout-Height` in public logs); the rest is arithmetic.
@MainActor
@Suite(.serialized) struct TableDataTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts = [2, 30]
    var made = 0

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      made += 1
      return tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section == 1 ? "More" : nil
    }
  }

  private let source = Source()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568), style: .plain)

  init() {
    table.register(NoteCell.self, forCellReuseIdentifier: "note")
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
  }

  @Test func rowsSizeThemselves() throws {
    try onScreen(scale: 2) {
      let scale = UIScreen.main.scale
      window.layoutIfNeeded()
      let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? NoteCell)
      #expect(first.reuseIdentifier == "note")
      // 11 + 50 + 11 and a pixel.
      let height = 72 + 1 / scale
      #expect(first.frame == CGRect(x: 0, y: 0, width: 320, height: height))
      #expect(first.box.frame == CGRect(x: 16, y: 11, width: 288, height: height - 22))
      // Two rows, and a title of 28 points below 22 (header.plain.pad of the reference `releases`).
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 1))?.frame.minY == 2 * height + 22 + 28)
    }
  }

  @Test func onlyWhatIsShownHasCells() {
    table.rowHeight = 50
    window.layoutIfNeeded()
    // 2 · 50 + 22 + 28 leave 418, which 8 rows and a part of a ninth show.
    #expect(table.visibleCells.count == 11)
    #expect(table.contentSize == CGSize(width: 320, height: 32 * 50 + 22 + 28))
    #expect(source.made == 11)
    table.contentOffset.y = 1000
    window.layoutIfNeeded()
    // From 1000 to 1568: rows of the second section begin at 128, so rows 17 to 28.
    let shown = table.indexPathsForVisibleRows?.map(\.row)
    #expect(shown == Array(17...28))
    // A row that comes in before the others have gone cannot have their cells; 12 rows come, 11 cells were there.
    #expect(table.subviews.filter { $0 is NoteCell }.count == 12)
  }

  @Test func headersAndInsetGroupsTakeTheirRoom() {
    let grouped = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568), style: .insetGrouped)
    grouped.register(NoteCell.self, forCellReuseIdentifier: "note")
    source.counts = [1]
    grouped.dataSource = source
    grouped.rowHeight = 60
    grouped.sectionHeaderHeight = 40
    grouped.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
    window.addSubview(grouped)
    window.layoutIfNeeded()
    #expect(grouped.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(grouped.visibleCells.first?.frame == CGRect(x: 16, y: 140, width: 288, height: 60))
  }

  @Test func snapshotsAreShown() {
    let diffable = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "note", for: path)
      cell.tag = item
      return cell
    }
    table.rowHeight = 44
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3])
    diffable.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
    #expect(table.visibleCells.map(\.tag) == [1, 2, 3])
    snapshot.deleteItems([2])
    diffable.apply(snapshot)
    window.layoutIfNeeded()
    #expect(table.visibleCells.map(\.tag) == [1, 3])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 44])
  }
}
