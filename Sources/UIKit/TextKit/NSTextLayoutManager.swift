/// A line of a paragraph.
open class NSTextLineFragment: NSObject, @unchecked Sendable {
  /// The text of the paragraph.
  public let attributedString: NSAttributedString
  /// The line in ``attributedString``, in units of UTF-16.
  public let characterRange: NSRange
  /// What the line takes, from the corner of its paragraph; points.
  open private(set) var typographicBounds: CGRect
  /// Where the first glyph stands, from the corner of ``typographicBounds``.
  open private(set) var glyphOrigin: CGPoint
  private let xs: [CGFloat]
  private let line: (block: NSLayoutManager.Block, number: Int)?

  /// A line of a text that is in no document.
  public init(attributedString: NSAttributedString, range: NSRange) {
    let text = attributedString.attributedSubstring(from: range)
    let placed = PlacedText(text, width: nil, in: NSTextContainer())
    self.attributedString = attributedString
    (characterRange, line) = (range, nil)
    let first = placed.lines.first
    typographicBounds = first?.used ?? .zero
    glyphOrigin = CGPoint(x: 0, y: first?.baseline ?? 0)
    xs = first?.places ?? [0]
  }

  /// The same of a text with one set of attributes.
  public convenience init(string: String, attributes: [NSAttributedString.Key: Any], range: NSRange) {
    self.init(attributedString: NSAttributedString(string: string, attributes: attributes), range: range)
  }

  init(_ block: NSLayoutManager.Block, _ number: Int, of paragraph: NSTextParagraph, from start: Int, corner: CGPoint) {
    let range = block.range(of: number)
    let used = block.used(number)
    let padding = block.container.lineFragmentPadding
    attributedString = paragraph.attributedString
    characterRange = NSRange(location: range.location - start, length: range.length)
    typographicBounds = CGRect(
      x: used.minX + padding - corner.x, y: block.fragment(number).minY - corner.y,
      width: max(0, used.width - 2 * padding), height: used.height)
    glyphOrigin = CGPoint(x: 0, y: block.line(number).baseline - block.line(number).fragment.minY)
    line = (block, number)
    xs = (range.location...NSMaxRange(range)).map { block.x(of: $0, in: number) - padding - used.minX }
  }

  /// Where a character stands on its baseline, from the corner of ``typographicBounds``.
  open func locationForCharacter(at index: Int) -> CGPoint {
    let place = min(max(index - characterRange.location, 0), max(xs.count - 1, 0))
    return CGPoint(x: xs.isEmpty ? 0 : xs[place], y: glyphOrigin.y)
  }

  /// The character at a point from the corner of ``typographicBounds``, or nearest to it.
  open func characterIndex(for point: CGPoint) -> Int {
    guard let next = xs.firstIndex(where: { $0 > point.x }) else {
      return characterRange.location + max(characterRange.length - 1, 0)
    }
    return characterRange.location + max(next - 1, 0)
  }

  /// How far across the character a point is, from 0 to 1.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
    let place = characterIndex(for: point) - characterRange.location
    guard place + 1 < xs.count, xs[place + 1] > xs[place] else { return 0 }
    return min(max((point.x - xs[place]) / (xs[place + 1] - xs[place]), 0), 1)
  }

  /// Draws the line with the corner of its bounds at a point. Nothing for a line that is in no document.
  open func draw(at point: CGPoint, in context: CGContext) {
    guard let line else { return }
    let fragment = line.block.fragment(line.number)
    let place = CGPoint(x: point.x, y: point.y - fragment.minY + line.block.shift(line.number))
    line.block.placed.record(numbers: line.number..<line.number + 1, from: place, to: context)
  }
}

/// The lines of a paragraph.
open class NSTextLayoutFragment: NSObject, @unchecked Sendable {
  /// How far the layout is.
  public enum State: UInt, Sendable {
    /// Not begun.
    case none = 0
    /// It is known how large it may be.
    case estimatedUsageBounds = 1
    /// It is known how large it is.
    case calculatedUsageBounds = 2
    /// All of it is laid out.
    case layoutAvailable = 3
  }

  /// What lays the paragraph out. Not kept alive.
  public private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The paragraph.
  public private(set) weak var textElement: NSTextElement?
  private let kept: NSTextElement
  /// Where the paragraph is in the text.
  public let rangeInElement: NSTextRange
  /// From top to bottom.
  public private(set) var textLineFragments: [NSTextLineFragment] = []
  /// In the container; points.
  public private(set) var layoutFragmentFrame = CGRect.zero
  /// Available at all times.
  open var state: State { .layoutAvailable }
  /// What drawing may touch, from the corner of ``layoutFragmentFrame``.
  open var renderingSurfaceBounds: CGRect { CGRect(origin: .zero, size: layoutFragmentFrame.size) }
  /// 0.
  open var leadingPadding: CGFloat { 0 }
  /// 0.
  open var trailingPadding: CGFloat { 0 }
  /// 0.
  open var topMargin: CGFloat { 0 }
  /// 0.
  open var bottomMargin: CGFloat { 0 }

  /// A paragraph without lines: those of a document are made by its layout manager.
  public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
    (self.textElement, kept) = (textElement, textElement)
    self.rangeInElement = rangeInElement ?? textElement.elementRange ?? NSTextRange(NSRange(location: 0, length: 0))
  }

  /// Nil: nothing is read from the coder.
  public required init?(coder: NSCoder) { return nil }

  func take(_ lines: [(NSLayoutManager.Block, Int)], of manager: NSTextLayoutManager) {
    textLayoutManager = manager
    guard let paragraph = kept as? NSTextParagraph, let range = rangeInElement.range else { return }
    layoutFragmentFrame = lines.reduce(CGRect.null) { $0.union($1.0.fragment($1.1)) }
    if layoutFragmentFrame.isNull { layoutFragmentFrame = .zero }
    textLineFragments = lines.map {
      NSTextLineFragment($0.0, $0.1, of: paragraph, from: range.location, corner: layoutFragmentFrame.origin)
    }
  }

  /// Draws the lines, with the corner of ``layoutFragmentFrame`` at a point.
  open func draw(at point: CGPoint, in context: CGContext) {
    for line in textLineFragments {
      let bounds = line.typographicBounds
      line.draw(at: CGPoint(x: point.x + bounds.minX, y: point.y + bounds.minY), in: context)
    }
  }

  /// Lays the text out again when something is asked for the next time.
  open func invalidateLayout() { textLayoutManager?.contentDidChange() }
}

/// Lays a document out in one container, and says where its paragraphs and lines are. The views of a program that draw the fragments of a
/// viewport themselves are not asked here.
open class NSTextLayoutManager: NSObject, @unchecked Sendable {
  /// Which rectangles ``enumerateTextSegments(in:type:options:using:)`` gives.
  public enum SegmentType: Int, Sendable {
    /// Those of the lines.
    case standard = 0
    /// Those of a selection: as high as the lines.
    case selection = 1
    /// Those of a highlight: as high as the lines.
    case highlight = 2
  }

  /// How rectangles are given.
  public struct SegmentOptions: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Takes any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Without the range of each.
    public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
    /// Without what goes over the edges of a line.
    public static let middleFragmentsExcluded = SegmentOptions(rawValue: 1 << 1)
    /// With the head of the first line.
    public static let headSegmentExtended = SegmentOptions(rawValue: 1 << 2)
    /// With the tail of the last line.
    public static let tailSegmentExtended = SegmentOptions(rawValue: 1 << 3)
    /// An empty range belongs to the line before.
    public static let upstreamAffinity = SegmentOptions(rawValue: 1 << 4)
  }

  weak var content: NSTextContentManager?
  private let inner: NSLayoutManager
  private var heldStorage: NSTextContentStorage?

  /// Without document and container.
  public override init() {
    inner = NSLayoutManager()
    super.init()
  }

  /// Nil: nothing is read from the coder.
  public required init?(coder: NSCoder) { return nil }

  /// Lays out what a layout manager does.
  init(_ manager: NSLayoutManager, of storage: NSTextStorage) {
    inner = manager
    super.init()
    let content = NSTextContentStorage()
    content.textStorage = storage
    heldStorage = content
    content.addTextLayoutManager(self)
  }

  /// The document. Not kept alive.
  open var textContentManager: NSTextContentManager? { content }
  /// Replaces the document.
  open func replace(_ textContentManager: NSTextContentManager) {
    content?.removeTextLayoutManager(self)
    textContentManager.addTextLayoutManager(self)
  }

  /// Where the text is laid out; nil by default.
  open var textContainer: NSTextContainer? {
    get { inner.textContainers.first }
    set {
      guard newValue !== inner.textContainers.first else { return }
      while !inner.textContainers.isEmpty { inner.removeTextContainer(at: 0) }
      if let newValue { inner.addTextContainer(newValue) }
    }
  }

  func contentDidChange() {
    let storage = (content as? NSTextContentStorage)?.textStorage
    if inner.textStorage !== storage {
      inner.textStorage?.removeLayoutManager(inner)
      storage?.addLayoutManager(inner)
    }
    inner.textDidChange()
  }

  /// What the text takes in the container; points.
  open var usageBoundsForTextContainer: CGRect { textContainer.map { inner.usedRect(for: $0) } ?? .zero }

  /// Nothing to do: everything is laid out when it is asked for.
  open func ensureLayout(for range: NSTextRange) { _ = inner.laidOut }
  /// Nothing to do: everything is laid out when it is asked for.
  open func ensureLayout(for bounds: CGRect) { _ = inner.laidOut }
  /// Lays the text out again when something is asked for the next time.
  open func invalidateLayout(for range: NSTextRange) { inner.textDidChange() }

  private var fragments: [NSTextLayoutFragment] {
    guard let content else { return [] }
    let blocks = inner.laidOut
    var result: [NSTextLayoutFragment] = []
    _ = content.enumerateTextElements(from: nil) { element in
      guard let range = element.elementRange?.range else { return true }
      let lines = blocks.flatMap { block in
        block.lines.filter { NSIntersectionRange(block.range(of: $0), range).length > 0 }.map { (block, $0) }
      }
      guard !lines.isEmpty else { return true }
      let fragment = NSTextLayoutFragment(textElement: element, range: element.elementRange)
      fragment.take(lines, of: self)
      result.append(fragment)
      return true
    }
    return result
  }

  /// Calls a block for the lines of each paragraph from a place on, or of all, until it answers false; returns where it ended.
  @discardableResult
  open func enumerateTextLayoutFragments(
    from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
    using block: (NSTextLayoutFragment) -> Bool
  ) -> (any NSTextLocation)? {
    let isBack = options.contains(.reverse)
    var all = fragments
    if let location {
      all = all.filter {
        isBack
          ? $0.rangeInElement.location.compare(location) == .orderedAscending
          : $0.rangeInElement.endLocation.compare(location) == .orderedDescending
      }
    }
    for fragment in isBack ? all.reversed() : all {
      guard block(fragment) else {
        return isBack ? fragment.rangeInElement.location : fragment.rangeInElement.endLocation
      }
    }
    return isBack ? all.first?.rangeInElement.location : all.last?.rangeInElement.endLocation
  }

  /// The paragraph at a point of the container; nil for none.
  open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
    fragments.first { $0.layoutFragmentFrame.minY <= position.y && position.y < $0.layoutFragmentFrame.maxY }
  }

  /// The paragraph at a place of the text; nil for none.
  open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
    fragments.first { $0.rangeInElement.contains(location) }
  }

  /// Calls a block for the rectangle that each line has of a range, until it answers false: with the part of the range, the rectangle in the
  /// container, how far below its top the baseline is, and the container.
  open func enumerateTextSegments(
    in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
    using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) {
    guard let range = textRange.range, let container = textContainer else { return }
    for part in inner.laidOut {
      for number in part.lines {
        let line = part.range(of: number)
        let found = NSIntersectionRange(line, range)
        let isCaret = range.length == 0 && range.location >= line.location && range.location <= NSMaxRange(line)
        guard found.length > 0 || isCaret else { continue }
        let shown = isCaret ? range : found
        let (start, end) = (part.x(of: shown.location, in: number), part.x(of: NSMaxRange(shown), in: number))
        let fragment = part.fragment(number)
        let rect = CGRect(x: start, y: fragment.minY, width: max(0, end - start), height: fragment.height)
        let baseline = part.line(number).baseline - part.line(number).fragment.minY
        let given = options.contains(.rangeNotRequired) ? nil : NSTextRange(shown)
        if !block(given, rect, baseline, container) || isCaret { return }
      }
    }
  }
}

extension NSTextLayoutFragment {
  /// How fragments are enumerated.
  public struct EnumerationOptions: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Takes any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From the end to the beginning.
    public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    /// The size of each may be a guess; it is none here.
    public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
    /// Each is laid out, which it is in any case here.
    public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
    /// With the empty line at the end of a text that ends with a line break.
    public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
  }
}

nonisolated(unsafe) private var layoutKey: UInt8 = 0

extension UITextView {
  /// What lays the text out by paragraphs; nil for a view that was made without it, and once a program has asked for ``layoutManager``.
  public var textLayoutManager: NSTextLayoutManager? {
    guard !usesFormerLayout else { return nil }
    if let made = objc_getAssociatedObject(self, &layoutKey) as? NSTextLayoutManager { return made }
    // A container with a layout manager of the program's own.
    guard textContainer.layoutManager == nil else { return nil }
    let made = NSTextLayoutManager(madeLayoutManager, of: textStorage)
    objc_setAssociatedObject(self, &layoutKey, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }
}
