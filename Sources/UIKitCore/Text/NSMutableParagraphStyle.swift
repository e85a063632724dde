import TextLayout

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
  public override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set {
      storedTabs = newValue?.sorted { $0.location < $1.location }
      tabsDidChange()
    }
  }
  public override var defaultTabInterval: CGFloat {
    get { storedTabInterval }
    set {
      storedTabInterval = newValue
      tabsDidChange()
    }
  }
  /// From 0, the default, to 1. No effect here, which the log says once.
  public override var hyphenationFactor: Float {
    get { storedHyphenationFactor }
    set {
      storedHyphenationFactor = newValue
      if newValue > 0 { LayoutLog.noteWithoutEffect("NSMutableParagraphStyle.hyphenationFactor") }
    }
  }
  /// Sets ``hyphenationFactor`` to 1 or 0. No effect here, which the log says once.
  public override var usesDefaultHyphenation: Bool {
    get { storedHyphenationFactor > 0 }
    set {
      hyphenationFactor = newValue ? 1 : 0
      LayoutLog.noteWithoutEffect("NSMutableParagraphStyle.usesDefaultHyphenation")
    }
  }
  /// False by default. No effect here, which the log says once.
  public override var allowsDefaultTighteningForTruncation: Bool {
    get { storedTightening }
    set {
      storedTightening = newValue
      if newValue { LayoutLog.noteWithoutEffect("NSMutableParagraphStyle.allowsDefaultTighteningForTruncation") }
    }
  }
  /// The lists around the paragraph, the outermost first. No effect here, which the log says once: no marker is drawn.
  public override var textLists: [NSTextList] {
    get { storedLists }
    set {
      storedLists = newValue
      if !newValue.isEmpty { LayoutLog.noteWithoutEffect("NSMutableParagraphStyle.textLists") }
    }
  }

  /// Adds a stop to those that there are.
  open func addTabStop(_ anObject: NSTextTab) { tabStops = (tabStops ?? []) + [anObject] }
  /// Removes the stops that are equal to one.
  open func removeTabStop(_ anObject: NSTextTab) { tabStops = (tabStops ?? []).filter { $0 != anObject } }

  /// Takes all values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { take(obj) }

  private func tabsDidChange() {
    engine.tabs =
      storedTabs == nil && storedTabInterval <= 0
      ? nil : TabStops(places: tabStops.map { Double($0.location) }, interval: Double(storedTabInterval))
  }
}
