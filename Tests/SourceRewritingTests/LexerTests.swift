import Testing

@testable import SourceRewriting

/// source: The Swift Programming Language, "Lexical Structure".
@Suite struct LexerTests {
  private func tokens(_ text: String) -> [String] {
    let source = TokenizedSource(text)
    return source.tokens.indices.map { source.text($0) }
  }

  @Test(
    arguments: [
      ("a/* b /* c */ d */e // f\ng", ["a", "e", "g"]),
      ("\"a \\\" b\" c", ["\"a \\\" b\"", "c"]),
      ("\"\" \"\"\"\n\"a\"\n\"\"\" b", ["\"\"", "\"\"\"\n\"a\"\n\"\"\"", "b"]),
      ("\"a\\(b(\"c\"))d\" e", ["\"a\\", "(", "b", "(", "\"c\"", ")", ")", "d\"", "e"]),
      ("#\"a\\(b)\\#(c)\"# d", ["#\"a\\(b)\\#", "(", "c", ")", "\"#", "d"]),
      ("##\"a\"#b\"## c", ["##\"a\"#b\"##", "c"]),
      ("x = /a\"b/ y", ["x", "=", "/a\"b/", "y"]),
      ("a / b / c", ["a", "/", "b", "/", "c"]),
      ("#/a/b\"/# c", ["#/a/b\"/#", "c"]),
      ("1.5e-3 0xF.8p-2 1.a 0..<9 1_000", ["1.5e-3", "0xF.8p-2", "1", ".", "a", "0", ".", ".", "<", "9", "1_000"]),
      ("`class` #selector ->", ["`class`", "#selector", "->"]),
      ("\"open\nb", ["\"open", "b"]),
      ("#!/usr/bin/swift \"\na", ["a"]),
    ] as [(String, [String])])
  func splits(_ text: String, _ expected: [String]) { #expect(tokens(text) == expected) }

  @Test func bracketsMatchAcrossLiterals() {
    let source = TokenizedSource("f(\"a \\(g[1]) b\") }")
    #expect(source.partners == [-1, 10, -1, 8, -1, 7, -1, 5, 3, -1, 1, -1])
  }

  @Test func linesBeginAfterComments() {
    let source = TokenizedSource("a b /*\n*/ c")
    #expect(source.tokens.map(\.startsLine) == [true, false, true])
  }

  @Test func deepInterpolationsNeedNoStack() {
    let text = String(repeating: "\"\\(", count: 100_000)
    #expect(tokens(text).count == 200_000)
  }
}
