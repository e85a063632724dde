/// The greatest width of the readable content guide.
public enum ReadableWidth {
  /// Points. For the accessibility sizes no width is known, and margins decide: infinite.
  ///
  /// Source: 672 was measured on a tablet, 560 and 896 are often reported, the others once.
  public static func limit(at category: ContentSizeCategory) -> Double {
    switch category {
    case .xSmall: 560
    case .small: 600
    case .medium: 632
    case .large: 672
    case .xLarge: 728
    case .xxLarge: 784
    case .xxxLarge: 896
    case .AX1, .AX2, .AX3, .AX4, .AX5: .infinity
    }
  }
}
