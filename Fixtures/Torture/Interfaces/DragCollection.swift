import UIKit

final class TortureDragCollection: UICollectionViewController, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  private var items = [1, 2, 3]
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
    collectionView.reorderingCadence = .immediate
  }
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider(object: "\(items[indexPath.item])" as NSString))
    item.localObject = items[indexPath.item]
    return [item]
  }
  func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator) {
    let proposal = coordinator.proposal
    guard proposal.operation == .move, let to = coordinator.destinationIndexPath else { return }
    for item in coordinator.items {
      guard let from = item.sourceIndexPath else { continue }
      collectionView.performBatchUpdates { collectionView.moveItem(at: from, to: to) }
      coordinator.drop(item.dragItem, toItemAt: to)
    }
  }
}
