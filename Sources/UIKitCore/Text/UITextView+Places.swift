import TextLayout

/// What holds the text of a view beside the view: the storage of TextKit.
package protocol TextSource: AnyObject {
  /// The text as it is now.
  var attributedContent: NSAttributedString { get }
  /// Called for a view that begins to show the text.
  @MainActor
  func join(_ view: UITextView)
  /// Puts a text in the place of a range, which the views that show the text follow.
  @MainActor
  func replace(_ range: NSRange, with text: NSAttributedString)
  /// Called when a view has another text that does not come from here.
  @MainActor
  func textDidChange(in view: UITextView)
}

extension UITextView {
  /// The text in lines as the view shows it, from the corner of its content inside of insets and padding.
  package var placed: PlacedText {
    // A view that has no size yet breaks no line.
    let room = bounds.width - sidePadding
    return PlacedText(
      content, width: room > 0 ? room + 1e-3 : nil, maximumLines: textContainer.maximumNumberOfLines,
      lineBreakMode: textContainer.lineBreakMode, alignment: shownTextAlignment, color: textColor ?? .label,
      environment: layoutScreen.text)
  }

  var shownTextAlignment: NSTextAlignment {
    // The paragraphs of a text with attributes stand where its first one says, unless each says it itself.
    if isAttributed, let text = attributedText, text.length > 0,
      let own = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle,
      own.alignment != .natural
    {
      return own.alignment
    }
    guard textAlignment == .natural else { return textAlignment }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }

  func scrollText(to range: NSRange) {
    guard range.location >= 0, range.location <= text.utf16.count else { return }
    let placed = placed
    let rects = placed.rects(of: range)
    guard let first = rects.first ?? placed.caret(at: range.location), let last = rects.last ?? Optional(first) else {
      return
    }
    let top = inputOrigin.y + first.minY
    let bottom = inputOrigin.y + last.maxY
    let insets = adjustedContentInset
    var y = contentOffset.y
    if bottom > y + bounds.height - insets.bottom { y = bottom - bounds.height + insets.bottom }
    if top < y + insets.top { y = top - insets.top }
    setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: false)
  }

  /// Does what a tap on a link or an attachment does; false if there is none at the point.
  func openItem(at point: CGPoint) -> Bool {
    guard let item = item(at: point) else { return false }
    let delegate = delegate as? any UITextViewDelegate
    let open = UIAction { [weak self] _ in
      guard let self, self.mayOpen(item) else { return }
      if case .link = item.content { LayoutLog.noteWithoutEffect("UITextView: opening a link") }
    }
    let action = delegate.map { $0.textView(self, primaryActionFor: item, defaultAction: open) } ?? open
    action?.perform(from: self)
    return true
  }

  private func mayOpen(_ item: UITextItem) -> Bool {
    guard let delegate = delegate as? any UITextViewDelegate else { return true }
    switch item.content {
    case .link(let url):
      return delegate.textView(self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction)
    case .textAttachment(let attachment):
      return delegate.textView(self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction)
    case .tag: return true
    }
  }

  private func item(at point: CGPoint) -> UITextItem? {
    let origin = inputOrigin
    let (placed, local) = (placed, CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    guard let line = placed.lines.first(where: { $0.used.contains(local) }) else { return nil }
    let index = placed.unit(at: local).index
    guard NSLocationInRange(index, line.range), index < attributedText.length else { return nil }
    return UITextItem(at: index, of: attributedText)
  }
}

/// How a link or an attachment of a text was touched.
public enum UITextItemInteraction: Int, Sendable {
  /// By a tap: the only one here.
  case invokeDefaultAction = 0
  /// By a long press, for a menu.
  case presentActions = 1
  /// By a deep press, for a preview.
  case preview = 2
}

/// A link or an attachment in a text view.
@preconcurrency @MainActor
public class UITextItem: NSObject {
  /// What stands in the text.
  public enum Content {
    /// A link, with what it leads to.
    case link(URL)
    /// An attachment.
    case textAttachment(NSTextAttachment)
    /// A part that the program has marked by the attribute `textItemTag`.
    case tag(String)
  }

  /// What stands above the menu of an item.
  @preconcurrency @MainActor
  public class MenuPreview: NSObject {
    /// The view; nil for the item as it looks in the text.
    public let view: UIView?
    /// A view in the item's place.
    public convenience init(view: UIView) { self.init(showing: view) }
    /// The item as it looks in the text.
    public static let `default` = MenuPreview(showing: nil)

    private init(showing view: UIView?) { self.view = view }
  }

  /// A menu for an item; none is shown here.
  @preconcurrency @MainActor
  public class MenuConfiguration: NSObject {
    /// The entries.
    public let menu: UIMenu
    /// What stands above them; nil for nothing.
    public let preview: MenuPreview?

    /// A menu below the item as it looks in the text.
    public convenience init(menu: UIMenu) { self.init(preview: .default, menu: menu) }

    /// A menu below a preview, or without one.
    public init(preview: MenuPreview?, menu: UIMenu) { (self.preview, self.menu) = (preview, menu) }
  }

  /// What the item is.
  public let content: Content
  /// Where it is in the text, in units of UTF-16.
  public let range: NSRange

  /// The item at a unit of a text; nil if there is none.
  init?(at index: Int, of text: NSAttributedString) {
    var range = NSRange(location: index, length: 1)
    let attributes = text.attributes(at: index, effectiveRange: &range)
    if let attachment = attributes[.attachment] as? NSTextAttachment {
      content = .textAttachment(attachment)
    } else if let url = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap({ URL(string: $0) }) {
      content = .link(url)
    } else if let tag = attributes[.textItemTag] as? String {
      content = .tag(tag)
    } else {
      return nil
    }
    self.range = range
  }
}
