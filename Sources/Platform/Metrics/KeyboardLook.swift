/// What pictures show of the keyboard, by release of iOS; points. No layout depends on it. Remembered, and not measured (DEVIATIONS.md, 446).
public enum KeyboardLook {
  /// Grays from 0 to 255, and how round keys are.
  public struct Colors: Sendable {
    /// Behind the keys.
    public var ground: (red: Int, green: Int, blue: Int)
    /// Keys that type.
    public var key: (red: Int, green: Int, blue: Int)
    /// Keys that do something else.
    public var special: (red: Int, green: Int, blue: Int)
    /// The edge below a key, which stands for its shadow, in black from 0 to 1.
    public var edge: Double
  }

  /// In the light appearance.
  public static let light = ByRelease(
    Colors(ground: (209, 212, 217), key: (255, 255, 255), special: (172, 177, 186), edge: 0.3),
    [26: Colors(ground: (222, 224, 229), key: (255, 255, 255), special: (255, 255, 255), edge: 0)])
  /// In the dark appearance.
  public static let dark = ByRelease(
    Colors(ground: (43, 43, 43), key: (107, 107, 107), special: (71, 71, 71), edge: 0.4),
    [26: Colors(ground: (38, 38, 40), key: (86, 86, 90), special: (86, 86, 90), edge: 0)])

  /// The radius of the corners of a key.
  public static let keyCorner = ByRelease(5.0, [26: 8.5])
  /// The radius of the upper corners of the keyboard.
  public static let groundCorner = ByRelease(0.0, [26: 27])
  /// The height of the row of suggestions in the height of a keyboard that has one; on tablets that of the bar with undo, redo and paste.
  public static func suggestions(idiom: Device.Idiom, isUpright: Bool, release: Int) -> Double {
    idiom == .pad ? 55 : isUpright ? uprightSuggestions[release] : 38
  }
  private static let uprightSuggestions = ByRelease(45.0, [26: 44])
  /// Whether the key that ends a line has a sign in place of its word, where a sign is known.
  public static let returnIsSign = ByRelease(false, [26: true])
  /// How strong the word is on a key that ends a line and cannot be pressed, from 0 to 1.
  public static let disabledInk = 0.35
  /// How strong the second sign of a letter key is, from 0 to 1.
  public static let secondInk = 0.45
  /// What lies below the keys of an upright phone without a home button: the strip with the globe and the microphone.
  public static let strip = 75.0
  /// The same on a device on its side, and on a tablet with round corners.
  public static let lowStrip = 21.0
  /// How much of the height of a row a key has: 42 of 54 points.
  public static let keyShare = 42.0 / 54
  /// Between neighboring keys of a phone, and of a tablet.
  public static let gap = (phone: 6.0, tablet: 12.0)
  /// From the sides to the first key.
  public static let margin = (phone: 3.0, tablet: 6.0)
}
