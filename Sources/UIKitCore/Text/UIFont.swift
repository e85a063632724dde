import TextLayout

/// A font of the hermetic text system: a description with metrics, no glyph data.
public final class UIFont: NSObject, @unchecked Sendable {
  // First, whatever else is stored; see `FoundationMark`.
  private let mark = FoundationMark()
  /// What the text system measures with. Not Apple's.
  package let font: TextLayout.Font
  /// How the size follows from the content size category; nil for a font that does not follow it.
  let scaling: Scaling?

  /// The style whose growth a font follows, its size at the default category and its largest one, in points.
  struct Scaling {
    var style: TextLayout.TextStyle
    var base: Double
    var maximum = Double.infinity
  }

  /// Takes the text system's font as it is. Not Apple's.
  package init(_ font: TextLayout.Font) {
    self.font = font
    scaling = nil
  }

  init(_ font: TextLayout.Font, scaling: Scaling) {
    self.font = font
    self.scaling = scaling
  }

  /// A font of the app by its PostScript or family name, in points. A size of 0 or less is 12 points.
  ///
  /// Registered fonts are those of ``UIScreen/fonts``. Never nil here: which fonts a device has cannot be known, so a
  /// font that is not there is measured as described at `TextLayout.Font`, and the log says so once.
  public convenience init?(name: String, size: CGFloat) {
    let font = TextLayout.Font.app(name, size: size > 0 ? Double(size) : 12)
    if !font.family.isAvailable { LayoutLog.noteMissingFont(name) }
    self.init(font)
  }

  /// The font a descriptor asks for; a size of 0 keeps the descriptor's. With another size than that of its text style it follows no text
  /// size, and may be scaled.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    var font = descriptor.font
    if size > 0, Double(size) != font.pointSize { (font.pointSize, font.textStyle) = (Double(size), nil) }
    self.init(font)
  }

  /// Describes the font with its size and traits, so that one of them can be changed.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font) }

  /// Whether the size already follows the category, so that it must not be scaled again.
  var isScaled: Bool { scaling != nil || font.textStyle != nil }

  /// How heavy the system font is. Advances differ by weight; heights do not.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1; 0 is regular.
    public let rawValue: CGFloat

    /// Takes any number; advances are those of the nearest weight that was measured.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The same.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    /// The weight of a font of texts.
    private init(engine weight: TextLayout.Font.Weight) { rawValue = CGFloat(weight.rawValue) }

    /// -0.8.
    public static let ultraLight = Weight(engine: .ultraLight)
    /// -0.6.
    public static let thin = Weight(engine: .thin)
    /// -0.4.
    public static let light = Weight(engine: .light)
    /// 0, the default of every system font.
    public static let regular = Weight(engine: .regular)
    /// 0.23.
    public static let medium = Weight(engine: .medium)
    /// 0.3.
    public static let semibold = Weight(engine: .semibold)
    /// 0.4.
    public static let bold = Weight(engine: .bold)
    /// 0.56.
    public static let heavy = Weight(engine: .heavy)
    /// 0.62.
    public static let black = Weight(engine: .black)
  }

  /// A kind of text whose size follows the content size category. Sizes below are those of the category `large`.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name, which documents store as well.
    public let rawValue: String

    /// Takes any name; an unknown one counts as ``body``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// 36 points, bold; in other categories as a large title (DEVIATIONS.md, 495).
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// 28 points, bold; in other categories as a title of that size (DEVIATIONS.md, 495).
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// 34 points.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// Regular, in points. The size is taken as it is, also 0.
  public class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(Double(size))) }

  /// A weight of the system font, in points. The size is taken as it is, also 0.
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(Double(size), weight: .init(rawValue: Double(weight.rawValue))))
  }

  /// The weight ``Weight/bold``, in points. The size is taken as it is, also 0.
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

  /// Slanted, in points. Its advances are those of the upright font.
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

  /// The font of a text style at the main screen's content size category; from any thread.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style at the traits' category; the environment's if they have none.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    if style == .extraLargeTitle || style == .extraLargeTitle2 {
      let isFirst = style == .extraLargeTitle
      return UIFontMetrics(forTextStyle: isFirst ? .largeTitle : .title1).scaledFont(
        for: .systemFont(ofSize: isFirst ? 36 : 28, weight: .bold), compatibleWith: traitCollection)
    }
    let category = traitCollection?.preferredContentSizeCategory.category ?? MainScreenText.contentSizeCategory
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

  /// The font at the category of a view that adjusts its font; on Interface Builder's canvas none does.
  @MainActor
  func adjusted(in view: UIView) -> UIFont {
    let profile = view.layoutProfile
    guard profile.behavior.adjustsFontsForContentSizeCategory else { return self }
    return adjusted(
      to: view.traitCollection.preferredContentSizeCategory.category ?? profile.contentSizeCategory)
  }

  /// Points: what a label has without a font of its own.
  public static let labelFontSize: CGFloat = 17
  /// Points: what a custom button has without a font of its own.
  public static let buttonFontSize: CGFloat = 18
  /// Points.
  public static let smallSystemFontSize: CGFloat = 12
  /// Points: what Interface Builder gives to text views.
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

  /// The families of the app's registered fonts, sorted. The families of iOS are not known here.
  public class var familyNames: [String] { MainScreenText.fonts.familyNames }

  /// The PostScript names of the app's fonts of a family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    MainScreenText.fonts.faceNames(inFamily: familyName)
  }

  /// Points; text styles have theirs of the category they were made for.
  public var pointSize: CGFloat { CGFloat(font.pointSize) }
  /// Points above the baseline.
  public var ascender: CGFloat { CGFloat(font.ascender) }
  /// Points below the baseline, negative.
  public var descender: CGFloat { CGFloat(font.descender) }
  /// Points between the baselines of two lines, without ``leading``.
  public var lineHeight: CGFloat { CGFloat(font.lineHeight) }
  /// Points between the bottom of a line and the top of the next.
  public var leading: CGFloat { CGFloat(font.leading) }
  /// Points from the baseline to the top of a capital.
  public var capHeight: CGFloat { CGFloat(font.capHeight) }
  /// Points from the baseline to the top of an x.
  public var xHeight: CGFloat { CGFloat(font.xHeight) }

  /// The same font at another size in points. It follows no content size category any more.
  public func withSize(_ size: CGFloat) -> UIFont {
    var copy = font
    copy.pointSize = Double(size)
    copy.textStyle = nil
    return UIFont(copy)
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }
  public override var hash: Int { font.hashValue }
}

/// At which side of its box a line of text stands. It does not change sizes.
public enum NSTextAlignment: Int, Sendable {
  /// At the left in every language.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right in every language.
  case right = 2
  /// At both sides on iOS; placed like `left` in pictures.
  case justified = 3
  /// Where reading begins: at the right in right-to-left layouts.
  case natural = 4
}

/// Where lines break, and what is done with text that is too long.
public enum NSLineBreakMode: Int, Sendable {
  /// Between words, or within one that is wider than the line.
  case byWordWrapping = 0
  /// Between any two characters.
  case byCharWrapping = 1
  /// Between words; what is too long is cut off without a mark.
  case byClipping = 2
  /// The last line shows the end of the text, after an ellipsis.
  case byTruncatingHead = 3
  /// The last line ends with an ellipsis.
  case byTruncatingTail = 4
  /// The last line shows beginning and end of what is left, with an ellipsis between.
  case byTruncatingMiddle = 5

  var engine: TextLayout.LineBreakMode { TextLayout.LineBreakMode(rawValue: rawValue) ?? .byTruncatingTail }
}
