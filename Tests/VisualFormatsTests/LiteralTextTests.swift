import Testing

@testable import VisualFormats

/// The text of a literal and the place of each of its units in the source.
@Suite struct LiteralTextTests {
  private func read(_ literal: String) -> LiteralText? { LiteralText(Array(literal.utf8)[...]) }

  /// The source from the place of a unit on.
  private func rest(_ literal: String, _ unit: Int) -> String? {
    read(literal).map { String(decoding: Array(literal.utf8)[$0.offset(ofUnit: unit)...], as: UTF8.self) }
  }

  @Test func aPlainLiteral() {
    #expect(read(#""[a]""#)?.value == "[a]")
    #expect(rest(#""[a]""#, 1) == #"a]""#)
    // Behind the last unit is the closing quote.
    #expect(rest(#""[a]""#, 3) == #"""#)
    #expect(read(#""""#)?.value == "")
    #expect(rest(#""""#, 0) == #"""#)
  }

  @Test func hashes() {
    #expect(read(##"#"[a\n]"#"##)?.value == #"[a\n]"#)
    #expect(read(##"#"[a\#n]"#"##)?.value == "[a\n]")
    #expect(rest(##"#"[a]x"#"##, 3) == ##"x"#"##)
    #expect(read(##"#""quoted""#"##)?.value == #""quoted""#)
  }

  @Test func escapesAreLongerInTheSource() {
    #expect(read(#""\t[a]\u{2013}x""#)?.value == "\t[a]\u{2013}x")
    #expect(rest(#""\t[a]\u{2013}x""#, 1) == #"[a]\u{2013}x""#)
    #expect(rest(#""\t[a]\u{2013}x""#, 5) == #"x""#)
  }

  @Test func charactersOfSeveralBytesAndUnits() {
    // Two units of UTF-16, four bytes.
    #expect(rest(#""👍[a]""#, 2) == #"[a]""#)
    #expect(rest(#""é[a]""#, 1) == #"[a]""#)
  }

  @Test func severalLines() {
    let literal = "\"\"\"\n  H:|\n    [a]\\\n  [b]|\n  \"\"\""
    #expect(read(literal)?.value == "H:|\n  [a][b]|")
    #expect(rest(literal, 4)?.hasPrefix("  [a]") == true)
    #expect(rest(literal, 9)?.hasPrefix("[b]|") == true)
    #expect(read("\"\"\"\n\"\"\"")?.value == "")
  }

  @Test func whatIsNoLiteralWithoutInterpolations() {
    for text in [
      #""a\(b)""#, #""a"#, "a", "", "\"", "#\"a\"", #""a\q""#, #""a\u{110000}""#, "\"\"\"a\"\"\"", ##"#"\#(a)"#"##,
    ] {
      #expect(read(text) == nil, "\(text)")
    }
  }

  /// Every text that Swift can write down is read as it is, whatever it contains, and the places never go back.
  @Test func randomTexts() {
    var state: UInt64 = 7
    func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    let alphabet: [Unicode.Scalar] = ["[", "]", "a", "\"", "\\", "#", "\n", "\t", "é", "👍", "(", "-", "|", " "]
    for _ in 0..<2000 {
      var text = ""
      for _ in 0..<below(20) { text.unicodeScalars.append(alphabet[below(alphabet.count)]) }
      let literal = "\"" + text.unicodeScalars.map { $0.escaped(asASCII: below(2) == 0) }.joined() + "\""
      let read = read(literal)
      #expect(read?.value == text, "\(literal)")
      let places = (0...text.utf16.count).map { read?.offset(ofUnit: $0) ?? -1 }
      #expect(places == places.sorted(), "\(literal)")
    }
  }
}
