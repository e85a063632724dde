import UIKit

final class TortureDiffableTable: UITableViewController {
  private final class Source: UITableViewDiffableDataSource<Int, UUID> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "\(section)" }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  }
  private lazy var source = Source(tableView: tableView) { table, path, _ in
    table.dequeueReusableCell(withIdentifier: "cell", for: path)
  }
  @objc private func reload() {
    var snapshot = source.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    snapshot.appendSections([snapshot.numberOfSections])
    snapshot.appendItems([UUID()], toSection: 0)
    source.defaultRowAnimation = .fade
    source.apply(snapshot, animatingDifferences: true) { [weak self] in self?.refreshControl?.endRefreshing() }
  }
}
