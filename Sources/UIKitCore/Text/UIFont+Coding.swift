import TextLayout

extension UIFont: NSSecureCoding {
  /// Fonts are found in archives that say which classes they may have.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the name, the size and what makes a font of the system out.
  public func encode(with coder: NSCoder) {
    coder.encode((font.family.name ?? fontName) as NSString, forKey: "UIFontName")
    coder.encode(font.family == .system, forKey: "UISystemFont")
    coder.encode(font.pointSize, forKey: "UIFontPointSize")
    coder.encode(font.weight.rawValue, forKey: "UIFontWeight")
    coder.encode(font.isItalic, forKey: "UIFontItalic")
    coder.encode(font.isMonospaced, forKey: "UIFontMonospaced")
    coder.encode(font.hasMonospacedDigits, forKey: "UIFontMonospacedDigits")
  }

  /// The font of an archive; nil if it has no size.
  public convenience init?(coder: NSCoder) {
    let size = coder.decodeDouble(forKey: "UIFontPointSize")
    guard size > 0, size < 10_000, let name = coder.decodeObject(of: NSString.self, forKey: "UIFontName") else {
      return nil
    }
    var font = TextLayout.Font.app(name as String, size: size)
    if !coder.containsValue(forKey: "UISystemFont") || coder.decodeBool(forKey: "UISystemFont") {
      font = TextLayout.Font(pointSize: size)
    }
    font.weight = TextLayout.Font.Weight(rawValue: coder.decodeDouble(forKey: "UIFontWeight"))
    font.isItalic = coder.decodeBool(forKey: "UIFontItalic")
    font.isMonospaced = coder.decodeBool(forKey: "UIFontMonospaced")
    font.hasMonospacedDigits = coder.decodeBool(forKey: "UIFontMonospacedDigits")
    self.init(font)
  }
}
