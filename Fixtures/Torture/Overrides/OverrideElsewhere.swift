import UIKit

extension OverrideElsewhereHost {
  override func layoutSubviews() {
    super.layoutSubviews()
    let view = self
    view.setNeedsDisplay()
  }
  override class var layerClass: AnyClass { CALayer.self }
  override var intrinsicContentSize: CGSize { CGSize(width: 1, height: 2) }
}
