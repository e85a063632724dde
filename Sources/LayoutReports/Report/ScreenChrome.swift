import Geometry

/// What the screen shows besides the scene's own view. Everything is in the screen's coordinates; points.
public struct ScreenChrome: Hashable, Sendable, Codable {
  /// The bars over the view, from back to front.
  public var bars: [ViewReport]
  /// Where the time and the battery stand; nil where the screen shows none.
  public var statusBar: Rect?
  /// The colour of the time and the battery; nil where it follows the appearance.
  public var statusBarInk: StatusBarInk?
  /// Where the line lies that the user swipes up from; nil for devices with a button.
  public var homeIndicator: Rect?
  /// What the Dynamic Island covers, black in both appearances; nil for screens without one, and on their side.
  public var island: Rect?
  /// Whether the appearance is the dark one.
  public var isDark: Bool

  /// The colour of what the system shows in the status bar.
  public enum StatusBarInk: String, Hashable, Sendable, Codable {
    /// White, for dark grounds.
    case light
    /// Black, for light grounds.
    case dark
  }

  /// A light screen that shows nothing but the view, unless said otherwise.
  public init(
    bars: [ViewReport] = [], statusBar: Rect? = nil, statusBarInk: StatusBarInk? = nil, homeIndicator: Rect? = nil,
    island: Rect? = nil, isDark: Bool = false
  ) {
    self.bars = bars
    self.statusBar = statusBar
    self.statusBarInk = statusBarInk
    self.homeIndicator = homeIndicator
    self.island = island
    self.isDark = isDark
  }
}
