/// Something that is pasted into a text. A delegate says what becomes of it by one of the functions.
@preconcurrency @MainActor
public protocol UITextPasteItem: NSObjectProtocol {
  /// What is pasted.
  var itemProvider: NSItemProvider { get }
  /// An object that the app has given a drag along; nil here, as nothing is dropped.
  var localObject: Any? { get }
  /// The attributes of text at the place.
  var defaultAttributes: [NSAttributedString.Key: Any] { get }
  /// Pastes a text.
  func setResult(string: String)
  /// Pastes a text with attributes.
  func setResult(attributedString string: NSAttributedString)
  /// Pastes an attachment.
  func setResult(attachment textAttachment: NSTextAttachment)
  /// Pastes nothing of the item.
  func setNoResult()
  /// Pastes what the text takes without a delegate: a text, or an image as an attachment where attributes may be edited.
  func setDefaultResult()
}

/// A text whose pasting a delegate changes.
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
  /// Not kept alive.
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// Changes what is pasted into a text.
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {
  /// Says what becomes of an item; the default result without an implementation.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
  /// Makes one text of those of several items; one after the other without an implementation.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString
  /// Puts the text into the place of a range, and says where it is; without an implementation the view does it.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange
  /// Whether what is pasted moves to its place; true without an implementation.
  /// Never called here: Trellis does not animate pasted text.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool
}

extension UITextPasteDelegate {
  /// The default result.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
  ) { item.setDefaultResult() }
  /// One after the other.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString {
    let all = NSMutableAttributedString(string: "")
    for text in itemStrings { all.append(text) }
    return all
  }
  /// As without a delegate.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange {
    (textPasteConfigurationSupporting as? UIView)?.putPasted(attributedString, textRange) ?? textRange
  }
  /// True.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool { true }
}

extension UITextView: UITextPasteConfigurationSupporting {
  /// Nil by default. Not kept alive.
  public var pasteDelegate: (any UITextPasteDelegate)? {
    get { (textPaster as? DelegatedPaste)?.delegate }
    set { textPaster = newValue.map { DelegatedPaste($0) } }
  }
}

extension UITextField: UITextPasteConfigurationSupporting {
  /// Nil by default. Not kept alive.
  public var pasteDelegate: (any UITextPasteDelegate)? {
    get { (textPaster as? DelegatedPaste)?.delegate }
    set { textPaster = newValue.map { DelegatedPaste($0) } }
  }
}

extension UIView {
  /// Puts a text in the place of a range of a field or text view, with the caret behind it.
  fileprivate func putPasted(_ text: NSAttributedString, _ range: UITextRange) -> UITextRange? {
    guard let input = self as? any UITextInput else { return nil }
    let start = input.offset(from: input.beginningOfDocument, to: range.start)
    if let view = self as? UITextView {
      view.change(NSRange(location: start, length: view.offset(from: range.start, to: range.end)), to: text)
    } else {
      input.replace(range, withText: text.string)
    }
    let from = input.position(from: input.beginningOfDocument, offset: start)
    let to = input.position(from: input.beginningOfDocument, offset: start + text.length)
    return from.flatMap { from in to.flatMap { input.textRange(from: from, to: $0) } }
  }
}

/// Pastes by a delegate.
private final class DelegatedPaste: TextPaster {
  weak var delegate: (any UITextPasteDelegate)?

  init(_ delegate: any UITextPasteDelegate) { self.delegate = delegate }

  func paste(into view: UIView) -> Bool {
    guard let delegate, let text = view as? any UITextPasteConfigurationSupporting & UITextInput,
      let range = text.selectedTextRange
    else { return false }
    let items = UIPasteboard.general.itemProviders
    guard !items.isEmpty else { return false }
    let pasted = PastedItems(items.count) { parts in
      let texts = parts.compactMap { $0 }
      guard !texts.isEmpty else { return }
      let whole =
        texts.count == 1
        ? texts[0]
        : delegate.textPasteConfigurationSupporting(text, combineItemAttributedStrings: texts, for: range)
      let place = delegate.textPasteConfigurationSupporting(text, performPasteOf: whole, to: range)
      text.selectedTextRange = text.textRange(from: place.end, to: place.end)
    }
    for (index, provider) in items.enumerated() {
      let item = PastedItem(provider, view) { pasted.set($0, at: index) }
      delegate.textPasteConfigurationSupporting(text, transform: item)
    }
    return true
  }
}

/// Waits until something is known of every item.
@MainActor
private final class PastedItems {
  private var parts: [NSAttributedString??]
  private let done: ([NSAttributedString?]) -> Void

  init(_ count: Int, _ done: @escaping ([NSAttributedString?]) -> Void) {
    parts = Array(repeating: nil, count: count)
    self.done = done
  }

  func set(_ text: NSAttributedString?, at index: Int) {
    guard case nil = parts[index] else { return }
    parts[index] = .some(text)
    let known = parts.compactMap { $0 }
    if known.count == parts.count { done(known) }
  }
}

@MainActor
private final class PastedItem: NSObject, UITextPasteItem {
  let itemProvider: NSItemProvider
  var localObject: Any? { nil }
  let defaultAttributes: [NSAttributedString.Key: Any]
  private let takesImages: Bool
  private let done: (NSAttributedString?) -> Void

  init(_ provider: NSItemProvider, _ view: UIView, _ done: @escaping (NSAttributedString?) -> Void) {
    itemProvider = provider
    defaultAttributes = (view as? UITextView)?.typingAttributes ?? [:]
    takesImages = (view as? UITextView)?.allowsEditingTextAttributes ?? false
    self.done = done
  }

  func setResult(string: String) { done(NSAttributedString(string: string, attributes: defaultAttributes)) }
  func setResult(attributedString string: NSAttributedString) { done(string) }
  func setResult(attachment textAttachment: NSTextAttachment) { done(NSAttributedString(attachment: textAttachment)) }
  func setNoResult() { done(nil) }

  func setDefaultResult() {
    if itemProvider.canLoadObject(ofClass: String.self) {
      itemProvider.loadObject(ofClass: String.self) { text, _ in
        MainActor.assumeIsolated { if let text { self.setResult(string: text) } else { self.setNoResult() } }
      }
    } else if takesImages, itemProvider.canLoadObject(ofClass: UIImage.self) {
      itemProvider.loadObject(ofClass: UIImage.self) { image, _ in
        MainActor.assumeIsolated {
          if let image { self.setResult(attachment: NSTextAttachment(image: image)) } else { self.setNoResult() }
        }
      }
    } else {
      setNoResult()
    }
  }
}
