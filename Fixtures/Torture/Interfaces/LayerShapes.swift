import UIKit

final class TortureRing: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
  private var shape: CAShapeLayer { layer as! CAShapeLayer }
  @IBInspectable var progress: CGFloat = 0 {
    didSet { shape.strokeEnd = progress }
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    shape.path = UIBezierPath(arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2, startAngle: -.pi / 2, endAngle: .pi * 1.5, clockwise: true).cgPath
    shape.fillColor = nil
    shape.strokeColor = tintColor.cgColor
    shape.lineWidth = 4
    shape.lineCap = .round
    shape.lineDashPattern = [4, 2]
  }
}
