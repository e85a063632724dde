import UIKit

final class TortureContextMenu: UIView, UIContextMenuInteractionDelegate {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addInteraction(UIContextMenuInteraction(delegate: self))
  }
  required init?(coder: NSCoder) { nil }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: "id" as NSString, previewProvider: { UIViewController() }) { suggested in
      let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: [.destructive]) { _ in }
      let more = UIMenu(title: "More", options: .displayInline, children: [delete])
      return UIMenu(title: "", children: [more] + suggested)
    }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionAnimating?
  ) { animator?.addCompletion { [weak self] in self?.alpha = 0.9 } }
}
