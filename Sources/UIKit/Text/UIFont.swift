import TextLayout

/// A font of the hermetic text system: a description with metrics, no glyph data.
public final class UIFont: NSObject, @unchecked Sendable {
  public let font: TextLayout.Font
  /// How the font came to its size, if it follows the content size category.
  let scaling: Scaling?

  /// The style whose growth a font follows, its size at the default category and its largest one, in points.
  struct Scaling {
    var style: TextLayout.TextStyle
    var base: Double
    var maximum = Double.infinity
  }

  public init(_ font: TextLayout.Font) {
    self.font = font
    scaling = nil
  }

  init(_ font: TextLayout.Font, scaling: Scaling) {
    self.font = font
    self.scaling = scaling
  }

  /// A font of the app by its PostScript or family name, in points. A size of 0 or less is 12 points.
  ///
  /// Registered fonts are those of ``UIKitEnvironment/fonts``. Never nil here: which fonts a device has cannot be known, so a
  /// font that is not there is measured as described at `TextLayout.Font`, and the log says so once.
  public convenience init?(name: String, size: CGFloat) {
    let font = TextLayout.Font.app(name, size: size > 0 ? Double(size) : 12)
    if !font.family.isAvailable { LayoutLog.noteMissingFont(name) }
    self.init(font)
  }

  /// The font a descriptor asks for; a size of 0 keeps the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    var font = descriptor.font
    if size > 0, Double(size) != font.pointSize { font.pointSize = Double(size) }
    self.init(font)
  }

  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font) }

  /// Whether the size already follows the category, so that it must not be scaled again.
  var isScaled: Bool { scaling != nil || font.textStyle != nil }

  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  public class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(Double(size))) }

  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(Double(size), weight: .init(rawValue: Double(weight.rawValue))))
  }

  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    var font = TextLayout.Font.system(Double(size))
    font.isItalic = true
    return UIFont(font)
  }

  /// All digits are as wide as the widest.
  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    var font = systemFont(ofSize: size, weight: weight).font
    font.hasMonospacedDigits = true
    return UIFont(font)
  }

  /// All characters are equally wide.
  public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    var font = systemFont(ofSize: size, weight: weight).font
    font.isMonospaced = true
    return UIFont(font)
  }

  /// The font of a text style at the environment's content size category.
  @MainActor
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let font = preferredFont(forTextStyle: style, compatibleWith: nil)
    guard let size = UIKitEnvironment.current.textStyleSizes[style] else { return font }
    var copy = font.font
    copy.pointSize = Double(size)
    return UIFont(copy)
  }

  /// The font of a text style at the traits' category; the environment's if they have none.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = traitCollection?.preferredContentSizeCategory.category ?? UIKitEnvironment.sharedContentSizeCategory
    return UIFont(.preferred(TextLayout.TextStyle(interfaceBuilderName: style.rawValue) ?? .body, category: category))
  }

  /// The same font at another category, if its size follows the category; else itself.
  func adjusted(to category: ContentSizeCategory) -> UIFont {
    var copy = font
    if let scaling {
      let factor = scaling.style.pointSize(for: category) / scaling.style.pointSize(for: .large)
      copy.pointSize = min(scaling.maximum, scaling.base * factor)
      return UIFont(copy, scaling: scaling)
    }
    guard let style = font.textStyle else { return self }
    copy.pointSize = style.pointSize(for: category)
    return UIFont(copy)
  }

  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18
  public static let smallSystemFontSize: CGFloat = 12
  public static let systemFontSize: CGFloat = 14

  /// `.SFUI-Semibold` for the system font, else the PostScript name or what the font was asked for by.
  public var fontName: String {
    font.family.name ?? ".SFUI-" + (font.isItalic ? "RegularItalic" : font.weight.name)
  }

  /// `.AppleSystemUIFont` for the system font; of fonts that are not registered what precedes the style in the name.
  public var familyName: String {
    switch font.family {
    case .system: ".AppleSystemUIFont"
    case .named(let name): String(name.prefix { $0 != "-" })
    case .face(let face): face.familyName
    }
  }

  /// The families of the app's fonts, sorted; those of the system are not known.
  public class var familyNames: [String] { UIKitEnvironment.sharedFonts.familyNames }

  /// The PostScript names of the app's fonts of a family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    UIKitEnvironment.sharedFonts.faceNames(inFamily: familyName)
  }

  public var pointSize: CGFloat { CGFloat(font.pointSize) }
  /// Points above the baseline.
  public var ascender: CGFloat { CGFloat(font.ascender) }
  /// Points below the baseline, negative.
  public var descender: CGFloat { CGFloat(font.descender) }
  public var lineHeight: CGFloat { CGFloat(font.lineHeight) }
  public var leading: CGFloat { CGFloat(font.leading) }
  public var capHeight: CGFloat { CGFloat(font.capHeight) }
  public var xHeight: CGFloat { CGFloat(font.xHeight) }

  public func withSize(_ size: CGFloat) -> UIFont {
    var copy = font
    copy.pointSize = Double(size)
    copy.textStyle = nil
    return UIFont(copy)
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }
  public override var hash: Int { font.hashValue }
}

public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5

  var engine: TextLayout.LineBreakMode { TextLayout.LineBreakMode(rawValue: rawValue) ?? .byTruncatingTail }
}
