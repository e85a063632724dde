/// A paragraph style whose values can be set. A text takes them when it is given to a view: later changes do not reach
/// it.
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
  public override var lineBreakStrategy: LineBreakStrategy {
    get { storedStrategy }
    set {
      storedStrategy = newValue
      engine.avoidsOrphans = newValue.contains(.pushOut)
    }
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
