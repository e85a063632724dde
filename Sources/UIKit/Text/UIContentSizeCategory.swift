import TextLayout

/// A Dynamic Type size by the name UIKit has for it.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(.xSmall)
  public static let small = UIContentSizeCategory(.small)
  public static let medium = UIContentSizeCategory(.medium)
  public static let large = UIContentSizeCategory(.large)
  public static let extraLarge = UIContentSizeCategory(.xLarge)
  public static let extraExtraLarge = UIContentSizeCategory(.xxLarge)
  public static let extraExtraExtraLarge = UIContentSizeCategory(.xxxLarge)
  public static let accessibilityMedium = UIContentSizeCategory(.AX1)
  public static let accessibilityLarge = UIContentSizeCategory(.AX2)
  public static let accessibilityExtraLarge = UIContentSizeCategory(.AX3)
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(.AX4)
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(.AX5)

  /// Posted after `UIApplication`'s size changed.
  public static let didChangeNotification = NSNotification.Name(rawValue: "UIContentSizeCategoryDidChangeNotification")
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  package init(_ category: ContentSizeCategory) { rawValue = category.rawValue }

  /// Nil for the unspecified size.
  package var category: ContentSizeCategory? { ContentSizeCategory(rawValue: rawValue) }

  public var isAccessibilityCategory: Bool { category?.isAccessibility ?? false }
}

/// The unspecified size is smaller than all others.
extension UIContentSizeCategory: Comparable {
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    guard let a = left.category else { return right.category != nil }
    return right.category.map { a < $0 } ?? false
  }
}
