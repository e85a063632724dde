/// A Dynamic Type size, smallest first. The raw value is that of `UIContentSizeCategory`.
public enum ContentSizeCategory: String, CaseIterable, Comparable, Hashable, Sendable {
  case xSmall = "UICTContentSizeCategoryXS"
  case small = "UICTContentSizeCategoryS"
  case medium = "UICTContentSizeCategoryM"
  /// The size a new device is set to.
  case large = "UICTContentSizeCategoryL"
  case xLarge = "UICTContentSizeCategoryXL"
  case xxLarge = "UICTContentSizeCategoryXXL"
  case xxxLarge = "UICTContentSizeCategoryXXXL"
  case AX1 = "UICTContentSizeCategoryAccessibilityM"
  case AX2 = "UICTContentSizeCategoryAccessibilityL"
  case AX3 = "UICTContentSizeCategoryAccessibilityXL"
  case AX4 = "UICTContentSizeCategoryAccessibilityXXL"
  case AX5 = "UICTContentSizeCategoryAccessibilityXXXL"

  /// Whether this is one of the five larger accessibility sizes, at which layouts should change.
  public var isAccessibility: Bool { self >= .AX1 }

  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool { left.index < right.index }

  /// The position in the order of sizes, from 0: the column in the Dynamic Type table.
  var index: Int {
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
