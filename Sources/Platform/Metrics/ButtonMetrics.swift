import Geometry

/// Sizes of buttons with a configuration, in points.
///
/// Source: all twelve configurations in iOS 26.1 (a simulator); the sizes are as high as developers report of iOS 15 and later.
public enum ButtonMetrics {
  /// What a configuration calls its size.
  public enum Size: Sendable {
    /// The same in iOS 26.1.
    case mini, small
    /// 34.33 high with a line of 17 points, and 50.33.
    case medium, large
  }

  /// Around the contents.
  public static func insets(of size: Size) -> DirectionalInsets {
    switch size {
    case .mini, .small: DirectionalInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: DirectionalInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: DirectionalInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// The size of the title's font; nil is that of a configuration without a size (``ControlMetrics/configuredButtonFontSize``).
  public static func titleSize(of size: Size) -> Double? { size == .mini || size == .small ? 15 : nil }

  /// What a configuration calls the roundness of its corners.
  public enum Corner: Sendable {
    /// The radius of the background.
    case fixed
    /// One that suits the height.
    case dynamic, small, medium, large
    /// Half of the height.
    case capsule
  }

  /// The radius of the corners of a background so high.
  ///
  /// Before iOS 26 the radii are remembered: 8.75 for large corners and 6 for the others, which a background's own radius replaces
  /// (DEVIATIONS.md, 182).
  ///
  /// - Parameter own: the radius of the background; nil if nobody has set it.
  public static func cornerRadius(_ corner: Corner, height: Double, own: Double?, release: Int) -> Double {
    if corner == .capsule { return height / 2 }
    guard followsHeight[release] else {
      switch corner {
      case .large: return 8.75
      case .fixed, .dynamic: return own ?? 6
      default: return 6
      }
    }
    switch corner {
    case .fixed: return own ?? 5.95
    case .dynamic: return min(height / 2, 17)
    case .small: return height / 8
    case .medium: return height * 0.175
    case .large: return height / 4
    case .capsule: return height / 2
    }
  }
  private static let followsHeight = ByRelease(false, [26: true])
}
