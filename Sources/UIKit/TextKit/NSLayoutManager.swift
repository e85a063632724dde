/// Lays a text out in containers, and says where its characters are.
///
/// A glyph here is a unit of UTF-16, so that indices of glyphs and of characters are the same. Lines run from the left to the right
/// (DEVIATIONS.md, 336). They are laid out when something is asked for after a change.
open class NSLayoutManager: NSObject, @unchecked Sendable {
  /// What a glyph is besides a shape.
  public struct GlyphProperty: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: Int
    /// Takes any bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Not drawn. No glyph is here.
    public static let null = GlyphProperty(rawValue: 1 << 0)
    /// A tab, a line break or an attachment.
    public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
    /// A space, which takes no room at the end of a line.
    public static let elastic = GlyphProperty(rawValue: 1 << 2)
    /// A mark on the character before it.
    public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
  }

  /// Has a say in the layout. Not kept alive.
  open weak var delegate: (any NSLayoutManagerDelegate)? { didSet { textDidChange() } }
  /// The text; kept alive by nobody here.
  open var textStorage: NSTextStorage? {
    get { storage }
    set {
      guard newValue !== storage else { return }
      storage?.removeLayoutManager(self)
      newValue?.addLayoutManager(self)
    }
  }
  weak var storage: NSTextStorage?
  /// The view whose container is laid out, in the width that the view has.
  weak var shownView: UITextView?
  /// In the order in which the text fills them.
  public private(set) var textContainers: [NSTextContainer] = []
  private var blocks: [Block]?
  private var viewWidth: CGFloat?

  /// No effect here, which the log says once: all of the text is laid out at once. False by default.
  open var allowsNonContiguousLayout = false {
    didSet { if allowsNonContiguousLayout { LayoutLog.noteWithoutEffect("NSLayoutManager.allowsNonContiguousLayout") } }
  }
  /// False: all of the text is laid out at once.
  open var hasNonContiguousLayout: Bool { false }
  /// No effect here, which the log says once: the font decides. True by default.
  open var usesFontLeading = true {
    didSet { if !usesFontLeading { LayoutLog.noteWithoutEffect("NSLayoutManager.usesFontLeading") } }
  }
  /// No effect here, which the log says once. 0 by default.
  open var hyphenationFactor: CGFloat = 0 {
    didSet { if hyphenationFactor > 0 { LayoutLog.noteWithoutEffect("NSLayoutManager.hyphenationFactor") } }
  }
  /// No effect here, which the log says once. False by default.
  open var usesDefaultHyphenation = false {
    didSet { if usesDefaultHyphenation { LayoutLog.noteWithoutEffect("NSLayoutManager.usesDefaultHyphenation") } }
  }
  /// No effect here, which the log says once. False by default.
  open var showsInvisibleCharacters = false {
    didSet { if showsInvisibleCharacters { LayoutLog.noteWithoutEffect("NSLayoutManager.showsInvisibleCharacters") } }
  }
  /// No effect here, which the log says once. False by default.
  open var showsControlCharacters = false {
    didSet { if showsControlCharacters { LayoutLog.noteWithoutEffect("NSLayoutManager.showsControlCharacters") } }
  }
  /// Stored without effect: long texts are laid out like others. False by default.
  open var limitsLayoutForSuspiciousContents = false {
    didSet {
      if limitsLayoutForSuspiciousContents {
        LayoutLog.noteWithoutEffect("NSLayoutManager.limitsLayoutForSuspiciousContents")
      }
    }
  }

  /// Without text and containers.
  public override init() { super.init() }
  /// Nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Containers

  /// Adds a container, which the text fills after the others.
  open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: textContainers.count) }

  /// Adds a container between others.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: min(max(index, 0), textContainers.count))
    container.manager = self
    textDidChange()
  }

  /// Removes a container; nothing if there is none at the index.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).manager = nil
    textDidChange()
  }

  /// Lays the text out again.
  open func textContainerChangedGeometry(_ container: NSTextContainer) {
    delegate?.layoutManager(self, textContainer: container, didChangeGeometryFrom: container.size)
    textDidChange()
  }

  func textDidChange() {
    guard blocks != nil else { return }
    blocks = nil
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  // MARK: Drawing

  /// Draws the lines of some glyphs into the current context, with the corner of their container at a point. Lines are drawn as a whole.
  /// A text view does not call it: its text is drawn by the view.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) { record(glyphsToShow, at: origin) }

  /// Fills what is behind glyphs with their background color, by ``fillBackgroundRectArray(_:count:forCharacterRange:color:)``. A text
  /// view does not call it.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    recordBackground(glyphsToShow, at: origin)
  }

  /// Fills the rectangles that a range of one background color has, one for each line.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
  ) {
    color.setFill()
    for index in 0..<rectCount { UIRectFillUsingBlendMode(rectArray[index], .normal) }
  }

  // MARK: Layout

  /// The lines in a container.
  struct Block {
    var container: NSTextContainer
    var placed: PlacedText
    /// Where the container's part of the text begins.
    var start: Int
    /// The lines of the part that stand in the container.
    var lines: Range<Int>
    /// How far down each line is moved, by what the delegate says.
    var shifts: [CGFloat]

    func line(_ number: Int) -> PlacedText.Line { placed.lines[number] }
    func range(of number: Int) -> NSRange {
      let range = line(number).range
      return NSRange(location: range.location + start, length: range.length)
    }
    /// In the coordinates of the container.
    func fragment(_ number: Int) -> CGRect {
      let padding = container.lineFragmentPadding
      var rect = line(number).fragment.offsetBy(dx: 0, dy: shift(number))
      rect.size.width += 2 * padding
      return rect
    }
    func used(_ number: Int) -> CGRect {
      var rect = line(number).used.offsetBy(dx: 0, dy: shift(number))
      rect.size.width += 2 * container.lineFragmentPadding
      return rect
    }
    func shift(_ number: Int) -> CGFloat {
      let base = lines.lowerBound < placed.lines.count ? placed.lines[lines.lowerBound].fragment.minY : 0
      return shifts[number - lines.lowerBound] - base
    }
    func x(of index: Int, in number: Int) -> CGFloat {
      placed.x(of: index - start, in: line(number)) + container.lineFragmentPadding
    }
    var range: NSRange {
      guard !lines.isEmpty else { return NSRange(location: start, length: 0) }
      return NSUnionRange(range(of: lines.lowerBound), range(of: lines.upperBound - 1))
    }
    func contains(_ index: Int) -> Bool { NSLocationInRange(index, range) }
    func number(at index: Int) -> Int? {
      placed.line(at: index - start).map { min(max($0, lines.lowerBound), lines.upperBound - 1) }
    }
  }

  var laidOut: [Block] {
    let width = widthOfView
    if let blocks, width == viewWidth { return blocks }
    viewWidth = width
    var result: [Block] = []
    var start = 0
    if let text = storage?.attributedContent {
      for container in textContainers {
        let rest = text.attributedSubstring(from: NSRange(location: start, length: text.length - start))
        let block = block(of: rest, from: start, in: container)
        result.append(block)
        start = NSMaxRange(block.range)
        delegate?.layoutManager(self, didCompleteLayoutFor: container, atEnd: start >= text.length)
        if start >= text.length { break }
      }
    }
    blocks = result
    return result
  }

  private func block(of text: NSAttributedString, from start: Int, in container: NSTextContainer) -> Block {
    let height = container.size.height
    let placed = PlacedText(text, width: width(of: container), in: container)
    var (shifts, shift) = ([CGFloat](), CGFloat(0))
    var end = 0
    for (number, line) in placed.lines.enumerated() {
      shift += spacingBefore(placed, number, start)
      if height > 0, number > 0, line.fragment.maxY + shift > height + 0.01, shownView == nil { break }
      shifts.append(shift)
      end = number + 1
      shift += spacingAfter(placed, number, start, text)
    }
    return Block(container: container, placed: placed, start: start, lines: 0..<end, shifts: shifts)
  }

  private func width(of container: NSTextContainer) -> CGFloat? {
    let width = container.widthTracksTextView ? viewWidth ?? container.size.width : container.size.width
    // Beyond this there is no difference between a width and none.
    guard width > 0, width < 1e6 else { return nil }
    return max(1, width - 2 * container.lineFragmentPadding)
  }

  private var widthOfView: CGFloat? {
    guard let shownView else { return nil }
    nonisolated(unsafe) let view = shownView
    return MainActor.assumeIsolated {
      view.bounds.width - view.textContainerInset.left - view.textContainerInset.right
    }
  }

  private func endsParagraph(_ placed: PlacedText, _ number: Int) -> Bool {
    let line = placed.lines[number]
    return NSMaxRange(line.range) > NSMaxRange(line.shown) && placed.breaksLine(before: NSMaxRange(line.range))
  }

  private func spacingAfter(_ placed: PlacedText, _ number: Int, _ start: Int, _ text: NSAttributedString) -> CGFloat {
    guard let delegate, number + 1 < placed.lines.count else { return 0 }
    let line = placed.lines[number]
    let glyph = start + max(line.range.location, NSMaxRange(line.range) - 1)
    var extra: CGFloat = 0
    let spacing = delegate.layoutManager(
      self, lineSpacingAfterGlyphAt: glyph, withProposedLineFragmentRect: line.fragment)
    if spacing.isFinite {
      let style = text.attribute(.paragraphStyle, at: min(line.range.location, text.length - 1), effectiveRange: nil)
      extra += spacing - ((style as? NSParagraphStyle)?.lineSpacing ?? 0)
    }
    if endsParagraph(placed, number) {
      let after = delegate.layoutManager(
        self, paragraphSpacingAfterGlyphAt: glyph, withProposedLineFragmentRect: line.fragment)
      if after.isFinite { extra += after }
    }
    return extra
  }

  private func spacingBefore(_ placed: PlacedText, _ number: Int, _ start: Int) -> CGFloat {
    guard let delegate, number > 0, endsParagraph(placed, number - 1) else { return 0 }
    let line = placed.lines[number]
    let before = delegate.layoutManager(
      self, paragraphSpacingBeforeGlyphAt: start + line.range.location, withProposedLineFragmentRect: line.fragment)
    return before.isFinite ? before : 0
  }

  func block(of container: NSTextContainer) -> Block? { laidOut.first { $0.container === container } }
  func block(at index: Int) -> Block? { laidOut.first { $0.contains(index) } }
}

extension NSLayoutManager: TextContainerOwner {
  package var textSource: (any TextSource)? { storage }
  package func containerDidChange(_ container: NSTextContainer) { textContainerChangedGeometry(container) }
}

extension NSTextContainer {
  /// What lays text out in the container.
  public var layoutManager: NSLayoutManager? { manager as? NSLayoutManager }
  /// Makes the container one of another layout manager, in the place of the one it had.
  public func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    if let old = layoutManager, let index = old.textContainers.firstIndex(where: { $0 === self }) {
      old.removeTextContainer(at: index)
    }
    newLayoutManager.addTextContainer(self)
  }
}
