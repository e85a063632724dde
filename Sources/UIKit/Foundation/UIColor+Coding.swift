extension UIColor: NSSecureCoding {
  /// Colours are found in archives that say which classes they may have.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the components, those of a dynamic colour for the traits at present, as iOS does for colours that are none of the system's.
  public func encode(with coder: NSCoder) {
    let color = cgColor
    coder.encode(Double(color.red), forKey: "UIRed")
    coder.encode(Double(color.green), forKey: "UIGreen")
    coder.encode(Double(color.blue), forKey: "UIBlue")
    coder.encode(Double(color.alpha), forKey: "UIAlpha")
  }

  /// The colour of an archive; nil if it has no components.
  public convenience init?(coder: NSCoder) {
    if coder.containsValue(forKey: "UIWhite") {
      let alpha = coder.containsValue(forKey: "UIAlpha") ? coder.decodeDouble(forKey: "UIAlpha") : 1
      self.init(white: coder.decodeDouble(forKey: "UIWhite"), alpha: alpha)
      return
    }
    guard coder.containsValue(forKey: "UIRed") else { return nil }
    self.init(
      red: coder.decodeDouble(forKey: "UIRed"), green: coder.decodeDouble(forKey: "UIGreen"),
      blue: coder.decodeDouble(forKey: "UIBlue"), alpha: coder.decodeDouble(forKey: "UIAlpha"))
  }
}
