import UIKit

final class TortureOutline: UICollectionViewController {
  enum Section { case main }
  private lazy var source = UICollectionViewDiffableDataSource<Section, String>(collectionView: collectionView) {
    [cells] view, path, item in view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
  }
  private let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
    var content = cell.defaultContentConfiguration()
    content.text = item
    cell.contentConfiguration = content
    cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
  }
  func fill() {
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["Fruit", "Vegetables"])
    snapshot.append(["Apple"], to: "Fruit")
    snapshot.expand(["Fruit"])
    source.apply(snapshot, to: .main, animatingDifferences: false)
    source.sectionSnapshotHandlers.willExpandItem = { _ in }
    if snapshot.isExpanded("Fruit"), snapshot.level(of: "Apple") == 1 { title = snapshot.parent(of: "Apple") }
  }
}
