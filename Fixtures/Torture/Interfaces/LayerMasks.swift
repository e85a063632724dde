import UIKit

func tortureMask(_ view: UIView) {
  let mask = CAShapeLayer()
  mask.fillRule = .evenOdd
  mask.path = UIBezierPath(roundedRect: view.bounds, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 8, height: 8)).cgPath
  view.layer.mask = mask
  view.layer.shadowColor = UIColor.black.cgColor
  view.layer.shadowPath = UIBezierPath(rect: view.bounds).cgPath
  view.layer.shadowOffset = .zero
  view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  view.layer.cornerCurve = .continuous
  view.layer.shouldRasterize = true
  view.layer.rasterizationScale = 2
  view.layer.zPosition = 1
  view.layer.contentsGravity = .resizeAspect
}
