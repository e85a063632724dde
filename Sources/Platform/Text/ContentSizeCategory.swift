/// A Dynamic Type size, smallest first. The raw value is that of `UIContentSizeCategory`.
public enum ContentSizeCategory: String, CaseIterable, Comparable, Hashable, Sendable {
  /// Body text of 14 points.
  case xSmall = "UICTContentSizeCategoryXS"
  /// Body text of 15 points.
  case small = "UICTContentSizeCategoryS"
  /// Body text of 16 points.
  case medium = "UICTContentSizeCategoryM"
  /// Body text of 17 points: the size a new device is set to.
  case large = "UICTContentSizeCategoryL"
  /// Body text of 19 points.
  case xLarge = "UICTContentSizeCategoryXL"
  /// Body text of 21 points.
  case xxLarge = "UICTContentSizeCategoryXXL"
  /// Body text of 23 points, the largest outside of the accessibility sizes.
  case xxxLarge = "UICTContentSizeCategoryXXXL"
  /// Body text of 28 points, `UIContentSizeCategory.accessibilityMedium`.
  case AX1 = "UICTContentSizeCategoryAccessibilityM"
  /// Body text of 33 points, `UIContentSizeCategory.accessibilityLarge`.
  case AX2 = "UICTContentSizeCategoryAccessibilityL"
  /// Body text of 40 points, `UIContentSizeCategory.accessibilityExtraLarge`.
  case AX3 = "UICTContentSizeCategoryAccessibilityXL"
  /// Body text of 47 points, `UIContentSizeCategory.accessibilityExtraExtraLarge`.
  case AX4 = "UICTContentSizeCategoryAccessibilityXXL"
  /// Body text of 53 points, `UIContentSizeCategory.accessibilityExtraExtraExtraLarge`.
  case AX5 = "UICTContentSizeCategoryAccessibilityXXXL"

  /// Whether this is one of the five larger accessibility sizes, at which layouts should change.
  public var isAccessibility: Bool { self >= .AX1 }

  /// Orders by the size of text, smallest first.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool { left.index < right.index }

  /// The position in the order of sizes, from 0: the column in the Dynamic Type table.
  package var index: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .AX1: 7
    case .AX2: 8
    case .AX3: 9
    case .AX4: 10
    case .AX5: 11
    }
  }
}
