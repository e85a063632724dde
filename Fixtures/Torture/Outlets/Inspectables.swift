import UIKit

@IBDesignable class Inspectables: UIView {
  @IBInspectable var radius: CGFloat = 0 { didSet { layer.cornerRadius = radius } }
  @IBInspectable var border: UIColor? { get { nil } set { _ = newValue } }
  @IBInspectable var flag = true
  @IBInspectable var count = 3, size = CGSize(width: 1, height: 2)
  @IBInspectable var name: String? = "{"
  @IBInspectable public var image: UIImage?
  @IBInspectable private var inset: CGRect = .zero
  @IBInspectable var float: Float = 1.5e-3
  @IBInspectable var point = CGPoint.zero
}
