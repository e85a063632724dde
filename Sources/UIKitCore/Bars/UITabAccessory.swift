/// What stands above a tab bar, since iOS 26.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  /// As wide as the widest platter of a tab bar, 48 points high and 8 above the bar; neither is known (DEVIATIONS.md, 256).
  public let contentView: UIView

  /// An accessory with a view.
  public init(contentView: UIView) { self.contentView = contentView }
}
