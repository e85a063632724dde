import TextLayout

/// How the lines of a paragraph are set. Foundation has it on Apple's platforms only.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // First, whatever else is stored; see `FoundationMark`.
  private let mark = FoundationMark()
  var engine = ParagraphStyle()
  var storedAlignment = NSTextAlignment.natural
  var storedLineBreakMode = NSLineBreakMode.byWordWrapping
  var storedDirection = NSWritingDirection.natural
  var storedStrategy: LineBreakStrategy = []
  /// Nil for the stops that a style has by default.
  var storedTabs: [NSTextTab]?
  var storedTabInterval: CGFloat = 0
  var storedHyphenationFactor: Float = 0
  var storedTightening = false
  var storedLists: [NSTextList] = []

  /// The style with every property at its default, which changes nothing.
  public override init() { engine.avoidsOrphans = false }

  init(copying other: NSParagraphStyle) {
    super.init()
    take(other)
  }

  func take(_ other: NSParagraphStyle) {
    engine = other.engine
    storedAlignment = other.storedAlignment
    storedLineBreakMode = other.storedLineBreakMode
    storedDirection = other.storedDirection
    storedStrategy = other.storedStrategy
    storedTabs = other.storedTabs
    storedTabInterval = other.storedTabInterval
    storedHyphenationFactor = other.storedHyphenationFactor
    storedTightening = other.storedTightening
    storedLists = other.storedLists
  }

  /// A new object with the defaults at every call. iOS shares one.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// `.natural` by default. It places lines that a string draws; those of a view are placed by the view's own alignment.
  public var alignment: NSTextAlignment { storedAlignment }
  /// `.byWordWrapping` by default. It has no effect here: a view's own mode breaks the lines.
  public var lineBreakMode: NSLineBreakMode { storedLineBreakMode }
  /// `.natural` by default. It has no effect here: the direction of each line follows from its text.
  public var baseWritingDirection: NSWritingDirection { storedDirection }
  /// Empty by default, unlike a label's: a text with a paragraph style keeps a single word on its last line. Of the strategies only
  /// `.pushOut` has an effect, from iOS 14 on.
  public var lineBreakStrategy: LineBreakStrategy { storedStrategy }
  // Lengths are in points; what they mean is said at `TextLayout.ParagraphStyle`.
  /// Points between two lines, not after the last one; 0 by default.
  public var lineSpacing: CGFloat { CGFloat(engine.lineSpacing) }
  /// The factor on the height of every line. 0, the default, means 1; what it adds goes above the baseline.
  public var lineHeightMultiple: CGFloat { CGFloat(engine.lineHeightMultiple) }
  /// Points that every line is at least high; 0 by default. What it adds goes above the baseline.
  public var minimumLineHeight: CGFloat { CGFloat(engine.minimumLineHeight) }
  /// Points that a line is at most high; 0, the default, means no limit. What it takes is taken above the baseline.
  public var maximumLineHeight: CGFloat { CGFloat(engine.maximumLineHeight) }
  /// Points between a paragraph and the next; 0 by default.
  public var paragraphSpacing: CGFloat { CGFloat(engine.paragraphSpacing) }
  /// Points above every paragraph but the first; 0 by default.
  public var paragraphSpacingBefore: CGFloat { CGFloat(engine.paragraphSpacingBefore) }
  /// Points from the leading edge to the first line of each paragraph; 0 by default.
  public var firstLineHeadIndent: CGFloat { CGFloat(engine.firstLineHeadIndent) }
  /// Points from the leading edge to the other lines of each paragraph; 0 by default.
  public var headIndent: CGFloat { CGFloat(engine.headIndent) }
  /// Where lines end, in points: from the leading edge if positive, else from the trailing one. 0, the default, is the
  /// trailing edge.
  public var tailIndent: CGFloat { CGFloat(engine.tailIndent) }

  /// Where text goes on after a tab, from the first to the last; twelve stops, 28 points apart, by default. Text begins at a stop whatever
  /// its alignment says (DEVIATIONS.md, 332).
  public var tabStops: [NSTextTab]! {
    storedTabs ?? (1...12).map { NSTextTab(textAlignment: .left, location: 28 * CGFloat($0)) }
  }
  /// Points between stops after the last of ``tabStops``. 0, the default, means 28.
  public var defaultTabInterval: CGFloat { storedTabInterval }
  /// From 0, the default, to 1. It has no effect here: only soft hyphens break words.
  public var hyphenationFactor: Float { storedHyphenationFactor }
  /// Whether ``hyphenationFactor`` is not 0. It has no effect here.
  public var usesDefaultHyphenation: Bool { storedHyphenationFactor > 0 }
  /// False by default. It has no effect here: text is never set tighter.
  public var allowsDefaultTighteningForTruncation: Bool { storedTightening }
  /// The lists around the paragraph, the outermost first; none by default. Their markers are drawn by nobody here: a text has them as
  /// characters.
  public var textLists: [NSTextList] { storedLists }

  /// A copy that cannot be changed, also of a mutable style.
  public func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(copying: self) }
  /// An `NSMutableParagraphStyle` with the same values.
  public func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(copying: self) }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return engine == other.engine && storedAlignment == other.storedAlignment
      && storedLineBreakMode == other.storedLineBreakMode && storedDirection == other.storedDirection
      && storedStrategy == other.storedStrategy && storedTabs == other.storedTabs
      && storedTabInterval == other.storedTabInterval && storedHyphenationFactor == other.storedHyphenationFactor
      && storedTightening == other.storedTightening && storedLists == other.storedLists
  }
  public override var hash: Int { engine.hashValue }
}

extension NSParagraphStyle {
  /// How a label moves words between lines that would have room for them.
  public struct LineBreakStrategy: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The last line of a paragraph gets a second word instead of being a single one.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// It has no effect here: Hangul breaks between syllables.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// What the system's labels do.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
