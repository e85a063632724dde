import UIKit

final class TortureLargeContent: UIView, UILargeContentViewerInteractionDelegate {
  override init(frame: CGRect) {
    super.init(frame: frame)
    showsLargeContentViewer = true
    largeContentTitle = "Add"
    largeContentImage = UIImage(systemName: "plus")
    scalesLargeContentImage = true
    addInteraction(UILargeContentViewerInteraction(delegate: self))
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: UILargeContentViewerItem?, at point: CGPoint
  ) { alpha = item == nil ? 1 : 0.5 }
}
