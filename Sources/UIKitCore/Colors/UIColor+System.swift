import Platform

/// The colors of the system, which are others in the dark appearance, and some in other releases.
///
/// Bytes of red, green and blue, and an alpha where it is not 1; source: Human Interface Guidelines, Color, and ``SystemColors``. Of
/// labels, fills and separators the guidelines give no numbers: DEVIATIONS.md, 182. Traits that no screen has given have the colors of
/// the main screen's release.
extension UIColor {
  /// 255, 59, 48; dark 255, 69, 58; since iOS 26 255, 56, 60; dark 255, 66, 69.
  public static let systemRed = UIColor(SystemColors.red)
  /// 255, 149, 0; dark 255, 159, 10; since iOS 26 255, 141, 40; dark 255, 146, 48.
  public static let systemOrange = UIColor(SystemColors.orange)
  /// 255, 204, 0; dark 255, 214, 10; since iOS 26 255, 204, 0; dark 255, 214, 0.
  public static let systemYellow = UIColor(SystemColors.yellow)
  /// 52, 199, 89; dark 48, 209, 88.
  public static let systemGreen = UIColor(SystemColors.green)
  /// 0, 199, 190; dark 99, 230, 226; since iOS 26 0, 200, 179; dark 0, 218, 195.
  public static let systemMint = UIColor(SystemColors.mint)
  /// 48, 176, 199; dark 64, 200, 224; since iOS 26 0, 195, 208; dark 0, 210, 224.
  public static let systemTeal = UIColor(SystemColors.teal)
  /// 50, 173, 230; dark 100, 210, 255; since iOS 26 0, 192, 232; dark 60, 211, 254.
  public static let systemCyan = UIColor(SystemColors.cyan)
  /// 0, 122, 255: the color that pictures take for a tint color that is not set; dark 10, 132, 255. Since iOS 26 0, 136, 255; dark
  /// 0, 145, 255.
  public static let systemBlue = UIColor(SystemColors.blue)
  /// 88, 86, 214; dark 94, 92, 230; since iOS 26 97, 85, 245; dark 109, 124, 255.
  public static let systemIndigo = UIColor(SystemColors.indigo)
  /// 175, 82, 222; dark 191, 90, 242; since iOS 26 203, 48, 224; dark 219, 52, 242.
  public static let systemPurple = UIColor(SystemColors.purple)
  /// 255, 45, 85; dark 255, 55, 95.
  public static let systemPink = UIColor(SystemColors.pink)
  /// 162, 132, 94; dark 172, 142, 104; since iOS 26 172, 127, 94; dark 183, 138, 102.
  public static let systemBrown = UIColor(SystemColors.brown)
  /// 142, 142, 147: the darkest of the grays.
  public static let systemGray = UIColor((142, 142, 147), dark: (142, 142, 147))
  /// 174, 174, 178; dark 99, 99, 102.
  public static let systemGray2 = UIColor((174, 174, 178), dark: (99, 99, 102))
  /// 199, 199, 204; dark 72, 72, 74.
  public static let systemGray3 = UIColor((199, 199, 204), dark: (72, 72, 74))
  /// 209, 209, 214; dark 58, 58, 60.
  public static let systemGray4 = UIColor((209, 209, 214), dark: (58, 58, 60))
  /// 229, 229, 234; dark 44, 44, 46.
  public static let systemGray5 = UIColor((229, 229, 234), dark: (44, 44, 46))
  /// 242, 242, 247: the lightest of the grays; dark 28, 28, 30.
  public static let systemGray6 = UIColor((242, 242, 247), dark: (28, 28, 30))
  /// Black: the color of text unless it is set; dark white.
  public static let label = UIColor((0, 0, 0), dark: (255, 255, 255))
  /// 60, 60, 67 with an alpha of 0.6; dark 235, 235, 245 with 0.6.
  public static let secondaryLabel = UIColor((60, 60, 67, 0.6), dark: (235, 235, 245, 0.6))
  /// 60, 60, 67 with an alpha of 0.3; dark 235, 235, 245 with 0.3.
  public static let tertiaryLabel = UIColor((60, 60, 67, 0.3), dark: (235, 235, 245, 0.3))
  /// 60, 60, 67 with an alpha of 0.18; dark 235, 235, 245 with 0.16.
  public static let quaternaryLabel = UIColor((60, 60, 67, 0.18), dark: (235, 235, 245, 0.16))
  /// 60, 60, 67 with an alpha of 0.3; dark 235, 235, 245 with 0.3.
  public static let placeholderText = UIColor((60, 60, 67, 0.3), dark: (235, 235, 245, 0.3))
  /// 0, 122, 255; dark 9, 132, 255.
  public static let link = UIColor((0, 122, 255), dark: (9, 132, 255))
  /// 60, 60, 67 with an alpha of 0.29, since iOS 26 of 0.12, so that what is behind shines through; dark 84, 84, 88 with 0.6.
  public static let separator = UIColor {
    let light = (red: 60, green: 60, blue: 67, alpha: CGFloat(SystemColors.separatorStrength[$0.release]))
    return UIColor(cgColor: CGColor($0.userInterfaceStyle == .dark ? (84, 84, 88, 0.6) : light))
  }
  /// 198, 198, 200; dark 56, 56, 58.
  public static let opaqueSeparator = UIColor((198, 198, 200), dark: (56, 56, 58))
  /// White; dark black, elevated 28, 28, 30.
  public static let systemBackground = UIColor((255, 255, 255), dark: (0, 0, 0), elevated: (28, 28, 30))
  /// 242, 242, 247; dark 28, 28, 30, elevated 44, 44, 46.
  public static let secondarySystemBackground = UIColor((242, 242, 247), dark: (28, 28, 30), elevated: (44, 44, 46))
  /// White; dark 44, 44, 46, elevated 58, 58, 60.
  public static let tertiarySystemBackground = UIColor((255, 255, 255), dark: (44, 44, 46), elevated: (58, 58, 60))
  /// 242, 242, 247: behind the groups of a grouped table; dark black, elevated 28, 28, 30.
  public static let systemGroupedBackground = UIColor((242, 242, 247), dark: (0, 0, 0), elevated: (28, 28, 30))
  /// White: the rows of a grouped table; dark 28, 28, 30, elevated 44, 44, 46.
  public static let secondarySystemGroupedBackground = UIColor(
    (255, 255, 255), dark: (28, 28, 30), elevated: (44, 44, 46))
  /// 242, 242, 247; dark 44, 44, 46, elevated 58, 58, 60.
  public static let tertiarySystemGroupedBackground = UIColor(
    (242, 242, 247), dark: (44, 44, 46), elevated: (58, 58, 60))
  /// 120, 120, 128 with an alpha of 0.2; dark 120, 120, 128 with 0.36.
  public static let systemFill = UIColor((120, 120, 128, 0.2), dark: (120, 120, 128, 0.36))
  /// 120, 120, 128 with an alpha of 0.16; dark 120, 120, 128 with 0.32.
  public static let secondarySystemFill = UIColor((120, 120, 128, 0.16), dark: (120, 120, 128, 0.32))
  /// 118, 118, 128 with an alpha of 0.12; dark 118, 118, 128 with 0.24.
  public static let tertiarySystemFill = UIColor((118, 118, 128, 0.12), dark: (118, 118, 128, 0.24))
  /// 116, 116, 128 with an alpha of 0.08; dark 118, 118, 128 with 0.18.
  public static let quaternarySystemFill = UIColor((116, 116, 128, 0.08), dark: (118, 118, 128, 0.18))
  /// White with an alpha of 0.6.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Black.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// ``systemGroupedBackground``, by its name before iOS 13.
  public static let groupTableViewBackground = systemGroupedBackground

  private typealias Bytes = (red: Int, green: Int, blue: Int)
  private typealias Components = (red: Int, green: Int, blue: Int, alpha: CGFloat)

  /// A background, which is lighter in the dark where it is elevated.
  private convenience init(_ light: Bytes, dark: Bytes, elevated: Bytes) {
    let (base, raised) = (UIColor(light, dark: dark), UIColor(light, dark: elevated))
    self.init { $0.userInterfaceLevel == .elevated ? raised : base }
  }

  /// A color that differs by release.
  private convenience init(_ color: ByRelease<SystemColors.Pair>) {
    let releases = [0] + color.changes
    let looks = releases.map { release in
      let pair = color[release]
      return (release: release, color: UIColor(pair.light, dark: pair.dark))
    }
    self.init { traits in
      let release = traits.release
      return looks.last { $0.release <= release }?.color ?? looks[0].color
    }
  }

  private convenience init(_ light: Bytes, dark: Bytes) {
    self.init((light.red, light.green, light.blue, 1), dark: (dark.red, dark.green, dark.blue, 1))
  }

  private convenience init(_ light: Components, dark: Components) {
    let (day, night) = (CGColor(light), CGColor(dark))
    self.init { UIColor(cgColor: $0.userInterfaceStyle == .dark ? night : day) }
  }

  /// The color of a document's `systemColor`, such as `systemBackgroundColor`; nil if unknown.
  package static func system(named name: String) -> UIColor? { systemColors[name] }

  /// The names of system colors that documents may have, in no order.
  package static var systemColorNames: [String] { Array(systemColors.keys) }

  /// Whether the color may be made of the tint of a view: a dynamic one that is not the system's.
  package var dependsOnViews: Bool { fixedColor == nil && Self.systemNames[ObjectIdentifier(self)] == nil }

  /// The name of a system color; nil for the other ones, even for equal ones.
  var systemName: String? { Self.systemNames[ObjectIdentifier(self)] }

  /// Without the names that are second ones of a color, and those of colors that iOS describes by their components.
  private static let systemNames: [ObjectIdentifier: String] = {
    let others: Set = [
      "tintColor", "groupTableViewBackgroundColor", "scrollViewTexturedBackgroundColor", "lightTextColor",
      "darkTextColor",
    ]
    let own = systemColors.filter { !others.contains($0.key) }
    return Dictionary(uniqueKeysWithValues: own.map { (ObjectIdentifier($0.value), $0.key) })
  }()

  private static let systemColors: [String: UIColor] = [
    "systemRedColor": systemRed, "systemOrangeColor": systemOrange, "systemYellowColor": systemYellow,
    "systemGreenColor": systemGreen, "systemMintColor": systemMint, "systemTealColor": systemTeal,
    "systemCyanColor": systemCyan, "systemBlueColor": systemBlue, "systemIndigoColor": systemIndigo,
    "systemPurpleColor": systemPurple, "systemPinkColor": systemPink, "systemBrownColor": systemBrown,
    "systemGrayColor": systemGray, "systemGray2Color": systemGray2, "systemGray3Color": systemGray3,
    "systemGray4Color": systemGray4, "systemGray5Color": systemGray5, "systemGray6Color": systemGray6,
    "labelColor": label, "secondaryLabelColor": secondaryLabel, "tertiaryLabelColor": tertiaryLabel,
    "quaternaryLabelColor": quaternaryLabel, "placeholderTextColor": placeholderText, "linkColor": link,
    "separatorColor": separator, "opaqueSeparatorColor": opaqueSeparator, "systemBackgroundColor": systemBackground,
    "secondarySystemBackgroundColor": secondarySystemBackground,
    "tertiarySystemBackgroundColor": tertiarySystemBackground,
    "systemGroupedBackgroundColor": systemGroupedBackground, "groupTableViewBackgroundColor": systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": tertiarySystemGroupedBackground, "systemFillColor": systemFill,
    "secondarySystemFillColor": secondarySystemFill, "tertiarySystemFillColor": tertiarySystemFill,
    "quaternarySystemFillColor": quaternarySystemFill, "lightTextColor": lightText, "darkTextColor": darkText,
    "viewFlipsideBackgroundColor": UIColor(white: 0.12, alpha: 1),
    "scrollViewTexturedBackgroundColor": systemGray4, "tintColor": systemBlue,
  ]
}

extension CGColor {
  fileprivate init(_ bytes: (red: Int, green: Int, blue: Int, alpha: CGFloat)) {
    self.init(
      red: CGFloat(bytes.red) / 255, green: CGFloat(bytes.green) / 255, blue: CGFloat(bytes.blue) / 255,
      alpha: bytes.alpha)
  }
}
