/// What the formats of a language say. The files named +ICU ask ICU, which comes with Foundation; elsewhere, and where that fails, it is
/// plain English.
enum LocalizedFormats {
  enum Width { case wide, short, narrow }

  enum ListKind { case and, or, units }

  enum RelativeUnit: String { case year, month, week, day, hour, minute, second }

  /// Items as an enumeration: "a, b, and c".
  static func list(_ items: [String], _ kind: ListKind = .and, _ width: Width = .wide, _ locale: Locale) -> String {
    #if canImport(_FoundationICU)
      if let text = listByICU(items, kind, width, locale) { return text }
    #endif
    guard kind != .units, let last = items.last, items.count > 1 else {
      return items.joined(separator: kind == .units && width == .narrow ? " " : ", ")
    }
    let word = kind == .and ? "and" : "or"
    if items.count == 2 { return "\(items[0]) \(word) \(last)" }
    return items.dropLast().joined(separator: ", ") + ", \(word) \(last)"
  }

  /// A number as a skeleton of ICU says; nil if there is no such format.
  static func number(_ value: Double, skeleton: String, _ locale: Locale) -> String? {
    #if canImport(_FoundationICU)
      return numberByICU(value, skeleton, locale)
    #else
      return nil
    #endif
  }

  /// A number in words: "forty-one". In figures where no words are known.
  static func spelledOut(_ value: Double, _ locale: Locale) -> String {
    #if canImport(_FoundationICU)
      if let text = spelledOutByICU(value, locale) { return text }
    #endif
    return plain(value)
  }

  /// A number with at most three digits behind the point and none that are not needed.
  static func plain(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(format: "%.3g", value)
  }

  /// A distance in time: "in 2 hours", "yesterday". A negative value, `-0.0` too, is in the past.
  static func relative(
    _ value: Double, _ unit: RelativeUnit, isNamed: Bool, _ width: Width, isSpelledOut: Bool, _ locale: Locale
  ) -> String {
    #if canImport(_FoundationICU)
      if let text = relativeByICU(value, unit, isNamed, width, isSpelledOut, locale) { return text }
    #endif
    let count = abs(value)
    let name = "\(plain(count)) \(unit.rawValue)\(count == 1 ? "" : "s")"
    return value.sign == .minus ? "\(name) ago" : "in \(name)"
  }

  /// A span of time between dates with what both share written once, by a template of date fields; nil if there is no such format.
  static func interval(
    from start: Date, to end: Date, template: String, _ locale: Locale, _ timeZone: TimeZone
  ) -> String? {
    #if canImport(_FoundationICU)
      return intervalByICU(start, end, template, locale, timeZone)
    #else
      return nil
    #endif
  }

  enum TextUnit { case word, sentence }

  /// The ranges of the words or sentences of a text, in units of UTF-16, in order. Spaces and punctuation are no words.
  static func ranges(of unit: TextUnit, in text: [UInt16], _ locale: Locale) -> [Range<Int>] {
    #if canImport(_FoundationICU)
      if let ranges = rangesByICU(unit, text, locale) { return ranges }
    #endif
    var ranges: [Range<Int>] = []
    var start: Int?
    let letters = CharacterSet.alphanumerics
    for (index, code) in text.enumerated() {
      let isInside: Bool =
        switch unit {
        case .word: Unicode.Scalar(code).map(letters.contains) ?? true
        case .sentence: index == 0 || ![0x2E, 0x21, 0x3F].contains(text[index - 1]) || start == nil
        }
      if isInside {
        if start == nil { start = index }
      } else if let begun = start {
        ranges.append(begun..<index)
        start = unit == .sentence ? index : nil
      }
    }
    if let start { ranges.append(start..<text.count) }
    return ranges
  }
}
