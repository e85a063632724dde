extension Locale {
  /// The locale in which formatters write that were not given one: that of the app's language where one is set, otherwise the current one.
  package static var ofFormatters: Locale { AppResources.language.map(Locale.init(identifier:)) ?? .current }

  /// The name that ICU knows it by.
  var nameForICU: String { identifier.isEmpty ? "en_US" : identifier }
}

extension String {
  /// The text in a context: its first letter is upper case where it begins a sentence.
  func formatted(in context: Formatter.Context, locale: Locale) -> String {
    guard context == .beginningOfSentence, let first else { return self }
    return String(first).uppercased(with: locale) + dropFirst()
  }
}
