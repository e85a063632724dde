import TextLayout

/// What a font is asked for: a family or the system's, a size, traits.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  let font: TextLayout.Font

  init(_ font: TextLayout.Font) { self.font = font }

  public convenience init(name: String, size: CGFloat) {
    self.init(TextLayout.Font.app(name, size: Double(size)))
  }

  public convenience init(fontAttributes: [AttributeName: Any] = [:]) {
    let name = fontAttributes[.name] as? String ?? fontAttributes[.family] as? String
    let size = fontAttributes[.size] as? CGFloat ?? (fontAttributes[.size] as? Double).map { CGFloat($0) } ?? 12
    self.init(name.map { .app($0, size: Double(size)) } ?? .system(Double(size)))
  }

  @MainActor
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// A drawing of the system font. Advances of all are those of the default, see `withDesign(_:)`.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  open var pointSize: CGFloat { CGFloat(font.pointSize) }
  open var postscriptName: String { UIFont(font).fontName }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight >= .semibold { traits.insert(.traitBold) }
    if font.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Bold is the style's emphasised weight for a text style, else bold. A registered font becomes the nearest of its family.
  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var copy = font
    copy.isItalic = traits.contains(.traitItalic)
    let isBold = traits.contains(.traitBold)
    if isBold != symbolicTraits.contains(.traitBold) {
      copy.weight = isBold ? font.textStyle?.emphasizedWeight ?? .bold : .regular
    }
    copy.isMonospaced = traits.contains(.traitMonoSpace)
    return UIFontDescriptor(copy.matchingFace)
  }

  open func withSize(_ size: CGFloat) -> UIFontDescriptor {
    var copy = font
    copy.pointSize = Double(size)
    return UIFontDescriptor(copy)
  }

  open func withFamily(_ family: String) -> UIFontDescriptor {
    var copy = font
    copy.family = TextLayout.Font.app(family, size: font.pointSize).family
    return UIFontDescriptor(copy.matchingFace)
  }

  /// The nearest font with known advances: rounded and serif have the default's.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var copy = font
    copy.isMonospaced = design == .monospaced
    return UIFontDescriptor(copy)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.font == font }
  public override var hash: Int { font.hashValue }
}
