/// Items with several representations. Source: Apple's documentation of `UIPasteboard`.
extension UIPasteboard {
  /// How items are put on a pasteboard.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// When the items go: a `Date`. They go by the clock of the screen.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether the items stay on this device: a `Bool`. They do in any case.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The type whose value says itself what it is: a text, an address, an image or a color.
  public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"

  /// The types of texts.
  public class var typeListString: [String] { textTypes }
  /// The types of addresses.
  public class var typeListURL: [String] { addressTypes }
  /// The types of images.
  public class var typeListImage: [String] { imageTypes }
  /// The types of colors.
  public class var typeListColor: [String] { colorTypes }

  // MARK: Named pasteboards

  /// The pasteboard of a name. Without one, nil unless it is to be made.
  public convenience init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
    let application = UIApplication.shared
    guard create || application.pasteboards[pasteboardName] != nil || pasteboardName == .general else { return nil }
    self.init(pasteboardName, application.pasteboard(named: pasteboardName))
  }

  /// A new pasteboard with a name that no other has.
  public class func withUniqueName() -> UIPasteboard {
    let name = UIApplication.shared.newPasteboardName()
    return UIPasteboard(name, UIApplication.shared.pasteboard(named: name))
  }

  /// Removes the pasteboard of a name with all that it has; not the general one.
  public class func remove(withName pasteboardName: UIPasteboard.Name) {
    guard pasteboardName != .general, let content = UIApplication.shared.pasteboards[pasteboardName] else { return }
    UIScreen.main.post(removedNotification, object: UIPasteboard(pasteboardName, content))
    content.expiration?.cancel()
    content.items = []
    UIApplication.shared.pasteboards[pasteboardName] = nil
  }

  /// Whether the pasteboard outlives the app: that of the device does, others if the app has said so. Deprecated since iOS 10.
  public var isPersistent: Bool { name == .general || content.isPersistent }
  /// Sets ``isPersistent``. Pasteboards last as long as the app on its screen in any case. Deprecated since iOS 10.
  public func setPersistent(_ persistent: Bool) { content.isPersistent = persistent }

  // MARK: Items

  /// By type, the representations of each item.
  public var items: [[String: Any]] {
    get { content.items }
    set { setItems(newValue) }
  }
  /// How many items there are.
  public var numberOfItems: Int { content.items.count }

  /// Adds items behind those that are there.
  public func addItems(_ items: [[String: Any]]) { replace(content.items + items.map(Self.resolved)) }

  /// Replaces the items. A date of expiration that is over leaves nothing.
  public func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) {
    replace(items.map(Self.resolved))
    guard let date = options[.expirationDate] as? Date else { return }
    let rest = date.timeIntervalSinceNow
    guard rest > 0 else { return replace([]) }
    content.expiration = UIScreen.main.animationClock.after(rest) { [weak self, content] in
      content.expiration = nil
      if let self { replace([]) } else { content.items = [] }
    }
  }

  /// An item whose automatic values have the types that they are of.
  private static func resolved(_ item: [String: Any]) -> [String: Any] {
    guard let value = item[typeAutomatic] else { return item }
    var item = item
    item[typeAutomatic] = nil
    switch value {
    case let text as String: item[textTypes[0]] = text
    case let address as URL: item[address.isFileURL ? "public.file-url" : addressTypes[0]] = address
    case let image as UIImage: item[imageTypes[0]] = image
    case let color as UIColor: item[colorTypes[0]] = color
    case let data as Data: item["public.data"] = data
    default: item[typeAutomatic] = value
    }
    return item
  }

  /// The images of all items; nil if there are none. Setting them replaces everything.
  public var images: [UIImage]? {
    get { values(Self.imageTypes) }
    set { set(newValue, as: Self.imageTypes) }
  }
  /// The addresses of all items; nil if there are none. Setting them replaces everything.
  public var urls: [URL]? {
    get { values(Self.addressTypes) }
    set { set(newValue, as: Self.addressTypes) }
  }
  /// The colors of all items; nil if there are none. Setting them replaces everything.
  public var colors: [UIColor]? {
    get { values(Self.colorTypes) }
    set { set(newValue, as: Self.colorTypes) }
  }

  // MARK: Types of the first item

  /// The types of the first item, in alphabetical order.
  public var types: [String] { content.items.first?.keys.sorted() ?? [] }
  /// Whether the first item has one of the types.
  public func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }
  /// The representation of the first item as data: a text or an address in UTF-8; nil if it has none of the type.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    content.items.first?[pasteboardType].flatMap(Self.data)
  }
  /// The representation of the first item, as it was set; nil if it has none of the type.
  public func value(forPasteboardType pasteboardType: String) -> Any? { content.items.first?[pasteboardType] }
  /// Replaces everything by one item with data.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) { replace([[pasteboardType: data]]) }
  /// Replaces everything by one item with a text, an address, an image, a color, a number, a list or data.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    replace([Self.resolved([pasteboardType: value])])
  }

  // MARK: Types of several items

  /// The types of the items of a set, in alphabetical order; nil is all. Nil if the set has an item that is not there.
  public func types(forItemSet itemSet: IndexSet?) -> [[String]]? { chosen(itemSet)?.map { $0.keys.sorted() } }
  /// Whether every item of a set has one of the types; nil is all.
  public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    guard let items = chosen(itemSet), !items.isEmpty else { return false }
    return items.allSatisfy { item in pasteboardTypes.contains { item[$0] != nil } }
  }
  /// The items that have one of the types; nil if none has.
  public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let found = IndexSet(
      content.items.indices.filter { index in pasteboardTypes.contains { content.items[index][$0] != nil } })
    return found.isEmpty ? nil : found
  }
  /// The representations of the items of a set that have the type; nil is all. Nil if the set has an item that is not there.
  public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
    chosen(itemSet)?.compactMap { $0[pasteboardType] }
  }
  /// The same as data.
  public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
    chosen(itemSet)?.compactMap { $0[pasteboardType].flatMap(Self.data) }
  }

  private func chosen(_ itemSet: IndexSet?) -> [[String: Any]]? {
    guard let itemSet else { return content.items }
    guard itemSet.allSatisfy(content.items.indices.contains) else { return nil }
    return itemSet.map { content.items[$0] }
  }

  private static func data(of value: Any) -> Data? {
    switch value {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let address as URL: Data(address.absoluteString.utf8)
    default: nil
    }
  }
}
