/// A list that paragraphs belong to: it says what stands before each of them. Texts here do not draw it (see `NSParagraphStyle.textLists`).
open class NSTextList: NSObject, NSCopying, @unchecked Sendable {
  // First, whatever else is stored; see `FoundationMark`.
  private let mark = FoundationMark()

  /// What a marker looks like, such as `{decimal}`. Text around the braces is kept: `({decimal})` is (1).
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// UIKit's text.
    public let rawValue: String
    /// Takes any text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The same without a label.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// An empty square.
    public static let box = MarkerFormat("{box}")
    /// A check mark.
    public static let check = MarkerFormat("{check}")
    /// An empty circle.
    public static let circle = MarkerFormat("{circle}")
    /// A filled diamond.
    public static let diamond = MarkerFormat("{diamond}")
    /// A bullet.
    public static let disc = MarkerFormat("{disc}")
    /// A hyphen.
    public static let hyphen = MarkerFormat("{hyphen}")
    /// A filled square.
    public static let square = MarkerFormat("{square}")
    /// Digits to the base 16.
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    /// Digits to the base 16.
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    /// Digits to the base 8.
    public static let octal = MarkerFormat("{octal}")
    /// a, b, c; after z comes aa.
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    /// A, B, C; after Z comes AA.
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    /// The same as ``lowercaseAlpha``.
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    /// The same as ``uppercaseAlpha``.
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    /// i, ii, iii. Numbers from 4,000 on and below 1 are decimal.
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    /// I, II, III. Numbers from 4,000 on and below 1 are decimal.
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    /// 1, 2, 3.
    public static let decimal = MarkerFormat("{decimal}")
  }

  /// How a list is nested.
  public struct Options: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: Int
    /// Takes any bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The marker of the list around it stands before its own.
    public static let prependEnclosingMarker = Options(rawValue: 1 << 0)
  }

  /// What a marker looks like.
  public let markerFormat: MarkerFormat
  /// How the list is nested.
  public let listOptions: Options
  /// The number of the first item; 1 by default.
  open var startingItemNumber = 1
  /// Whether the markers are numbers or letters.
  open var isOrdered: Bool { kinds.contains { markerFormat.rawValue.contains($0.key) } }

  /// A list with the bits of its options.
  public init(markerFormat: MarkerFormat, options: Int) {
    self.markerFormat = markerFormat
    listOptions = Options(rawValue: options)
  }

  /// A list that begins with a number.
  public convenience init(markerFormat: MarkerFormat, startingItemNumber: Int) {
    self.init(markerFormat: markerFormat, options: 0)
    self.startingItemNumber = startingItemNumber
  }

  /// Itself: nobody changes a list that a text has.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextList else { return false }
    return markerFormat == other.markerFormat && listOptions == other.listOptions
      && startingItemNumber == other.startingItemNumber
  }
  public override var hash: Int { markerFormat.hashValue }

  /// What stands before an item, without a tab.
  open func marker(forItemNumber itemNumber: Int) -> String {
    var text = markerFormat.rawValue
    for (word, sign) in Self.signs { text = text.replacingOccurrences(of: word, with: sign) }
    for (word, write) in kinds where text.contains(word) {
      text = text.replacingOccurrences(of: word, with: write(itemNumber))
    }
    return text
  }

  private static let signs = [
    "{box}": "\u{25A1}", "{check}": "\u{2713}", "{circle}": "\u{25E6}", "{diamond}": "\u{2666}", "{disc}": "\u{2022}",
    "{hyphen}": "\u{2043}", "{square}": "\u{25AA}",
  ]

  private var kinds: [String: (Int) -> String] {
    [
      "{lower-hexadecimal}": { String($0, radix: 16) },
      "{upper-hexadecimal}": { String($0, radix: 16, uppercase: true) },
      "{octal}": { String($0, radix: 8) },
      "{lower-alpha}": Self.letters, "{lower-latin}": Self.letters,
      "{upper-alpha}": { Self.letters($0).uppercased() }, "{upper-latin}": { Self.letters($0).uppercased() },
      "{lower-roman}": { Self.roman($0).lowercased() }, "{upper-roman}": Self.roman,
      "{decimal}": { String($0) },
    ]
  }

  private static func letters(_ number: Int) -> String {
    guard number > 0 else { return String(number) }
    var (rest, text) = (number, "")
    while rest > 0 {
      rest -= 1
      text = String(UnicodeScalar(UInt8(97 + rest % 26))) + text
      rest /= 26
    }
    return text
  }

  private static func roman(_ number: Int) -> String {
    guard (1..<4000).contains(number) else { return String(number) }
    let signs = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
      (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var (rest, text) = (number, "")
    for (value, sign) in signs {
      while rest >= value {
        text += sign
        rest -= value
      }
    }
    return text
  }
}
