extension LineBreaker {
  /// The few classes of UAX 14 that decide in nearly all text.
  private enum BreakClass {
    case space, zeroWidthSpace, glue, joining, hyphen, breakAfter, open, close, ideographic, digit, other

    init(_ scalar: UInt32) {
      switch scalar {
      case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: self = .space
      case 0x200B: self = .zeroWidthSpace
      case 0xA0, 0x202F, 0x2007, 0x2011, 0x2060, 0xFEFF: self = .glue
      case 0x2D: self = .hyphen
      case 0xAD, 0x2010, 0x2012, 0x2013, 0x2014, 0x7C: self = .breakAfter
      case 0x28, 0x5B, 0x7B, 0xBF, 0xA1, 0x201A, 0x201E, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0xFF08:
        self = .open
      case 0x29, 0x5D, 0x7D, 0x21, 0x3F, 0x2C, 0x2E, 0x3A, 0x3B, 0x2F, 0x25, 0x22, 0x27, 0x2019, 0x201D, 0x2026,
        0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A,
        0xFF1B, 0xFF1F:
        self = .close
      case 0x30...0x39: self = .digit
      case 0..<0x2E80: self = ScalarClass(scalar) == .zeroWidth ? .joining : .other
      default:
        switch ScalarClass(scalar) {
        case .wide, .hangul, .emoji: self = .ideographic
        case .zeroWidth: self = .joining
        default: self = .other
        }
      }
    }
  }

  /// The breaker used where there is no ICU: rules LB7 to LB9, LB11 to LB14, LB18, LB21, LB25 and LB31 of UAX 14, the
  /// last one for ideographs only.
  static func opportunitiesByClass(in scalars: ArraySlice<UInt32>) -> [Bool] {
    var result = [Bool](repeating: false, count: scalars.count)
    guard let first = scalars.first else { return result }
    var before = BreakClass(first)
    var previous = before
    for (offset, scalar) in scalars.enumerated().dropFirst() {
      let current = BreakClass(scalar)
      if current == .joining {
        previous = previous == .space ? .other : previous
        continue
      }
      result[offset] = mayBreak(from: previous, to: current, beforeSpaces: before)
      if current != .space { before = current }
      previous = current
    }
    return result
  }

  private static func mayBreak(from previous: BreakClass, to current: BreakClass, beforeSpaces: BreakClass) -> Bool {
    switch (previous, current) {
    case (_, .space), (_, .zeroWidthSpace): false  // LB7
    case (.zeroWidthSpace, _): true  // LB8
    case (.glue, _), (_, .close): false  // LB12, LB13
    case (.space, _): beforeSpaces != .open  // LB14, LB18
    case (_, .glue), (.open, _): false  // LB12a, LB14
    case (.hyphen, .digit), (_, .hyphen), (_, .breakAfter): false  // LB21, LB25
    case (.hyphen, _), (.breakAfter, _): true  // LB21
    case (.ideographic, _), (_, .ideographic): true  // LB31
    default: false
    }
  }
}
