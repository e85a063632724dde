import TextLayout

extension NSAttributedString.Key {
  /// A `UIFont`. Text without one is measured in Helvetica of 12 points, as on iOS; views use their own font instead.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// Points after every character.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// Points after every character, like ``kern``, which wins over it; iOS 14 and later.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// Points above the baseline.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// A `UIColor`, black without one, in which `draw(at:)` and `draw(in:)` record the text; labels use their own. Like every
  /// attribute from here on it is accepted but changes neither sizes nor pictures.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor`; not drawn.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// An `NSNumber` on iOS; not applied, the shaper uses the font's default ligatures.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// An `NSNumber` on iOS; not drawn.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// An `NSNumber` on iOS; not drawn, and a line under text makes no line higher.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A `UIColor`; not drawn.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// A `UIColor`; not drawn.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// An `NSNumber` on iOS; not drawn, and outlines make no character wider.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// A shadow; not drawn.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// An attachment. It takes no room of its own here: only the character that stands for it is measured.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// A URL or a string; links look and measure like other text.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// An `NSNumber` on iOS; not applied.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
}

extension AttributedText {
  /// The attributes that decide sizes; `defaultFont` where the text names no font.
  init(_ string: NSAttributedString, defaultFont: UIFont) {
    self.init(runs: [])
    let whole = string.string as NSString
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? defaultFont
      // A label has one paragraph style for all its text, that of the first character.
      if runs.isEmpty, let style = attributes[.paragraphStyle] as? NSParagraphStyle { paragraph = style.engine }
      runs.append(
        Run(
          text: whole.substring(with: range), font: font.font,
          kern: number(attributes[.kern]) ?? number(attributes[.tracking]) ?? 0,
          baselineOffset: number(attributes[.baselineOffset]) ?? 0))
    }
  }

  /// The text as an attributed string of Foundation.
  var attributedString: NSAttributedString {
    let style = NSParagraphStyle()
    style.engine = paragraph
    let result = NSMutableAttributedString(string: "")
    for run in runs {
      var attributes: [NSAttributedString.Key: Any] = [.font: UIFont(run.font), .paragraphStyle: style]
      if run.kern != 0 { attributes[.kern] = CGFloat(run.kern) }
      if run.baselineOffset != 0 { attributes[.baselineOffset] = CGFloat(run.baselineOffset) }
      result.append(NSAttributedString(string: run.text, attributes: attributes))
    }
    return result
  }
}

/// Numbers come as `CGFloat`, `Double`, `Int` or `NSNumber` on Linux, which does not bridge them.
private func number(_ value: Any?) -> Double? {
  switch value {
  case let value as CGFloat: Double(value)
  case let value as Double: value
  case let value as Float: Double(value)
  case let value as Int: Double(value)
  case let value as NSNumber: value.doubleValue
  default: nil
  }
}
