/// What the home indicator takes at the bottom of a screen with round corners, in points.
///
/// Source: Apple's documentation and stored safe areas, phones and tablets alike; iOS 26 measured on an iPhone 16 on its side and on an
/// iPad (A16), of which the phone is one place only (DEVIATIONS.md, 246).
public enum HomeIndicator {
  /// Of a phone in portrait.
  public static let ofUprightPhone = 34.0
  /// Of a phone in landscape.
  public static let ofPhoneOnItsSide = ByRelease(21.0, [26: 20])
  /// Of a tablet, however it is held.
  public static let ofTablet = ByRelease(20.0, [26: 25])
  /// Of a phone on its side on the canvas, of every generation.
  public static let ofPhoneOnItsSideOnCanvas = 21.0
  /// Of a tablet on the canvas, of every generation.
  public static let ofTabletOnCanvas = 20.0
}

/// What the status bar takes at the top of a screen, in points, where that differs by release.
public enum StatusBarMetrics {
  /// Whether tablets have three dots in the middle of the upper edge, which lead to the windows of an app; only pictures show them. Source:
  /// Apple's documentation of multitasking in iPadOS 15; windows of iPadOS 26 have their own controls.
  public static let showsDotsOfWindows = ByRelease(false, [15: true, 26: false])

  /// Of a tablet with round corners. Source: Apple's documentation; iOS 26 measured on an iPad (A16), and reported twice.
  public static let heightOfRoundTablet = ByRelease(24.0, [26: 32])
}
