/// A text that layout managers lay out and views show: when it changes, they follow.
///
/// A subclass with a store of its own overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and
/// `setAttributes(_:range:)`, and calls ``edited(_:range:changeInLength:)`` in the last two, as on iOS: every other change comes down to
/// these.
open class NSTextStorage: NSMutableAttributedString, @unchecked Sendable {
  /// What of a text has changed.
  public struct EditActions: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Takes any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// Is told of every change. Not kept alive.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// Those that lay the text out.
  public private(set) var layoutManagers: [NSLayoutManager] = []
  /// What has changed since the last ``processEditing()``; empty outside of a change.
  public private(set) var editedMask: EditActions = []
  /// Where, in units of UTF-16 of the text as it is now.
  public private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// How much longer the text has become.
  public private(set) var changeInLength = 0
  /// Whether attributes are fixed when they are read; false.
  open var fixesAttributesLazily: Bool { false }
  private var depth = 0
  private var isProcessing = false
  private var isInside = false
  /// The views that show the text without a layout manager of the program.
  private var views: [ShownView] = []

  private struct ShownView {
    weak var view: UITextView?
  }

  /// An empty text.
  public init() { super.init(string: "") }

  public override init(string: String) { super.init(string: string) }

  public override init(string: String, attributes: [NSAttributedString.Key: Any]?) {
    super.init(string: string, attributes: attributes)
  }

  /// The text with its attributes.
  public override init(attributedString: NSAttributedString) {
    super.init(string: "")
    setAttributedString(attributedString)
  }

  /// An empty text or what the coder has, as Foundation reads it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Layout managers

  /// Has a layout manager lay the text out. One that belonged to another text leaves it.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.storage = self
    aLayoutManager.textDidChange()
  }

  /// Takes the text from a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.storage = nil
    aLayoutManager.textDidChange()
  }

  // MARK: Changes

  /// Notes a change; outside of ``beginEditing()`` and ``endEditing()`` it is processed at once.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    let new = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    self.editedRange = self.editedRange.location == NSNotFound ? new : NSUnionRange(self.editedRange, new)
    if depth == 0 { process() }
  }

  /// Changes that are made while others are processed, as by a subclass that colors the text, join them.
  private func process() {
    guard !isProcessing, !isInside else { return }
    isInside = true
    processEditing()
    isInside = false
  }

  /// Tells the delegate and the layout managers of what has changed.
  open func processEditing() {
    guard !editedMask.isEmpty, !isProcessing else { return }
    isProcessing = true
    delegate?.textStorage(self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    isProcessing = false
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    for manager in layoutManagers { manager.textDidChange() }
    showInViews()
  }

  /// Fixes the attributes of a range; see `fixAttributes(in:)`.
  open func ensureAttributesAreFixed(in range: NSRange) { fixAttributes(in: range) }
  /// Nothing waits to be fixed.
  open func invalidateAttributes(in range: NSRange) { ensureAttributesAreFixed(in: range) }

  /// Holds back what follows a change until ``endEditing()``; each call needs one of that.
  open override func beginEditing() { depth += 1 }

  /// Processes the changes since ``beginEditing()``, unless another one is open.
  open override func endEditing() {
    depth = max(0, depth - 1)
    if depth == 0 { process() }
  }

  private func change(_ mask: EditActions, _ range: NSRange, _ delta: Int, _ body: () -> Void) {
    body()
    // A subclass that overrides this function and calls it reports the change once more, which makes no difference.
    edited(mask, range: range, changeInLength: delta)
  }

  /// Replaces characters; the new ones have the attributes of the first that is replaced.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    change(.editedCharacters, range, str.utf16.count - range.length) { super.replaceCharacters(in: range, with: str) }
  }

  /// Replaces the attributes of a range.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    change(.editedAttributes, range, 0) { super.setAttributes(attrs ?? [:], range: range) }
  }

  /// Sets one attribute of a range.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  /// Sets some attributes of a range.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    changeAttributes(range) { $0.merging(attrs) { $1 } }
  }

  /// Removes an attribute from a range.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(range) { attributes in attributes.filter { $0.key != name } }
  }

  private func changeAttributes(
    _ range: NSRange, _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    beginEditing()
    for (part, attributes) in parts(of: range) { setAttributes(change(attributes), range: part) }
    endEditing()
  }

  /// The stretches of a range with the attributes of each, by the primitive functions.
  private func parts(of range: NSRange) -> [(NSRange, [NSAttributedString.Key: Any])] {
    var (index, result) = (range.location, [(NSRange, [NSAttributedString.Key: Any])]())
    let end = min(NSMaxRange(range), length)
    while index < end {
      var effective = NSRange(location: index, length: 1)
      let attributes = attributes(at: index, effectiveRange: &effective)
      let last = min(max(NSMaxRange(effective), index + 1), end)
      result.append((NSRange(location: index, length: last - index), attributes))
      index = last
    }
    return result
  }

  /// Replaces characters by others with their attributes.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    beginEditing()
    let new = NSTextStorage.runs(of: attrString)
    replaceCharacters(in: range, with: attrString.string)
    for (part, attributes) in new {
      setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
    }
    endEditing()
  }

  private static func runs(of text: NSAttributedString) -> [(NSRange, [NSAttributedString.Key: Any])] {
    if let storage = text as? NSTextStorage { return storage.parts(of: NSRange(location: 0, length: storage.length)) }
    var result: [(NSRange, [NSAttributedString.Key: Any])] = []
    text.enumerateAttributes(
      in: NSRange(location: 0, length: text.length), options: .longestEffectiveRangeNotRequired
    ) { attributes, range, _ in result.append((range, attributes)) }
    return result
  }

  /// Inserts a text with its attributes.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  /// Adds a text with its attributes at the end.
  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

  /// Removes characters.
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  /// Replaces the whole text.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  open override func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    let all = parts(of: enumerationRange)
    for (part, attributes) in opts.contains(.reverse) ? all.reversed() : all where !stop.boolValue {
      block(attributes, part, &stop)
    }
  }

  // MARK: Reading, by the two primitive functions: Foundation here reads a store of its own

  open override var length: Int { string.utf16.count }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    // The longest range within which nothing changes is not looked for: the effective one is a part of it.
    let attributes = attributes(at: location, effectiveRange: range)
    if let range { range.pointee = NSIntersectionRange(range.pointee, rangeLimit) }
    return attributes
  }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
    in rangeLimit: NSRange
  ) -> Any? { attributes(at: location, longestEffectiveRange: range, in: rangeLimit)[attrName] }

  open override func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateAttributes(in: enumerationRange, options: opts) { attributes, range, stop in
      block(attributes[attrName], range, stop)
    }
  }

  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for (part, attributes) in parts(of: range) {
      result.append(NSAttributedString(string: (string as NSString).substring(with: part), attributes: attributes))
    }
    return result
  }

  // MARK: Views

  private func showInViews() {
    views.removeAll { $0.view == nil }
    guard !views.isEmpty else { return }
    nonisolated(unsafe) let views = views
    nonisolated(unsafe) let content = attributedContent
    MainActor.assumeIsolated { for shown in views { shown.view?.take(content) } }
  }
}

extension NSTextStorage: TextSource {
  package var attributedContent: NSAttributedString { attributedSubstring(from: NSRange(location: 0, length: length)) }

  @MainActor
  package func join(_ view: UITextView) {
    views.append(ShownView(view: view))
    for manager in layoutManagers where manager.textContainers.contains(where: { $0 === view.textContainer }) {
      manager.shownView = view
    }
  }

  @MainActor
  package func replace(_ range: NSRange, with text: NSAttributedString) {
    beginEditing()
    replaceCharacters(in: range, with: text)
    endEditing()
  }

  @MainActor
  package func textDidChange(in view: UITextView) {
    let present = views
    // The view has the text already.
    views.removeAll { $0.view === view }
    setAttributedString(view.attributedText)
    views = present
  }
}

/// Is told of the changes of a text storage.
public protocol NSTextStorageDelegate: AnyObject {
  /// Called before the change is processed: characters and attributes may be changed.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
  /// Called before layout managers hear of the change: attributes may be changed, characters must not.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}

extension UITextView {
  /// The text of the view as an object of TextKit: when it changes, the view follows, and the other way round.
  public var textStorage: NSTextStorage {
    if let storage = textSource as? NSTextStorage { return storage }
    let storage = NSTextStorage(string: "")
    storage.setAttributedString(attributedText)
    storage.join(self)
    textSource = storage
    return storage
  }

  /// What lays the text out in the view's ``textContainer``, which has the view's width and no limit of its height. A view that was asked for
  /// it has no ``textLayoutManager`` any more.
  public var layoutManager: NSLayoutManager {
    usesFormerLayout = true
    return madeLayoutManager
  }

  var madeLayoutManager: NSLayoutManager {
    if let manager = textContainer.layoutManager { return manager }
    let manager = NSLayoutManager()
    textStorage.addLayoutManager(manager)
    manager.addTextContainer(textContainer)
    manager.shownView = self
    return manager
  }
}
