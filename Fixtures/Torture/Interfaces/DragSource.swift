import UIKit

final class TortureDragSource: UIView, UIDragInteractionDelegate {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let interaction = UIDragInteraction(delegate: self)
    interaction.isEnabled = true
    addInteraction(interaction)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))
    item.localObject = "text"
    return [item]
  }
  func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: UIDragSession)
    -> UITargetedDragPreview?
  {
    UITargetedDragPreview(view: self)
  }
  func dragInteraction(_ interaction: UIDragInteraction, session: UIDragSession, didEndWith operation: UIDropOperation) {
    alpha = operation == .move ? 0 : 1
  }
}
