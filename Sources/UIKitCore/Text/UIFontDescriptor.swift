import TextLayout

/// A description of a font: its family, size and traits. It cannot be changed.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  let font: TextLayout.Font

  init(_ font: TextLayout.Font) { self.font = font }

  /// A font of the app by its PostScript or family name, in points; not checked against the fonts that are registered.
  public convenience init(name: String, size: CGFloat) {
    self.init(TextLayout.Font.app(name, size: Double(size)))
  }

  /// The name wins over the family; without both it is the system font. The default size is 12 points; other attributes
  /// are left out.
  public convenience init(fontAttributes: [AttributeName: Any] = [:]) {
    let name = fontAttributes[.name] as? String ?? fontAttributes[.family] as? String
    let size = fontAttributes[.size] as? CGFloat ?? (fontAttributes[.size] as? Double).map { CGFloat($0) } ?? 12
    self.init(name.map { .app($0, size: Double(size)) } ?? .system(Double(size)))
  }

  /// The text style's font at the size category of the environment.
  @MainActor
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The text style's font at the traits' size category; at the environment's if they have none.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// A key of what a descriptor can be made of.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String

    /// Takes any name; those without a constant are left out.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `String`; used if there is no ``name``.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// A `String`: the PostScript name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// A `CGFloat` or `Double`, in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// Left out here: ask for the PostScript name.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// Left out here: use ``UIFontDescriptor/withSymbolicTraits(_:)``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// Left out here: use ``UIFontDescriptor/preferredFontDescriptor(withTextStyle:)``.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// Left out here: fonts have their default features.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// Properties of a font that can be asked for. Only italic, bold and monospaced change a font here.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt32

    /// Takes any bits, also ones without a name here.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Semibold or heavier.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wider; without effect here.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrower; without effect here.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// All characters equally wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Lines closer together; without effect here.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines farther apart; without effect here.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// A design of the system font. All but the monospaced one are measured with the advances of the default.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String

    /// Takes any name; an unknown one has the default's advances.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// SF Pro.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// SF Rounded; measured like the default.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// New York; measured like the default.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// SF Mono: all characters equally wide.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// Points.
  open var pointSize: CGFloat { CGFloat(font.pointSize) }
  /// The name of the font; `.SFUI-Regular` and the like for the system's.
  open var postscriptName: String { UIFont(font).fontName }

  /// Which of italic, bold (from semibold on) and monospaced the font is; no other trait is reported.
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

  /// The same font at another size in points. A text style stays one, unlike with ``UIFont/withSize(_:)``.
  open func withSize(_ size: CGFloat) -> UIFontDescriptor {
    var copy = font
    copy.pointSize = Double(size)
    return UIFontDescriptor(copy)
  }

  /// The font of that family that is nearest in weight and slant. A family that is not registered is taken by its name.
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

  /// Itself, because a descriptor cannot be changed.
  public func copy(with zone: NSZone? = nil) -> Any { self }
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.font == font }
  public override var hash: Int { font.hashValue }
}
