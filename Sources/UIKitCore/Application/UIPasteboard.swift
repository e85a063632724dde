/// What was copied. It lasts as long as the process.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The one that all apps share on a device, and the program alone here.
  public static let general = UIPasteboard()

  /// The text, as the only item; nil if there is none. Setting it replaces everything.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// Texts; nil if there are none.
  open var strings: [String]? { didSet { changeCount += 1 } }
  /// The first image; nil if there is none.
  open var image: UIImage? { didSet { changeCount += 1 } }
  /// The first address; nil if there is none.
  open var url: URL? { didSet { changeCount += 1 } }
  /// The first colour; nil if there is none.
  open var color: UIColor? { didSet { changeCount += 1 } }
  /// How often the content has changed.
  open private(set) var changeCount = 0
  /// Whether there is a text.
  open var hasStrings: Bool { !(strings ?? []).isEmpty }
  /// Whether there is an image.
  open var hasImages: Bool { image != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { url != nil }
  /// Whether there is a colour.
  open var hasColors: Bool { color != nil }
}
