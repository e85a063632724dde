/// Lays content out on pages. Lengths are points of the paper.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
  /// The renderer that has the formatter; nil for none.
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
  /// The largest width of the content; 0, the first, is that of the page.
  open var maximumContentWidth: CGFloat = 0
  /// The largest height of the content on a page; 0, the first, is that of the page.
  open var maximumContentHeight: CGFloat = 0
  /// The place of the content on the paper: at the top of the first page, and at the sides of all. Deprecated in favor of
  /// ``perPageContentInsets``.
  open var contentInsets = UIEdgeInsets.zero
  /// The place of the content on each page.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// The page on which the content begins, from 0 on.
  open var startPage = 0
  /// True: formatters are used on the main thread here.
  open var requiresMainThread: Bool { true }

  public override init() { super.init() }

  /// How many pages the content takes; 0 without a renderer, whose paper counts.
  open var pageCount: Int { 0 }

  /// Takes the formatter from its renderer.
  open func removeFromPrintPageRenderer() { printPageRenderer?.remove(self) }

  /// The place of the content on a page of the job, in the coordinates of the paper; zero for a page without.
  open func rectForPage(at pageIndex: Int) -> CGRect {
    guard (startPage..<startPage + pageCount).contains(pageIndex) else { return .zero }
    return area(isFirst: pageIndex == startPage)
  }

  /// Draws the content of a page of the job into the current context. An override draws something else.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}

  /// The room for content on a page.
  final func area(isFirst: Bool) -> CGRect {
    guard let renderer = printPageRenderer else { return .zero }
    var rect = renderer.contentRect.inset(by: perPageContentInsets)
    rect = rect.inset(
      by: UIEdgeInsets(
        top: isFirst ? contentInsets.top : 0, left: contentInsets.left, bottom: 0, right: contentInsets.right))
    if maximumContentWidth > 0 { rect.size.width = min(rect.width, maximumContentWidth) }
    if maximumContentHeight > 0 { rect.size.height = min(rect.height, maximumContentHeight) }
    return CGRect(x: rect.minX, y: rect.minY, width: max(rect.width, 0), height: max(rect.height, 0))
  }

  /// How many pages a content of a height takes of which each shows a part.
  final func pages(for height: CGFloat, each part: CGFloat) -> Int {
    guard height > 0, part > 0 else { return 0 }
    return Int(min((height / part).rounded(.up), 100_000))
  }
}

/// Prints a text in one font. Pages end between lines.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text; nil for one with attributes of its own.
  open var text: String? {
    get { attributed == nil ? plain : attributed?.string }
    set { (plain, attributed) = (newValue, nil) }
  }
  /// The text with its attributes; nil for one in one font.
  open var attributedText: NSAttributedString? {
    get { attributed }
    set { attributed = newValue }
  }
  /// The font of a text without attributes; nil, the first, is the system font of 12 points.
  open var font: UIFont?
  /// The color of a text without attributes; nil, the first, is black.
  open var color: UIColor?
  /// `natural` by default.
  open var textAlignment = NSTextAlignment.natural
  private var plain: String?
  private var attributed: NSAttributedString?

  /// Prints a text in one font.
  public init(text: String) {
    plain = text
    super.init()
  }
  /// Prints a text in its own fonts.
  public init(attributedText: NSAttributedString) {
    attributed = attributedText
    super.init()
  }

  private var content: NSAttributedString {
    if let attributed { return attributed }
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    return NSAttributedString(
      string: plain ?? "",
      attributes: [
        .font: font ?? UIFont.systemFont(ofSize: 12), .foregroundColor: color ?? UIColor.black, .paragraphStyle: style,
      ])
  }

  /// The height of a page in whole lines, and that of the text.
  private var heights: (page: CGFloat, text: CGFloat) {
    let area = area(isFirst: false)
    guard area.width > 0, area.height > 0 else { return (0, 0) }
    let text = content
    guard text.length > 0 else { return (0, 0) }
    let height = text.boundingRect(
      with: CGSize(width: area.width, height: .greatestFiniteMagnitude), options: [.usesLineFragmentOrigin],
      context: nil
    ).height
    let first = text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? UIFont.systemFont(ofSize: 12)
    let line = first.lineHeight
    guard line > 0, area.height >= line else { return (area.height, height) }
    return ((area.height / line).rounded(.down) * line, height)
  }

  open override var pageCount: Int {
    let (page, text) = heights
    return pages(for: text, each: page)
  }

  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let (page, height) = heights
    context.saveGState()
    context.clip(to: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: min(rect.height, page)))
    content.draw(
      with: CGRect(
        x: rect.minX, y: rect.minY - CGFloat(pageIndex - startPage) * page, width: rect.width, height: height),
      options: [.usesLineFragmentOrigin], context: nil)
    context.restoreGState()
  }
}

/// Prints a text in HTML. Its words are printed in one font, each block on a line of its own.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UISimpleTextPrintFormatter {
  /// The text with its tags.
  open var markupText: String? {
    didSet { text = Self.words(of: markupText ?? "") }
  }

  /// Prints a text in HTML.
  public init(markupText: String) {
    super.init(text: Self.words(of: markupText))
    self.markupText = markupText
  }

  /// The text between tags, with lines where blocks end.
  private static func words(of markup: String) -> String {
    var (result, tag) = ("", "")
    var isInTag = false
    for character in markup {
      switch character {
      case "<": (isInTag, tag) = (true, "")
      case ">" where isInTag:
        isInTag = false
        let name = tag.lowercased().prefix { $0.isLetter || $0.isNumber || $0 == "/" }
        if ["br", "br/", "/p", "/div", "/li", "/h1", "/h2", "/h3", "/h4", "/h5", "/h6", "/tr"].contains(String(name)) {
          result += "\n"
        }
      default:
        if isInTag { tag.append(character) } else { result.append(character) }
      }
    }
    let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&nbsp;", "\u{a0}"), ("&amp;", "&")]
    for (entity, character) in entities { result = result.replacingOccurrences(of: entity, with: character) }
    return result.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

/// Prints what a view shows, over as many pages as its content is high.
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view.
  public let view: UIView

  fileprivate init(_ view: UIView) {
    self.view = view
    super.init()
  }

  private var height: CGFloat { (view as? UIScrollView)?.contentSize.height ?? view.bounds.height }

  open override var pageCount: Int { pages(for: height, each: area(isFirst: false).height) }

  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: rect)
    let top = rect.minY - CGFloat(pageIndex - startPage) * area(isFirst: false).height
    view.drawHierarchy(
      in: CGRect(x: rect.minX, y: top, width: view.bounds.width, height: view.bounds.height), afterScreenUpdates: false)
    context.restoreGState()
  }
}

extension UIView {
  /// What prints the view.
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}
