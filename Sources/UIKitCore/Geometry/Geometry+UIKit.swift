import Geometry

// The one door between UIKit's geometry, in `CGFloat`, and that of the engines and reports, in `Double`. Both are
// points.

extension Point {
  package init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension Size {
  package init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

extension Rect {
  package init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }
}

extension Insets {
  package init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom), right: Double(insets.right))
  }
}

extension Axis {
  package init(_ axis: NSLayoutConstraint.Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}

extension AutoresizingMask {
  package init(_ mask: UIView.AutoresizingMask) { self.init(rawValue: mask.rawValue) }
}

extension CGSize {
  package init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension CGRect {
  package init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}

extension UIEdgeInsets {
  package init(_ insets: Insets) {
    self.init(
      top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
      right: CGFloat(insets.right))
  }
}

extension NSDirectionalEdgeInsets {
  package init(_ insets: DirectionalInsets) {
    self.init(
      top: CGFloat(insets.top), leading: CGFloat(insets.leading), bottom: CGFloat(insets.bottom),
      trailing: CGFloat(insets.trailing))
  }
}

extension NSLayoutConstraint.Axis {
  package init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}

extension UIView.AutoresizingMask {
  package init(_ mask: AutoresizingMask) { self.init(rawValue: mask.rawValue) }
}
