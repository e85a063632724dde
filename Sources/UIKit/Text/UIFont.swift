import TextLayout

/// A font of the hermetic text system: a description with metrics, no glyph data.
public final class UIFont: NSObject, @unchecked Sendable {
  public let font: TextLayout.Font

  public init(_ font: TextLayout.Font) { self.font = font }

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

  /// The font of a text style at the environment's content size category.
  @MainActor
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let environment = UIKitEnvironment.current
    let known = TextLayout.TextStyle(interfaceBuilderName: style.rawValue) ?? .body
    var font = TextLayout.Font.preferred(known, category: environment.contentSizeCategory)
    if let size = environment.textStyleSizes[style] { font.pointSize = Double(size) }
    return UIFont(font)
  }

  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18
  public static let smallSystemFontSize: CGFloat = 12
  public static let systemFontSize: CGFloat = 14

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
