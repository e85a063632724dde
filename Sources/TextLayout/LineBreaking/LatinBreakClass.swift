/// The classes of UAX 14 that occur in text of Latin, Greek and Cyrillic letters, by the names of the standard where these
/// say more than a word.
enum LatinBreakClass: UInt8 {
  /// Anything else: text with it is given to ICU.
  case unknown
  /// AL, and what counts as a letter: most symbols.
  case letter
  /// NU.
  case digit
  case space
  /// EX: `!` and `?`.
  case exclamation
  /// QU that opens and closes alike: `"` and `'`.
  case quotation
  /// U+2019, which is known between letters and at the end of a word only: ICU has rules of its own for quotation marks that
  /// open or close.
  case apostrophe
  /// PR and PO: what stands before and after numbers.
  case prefix, postfix
  /// OP, CP, CL.
  case open, closeParenthesis, close
  /// IS: what separates numbers.
  case infix
  /// HY, SY, BA, B2, IN, GL.
  case hyphen, solidus, breakAfter, breakBoth, inseparable, glue

  /// The class of a scalar. Constant time.
  @inline(__always)
  init(_ scalar: UInt32, in table: [LatinBreakClass]) {
    self = scalar < UInt32(table.count) ? table[Int(scalar)] : LatinBreakClass(punctuation: scalar)
  }

  /// Of the scalars below 0x530.
  static let table = (0..<0x530).map { LatinBreakClass(below0x530: UInt32($0)) }

  private init(below0x530 scalar: UInt32) {
    switch scalar {
    case 0x20: self = .space
    case 0x30...0x39: self = .digit
    case 0x21, 0x3F: self = .exclamation
    case 0x22, 0x27: self = .quotation
    case 0x24, 0x2B, 0x5C, 0xA3...0xA5, 0xB1: self = .prefix
    case 0x25, 0xA2, 0xB0: self = .postfix
    case 0x28, 0x5B, 0x7B, 0xA1, 0xBF: self = .open
    case 0x29, 0x5D: self = .closeParenthesis
    case 0x7D: self = .close
    case 0x2C, 0x2E, 0x3A, 0x3B: self = .infix
    case 0x2D: self = .hyphen
    case 0x2F: self = .solidus
    case 0x7C, 0xAD: self = .breakAfter
    case 0xA0: self = .glue
    case 0x23...0x7E, 0xA9, 0xAE, 0xC0...0x24F, 0x388...0x3FF, 0x400...0x482, 0x48A...0x52F: self = .letter
    default: self = .unknown
    }
  }

  private init(punctuation scalar: UInt32) {
    switch scalar {
    case 0x2013: self = .breakAfter
    case 0x2014: self = .breakBoth
    case 0x2019: self = .apostrophe
    case 0x2022, 0x2122: self = .letter
    case 0x2026: self = .inseparable
    case 0x20AC: self = .prefix
    default: self = .unknown
    }
  }
}
