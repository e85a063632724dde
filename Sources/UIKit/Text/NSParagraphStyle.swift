import TextLayout

/// How the lines of a paragraph are set. Foundation has it on Apple's platforms only.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  var engine = ParagraphStyle()
  var storedAlignment = NSTextAlignment.natural
  var storedLineBreakMode = NSLineBreakMode.byWordWrapping
  var storedDirection = NSWritingDirection.natural

  public override init() {}

  fileprivate init(copying other: NSParagraphStyle) {
    engine = other.engine
    storedAlignment = other.storedAlignment
    storedLineBreakMode = other.storedLineBreakMode
    storedDirection = other.storedDirection
  }

  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  public var alignment: NSTextAlignment { storedAlignment }
  public var lineBreakMode: NSLineBreakMode { storedLineBreakMode }
  public var baseWritingDirection: NSWritingDirection { storedDirection }
  // Lengths are in points; what they mean is said at `TextLayout.ParagraphStyle`.
  public var lineSpacing: CGFloat { CGFloat(engine.lineSpacing) }
  public var lineHeightMultiple: CGFloat { CGFloat(engine.lineHeightMultiple) }
  public var minimumLineHeight: CGFloat { CGFloat(engine.minimumLineHeight) }
  public var maximumLineHeight: CGFloat { CGFloat(engine.maximumLineHeight) }
  public var paragraphSpacing: CGFloat { CGFloat(engine.paragraphSpacing) }
  public var paragraphSpacingBefore: CGFloat { CGFloat(engine.paragraphSpacingBefore) }
  public var firstLineHeadIndent: CGFloat { CGFloat(engine.firstLineHeadIndent) }
  public var headIndent: CGFloat { CGFloat(engine.headIndent) }
  public var tailIndent: CGFloat { CGFloat(engine.tailIndent) }

  public func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(copying: self) }
  public func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(copying: self) }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return engine == other.engine && storedAlignment == other.storedAlignment
      && storedLineBreakMode == other.storedLineBreakMode && storedDirection == other.storedDirection
  }
  public override var hash: Int { engine.hashValue }
}

open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  public override var alignment: NSTextAlignment {
    get { storedAlignment }
    set { storedAlignment = newValue }
  }
  public override var lineBreakMode: NSLineBreakMode {
    get { storedLineBreakMode }
    set { storedLineBreakMode = newValue }
  }
  public override var baseWritingDirection: NSWritingDirection {
    get { storedDirection }
    set { storedDirection = newValue }
  }
  public override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { engine.lineSpacing = Double(newValue) }
  }
  public override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { engine.lineHeightMultiple = Double(newValue) }
  }
  public override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { engine.minimumLineHeight = Double(newValue) }
  }
  public override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { engine.maximumLineHeight = Double(newValue) }
  }
  public override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { engine.paragraphSpacing = Double(newValue) }
  }
  public override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { engine.paragraphSpacingBefore = Double(newValue) }
  }
  public override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { engine.firstLineHeadIndent = Double(newValue) }
  }
  public override var headIndent: CGFloat {
    get { super.headIndent }
    set { engine.headIndent = Double(newValue) }
  }
  public override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { engine.tailIndent = Double(newValue) }
  }
}

public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
