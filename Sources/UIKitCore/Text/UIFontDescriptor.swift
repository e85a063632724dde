import TextLayout

/// A description of a font: its family, size and traits. It cannot be changed.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  let font: TextLayout.Font

  init(_ font: TextLayout.Font) { self.font = font }

  /// A font of the app by its PostScript or family name, in points; not checked against the fonts that are registered.
  public convenience init(name: String, size: CGFloat) {
    self.init(TextLayout.Font.app(name, size: Double(size)))
  }

  /// The name wins over the family, and both over a text style; without any it is the system font. The default size is 12 points, or that of
  /// the text style. Traits and features count as ``addingAttributes(_:)`` says.
  public convenience init(fontAttributes: [AttributeName: Any] = [:]) {
    let name = fontAttributes[.name] as? String ?? fontAttributes[.family] as? String
    let style = fontAttributes[.textStyle].flatMap {
      $0 as? UIFont.TextStyle ?? ($0 as? String).map { .init(rawValue: $0) }
    }
    let styled = name == nil ? style.map { UIFont.preferredFont(forTextStyle: $0).font } : nil
    let size = Self.number(fontAttributes[.size]) ?? styled?.pointSize ?? 12
    var font = name.map { .app($0, size: size) } ?? styled ?? .system(size)
    font.pointSize = size
    self.init(Self.adding(fontAttributes, to: font))
  }

  /// The font with other attributes in place of its own: name or family, size, and of the traits weight, slant and the symbolic ones. Of the
  /// features only digits of one width count (type 6, selector 0); other attributes are left out.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var copy = font
    if let size = Self.number(attributes[.size]) { copy.pointSize = size }
    if let name = attributes[.name] as? String ?? attributes[.family] as? String {
      copy.family = TextLayout.Font.app(name, size: copy.pointSize).family
      copy = copy.matchingFace
    }
    return UIFontDescriptor(Self.adding(attributes, to: copy))
  }

  /// Name and size of the font, and the text style that it was made for.
  open var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.name: postscriptName, .size: pointSize]
    if let style = font.textStyle { attributes[.textStyle] = style.interfaceBuilderName }
    return attributes
  }

  /// An attribute of the font; nil for one that it does not say.
  open func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as UIFont.Weight: Double(value.rawValue)
    default: nil
    }
  }

  /// With traits and features.
  private static func adding(_ attributes: [AttributeName: Any], to font: TextLayout.Font) -> TextLayout.Font {
    var font = font
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      if let symbolic = traits[.symbolic] as? UInt32 ?? number(traits[.symbolic]).map({ UInt32(max(0, $0)) }) {
        font = UIFontDescriptor(font).withSymbolicTraits(SymbolicTraits(rawValue: symbolic))?.font ?? font
      }
      if let slant = number(traits[.slant]) { font.isItalic = slant > 0 }
      if let weight = number(traits[.weight]) {
        font.weight = .init(rawValue: weight)
        font = font.matchingFace
      }
    }
    for feature in attributes[.featureSettings] as? [[FeatureKey: Any]] ?? [] {
      // kNumberSpacingType and kMonospacedNumbersSelector.
      if number(feature[.type] ?? feature[.featureIdentifier]) == 6,
        number(feature[.selector] ?? feature[.typeIdentifier]) == 0
      {
        font.hasMonospacedDigits = true
      }
    }
    return font
  }

  /// The text style's font at the size category of the environment. It may be called on any thread.
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
    /// A dictionary of ``UIFontDescriptor/TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// A `UIFont.TextStyle` or its raw value.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// An array of dictionaries of ``UIFontDescriptor/FeatureKey``. Of all features only digits of one width count.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// Left out here: ask for the PostScript name.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// Left out here: fonts have their own advances.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// Left out here: no font is chosen by its characters.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// Left out here: what a font does not have is measured as the tables say.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// Left out here: fonts are not transformed.
    public static let matrix = AttributeName(rawValue: "NSCTFontMatrixAttribute")
  }

  /// A key of the traits of a font.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Takes any name; those without a constant are left out.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The raw value of ``UIFontDescriptor/SymbolicTraits``.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A `UIFont.Weight` or its raw value.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// How wide the font is, from -1 to 1; left out here.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// How slanted the font is, from -1 to 1: italic if it is more than 0.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A key of a feature of a font.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Takes any name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes any name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
    /// The kind of feature, a number. The same as ``featureIdentifier``.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// Which of the kind, a number. The same as ``typeIdentifier``.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The kind of feature, a number.
    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// Which of the kind, a number.
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
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

  /// Bold is the style's emphasized weight for a text style, else bold. A registered font becomes the nearest of its family.
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
