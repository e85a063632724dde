extension LineBreaker {
  /// The places that ICU would find, for text that has nothing but `LatinBreakClass` knows; nil for other text.
  ///
  /// Rules by their numbers in UAX 14 of Unicode 16, in the order of the standard, without those for classes that such
  /// text lacks. `LatinLineBreakTests` compares with ICU. Linear in the length of the text.
  static func opportunitiesInLatin(_ scalars: ArraySlice<UInt32>) -> [Bool]? {
    let table = LatinBreakClass.table
    var result = [Bool](repeating: false, count: scalars.count)
    var context = LatinBreakContext()
    func kind(_ offset: Int) -> LatinBreakClass? {
      offset < result.count ? LatinBreakClass(scalars[scalars.startIndex + offset], in: table) : nil
    }
    var offset = 0
    for scalar in scalars {
      let current = LatinBreakClass(scalar, in: table)
      let place = offset
      offset += 1
      // LB28: most places of most texts.
      if current == .letter, context.previous == .letter { continue }
      if current == .unknown { return nil }
      if current == .apostrophe, !joinsWord(scalars.startIndex + place, in: scalars) { return nil }
      if context.mayBreak(before: current, next: { kind(place + 1) }, afterNext: { kind(place + 2) }) {
        result[place] = true
      }
      context.advance(over: current)
    }
    return result
  }

  /// Whether the apostrophe at `index` follows a letter of an alphabet and precedes another one, a space or the end.
  private static func joinsWord(_ index: Int, in scalars: ArraySlice<UInt32>) -> Bool {
    guard index > scalars.startIndex, isAlphabetic(scalars[index - 1]) else { return false }
    guard index + 1 < scalars.endIndex else { return true }
    return scalars[index + 1] == 0x20 || isAlphabetic(scalars[index + 1])
  }

  private static func isAlphabetic(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: true
    default: false
    }
  }
}

/// What precedes a place where a line might break.
struct LatinBreakContext {
  /// Nil at the start of the text.
  private(set) var previous: LatinBreakClass?
  /// What precedes `previous`.
  private var beforePrevious: LatinBreakClass?
  /// What precedes the spaces before the place; nil if nothing does.
  private var beforeSpaces: LatinBreakClass?
  /// Whether `NU (SY | IS)*` precedes, and whether that followed by a closing bracket does.
  private var isNumber = false
  private var isClosedNumber = false

  mutating func advance(over current: LatinBreakClass) {
    switch current {
    case .digit: (isNumber, isClosedNumber) = (true, false)
    case .infix, .solidus: isClosedNumber = false
    case .close, .closeParenthesis: (isNumber, isClosedNumber) = (false, isNumber)
    default: (isNumber, isClosedNumber) = (false, false)
    }
    if current != .space {
      beforeSpaces = current
    }
    (beforePrevious, previous) = (previous, current)
  }

  func mayBreak(
    before current: LatinBreakClass, next: () -> LatinBreakClass?, afterNext: () -> LatinBreakClass?
  ) -> Bool {
    guard let previous, current != .space else { return false }  // LB2, LB7
    if previous == .space { return mayBreakAfterSpace(current, next: next) }
    if previous == .glue { return false }  // LB12
    if current == .glue { return previous == .breakAfter || previous == .hyphen }  // LB12a
    switch current {
    case .close, .closeParenthesis, .exclamation, .solidus, .infix: return false  // LB13, LB15d
    default: break
    }
    if previous == .open { return false }  // LB14
    if Self.isQuotation(previous) || Self.isQuotation(current) { return false }  // LB19
    if previous == .breakBoth && current == .breakBoth { return false }  // LB17
    let opensWord = beforePrevious.map { $0 == .space || $0 == .glue } ?? true
    if previous == .hyphen, current == .letter, opensWord { return false }  // LB20a
    if current == .breakAfter || current == .hyphen || current == .inseparable { return false }  // LB21, LB22
    return !joins(previous, current, next: next, afterNext: afterNext)
  }

  private static func isQuotation(_ kind: LatinBreakClass) -> Bool { kind == .quotation || kind == .apostrophe }

  private func mayBreakAfterSpace(_ current: LatinBreakClass, next: () -> LatinBreakClass?) -> Bool {
    if beforeSpaces == .open { return false }  // LB14
    switch current {
    case .close, .closeParenthesis, .exclamation, .solidus: return false  // LB13
    case .infix: return next() == .digit  // LB15c, LB15d
    case .breakBoth: return beforeSpaces != .breakBoth  // LB17
    default: return true  // LB18
    }
  }

  /// LB23 to LB30.
  private func joins(
    _ previous: LatinBreakClass, _ current: LatinBreakClass, next: () -> LatinBreakClass?,
    afterNext: () -> LatinBreakClass?
  ) -> Bool {
    switch (previous, current) {
    case (.letter, .digit), (.digit, .letter), (.letter, .letter): true  // LB23, LB28
    case (.prefix, .letter), (.postfix, .letter), (.letter, .prefix), (.letter, .postfix): true  // LB24
    case (_, .prefix), (_, .postfix): isNumber || isClosedNumber  // LB25
    case (.digit, .digit), (.prefix, .digit), (.postfix, .digit), (.hyphen, .digit), (.infix, .digit): true  // LB25
    case (.solidus, .digit): isNumber  // LB25
    case (.prefix, .open), (.postfix, .open): next() == .digit || next() == .infix && afterNext() == .digit  // LB25
    case (.infix, .letter): true  // LB29
    case (.letter, .open), (.digit, .open), (.closeParenthesis, .letter), (.closeParenthesis, .digit): true  // LB30
    default: false  // LB31
    }
  }
}
