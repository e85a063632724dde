/// The colors of the system that have names, by release of iOS. No layout depends on them.
///
/// Bytes of red, green and blue. Source: Human Interface Guidelines, Color, with the values of June 2025 for iOS 26; blue and red of 26 are
/// also seen in a simulator of 26.1. Of labels, fills and separators the guidelines give no numbers (DEVIATIONS.md, 182).
public enum SystemColors {
  /// A color in the light and in the dark appearance.
  public struct Pair: Sendable {
    /// Red, green and blue, from 0 to 255.
    public let light: (red: Int, green: Int, blue: Int)
    /// The same in the dark.
    public let dark: (red: Int, green: Int, blue: Int)

    /// A color with its two appearances.
    public init(_ light: (red: Int, green: Int, blue: Int), dark: (red: Int, green: Int, blue: Int)) {
      (self.light, self.dark) = (light, dark)
    }
  }

  /// The color of what ends or destroys.
  public static let red = ByRelease(
    Pair((255, 59, 48), dark: (255, 69, 58)), [26: Pair((255, 56, 60), dark: (255, 66, 69))])
  /// Orange.
  public static let orange = ByRelease(
    Pair((255, 149, 0), dark: (255, 159, 10)), [26: Pair((255, 141, 40), dark: (255, 146, 48))])
  /// Yellow.
  public static let yellow = ByRelease(
    Pair((255, 204, 0), dark: (255, 214, 10)), [26: Pair((255, 204, 0), dark: (255, 214, 0))])
  /// The color of a switch that is on.
  public static let green = ByRelease(Pair((52, 199, 89), dark: (48, 209, 88)), [:])
  /// Mint.
  public static let mint = ByRelease(
    Pair((0, 199, 190), dark: (99, 230, 226)), [26: Pair((0, 200, 179), dark: (0, 218, 195))])
  /// Teal.
  public static let teal = ByRelease(
    Pair((48, 176, 199), dark: (64, 200, 224)), [26: Pair((0, 195, 208), dark: (0, 210, 224))])
  /// Cyan.
  public static let cyan = ByRelease(
    Pair((50, 173, 230), dark: (100, 210, 255)), [26: Pair((0, 192, 232), dark: (60, 211, 254))])
  /// The tint where nobody sets one.
  public static let blue = ByRelease(
    Pair((0, 122, 255), dark: (10, 132, 255)), [26: Pair((0, 136, 255), dark: (0, 145, 255))])
  /// Indigo.
  public static let indigo = ByRelease(
    Pair((88, 86, 214), dark: (94, 92, 230)), [26: Pair((97, 85, 245), dark: (109, 124, 255))])
  /// Purple.
  public static let purple = ByRelease(
    Pair((175, 82, 222), dark: (191, 90, 242)), [26: Pair((203, 48, 224), dark: (219, 52, 242))])
  /// Pink.
  public static let pink = ByRelease(Pair((255, 45, 85), dark: (255, 55, 95)), [:])
  /// Brown.
  public static let brown = ByRelease(
    Pair((162, 132, 94), dark: (172, 142, 104)), [26: Pair((172, 127, 94), dark: (183, 138, 102))])

  /// How strongly a separator is seen in the light appearance, from 0 to 1, in 60, 60, 67. Since 26 as in a simulator of 26.1.
  public static let separatorStrength = ByRelease(0.29, [26: 0.12])
}
