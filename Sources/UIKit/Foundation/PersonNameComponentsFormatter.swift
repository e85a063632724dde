/// Writes names of persons, and reads them.
///
/// Foundation's class of this name cannot be used on Linux; in sources of apps the name means this one.
open class PersonNameComponentsFormatter: Formatter {
  /// How much of a name is written.
  public enum Style: Int, Sendable {
    /// As `medium`.
    case `default` = 0
    /// The nickname, or the given name.
    case short = 1
    /// Given and family name.
    case medium = 2
    /// All parts.
    case long = 3
    /// The initials.
    case abbreviated = 4
  }

  /// What else is asked for.
  public struct Options: OptionSet, Sendable {
    /// The bits, as Apple numbers them.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// How the name is spoken.
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  /// How much of a name is written; `.default` by default.
  open var style = Style.default
  /// Whether the phonetic representation is written; false by default.
  open var isPhonetic = false
  /// The language; that of the app by default. Whether the family name comes first depends on the name.
  open var locale: Locale! = Locale.ofFormatters

  /// Writes given and family names.
  public override init() { super.init() }

  /// Writes given and family names: an archive has no settings here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A name in a style.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// A name in the style of the formatter; empty if it has no parts.
  open func string(from components: PersonNameComponents) -> String {
    PersonNameText(isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components).text(style)
  }

  /// A name whose parts have attributes that say which they are.
  open func annotatedString(from components: PersonNameComponents) -> NSAttributedString {
    let text = string(from: components)
    let result = NSMutableAttributedString(string: text)
    let parts = [
      ("namePrefix", components.namePrefix), ("givenName", components.givenName),
      ("middleName", components.middleName), ("familyName", components.familyName),
      ("nameSuffix", components.nameSuffix), ("nickname", components.nickname),
    ]
    for (key, part) in parts {
      guard let part, let range = text.range(of: part) else { continue }
      result.addAttribute(
        NSAttributedString.Key("NSPersonNameComponentKey"), value: key, range: NSRange(range, in: text))
    }
    return result
  }

  /// The parts of a name as it is written in a text; nil for a text without letters.
  open func personNameComponents(from string: String) -> PersonNameComponents? { PersonNameText.components(of: string) }

  /// A name; nil for anything else.
  open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string(from:)) }
}

extension PersonNameComponents {
  /// Writes names of persons.
  public struct FormatStyle: Foundation.FormatStyle {
    /// How much of a name is written.
    public enum Style: Int, Codable, Hashable, Sendable {
      /// The nickname, or the given name.
      case short
      /// Given and family name.
      case medium
      /// All parts.
      case long
      /// The initials.
      case abbreviated
    }

    /// How much of a name is written.
    public var style: Style
    /// The language.
    public var locale: Locale

    /// A style, by default given and family name.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      (self.style, self.locale) = (style, locale)
    }

    /// The text of a name.
    public func format(_ value: PersonNameComponents) -> String {
      let styles: PersonNameComponentsFormatter.Style =
        switch style {
        case .short: .short
        case .medium: .medium
        case .long: .long
        case .abbreviated: .abbreviated
        }
      return PersonNameText(value).text(styles)
    }

    /// The style in another language.
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
  }

  /// Given and family name.
  public func formatted() -> String { FormatStyle().format(self) }

  /// The name as a style writes it.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Writes names of persons in a style.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

/// A name as text.
struct PersonNameText {
  private let name: PersonNameComponents

  init(_ name: PersonNameComponents) { self.name = name }

  func text(_ style: PersonNameComponentsFormatter.Style) -> String {
    switch style {
    case .short: return parts([name.nickname]).first ?? parts([name.givenName, name.familyName]).first ?? ""
    case .default, .medium: return joined([name.givenName, name.familyName])
    case .long: return joined([name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix])
    case .abbreviated: return abbreviated
    }
  }

  private func parts(_ parts: [String?]) -> [String] { parts.compactMap(\.self).filter { !$0.isEmpty } }

  /// Names in Chinese, Japanese and Korean script begin with the family, and have no spaces.
  private var isEastAsian: Bool { parts([name.familyName, name.givenName]).joined().isEastAsian }

  private func joined(_ list: [String?]) -> String {
    guard isEastAsian else { return parts(list).joined(separator: " ") }
    let first = [name.familyName, name.givenName]
    let rest = parts(list).filter { !parts(first).contains($0) }
    return parts(first).joined() + rest.joined()
  }

  private var abbreviated: String {
    let list = parts([name.givenName, name.familyName])
    if isEastAsian { return parts([name.familyName]).first ?? list.first ?? "" }
    return list.compactMap(\.first).map { $0.uppercased() }.joined()
  }

  private static let prefixes: Set<String> = [
    "mr", "mrs", "ms", "miss", "dr", "prof", "sir", "madam", "rev", "herr", "frau",
  ]
  private static let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq"]
  private static let particles: Set<String> = ["van", "von", "de", "der", "da", "di", "la", "le", "del", "bin", "ten"]

  static func components(of text: String) -> PersonNameComponents? {
    var words = text.split { $0.isWhitespace || $0 == "," }.map(String.init)
    guard words.contains(where: { $0.contains(where: \.isLetter) }) else { return nil }
    let plain = { (word: String) in word.lowercased().filter(\.isLetter) }
    var name = PersonNameComponents()
    if let comma = text.firstIndex(of: ","), !suffixes.contains(plain(String(text[text.index(after: comma)...]))) {
      // "Family, Given".
      let family = text[..<comma].trimmingCharacters(in: .whitespaces)
      let given = text[text.index(after: comma)...].split(whereSeparator: \.isWhitespace).map(String.init)
      (name.familyName, name.givenName) = (family, given.first)
      if given.count > 1 { name.middleName = given.dropFirst().joined(separator: " ") }
      return name
    }
    if words.count > 1, prefixes.contains(plain(words[0])) { name.namePrefix = words.removeFirst() }
    if words.count > 1, suffixes.contains(plain(words[words.count - 1])) { name.nameSuffix = words.removeLast() }
    if words.count == 1, words[0].isEastAsian, words[0].count > 1 {
      name.familyName = String(words[0].prefix(1))
      name.givenName = String(words[0].dropFirst())
      return name
    }
    name.givenName = words.removeFirst()
    guard var family = words.popLast() else { return name }
    while let word = words.last, particles.contains(word.lowercased()) { family = words.removeLast() + " " + family }
    name.familyName = family
    if !words.isEmpty { name.middleName = words.joined(separator: " ") }
    return name
  }
}

extension String {
  /// Whether the text is of Chinese, Japanese or Korean letters.
  fileprivate var isEastAsian: Bool {
    !isEmpty
      && unicodeScalars.allSatisfy { scalar in
        [0x2E80...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF].contains { $0.contains(Int(scalar.value)) }
      }
  }
}
