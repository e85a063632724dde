/// Random numbers that are the same on every run (xorshift, Marsaglia 2003).
struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

/// Characters that texts are made of, by script; the last ones are what text may hold besides letters.
let alphabets: [[Unicode.Scalar]] = [
  "abcdefghij klmnop qrstuvwxyz    ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,;:!?-'\"()/&%$#@+*=_[]{}<>|\\^~`",
  "aeiou tnrsl   ÀéèüößñçøåŁż“”‘’«»–—…•©®™€£°±½¿¡\u{A0}\u{AD}", "абвгд ежзий клмно АБВ  ,.- ёЁїЇ",
  "αβγδεζ ηθικλμ ΑΒΓ  ,.΄ά", "漢字仮名 日本語、。「」（）", "한국어 텍스트 모든", "كل الناس يولدون ,.()",
  "ข้อความภาษาไทย", "सभी मनुष्यों को", "😀👍🏽👩‍👩‍👧‍👦🇩🇪❤️1️⃣☀️⌚ ab", "a\tb\nc\r\nd\u{2028}e\u{200B}\u{200D}\u{301}\u{7}f\u{FE0F}1\u{2060}",
].map { Array($0.unicodeScalars) }

extension Random {
  /// A text of one script, or of all.
  mutating func text(longest: Int) -> String {
    let alphabet =
      Int.random(in: 0..<4, using: &self) == 0 ? alphabets.flatMap { $0 } : alphabets.randomElement(using: &self)!
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...longest, using: &self) { text.append(alphabet.randomElement(using: &self)!) }
    return String(text)
  }
}
