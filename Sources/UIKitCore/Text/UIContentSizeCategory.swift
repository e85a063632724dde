import TextLayout

/// A Dynamic Type size by the name UIKit has for it.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's name, for example `UICTContentSizeCategoryL`.
  public let rawValue: String

  /// Takes any name; an unknown one counts as ``unspecified``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No size is asked for; it is less than every other.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Body text of 14 points.
  public static let extraSmall = UIContentSizeCategory(.xSmall)
  /// Body text of 15 points.
  public static let small = UIContentSizeCategory(.small)
  /// Body text of 16 points.
  public static let medium = UIContentSizeCategory(.medium)
  /// Body text of 17 points: what a new device is set to.
  public static let large = UIContentSizeCategory(.large)
  /// Body text of 19 points.
  public static let extraLarge = UIContentSizeCategory(.xLarge)
  /// Body text of 21 points.
  public static let extraExtraLarge = UIContentSizeCategory(.xxLarge)
  /// Body text of 23 points, the largest outside of the accessibility sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory(.xxxLarge)
  /// Body text of 28 points, the first of the accessibility sizes.
  public static let accessibilityMedium = UIContentSizeCategory(.AX1)
  /// Body text of 33 points.
  public static let accessibilityLarge = UIContentSizeCategory(.AX2)
  /// Body text of 40 points.
  public static let accessibilityExtraLarge = UIContentSizeCategory(.AX3)
  /// Body text of 47 points.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(.AX4)
  /// Body text of 53 points, the largest.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(.AX5)

  /// Posted after `UIApplication`'s size changed.
  public static let didChangeNotification = NSNotification.Name(rawValue: "UIContentSizeCategoryDidChangeNotification")
  /// The key of the notification's user information under which the new size's name stands.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  package init(_ category: ContentSizeCategory) { rawValue = category.rawValue }

  /// Nil for the unspecified size.
  package var category: ContentSizeCategory? { ContentSizeCategory(rawValue: rawValue) }

  /// Whether this is one of the five largest sizes. False for ``unspecified``.
  public var isAccessibilityCategory: Bool { category?.isAccessibility ?? false }
}

/// The unspecified size is smaller than all others.
extension UIContentSizeCategory: Comparable {
  /// By size of text, the smallest first; ``unspecified`` comes before all.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    guard let a = left.category else { return right.category != nil }
    return right.category.map { a < $0 } ?? false
  }
}
