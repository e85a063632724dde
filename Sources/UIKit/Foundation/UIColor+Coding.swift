/// A color in an archive: its components in sRGB, in light and in dark mode.
///
/// A color that differs in other traits comes back as one that differs in these two.
extension UIColor: NSSecureCoding {
  /// True.
  public static var supportsSecureCoding: Bool { true }

  /// Stores the components.
  public func encode(with coder: NSCoder) {
    func components(_ style: UIUserInterfaceStyle) -> [Double] {
      let color = resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor
      return [color.red, color.green, color.blue, color.alpha].map(Double.init)
    }
    let (light, dark) = (components(.light), components(.dark))
    for (key, value) in zip(Self.keys, light) { coder.encode(value, forKey: key) }
    guard light != dark else { return }
    for (key, value) in zip(Self.keys, dark) { coder.encode(value, forKey: "dark" + key) }
  }

  /// Reads the components; nil if there are none.
  public convenience init?(coder: NSCoder) {
    if coder.containsValue(forKey: "UIWhite") {
      let alpha = coder.containsValue(forKey: "UIAlpha") ? coder.decodeDouble(forKey: "UIAlpha") : 1
      self.init(white: coder.decodeDouble(forKey: "UIWhite"), alpha: alpha)
      return
    }
    guard coder.containsValue(forKey: Self.keys[0]) else { return nil }
    func color(_ prefix: String) -> UIColor {
      let parts = Self.keys.map { CGFloat(coder.decodeDouble(forKey: prefix + $0)) }
      return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
    let light = color("")
    guard coder.containsValue(forKey: "dark" + Self.keys[0]) else {
      self.init(cgColor: light.cgColor)
      return
    }
    let dark = color("dark")
    self.init { $0.userInterfaceStyle == .dark ? dark : light }
  }

  private static let keys = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]
}
