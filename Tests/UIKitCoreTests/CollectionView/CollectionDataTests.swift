import Testing

@testable import UIKitCore

/// Flow layouts whose cells size themselves, registrations and diffable data sources. Source: Apple's documentation of
/// `estimatedItemSize`, `UICollectionView.CellRegistration` and `UICollectionViewDiffableDataSource`.
@MainActor
@Suite struct CollectionDataTests {
  /// 100, 150 and 120 with 10 between are 390; the fourth, 200 points wide, stands alone. On the tablet, 768 wide, all
  /// four take 600, and what is left of a last line is not spread.
  @Test(arguments: [("retina6_0", "0 50 200 40"), ("ipad9_7", "400 0 200 40")])
  func flowingCellsSizeThemselves(_ name: String, _ last: String) throws {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let stage = try GridStage(layout, counts: [4], on: name)
    stage.source.fill = { cell, path in cell.wish = CGSize(width: [100, 150, 120, 200][path.item], height: 40) }
    #expect(stage.places() == ["0 0 100 40", "110 0 150 40", "270 0 120 40", last])
    #expect(stage.cell(3) == last)
  }

  /// A header of 30 and a footer of 12 points as wide as the view.
  @Test func flowingSectionsHaveHeaders() throws {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 1, height: 30)
    layout.footerReferenceSize = CGSize(width: 1, height: 12)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 5, right: 20)
    let stage = try GridStage(layout, counts: [2, 1], on: "ipad9_7", .landscape, part: .half)
    #expect(stage.place(UICollectionView.elementKindSectionHeader) == "0 0 507 30")
    #expect(stage.places() == ["20 35 50 50", "80 35 50 50"])
    #expect(stage.place(UICollectionView.elementKindSectionFooter) == "0 90 507 12")
    #expect(stage.places(1) == ["20 137 50 50"])
  }

  private final class CountedCell: UICollectionViewCell {
    static var made = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      Self.made += 1
    }

    required init?(coder: NSCoder) { nil }
  }

  /// 1,000 rows of 100 scroll by with the few cells that are in sight at once, each filled again for its item.
  @Test func registeredCellsAreUsedAgain() throws {
    let row = size(.fractionalWidth(1), .absolute(100))
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])))
    let stage = try GridStage(layout, counts: [1_000])
    let cells = UICollectionView.CellRegistration<CountedCell, Int> { cell, _, item in cell.tag = item }
    stage.source.make = { $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $1.item) }
    for step in 0..<20 {
      stage.view.contentOffset.y = CGFloat(step * 4_000)
      stage.layOut()
      #expect(stage.view.visibleCells.map(\.tag) == stage.view.indexPathsForVisibleItems.map(\.item))
      #expect(stage.view.indexPathsForVisibleItems.first?.item == step * 40)
    }
    #expect(CountedCell.made <= 18)
    let path = IndexPath(item: 500, section: 0)
    stage.view.scrollToItem(at: path, at: .top, animated: false)
    #expect(stage.view.contentOffset.y == 50_000)
    #expect(stage.view.indexPathForItem(at: CGPoint(x: 10, y: 50_050)) == path)
  }

  @Test func aSnapshotIsShown() throws {
    let row = size(.fractionalWidth(1), .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: "title", alignment: .top)
    ]
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let cells = UICollectionView.CellRegistration<CountedCell, String> { cell, _, item in
      cell.accessibilityIdentifier = item
    }
    let titles = UICollectionView.SupplementaryRegistration<BlockView>(elementKind: "title") { view, _, path in
      view.tag = path.section + 1
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: titles, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([7, 8])
    snapshot.appendItems(["a", "c"], toSection: 7)
    snapshot.appendItems(["d"])
    snapshot.insertItems(["b"], beforeItem: "c")
    var isDone = false
    source.apply(snapshot) { isDone = true }
    #expect(isDone)
    #expect(view.visibleCells.map(\.accessibilityIdentifier) == ["a", "b", "c", "d"])
    #expect(view.visibleSupplementaryViews(ofKind: "title").map(\.tag) == [1, 2])
    #expect(source.indexPath(for: "d") == IndexPath(item: 0, section: 1))
    #expect(source.sectionIdentifier(for: 1) == 8)
    #expect(snapshot.sectionIdentifier(containingItem: "b") == 7)
    snapshot.deleteItems(["a"])
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.accessibilityIdentifier) == ["b", "c", "d"])
  }
}
