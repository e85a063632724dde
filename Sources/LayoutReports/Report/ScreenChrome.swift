import Geometry

/// What the screen shows besides the scene's own view. Everything is in the screen's coordinates; points.
public struct ScreenChrome: Hashable, Sendable, Codable {
  /// The bars over the view, from back to front.
  public var bars: [ViewReport]
  /// Where the time and the battery stand; nil where the screen shows none.
  public var statusBar: Rect?
  /// Where the line lies that the user swipes up from; nil for devices with a button.
  public var homeIndicator: Rect?
  /// Whether the appearance is the dark one.
  public var isDark: Bool

  /// A light screen that shows nothing but the view, unless said otherwise.
  public init(bars: [ViewReport] = [], statusBar: Rect? = nil, homeIndicator: Rect? = nil, isDark: Bool = false) {
    self.bars = bars
    self.statusBar = statusBar
    self.homeIndicator = homeIndicator
    self.isDark = isDark
  }
}
