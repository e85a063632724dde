/// What pictures show of bars, by release of iOS. No layout depends on it.
public enum BarAppearanceMetrics {
  /// When a bar that nobody has given an appearance shows its ground and the line at its edge.
  public enum Ground: Sendable {
    /// At all times; a bar with a large title does not until something is scrolled under it.
    case always
    /// Once something is scrolled under it.
    case overContent
    /// Never: its items lie on plates of glass.
    case never
  }

  /// Source: Apple's technote TN3106 for iOS 15, where pictures of 15.5 to 18.5 show bars on white; Apple's documentation of bars in iOS 26.
  private static let ground = ByRelease(Ground.always, [15: .overContent, 26: .never])

  /// Whether a bar looks as at the edge of its content while nothing is scrolled under it. Before iOS 15 only a bar with a large title does.
  public static let followsScrollEdge = ByRelease(false, [15: true])

  /// When a bar shows its ground. The canvas shows it at all times.
  public static func ground(of profile: Profile) -> Ground {
    profile.behavior.contentAdjustsForBars ? ground[profile] : .always
  }

  /// Whether items have the color of labels unless they or their bar have a tint of their own, as observed in iOS 26.1.
  public static func itemsHaveLabelColor(in profile: Profile) -> Bool { ground(of: profile) == .never }

  /// How strongly the material of a bar covers what is below, from 0 to 1: as strongly as its blur makes letters unreadable.
  public static let materialStrength = 0.985

  /// How black the line at the edge of a bar is in the light appearance, from 0 to 1: 178 of 255 on white in a picture of iOS 13.
  public static let lineStrength = 0.3
  /// The same in white in the dark appearance; remembered (DEVIATIONS.md, 291).
  public static let darkLineStrength = 0.15
  /// How much larger than in a text a symbol is that an app gives to an item: 18.67 by 24 points against 14.67 by 19.67 for
  /// `square.and.arrow.up`, 19.67 against 16.67 for `ellipsis`, in a picture of iOS 15.2.
  public static let symbolFactor = 1.22
  /// The same for the symbol of a tab above its title: a house is about 27 by 23 points; remembered (DEVIATIONS.md, 447).
  public static let tabSymbolFactor = 1.35
}

/// The glass of iOS 26, which pictures show without what it blurs; remembered from Apple's pictures, and not measured (DEVIATIONS.md, 292).
public enum GlassMetrics {
  /// How white the tint is over a light ground, and how strongly it covers what is below, each from 0 to 1: as strongly as the blur of
  /// glass makes letters unreadable that lie below it.
  public static let light = (white: 1.0, alpha: 0.97)
  /// The same in the dark appearance.
  public static let dark = (white: 0.13, alpha: 0.95)
  /// How strong the light line along the edge is, from 0 to 1.
  public static let edge = (light: 0.9, dark: 0.18)
  /// The width of that line, in points.
  public static let edgeWidth = 1.0
  /// How black the shadow below is, from 0 to 1.
  public static let shadow = 0.08
  /// How white a column is that floats, from 0 to 1.
  public static let column = (light: 0.965, dark: 0.12)
  /// How far the shadow reaches, in points.
  public static let shadowReach = 8.0
}

/// How content fades out where it is scrolled to the edges of a screen of iOS 26, under bars that have no ground. In a simulator of 26.1 a
/// blur and 85 % of the background lie over the content; without a blur it takes more for titles to stay readable (DEVIATIONS.md, 441).
public enum ScrollEdgeMetrics {
  /// How much of the content is covered at the edge, from 0 to 1.
  public static let strength = 0.985
  /// How far the covering goes on beyond a bar at the upper edge until nothing of it is left; points.
  public static let reachBelowBar = 22.0
  /// How much of the content is covered at the lower edge, where it is not as strong.
  public static let lowerStrength = 0.95
  /// The same at the upper edge of the bar.
  public static let strengthAtBar = 0.82
  /// How far the covering begins above a bar at the lower edge: 141 points at a screen of 852 with a bar of 83; points.
  public static let reachAboveBar = 58.0
}

/// The cutout at the top of the screen of phones that show the Dynamic Island, in points. Remembered from Apple's templates, and not measured
/// (DEVIATIONS.md, 293).
public enum DynamicIsland {
  /// Width and height.
  public static let size = (width: 126.0, height: 37.0)

  /// From the top of the upright screen, in the middle of its width; nil for a screen without one.
  ///
  /// - Parameter safeAreaTop: What the safe area of the upright screen leaves out: 59 or more on phones with an island, in points.
  public static func top(safeAreaTop: Double) -> Double? {
    guard safeAreaTop >= 59 else { return nil }
    return safeAreaTop >= 68 ? 20 : safeAreaTop >= 62 ? 14 : 11
  }
}

/// The notch at the upper edge of phones without a button that came before the Dynamic Island, in points.
///
/// Source: those of 375 and 414 points without a smaller housing are the 209 × 30 and 230 × 33 of Apple's templates; those of iPhone 12 to 14
/// are the 34.8 × 5.3 and 26.8 × 5.35 millimetres of Apple's drawings for makers of cases, as magazines print them, by the pixels of an inch
/// (DEVIATIONS.md, 501).
public enum Notch {
  /// Width and height; nil for a screen without one.
  ///
  /// - Parameter model: As Apple writes it. An iPhone 12 has a wider one than later models with its screen; nil is a later one.
  public static func size(on device: Device, model: String? = nil) -> (width: Double, height: Double)? {
    let isWide = model?.hasPrefix("iPhone 12") ?? false
    switch device.id {
    case "retina5_9", "retina6_5": return (209, 30)
    case "retina6_1": return (230, 33)
    case "retina5_4": return isWide ? (226.5, 34.5) : (174.5, 35)
    case "retina6_0": return isWide ? (210, 32) : (162, 32.5)
    case "retina6_7": return isWide ? (209, 32) : (161, 32)
    default: return nil
    }
  }
}
