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
  /// A `UIColor`; without one labels and buttons use their own, and `draw(at:)` and `draw(in:)` black. No attribute from here on
  /// changes a size.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor`, drawn behind the text of labels and text views.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// An `NSNumber` on iOS; not applied, the shaper uses the font's default ligatures.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The raw value of an `NSUnderlineStyle`; any but 0 draws one line through the text in the pictures of labels, buttons and text views.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The raw value of an `NSUnderlineStyle`; any but 0 draws one line under the text in the pictures of labels, buttons and text views.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A `UIColor`; not drawn.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// A `UIColor`; not drawn.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// An `NSNumber` on iOS; not drawn, and outlines make no character wider.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// An `NSShadow`; not drawn.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// An `NSTextAttachment`, which takes the place of each object replacement character that has it.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// A text that names a part, which a tap asks about as ``UITextItem``.
  public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTag")
  /// A URL or a string; links measure like other text. In text views they have the look of `UITextView.linkTextAttributes`.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// An `NSNumber` on iOS; not applied.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// A `UIColor`; not drawn: a line through a text has the color of the text.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The logarithm of a factor on the width, a number; not applied.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// The name of an effect; not drawn.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// Directions that override those of the text; not applied.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
}

extension AttributedText {
  /// The attributes that decide sizes; `defaultFont` where the text names no font.
  ///
  /// - Parameter keepsParagraphs: Whether each paragraph has its own style, as in text views; else that of the first character counts. The tags
  ///   of the paragraphs are their alignments.
  init(_ string: NSAttributedString, defaultFont: UIFont, keepsParagraphs: Bool = false) {
    self.init(runs: [])
    var scalars = 0
    let whole = string.string as NSString
    // Without the option Foundation on Linux compares neighboring runs, and ends the process where they have as many attributes, but others.
    string.enumerateAttributes(
      in: NSRange(location: 0, length: string.length), options: .longestEffectiveRangeNotRequired
    ) { attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? defaultFont
      let text = whole.substring(with: range)
      var look = TextLook(attributes)
      var box: InlineBox?
      if let attachment = look?.attachment {
        // Characters beside the one that stands for it are text.
        if text.utf16.allSatisfy({ $0 == 0xFFFC }) {
          box = attachment.box(at: range.location, beside: font.font)
        } else {
          look?.attachment = nil
        }
      }
      // A label has one paragraph style for all its text, that of the first character.
      let style = attributes[.paragraphStyle] as? NSParagraphStyle
      if runs.isEmpty, let style { paragraph = style.engine }
      if keepsParagraphs {
        let tag = (style?.alignment ?? .natural).rawValue
        let own = StyledParagraph(start: scalars, style: style?.engine ?? ParagraphStyle(), tag: tag)
        if paragraphs.last.map({ $0.style != own.style || $0.tag != own.tag }) ?? true { paragraphs.append(own) }
        scalars += text.unicodeScalars.count
      }
      runs.append(
        Run(
          text: text, font: font.font,
          kern: number(attributes[.kern]) ?? number(attributes[.tracking]) ?? 0,
          baselineOffset: number(attributes[.baselineOffset]) ?? 0, look: look?.look(box)))
    }
    if paragraphs.count == 1 { paragraphs = [] }
  }

  /// The text as an attributed string of Foundation.
  var attributedString: NSAttributedString {
    let style = NSParagraphStyle()
    style.engine = paragraph
    let result = NSMutableAttributedString(string: "")
    // Foundation on Linux may end the process when it compares neighboring runs that have as many attributes, but with other numbers.
    // Where some run has more than a font, every second one has two attributes more, so that it need not compare them.
    let isPlain = runs.allSatisfy { $0.kern == 0 && $0.baselineOffset == 0 && $0.look == nil }
    for (index, run) in runs.enumerated() {
      var attributes: [NSAttributedString.Key: Any] = [.font: UIFont(run.font), .paragraphStyle: style]
      if !isPlain {
        let look = run.look?.value(as: TextLook.self)
        attributes[.kern] = CGFloat(run.kern)
        attributes[.baselineOffset] = CGFloat(run.baselineOffset)
        attributes[.underlineStyle] = look?.underline ?? 0
        attributes[.strikethroughStyle] = look?.strikethrough ?? 0
        attributes[.foregroundColor] = look?.color
        attributes[.backgroundColor] = look?.background
        attributes[.link] = look?.link?.base
        attributes[.attachment] = look?.attachment
        if index % 2 == 1 { for key in ["TrellisRun", "TrellisNextRun"] { attributes[.init(rawValue: key)] = true } }
      }
      result.append(NSAttributedString(string: run.text, attributes: attributes))
    }
    return result
  }
}

/// What of a run's attributes changes no size, and the attachment, whose room the run has.
struct TextLook: Hashable, @unchecked Sendable {
  /// Nil takes the color of the view.
  var color: UIColor?
  /// The styles of the lines under the text and through it; 0 for none.
  var underline = 0
  var strikethrough = 0
  var background: UIColor?
  /// A URL or a string.
  var link: AnyHashable?
  var attachment: NSTextAttachment?

  var isUnderlined: Bool { underline != 0 }
  var isStruckThrough: Bool { strikethrough != 0 }

  init(color: UIColor? = nil, underline: Int = 0, strikethrough: Int = 0) {
    (self.color, self.underline, self.strikethrough) = (color, underline, strikethrough)
  }

  /// Nil for attributes that say nothing of the look.
  init?(_ attributes: [NSAttributedString.Key: Any]) {
    func style(_ key: NSAttributedString.Key) -> Int {
      number(attributes[key]).flatMap { Int(exactly: $0.rounded()) } ?? 0
    }
    self.init(
      color: attributes[.foregroundColor] as? UIColor, underline: style(.underlineStyle),
      strikethrough: style(.strikethroughStyle))
    background = attributes[.backgroundColor] as? UIColor
    link = attributes[.link] as? AnyHashable
    attachment = attributes[.attachment] as? NSTextAttachment
    if self == TextLook() { return nil }
  }

  /// As a run keeps it; nil for one that says nothing.
  func look(_ box: InlineBox?) -> AttributedText.Look? {
    self == TextLook() ? nil : AttributedText.Look(self, box: box)
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
