import Synchronization

/// A colour in sRGB with components from 0 to 1. A dynamic colour is resolved for the traits when it is used.
public final class UIColor: NSObject, @unchecked Sendable {
  private enum Content {
    case fixed(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let content: Content

  /// A colour that is the same in all traits.
  public init(cgColor: CGColor) { content = .fixed(cgColor) }

  /// A dynamic colour: the closure is called with the traits whenever the colour is used.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    content = .dynamic(dynamicProvider)
  }

  /// The components. A dynamic colour is resolved for `UITraitCollection.current`.
  public var cgColor: CGColor {
    switch content {
    case .fixed(let color): color
    case .dynamic(let provider): provider(.current).cgColor
    }
  }

  /// The components of a colour that depends on no traits.
  var fixedColor: CGColor? {
    if case .fixed(let color) = content { color } else { nil }
  }

  /// The colour for the traits, which then no longer depends on any.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic(let provider) = content else { return self }
    return provider(traitCollection).resolvedColor(with: traitCollection)
  }

  /// Components in sRGB, usually from 0 to 1; taken as they are.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A gray from 0, black, to 1; taken as it is.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Hue, saturation and brightness; a hue of 0 and of 1 is red.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func component(_ shift: CGFloat) -> CGFloat {
      let k = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Writes the components in the current traits. Returns true at all times.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  // MARK: Colours by name

  /// The function that finds colours by name, as ``UIImage/provider`` finds images. The default one returns nil.
  public static var provider: @Sendable (String) -> UIColor? {
    get { sharedProvider.withLock { $0 } }
    set { sharedProvider.withLock { $0 = newValue } }
  }

  private static let sharedProvider = Mutex<@Sendable (String) -> UIColor?>({ _ in nil })

  /// The provider's colour of the name; nil if it has none.
  public convenience init?(named name: String) {
    guard let color = UIColor.provider(name) else { return nil }
    self.init(content: color.content)
  }

  /// The provider's colour of the name, whatever the bundle and the traits.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(named: name)
  }

  private init(content: Content) { self.content = content }

  /// The colour with another alpha, from 0 to 1, in place of its own; a dynamic one remains dynamic.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch content {
    case .fixed(let color): UIColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    case .dynamic(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
    }
  }

  /// Dynamic colours are equal only to themselves.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    guard case .fixed(let mine) = content, case .fixed(let others) = other.content else { return self === other }
    return mine == others
  }

  public override var description: String { fullDescription }

  public override var hash: Int {
    if case .fixed(let color) = content { return color.hashValue }
    return ObjectIdentifier(self).hashValue
  }

  private convenience init(bytes red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) {
    self.init(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
  }

  /// White 0.
  public static let black = UIColor(white: 0, alpha: 1)
  /// White one third.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// White two thirds.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// White 1.
  public static let white = UIColor(white: 1, alpha: 1)
  /// White one half.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// 255, 0, 0.
  public static let red = UIColor(bytes: 255, 0, 0)
  /// 0, 255, 0.
  public static let green = UIColor(bytes: 0, 255, 0)
  /// 0, 0, 255.
  public static let blue = UIColor(bytes: 0, 0, 255)
  /// 0, 255, 255.
  public static let cyan = UIColor(bytes: 0, 255, 255)
  /// 255, 255, 0.
  public static let yellow = UIColor(bytes: 255, 255, 0)
  /// 255, 0, 255.
  public static let magenta = UIColor(bytes: 255, 0, 255)
  /// 1, one half, 0.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// One half, 0, one half.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// 0.6, 0.4, 0.2.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Black with an alpha of 0.
  public static let clear = UIColor(white: 0, alpha: 0)

  // System colours in the light appearance; source: Human Interface Guidelines.
  /// 255, 59, 48 in every appearance, like all system colours here those of the light one (DEVIATIONS.md, 54).
  public static let systemRed = UIColor(bytes: 255, 59, 48)
  /// 255, 149, 0.
  public static let systemOrange = UIColor(bytes: 255, 149, 0)
  /// 255, 204, 0.
  public static let systemYellow = UIColor(bytes: 255, 204, 0)
  /// 52, 199, 89.
  public static let systemGreen = UIColor(bytes: 52, 199, 89)
  /// 0, 199, 190.
  public static let systemMint = UIColor(bytes: 0, 199, 190)
  /// 48, 176, 199.
  public static let systemTeal = UIColor(bytes: 48, 176, 199)
  /// 50, 173, 230.
  public static let systemCyan = UIColor(bytes: 50, 173, 230)
  /// 0, 122, 255: the colour that pictures take for a tint colour that is not set.
  public static let systemBlue = UIColor(bytes: 0, 122, 255)
  /// 88, 86, 214.
  public static let systemIndigo = UIColor(bytes: 88, 86, 214)
  /// 175, 82, 222.
  public static let systemPurple = UIColor(bytes: 175, 82, 222)
  /// 255, 45, 85.
  public static let systemPink = UIColor(bytes: 255, 45, 85)
  /// 162, 132, 94.
  public static let systemBrown = UIColor(bytes: 162, 132, 94)
  /// 142, 142, 147: the darkest of the grays.
  public static let systemGray = UIColor(bytes: 142, 142, 147)
  /// 174, 174, 178.
  public static let systemGray2 = UIColor(bytes: 174, 174, 178)
  /// 199, 199, 204.
  public static let systemGray3 = UIColor(bytes: 199, 199, 204)
  /// 209, 209, 214.
  public static let systemGray4 = UIColor(bytes: 209, 209, 214)
  /// 229, 229, 234.
  public static let systemGray5 = UIColor(bytes: 229, 229, 234)
  /// 242, 242, 247: the lightest of the grays.
  public static let systemGray6 = UIColor(bytes: 242, 242, 247)
  /// Black: the colour of text unless it is set.
  public static let label = UIColor(white: 0, alpha: 1)
  /// 60, 60, 67 with an alpha of 0.6.
  public static let secondaryLabel = UIColor(bytes: 60, 60, 67, 0.6)
  /// 60, 60, 67 with an alpha of 0.3.
  public static let tertiaryLabel = UIColor(bytes: 60, 60, 67, 0.3)
  /// 60, 60, 67 with an alpha of 0.18.
  public static let quaternaryLabel = UIColor(bytes: 60, 60, 67, 0.18)
  /// 60, 60, 67 with an alpha of 0.3.
  public static let placeholderText = UIColor(bytes: 60, 60, 67, 0.3)
  /// 0, 122, 255.
  public static let link = UIColor(bytes: 0, 122, 255)
  /// 60, 60, 67 with an alpha of 0.29, so that what is behind shines through.
  public static let separator = UIColor(bytes: 60, 60, 67, 0.29)
  /// 198, 198, 200.
  public static let opaqueSeparator = UIColor(bytes: 198, 198, 200)
  /// White.
  public static let systemBackground = UIColor(white: 1, alpha: 1)
  /// 242, 242, 247.
  public static let secondarySystemBackground = UIColor(bytes: 242, 242, 247)
  /// White.
  public static let tertiarySystemBackground = UIColor(white: 1, alpha: 1)
  /// 242, 242, 247: behind the groups of a grouped table.
  public static let systemGroupedBackground = UIColor(bytes: 242, 242, 247)
  /// White: the rows of a grouped table.
  public static let secondarySystemGroupedBackground = UIColor(white: 1, alpha: 1)
  /// 242, 242, 247.
  public static let tertiarySystemGroupedBackground = UIColor(bytes: 242, 242, 247)
  /// 120, 120, 128 with an alpha of 0.2.
  public static let systemFill = UIColor(bytes: 120, 120, 128, 0.2)
  /// 120, 120, 128 with an alpha of 0.16.
  public static let secondarySystemFill = UIColor(bytes: 120, 120, 128, 0.16)
  /// 118, 118, 128 with an alpha of 0.12.
  public static let tertiarySystemFill = UIColor(bytes: 118, 118, 128, 0.12)
  /// 116, 116, 128 with an alpha of 0.08.
  public static let quaternarySystemFill = UIColor(bytes: 116, 116, 128, 0.08)
  /// White with an alpha of 0.6.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Black.
  public static let darkText = UIColor(white: 0, alpha: 1)

  /// The colour of a document's `systemColor`, such as `systemBackgroundColor`; nil if unknown.
  static func system(named name: String) -> UIColor? { systemColors[name] }

  /// The name of a system colour; nil for the other ones, even for equal ones.
  var systemName: String? { Self.systemNames[ObjectIdentifier(self)] }

  /// Without the names that are second ones of a colour, and those of colours that iOS describes by their components.
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
