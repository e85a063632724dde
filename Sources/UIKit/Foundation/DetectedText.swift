/// How links, phone numbers, dates and addresses look in texts.
enum DetectedText {
  /// In the order in which one of two that overlap counts.
  enum Kind: CaseIterable {
    case link, date, address, phoneNumber

    /// The bit of the kind, as Apple numbers them.
    var type: NSTextCheckingTypes {
      switch self {
      case .date: 1 << 3
      case .address: 1 << 4
      case .link: 1 << 5
      case .phoneNumber: 1 << 11
      }
    }
  }

  static func all(in string: String, _ range: NSRange, _ types: NSTextCheckingTypes) -> [NSTextCheckingResult] {
    let text = string as NSString
    guard range.location >= 0, range.length > 0, NSMaxRange(range) <= text.length else { return [] }
    var found: [DetectedResult] = []
    // Kinds that are not asked for are found as well, as far as they come first: the digits of a link are no phone number.
    for kind in Kind.allCases {
      for result in results(kind, string, text, range)
      where !found.contains(where: { NSIntersectionRange($0.range, result.range).length > 0 }) {
        found.append(result)
      }
    }
    return found.filter { types & $0.kind.type != 0 }.sorted { $0.range.location < $1.range.location }
  }

  private static func results(_ kind: Kind, _ string: String, _ text: NSString, _ range: NSRange) -> [DetectedResult] {
    switch kind {
    case .link: links(string, text, range)
    case .phoneNumber: phoneNumbers(string, text, range)
    case .date: DetectedDate.all(in: string, text, range)
    case .address: addresses(string, text, range)
    }
  }

  static func expression(_ pattern: String) -> NSRegularExpression? {
    try? NSRegularExpression(pattern: pattern, options: [.caseInsensitive])
  }

  // MARK: Links

  // Top-level domains that texts name without a scheme: of other words with a point between, a space is missing.
  private static let domains =
    "com|org|net|edu|gov|io|app|dev|info|biz|co|me|tv|ai|de|uk|fr|it|es|nl|ch|at|eu|us|ca|au|jp|cn|in|br|se|no|dk|fi|pl"
  private static let link = expression(
    #"(?<![\w@])(?:(?:[a-z][a-z0-9+.-]*://|www\.)[^\s<>"“”]+|mailto:[^\s<>"]+"#
      + #"|[a-z0-9._%+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}|(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:"# + domains
      + #")(?![\w@-])(?::\d+)?(?:/[^\s<>"“”]*)?)"#)

  private static func links(_ string: String, _ text: NSString, _ range: NSRange) -> [DetectedResult] {
    (link?.matches(in: string, range: range) ?? []).compactMap { match in
      let word = withoutEnd(text.substring(with: match.range))
      let lower = word.lowercased()
      let address =
        if lower.contains("://") || lower.hasPrefix("mailto:") { word } else if word.contains("@") {
          "mailto:" + word
        } else {
          "http://" + word
        }
      guard word.count > 3, let url = URL(string: address) ?? URL(string: escaped(address)) else { return nil }
      let result = DetectedResult(.link, NSRange(location: match.range.location, length: word.utf16.count))
      result.link = url
      return result
    }
  }

  private static func escaped(_ address: String) -> String {
    address.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed.union(CharacterSet(charactersIn: "#%")))
      ?? ""
  }

  /// Without the punctuation of the sentence, and a parenthesis that begins before the link.
  private static func withoutEnd(_ word: String) -> String {
    var word = word
    while let last = word.last {
      let isOpen = last == ")" && word.count(where: { $0 == "(" }) < word.count(where: { $0 == ")" })
      guard ".,;:!?'’…]}".contains(last) || isOpen else { break }
      word.removeLast()
    }
    return word
  }

  // MARK: Phone numbers

  private static let phone = expression(
    #"(?<![\w+.,/-])\+?\(?\d[\d\s().\u00A0\u2010-\u2013-]{5,22}\d(?![\w/])(?![.,-]\d)"#)

  private static func phoneNumbers(_ string: String, _ text: NSString, _ range: NSRange) -> [DetectedResult] {
    (phone?.matches(in: string, range: range) ?? []).compactMap { match in
      let number = text.substring(with: match.range)
      let digits = number.count(where: \.isNumber)
      let isPlain = number.allSatisfy(\.isNumber)
      // Digits without a space may be anything, unless they are as many as a number of North America has.
      let isLikely = isPlain ? digits == 10 || digits == 11 : (7...15).contains(digits)
      // A number with a point is no phone number.
      let isDecimal = number.allSatisfy { $0.isNumber || $0 == "." } && number.count(where: { $0 == "." }) == 1
      guard isLikely, !isDecimal, !number.contains("\n"), !number.contains("  ") else { return nil }
      let result = DetectedResult(.phoneNumber, match.range)
      result.number = number
      return result
    }
  }

  // MARK: Addresses

  private static let address = try? NSRegularExpression(
    pattern: #"(?<!\w)(\d{1,5}[A-Za-z]?\s+(?:[NSEW]\.?\s+)?(?:[A-Z0-9][\w'’.-]*\s+){0,4}"#
      + #"(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Way|Place|Pl|Square|Sq|Parkway|Pkwy|Loop|"#
      + #"Terrace|Circle|Highway|Hwy|Broadway)\b\.?(?:,?\s+(?:Apt|Suite|Ste|Unit)\.?\s*#?\w+)?)"#
      + #"(?:,\s*|\s*\n\s*)?(?:((?:[A-Z][\w'’.-]*\s?){1,3})(?:,\s*([A-Z]{2})\b)?(?:\s+(\d{5}(?:-\d{4})?))?)?"#)

  private static func addresses(_ string: String, _ text: NSString, _ range: NSRange) -> [DetectedResult] {
    (address?.matches(in: string, range: range) ?? []).map { match in
      let keys: [NSTextCheckingKey] = [.street, .city, .state, .zip]
      var parts: [NSTextCheckingKey: String] = [:]
      var end = NSMaxRange(match.range(at: 1))
      // A capital word behind a street is a city if a comma or a line is between.
      let between = match.range(at: 2).location == NSNotFound ? 0 : match.range(at: 2).location - end
      for (index, key) in keys.enumerated() {
        let place = match.range(at: index + 1)
        guard place.location != NSNotFound, place.length > 0, index == 0 || between > 1 else { continue }
        let part = text.substring(with: place).trimmingCharacters(in: .whitespacesAndNewlines)
        parts[key] = part
        end = max(end, place.location + (part as NSString).length)
      }
      let result = DetectedResult(
        .address, NSRange(location: match.range.location, length: end - match.range.location))
      result.parts = parts
      return result
    }
  }
}
