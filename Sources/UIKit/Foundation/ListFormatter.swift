/// Writes items as an enumeration: "a, b, and c".
open class ListFormatter: Formatter {
  /// What writes the items; nil, the default, takes their descriptions.
  open var itemFormatter: Formatter?
  /// The language; that of the app by default.
  open var locale: Locale! = Locale.ofFormatters

  /// Joins the descriptions of items.
  public override init() { super.init() }

  /// Joins the descriptions of items: an archive has no settings here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Texts as an enumeration in the language of the app.
  open class func localizedString(byJoining strings: [String]) -> String {
    LocalizedFormats.list(strings, .and, .wide, .ofFormatters)
  }

  /// Items as an enumeration; nil if the formatter of items refuses one.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let itemFormatter else {
        texts.append(item as? String ?? "\(item)")
        continue
      }
      guard let text = itemFormatter.string(for: item) else { return nil }
      texts.append(text)
    }
    return LocalizedFormats.list(texts, .and, .wide, locale ?? .ofFormatters)
  }

  /// An array of items as an enumeration; nil for anything else.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
