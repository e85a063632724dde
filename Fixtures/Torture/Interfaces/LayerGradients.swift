import UIKit

final class TortureGradient: UIView {
  private let gradient = CAGradientLayer()
  private let caption = CATextLayer()
  private let copies = CAReplicatorLayer()
  override init(frame: CGRect) {
    super.init(frame: frame)
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.locations = [0, 1]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    gradient.type = .axial
    caption.string = "Text"
    caption.fontSize = 12
    caption.alignmentMode = .center
    caption.contentsScale = UIScreen.main.scale
    copies.instanceCount = 3
    copies.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
    for part in [gradient, caption, copies] { layer.addSublayer(part) }
    layer.insertSublayer(CALayer(), at: 0)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
