/// What a popover asks the class of its ground.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
  /// The width of the arrow's base, in points.
  static func arrowBase() -> CGFloat
  /// Points between the content and the edges of the ground, without the arrow.
  static func contentViewInsets() -> UIEdgeInsets
  /// The height of the arrow, in points.
  static func arrowHeight() -> CGFloat
}

/// The ground and the arrow of a popover. A program subclasses it; none is made here, where pictures show no arrow.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// Points from the middle of the side to the arrow; 0 by default.
  open var arrowOffset: CGFloat = 0
  /// Where the arrow points; unknown by default.
  open var arrowDirection = UIPopoverArrowDirection.unknown
  /// Whether the content has the look of the system; true.
  open class var wantsDefaultContentAppearance: Bool { true }
  /// 0, unless a subclass says otherwise. Points.
  open class func arrowBase() -> CGFloat { 0 }
  /// None, unless a subclass says otherwise. Points.
  open class func contentViewInsets() -> UIEdgeInsets { .zero }
  /// 0, unless a subclass says otherwise. Points.
  open class func arrowHeight() -> CGFloat { 0 }
}
