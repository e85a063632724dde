import Geometry

/// What the screen shows besides the scene's own view. Everything is in the screen's coordinates; points.
public struct ScreenChrome: Hashable, Sendable, Codable {
  /// The bars over the view, from back to front.
  public var bars: [ViewReport]
  /// Where the time and the battery stand; nil where the screen shows none.
  public var statusBar: Rect?
  /// The color of the time and the battery; nil where it follows the appearance.
  public var statusBarInk: StatusBarInk?
  /// What the bar shows besides; nil for that of a phone: the time, the signal of a network and of Wi-Fi, and the battery.
  public var statusBarForm: StatusBarForm?
  /// Where the line lies that the user swipes up from; nil for devices with a button.
  public var homeIndicator: Rect?
  /// What the Dynamic Island covers, black in both appearances; nil for screens without one, and on their side.
  public var island: Rect?
  /// What the notch at the upper edge covers, black in both appearances; nil for screens without one, and on their side.
  public var notch: Rect?
  /// Whether the appearance is the dark one.
  public var isDark: Bool

  /// The color of what the system shows in the status bar.
  public enum StatusBarInk: String, Hashable, Sendable, Codable {
    /// White, for dark grounds.
    case light
    /// Black, for light grounds.
    case dark
  }

  /// What the status bar of a tablet shows.
  public enum StatusBarForm: String, Hashable, Sendable, Codable {
    /// Time and date; Wi-Fi and the battery with its percentage. A tablet without a network of its own shows no signal of one.
    case tablet
    /// The same, and three dots in the middle for the windows of apps.
    case tabletWithDots
  }

  /// A light screen that shows nothing but the view, unless said otherwise.
  public init(
    bars: [ViewReport] = [], statusBar: Rect? = nil, statusBarInk: StatusBarInk? = nil,
    statusBarForm: StatusBarForm? = nil, homeIndicator: Rect? = nil, island: Rect? = nil, notch: Rect? = nil,
    isDark: Bool = false
  ) {
    self.bars = bars
    self.statusBar = statusBar
    self.statusBarInk = statusBarInk
    self.statusBarForm = statusBarForm
    self.homeIndicator = homeIndicator
    self.island = island
    self.notch = notch
    self.isDark = isDark
  }
}
