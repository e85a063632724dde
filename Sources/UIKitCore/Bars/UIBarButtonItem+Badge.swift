import Platform

extension UIBarButtonItem {
  /// A number, a word or a disc over an item. Of iOS 26.
  public struct Badge: Hashable, @unchecked Sendable {
    /// What is in the badge; nil for a disc.
    public let stringValue: String?
    /// The ground; nil, the default, is red.
    public var backgroundColor: UIColor?
    /// The color of the text; nil, the default, is white.
    public var foregroundColor: UIColor?
    /// The font of the text; nil, the default, is that of badges of tabs.
    public var font: UIFont?

    private init(_ stringValue: String?) { self.stringValue = stringValue }

    /// A number.
    public static func count(_ count: Int) -> Badge { Badge(String(count)) }
    /// A text.
    public static func string(_ stringValue: String) -> Badge { Badge(stringValue) }
    /// A disc without a text.
    public static func indicator() -> Badge { Badge(nil) }
  }
}

extension TabBadge {
  /// Shows the badge of an item of a bar, with the size of those of tabs (DEVIATIONS.md, 516).
  func show(_ badge: UIBarButtonItem.Badge, isFloating: Bool) {
    side = CGFloat(isFloating ? FloatingBarMetrics.badgeSize : BarMetrics.badgeSize)
    layer.cornerRadius = side / 2
    show(badge.stringValue ?? "", badge.font, badge.foregroundColor, badge.backgroundColor)
  }
}
