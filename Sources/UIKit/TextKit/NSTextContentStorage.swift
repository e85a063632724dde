/// A part of a document of TextKit 2.
open class NSTextElement: NSObject, @unchecked Sendable {
  /// What has the element. Not kept alive.
  open weak var textContentManager: NSTextContentManager?
  /// Where the element is; nil for one that is in no document.
  open var elementRange: NSTextRange?

  /// An element that has no place yet.
  public init(textContentManager: NSTextContentManager?) {
    self.textContentManager = textContentManager
    super.init()
  }

  /// None: paragraphs have no parts here.
  open var childElements: [NSTextElement] { [] }
  /// Nil: paragraphs are parts of nothing here.
  open weak var parentElement: NSTextElement? { nil }
  /// Whether the element stands for a part of the text: true.
  open var isRepresentedElement: Bool { true }
}

/// A paragraph with the line break that ends it.
open class NSTextParagraph: NSTextElement, @unchecked Sendable {
  /// The text, with the line break.
  public let attributedString: NSAttributedString

  /// A paragraph that has no place yet; nil is an empty one.
  public init(attributedString: NSAttributedString?) {
    self.attributedString = attributedString ?? NSAttributedString(string: "")
    super.init(textContentManager: nil)
  }

  init(_ text: NSAttributedString, _ range: NSRange, in manager: NSTextContentManager) {
    attributedString = text
    super.init(textContentManager: manager)
    elementRange = NSTextRange(range)
  }

  private var breakLength: Int {
    var (end, contents) = (0, 0)
    let text = attributedString.string as NSString
    guard text.length > 0 else { return 0 }
    text.getParagraphStart(nil, end: &end, contentsEnd: &contents, for: NSRange(location: 0, length: 0))
    return end - contents
  }

  /// The paragraph without the line break; nil for one that has no place.
  open var paragraphContentRange: NSTextRange? {
    elementRange?.range.map { NSTextRange(NSRange(location: $0.location, length: $0.length - breakLength)) }
  }
  /// The line break; nil without one.
  open var paragraphSeparatorRange: NSTextRange? {
    guard breakLength > 0, let range = elementRange?.range else { return nil }
    return NSTextRange(NSRange(location: NSMaxRange(range) - breakLength, length: breakLength))
  }
}

/// A document of TextKit 2 as a row of elements.
open class NSTextContentManager: NSObject, @unchecked Sendable {
  /// How elements are enumerated.
  public struct EnumerationOptions: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Takes any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From the end to the beginning.
    public static let reverse = EnumerationOptions(rawValue: 1 << 0)
  }

  /// Without text.
  public override init() { super.init() }
  /// Without text: nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init() }

  /// Those that lay the document out.
  public private(set) var textLayoutManagers: [NSTextLayoutManager] = []
  /// The one whose selection counts; the first by default.
  open var primaryTextLayoutManager: NSTextLayoutManager? {
    get { primary ?? textLayoutManagers.first }
    set { primary = newValue }
  }
  private weak var primary: NSTextLayoutManager?
  /// Whether a transaction is open.
  public private(set) var hasEditingTransaction = false

  /// Has a layout manager lay the document out.
  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard !textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
    textLayoutManager.content?.removeTextLayoutManager(textLayoutManager)
    textLayoutManagers.append(textLayoutManager)
    textLayoutManager.content = self
    textLayoutManager.contentDidChange()
  }

  /// Takes the document from a layout manager.
  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
    textLayoutManagers.removeAll { $0 === textLayoutManager }
    textLayoutManager.content = nil
    textLayoutManager.contentDidChange()
  }

  /// Runs changes of the text as one.
  open func performEditingTransaction(_ transaction: () -> Void) {
    hasEditingTransaction = true
    transaction()
    hasEditingTransaction = false
  }

  /// The elements of a range, also those that are partly in it.
  open func textElements(for range: NSTextRange) -> [NSTextElement] {
    var result: [NSTextElement] = []
    _ = enumerateTextElements(from: range.location) { element in
      guard let place = element.elementRange, place.location.compare(range.endLocation) == .orderedAscending else {
        return false
      }
      result.append(element)
      return true
    }
    return result
  }

  /// The whole document; empty here.
  open var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: 0)) }

  /// Calls a block for each element from a place on, or for all, until it answers false; returns where it ended. Nothing here.
  @discardableResult
  open func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [], using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? { nil }

  /// The place some units of UTF-16 further on; nil outside of the document.
  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
    guard let start = location as? TextOffset, let all = documentRange.range else { return nil }
    let place = start.offset + offset
    return place >= 0 && place <= all.length ? TextOffset(place) : nil
  }

  /// The units of UTF-16 from one place to another.
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    guard let start = from as? TextOffset, let end = to as? TextOffset else { return NSNotFound }
    return end.offset - start.offset
  }
}

/// A document whose elements are the paragraphs of an attributed string.
open class NSTextContentStorage: NSTextContentManager, @unchecked Sendable {
  private var storage = NSTextStorage(string: "")
  /// Makes paragraphs of its own. Not kept alive.
  open weak var delegate: (any NSTextContentStorageDelegate)?

  /// The text; an empty one by default.
  open var textStorage: NSTextStorage? {
    get { storage }
    set {
      storage = newValue ?? NSTextStorage(string: "")
      for manager in textLayoutManagers { manager.contentDidChange() }
    }
  }

  /// The text; setting it replaces all of it.
  open var attributedString: NSAttributedString? {
    get { storage.attributedContent }
    set {
      storage.setAttributedString(newValue ?? NSAttributedString(string: ""))
      for manager in textLayoutManagers { manager.contentDidChange() }
    }
  }

  open override var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: storage.length)) }

  /// The text of an element; nil for one that is no paragraph.
  open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
    (textElement as? NSTextParagraph)?.attributedString
  }

  /// A paragraph of a text, which has no place.
  open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
    NSTextParagraph(attributedString: attributedString)
  }

  @discardableResult
  open override func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [], using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? {
    let text = storage.string as NSString
    var paragraphs: [NSRange] = []
    var place = 0
    while place < text.length {
      let range = text.paragraphRange(for: NSRange(location: place, length: 0))
      paragraphs.append(range)
      place = max(NSMaxRange(range), place + 1)
    }
    let isBack = options.contains(.reverse)
    if let start = (textLocation as? TextOffset)?.offset {
      paragraphs = paragraphs.filter { isBack ? $0.location < start : NSMaxRange($0) > start }
    }
    for range in isBack ? paragraphs.reversed() : paragraphs {
      let own = delegate?.textContentStorage(self, textParagraphWith: range)
      own?.elementRange = NSTextRange(range)
      let paragraph = own ?? NSTextParagraph(storage.attributedSubstring(from: range), range, in: self)
      paragraph.textContentManager = self
      guard block(paragraph) else { return TextOffset(isBack ? range.location : NSMaxRange(range)) }
    }
    return isBack ? documentRange.location : documentRange.endLocation
  }
}

/// Makes the paragraphs of a document.
public protocol NSTextContentStorageDelegate: AnyObject {
  /// A paragraph for a range; nil, also without an implementation, is that of the text. Another text than that of the range is not laid out
  /// here.
  func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange)
    -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
  public func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph? { nil }
}
