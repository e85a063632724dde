extension NSString.EnumerationOptions {
  /// Words, without spaces and punctuation.
  public static var byWords: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 3) }
  /// Sentences, with the spaces behind them.
  public static var bySentences: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 4) }
  /// Positions at which a caret may stand.
  public static var byCaretPositions: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 5) }

  /// Words or sentences, which Foundation does not know on Linux.
  fileprivate var unit: LocalizedFormats.TextUnit? {
    switch rawValue & 0xFF {
    case 3: .word
    case 4: .sentence
    default: nil
    }
  }
}

extension StringProtocol {
  /// Calls a closure with each line, paragraph, character, word or sentence of a range. Sources of apps mean this where they say
  /// `enumerateSubstrings`.
  public func _enumerateSubstrings<R: RangeExpression>(
    in range: R, options: String.EnumerationOptions = [],
    _ body:
      @escaping (
        _ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>, inout Bool
      ) -> Void
  ) where R.Bound == String.Index, Index == String.Index {
    guard let unit = options.unit else {
      var options = options
      if options.rawValue & 0xFF == 5 {
        let flags = NSString.EnumerationOptions(rawValue: options.rawValue & ~0xFF)
        options = [.byComposedCharacterSequences, flags]
      }
      return enumerateSubstrings(in: range, options: options, body)
    }
    let whole = range.relative(to: self)
    let text = self[whole]
    let units = Array(text.utf16)
    let place = { (offset: Int) in text.utf16.index(text.startIndex, offsetBy: offset) }
    SubstringPlaces(unit, units, options).forEach { found, enclosing in
      let inner = place(found.lowerBound)..<place(found.upperBound)
      let outer = place(enclosing.lowerBound)..<place(enclosing.upperBound)
      let part = options.contains(.substringNotRequired) ? nil : String(text[inner])
      var stop = false
      body(part, inner, outer, &stop)
      return !stop
    }
  }
}

extension NSString {
  /// Calls a closure with each line, paragraph, character, word or sentence of a range, in units of UTF-16. Sources of apps mean this
  /// where they say `enumerateSubstrings`.
  public func _enumerateSubstrings(
    in range: NSRange, options: NSString.EnumerationOptions = [],
    using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let unit = options.unit else { return enumerateSubstrings(in: range, options: options, using: block) }
    let units = Array(substring(with: range).utf16)
    SubstringPlaces(unit, units, options).forEach { found, enclosing in
      let inner = NSRange(location: range.location + found.lowerBound, length: found.count)
      let outer = NSRange(location: range.location + enclosing.lowerBound, length: enclosing.count)
      var stop = ObjCBool(false)
      block(options.contains(.substringNotRequired) ? nil : substring(with: inner), inner, outer, &stop)
      return !stop.boolValue
    }
  }
}

/// Where the words or sentences of a text stand, and to where each reaches until the next.
private struct SubstringPlaces {
  private var places: [(Range<Int>, Range<Int>)]

  init(_ unit: LocalizedFormats.TextUnit, _ text: [UInt16], _ options: NSString.EnumerationOptions) {
    let ranges = LocalizedFormats.ranges(of: unit, in: text, .ofFormatters)
    places = ranges.indices.map { index in
      let start = index == 0 ? 0 : ranges[index].lowerBound
      let end = index + 1 < ranges.count ? ranges[index + 1].lowerBound : text.count
      return (ranges[index], start..<end)
    }
    if options.contains(.reverse) { places.reverse() }
  }

  /// Until the closure says false.
  func forEach(_ body: (Range<Int>, Range<Int>) -> Bool) {
    for (found, enclosing) in places where !body(found, enclosing) { return }
  }
}
