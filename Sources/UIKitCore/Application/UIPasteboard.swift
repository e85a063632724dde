/// What a pasteboard holds. Several ``UIPasteboard`` of one name share it.
@MainActor
package final class PasteboardContent {
  /// By type, a representation of each item.
  package var items: [[String: Any]] = []
  package var changeCount = 0
  package var isPersistent = false
  /// When the items go, by the clock of the screen.
  package var expiration: AnimationClock.Alarm?
}

/// What was copied. It lasts as long as the app on its screen; nothing of it is shared with other programs. The module UIKit adds items with
/// several representations.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    /// The same without a label.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// That of ``UIPasteboard/general``.
    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  /// The one that all apps share on a device, and the app of a screen alone here.
  open class var general: UIPasteboard {
    if let made = UIApplication.shared.generalPasteboard { return made }
    let new = UIPasteboard(.general, UIApplication.shared.pasteboard(named: .general))
    UIApplication.shared.generalPasteboard = new
    return new
  }

  /// By which apps find the pasteboard.
  public let name: Name
  package let content: PasteboardContent

  /// A pasteboard of its own, with a name that no other has.
  public override convenience init() {
    self.init(UIApplication.shared.newPasteboardName(), PasteboardContent())
  }

  package init(_ name: Name, _ content: PasteboardContent) {
    (self.name, self.content) = (name, content)
    super.init()
  }

  /// Posted when the content has changed, with the added and removed types of items.
  public nonisolated static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
  /// Posted before a pasteboard is removed.
  public nonisolated static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")
  /// The key of the types that an item has now and none had before: an array of strings.
  public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedUserInfoKey"
  /// The key of the types that no item has any more: an array of strings.
  public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedUserInfoKey"

  /// The types of texts, the one of new texts first.
  package nonisolated static let textTypes = ["public.utf8-plain-text", "public.plain-text", "public.text"]
  /// The types of addresses, the one of new addresses first.
  package nonisolated static let addressTypes = ["public.url", "public.file-url"]
  /// The types of images, the one of new images first.
  package nonisolated static let imageTypes = ["public.png", "public.jpeg", "com.compuserve.gif", "public.image"]
  /// The type of colors.
  package nonisolated static let colorTypes = ["com.apple.uikit.color"]

  /// Replaces the items, counts the change and tells the observers.
  package final func replace(_ items: [[String: Any]]) {
    let old = Set(content.items.flatMap(\.keys))
    let new = Set(items.flatMap(\.keys))
    content.expiration?.cancel()
    content.expiration = nil
    content.items = items
    content.changeCount += 1
    UIScreen.main.post(
      Self.changedNotification, object: self,
      userInfo: [
        Self.changedTypesAddedUserInfoKey: new.subtracting(old).sorted(),
        Self.changedTypesRemovedUserInfoKey: old.subtracting(new).sorted(),
      ])
  }

  /// The representation of an item in the first of the types that it has as a value of the class.
  package final func value<Value>(of item: [String: Any]?, _ types: [String]) -> Value? {
    guard let item else { return nil }
    for type in types {
      if let value = item[type] as? Value { return value }
      // A text or an address may have been given as data.
      if let data = item[type] as? Data, let text = String(data: data, encoding: .utf8) {
        if let value = text as? Value ?? URL(string: text) as? Value { return value }
      }
    }
    return nil
  }

  package final func values<Value>(_ types: [String]) -> [Value]? {
    let found: [Value] = content.items.compactMap { value(of: $0, types) }
    return found.isEmpty ? nil : found
  }

  package final func set<Value>(_ values: [Value]?, as types: [String]) {
    replace((values ?? []).map { [types[0]: $0] })
  }

  /// The text of the first item; nil if that has none. Setting it replaces everything.
  open var string: String? {
    get { value(of: content.items.first, Self.textTypes) }
    set { strings = newValue.map { [$0] } }
  }
  /// The texts of all items; nil if there are none. Setting them replaces everything.
  open var strings: [String]? {
    get { values(Self.textTypes) }
    set { set(newValue, as: Self.textTypes) }
  }
  /// The image of the first item; nil if that has none. Setting it replaces everything.
  open var image: UIImage? {
    get { value(of: content.items.first, Self.imageTypes) }
    set { set(newValue.map { [$0] }, as: Self.imageTypes) }
  }
  /// The address of the first item; nil if that has none. Setting it replaces everything.
  open var url: URL? {
    get { value(of: content.items.first, Self.addressTypes) }
    set { set(newValue.map { [$0] }, as: Self.addressTypes) }
  }
  /// The color of the first item; nil if that has none. Setting it replaces everything.
  open var color: UIColor? {
    get { value(of: content.items.first, Self.colorTypes) }
    set { set(newValue.map { [$0] }, as: Self.colorTypes) }
  }
  /// How often the content has changed.
  open var changeCount: Int { content.changeCount }
  /// Whether an item has a text.
  open var hasStrings: Bool { strings != nil }
  /// Whether an item has an image.
  open var hasImages: Bool { (values(Self.imageTypes) as [UIImage]?) != nil }
  /// Whether an item has an address.
  open var hasURLs: Bool { (values(Self.addressTypes) as [URL]?) != nil }
  /// Whether an item has a color.
  open var hasColors: Bool { (values(Self.colorTypes) as [UIColor]?) != nil }
}

extension UIApplication {
  /// The content of a pasteboard, which is made when it is first asked for.
  package func pasteboard(named name: UIPasteboard.Name) -> PasteboardContent {
    if let made = pasteboards[name] { return made }
    let new = PasteboardContent()
    pasteboards[name] = new
    return new
  }

  /// A name that no pasteboard has.
  package func newPasteboardName() -> UIPasteboard.Name {
    var number = pasteboards.count + 1
    while pasteboards[UIPasteboard.Name("pasteboard-\(number)")] != nil { number += 1 }
    return UIPasteboard.Name("pasteboard-\(number)")
  }
}
