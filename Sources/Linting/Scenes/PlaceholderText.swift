import InterfaceBuilder

extension LintedDocument {
  /// Whether the view's text stands for one that the program sets: it looks like a placeholder, or the program knows the view by
  /// an outlet and the text is no more than a sample of what will be there.
  func hasPlaceholderText(_ view: ViewElement) -> Bool {
    if view.hasPlaceholderText { return true }
    guard let text = view.shownText else { return false }
    let names = outletNames(of: view.id)
    guard !names.isEmpty else { return false }
    let letters = text.lowercased().filter(\.isLetter)
    return names.contains { $0.lowercased().filter(\.isLetter) == letters } || SampleText(text).isSample
      || view.isMeantToTruncate
  }
}

extension ViewElement {
  /// Whether the view's text is one that no user reads: that of a new element of Interface Builder's library, filler, or the key
  /// of a translation.
  var hasPlaceholderText: Bool {
    guard let text = shownText?.trimmed, !text.isEmpty else { return false }
    let lower = text.lowercased()
    return lower == kind?.libraryName.lowercased() || Self.libraryTexts.contains(lower)
      || lower.hasPrefix("lorem ipsum")
      || SampleText(text).isKey || SampleText(text).isFiller || isTranslated(text) || isSkeleton
  }

  /// Whether the view is shown as a gray bar while its text is loaded (SkeletonView's attribute).
  private var isSkeleton: Bool {
    RuntimeAttributeElement.all(of: element).contains { $0.keyPath == "isSkeletonable" }
  }

  /// What the library of Xcode writes into new elements and their parts, where that is not the name of the element.
  private static let libraryTexts: Set<String> = ["title", "subtitle", "detail", "text", "item", "first", "second"]

  /// Whether a user-defined runtime attribute holds the same text, or is the key of a translation: a class of the program
  /// replaces the text by what it finds under it.
  private func isTranslated(_ text: String) -> Bool {
    RuntimeAttributeElement.all(of: element).contains { attribute in
      guard let value = attribute.string?.trimmed, !value.isEmpty,
        attribute.type == .string || attribute.type == .localizedString
      else { return false }
      let path = attribute.keyPath.lowercased()
      return value == text || ["locali", "trans", "i18n", "l10n"].contains { path.contains($0) }
    }
  }

  /// Whether the author wants the text cut where it does not fit: it may have one line, and its resistance is below that of
  /// every label.
  fileprivate var isMeantToTruncate: Bool {
    guard let label = LabelElement(element), label.numberOfLines == 1 else { return false }
    return (horizontalCompressionResistancePriority ?? 750) < 750
  }
}

/// What the looks of a text say about it.
private struct SampleText {
  private let text: String
  private let words: [Substring]

  init(_ text: String) {
    self.text = text.trimmed
    words = self.text.split(whereSeparator: \.isWhitespace)
  }

  /// Whether it is a name of programs instead of a text: one word such as `menu_item_help`, `Welcome.Button.Title` or
  /// `StatusTitleLabel`. Names of products have one hump inside, as in `YouTube`, those of hosts one dot, as in `apple.com`.
  var isKey: Bool {
    guard words.count == 1, let first = text.first, first.isLetter,
      text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) })
    else { return false }
    let underscores = text.split(separator: "_", omittingEmptySubsequences: false)
    if underscores.count > 1, underscores.allSatisfy({ !$0.isEmpty }) { return true }
    let dots = text.split(separator: ".", omittingEmptySubsequences: false)
    if dots.count > 2, dots.allSatisfy({ $0.first?.isLetter ?? false }), dots[0].lowercased() != "www" { return true }
    return humps(of: text) > 2 && !text.contains("-")
  }

  /// Whether nobody would write it for a reader: a name in brackets, or a format, which is to be replaced.
  var isFiller: Bool {
    guard let first = text.first, let last = text.last, text.count > 2 else { return false }
    let isBracketed = first == "[" && last == "]" && !text.dropFirst().dropLast().contains { $0 == "[" || $0 == "]" }
    return isBracketed || (first == "{" && last == "}") || (first == "<" && last == ">") || text.contains("%@")
      || text.contains("{{")
  }

  /// Whether it is the sample of a value, given that the program knows the view: it has no words (an amount, a time), is an
  /// address or number of machines, a general noun, or a name of programs.
  var isSample: Bool {
    let lower = text.lowercased()
    if !text.contains(where: \.isLetter) || Self.nouns.contains(lower) { return true }
    if lower.contains("://") || lower.contains("@") { return true }
    if words.count == 1, humps(of: text) > 1, text.allSatisfy({ $0.isLetter || $0.isNumber }) { return true }
    if isDate { return true }
    return words.contains { Self.isMash($0.lowercased()) }
  }

  /// General nouns for what a view is to show.
  private static let nouns: Set<String> = [
    "n/a", "none", "null", "nil", "undefined", "unknown", "placeholder", "headline", "description", "name", "nickname",
    "username", "user name", "message", "value", "status", "label text", "some text", "notes", "some notes", "test",
  ]

  /// Whether more than half of the characters are digits: a date, a time of day, an amount with its unit.
  private var isDate: Bool {
    let digits = text.filter(\.isNumber).count
    return digits > text.filter(\.isLetter).count && digits > 2
  }

  /// Whether it is a row of keys or a number of machines: long, and letters and digits change too often for a name, or with a
  /// "q" that no "u" follows.
  private static func isMash(_ word: String) -> Bool {
    guard word.count >= 12 else { return false }
    let letters = Array(word)
    let changes = zip(letters, letters.dropFirst()).filter { $0.isNumber != $1.isNumber && $0.isASCII && $1.isASCII }
    let lonely = zip(letters, letters.dropFirst()).contains { $0 == "q" && $1.isLetter && $1 != "u" }
    return changes.count > 3 || lonely || word.hasPrefix("0x")
  }

  /// The number of capital letters that begin a part of a word: two in `StatusLabel`.
  private func humps(of word: String) -> Int {
    let letters = Array(word)
    let inner = zip(letters, letters.dropFirst()).filter { ($0.isLowercase || $0.isNumber) && $1.isUppercase }.count
    return inner == 0 ? 0 : inner + 1
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace ?? false { text.removeFirst() }
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }
}
