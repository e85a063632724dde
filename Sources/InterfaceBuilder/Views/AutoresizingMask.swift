/// What gives way when the superview is resized. The raw values are those of UIView.AutoresizingMask.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
}

extension AutoresizingMask {
  private static let words: [(String, AutoresizingMask)] = [
    ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
    ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
  ]

  /// Reads `<autoresizingMask>`, where MinX is the left margin and MinY the top.
  public init(_ element: InterfaceBuilder.Element) {
    self = []
    for (word, option) in Self.words where element.bool(word) == true { insert(option) }
  }
}
