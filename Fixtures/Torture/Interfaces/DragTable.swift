import UIKit

final class TortureDragTable: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
  private var rows = ["a", "b", "c"]
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dragDelegate = self
    tableView.dropDelegate = self
    tableView.dragInteractionEnabled = true
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath)
    -> [UIDragItem]
  {
    [UIDragItem(itemProvider: NSItemProvider(object: rows[indexPath.row] as NSString))]
  }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator) {
    guard let to = coordinator.destinationIndexPath, let item = coordinator.items.first,
      let from = item.sourceIndexPath
    else { return }
    rows.insert(rows.remove(at: from.row), at: to.row)
    tableView.moveRow(at: from, to: to)
    coordinator.drop(item.dragItem, toRowAt: to)
  }
}
