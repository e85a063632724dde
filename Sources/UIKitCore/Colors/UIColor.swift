import Synchronization

/// A color in sRGB with components from 0 to 1. A dynamic color is resolved for the traits when it is used.
public final class UIColor: NSObject, @unchecked Sendable {
  // First, whatever else is stored; see `FoundationMark`.
  private let mark = FoundationMark()

  private enum Content {
    case fixed(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let content: Content

  /// A color that is the same in all traits.
  public init(cgColor: CGColor) { content = .fixed(cgColor) }

  /// A dynamic color: the closure is called with the traits whenever the color is used.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    content = .dynamic(dynamicProvider)
  }

  /// The components. A dynamic color is resolved for `UITraitCollection.current`.
  public var cgColor: CGColor {
    switch content {
    case .fixed(let color): color
    case .dynamic(let provider): provider(.current).cgColor
    }
  }

  /// The components of a color that depends on no traits.
  var fixedColor: CGColor? {
    if case .fixed(let color) = content { color } else { nil }
  }

  /// The color for the traits, which then no longer depends on any.
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

  /// Writes hue, saturation, brightness and alpha in the current traits, each from 0 to 1; a gray has a hue and a saturation of 0. False,
  /// and nothing written, for a color outside of sRGB.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    let parts = [color.red, color.green, color.blue]
    guard parts.allSatisfy({ 0...1 ~= $0 }) else { return false }
    let (most, least) = (parts.max() ?? 0, parts.min() ?? 0)
    let range = most - least
    var turn: CGFloat = 0
    if range > 0 {
      switch most {
      case color.red: turn = (color.green - color.blue) / range
      case color.green: turn = (color.blue - color.red) / range + 2
      default: turn = (color.red - color.green) / range + 4
      }
    }
    hue?.pointee = turn < 0 ? (turn + 6) / 6 : turn / 6
    saturation?.pointee = most > 0 ? range / most : 0
    brightness?.pointee = most
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes the gray and the alpha in the current traits. Of other colors it is the gray of the same luminance: red counts 0.2126, green
  /// 0.7152 and blue 0.0722.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let color = cgColor
    let isGray = color.red == color.green && color.green == color.blue
    white?.pointee = isGray ? color.red : 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Components in Display P3, as the same color in sRGB, whose components can be less than 0 or more than 1.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func linear(_ value: CGFloat) -> CGFloat {
      let size = abs(value)
      return (value < 0 ? -1 : 1) * (size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4))
    }
    func encoded(_ value: CGFloat) -> CGFloat {
      let size = abs(value)
      return (value < 0 ? -1 : 1) * (size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055)
    }
    let (r, g, b) = (linear(displayP3Red), linear(green), linear(blue))
    // Both spaces have the white of D65; the numbers follow from their primaries.
    self.init(
      red: encoded(1.2249401 * r - 0.2249404 * g), green: encoded(-0.0420569 * r + 1.0420571 * g),
      blue: encoded(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b), alpha: alpha)
  }

  // MARK: Colors by name

  /// The function that finds colors by name, as ``UIImage/provider`` finds images.
  public static var provider: @Sendable (String) -> UIColor? {
    get { sharedProvider.withLock { $0 } }
    set { sharedProvider.withLock { $0 = newValue } }
  }

  private static let sharedProvider = Mutex<@Sendable (String) -> UIColor?>({ name in
    AppFolder.known.lazy.compactMap { $0.color(named: name) }.first
  })

  /// The provider's color of the name; nil if it has none.
  public convenience init?(named name: String) {
    guard let color = UIColor.provider(name) else { return nil }
    self.init(content: color.content)
  }

  /// The provider's color of the name, whatever the bundle and the traits.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(named: name)
  }

  private init(content: Content) { self.content = content }

  /// The color with another alpha, from 0 to 1, in place of its own; a dynamic one remains dynamic.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch content {
    case .fixed(let color): UIColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    case .dynamic(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
    }
  }

  /// Dynamic colors are equal only to themselves.
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
}
