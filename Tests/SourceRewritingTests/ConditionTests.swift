import Testing

@testable import SourceRewriting

/// Which branches of `#if` an app for iOS compiles.
@Suite struct ConditionTests {
  @Test(
    arguments: [
      ("os(iOS)", .yes), ("os(macOS) || os(Linux)", .no), ("!os(tvOS)", .yes), ("BETA", .no), ("!BETA", .yes),
      ("DEBUG", .unknown), ("DEBUG && BETA", .no), ("os(iOS) && GIVEN", .yes), ("os(iOS) && (A || GIVEN)", .yes),
      ("canImport(UIKit)", .yes), ("canImport(AppKit)", .no), ("canImport(Kingfisher)", .unknown),
      ("canImport(FoundationNetworking)", .yes), ("swift(>=5.9)", .yes), ("swift(<5)", .no), ("swift(>=6)", .unknown),
      ("compiler(>=6.0)", .yes), ("compiler(>=9)", .unknown), ("targetEnvironment(macCatalyst)", .no),
      ("targetEnvironment(simulator)", .yes), ("arch(x86_64)", .unknown), ("arch(i386)", .no),
      ("hasFeature(A)", .unknown),
      ("A == B", .unknown), ("(", .unknown), ("", .unknown),
    ] as [(String, Truth)])
  func values(_ text: String, _ expected: Truth) {
    let source = TokenizedSource(text)
    let build = BuildConditions(flags: ["GIVEN"])
    #expect(Condition.value(source.tokens[...], of: source.bytes, build) == expected)
  }

  @Test(
    arguments: [
      ("#if BETA\n@objc func a()\n#endif", "#if BETA\n@objc func a()\n#endif"),
      ("#if BETA\n@objc a\n#else\n@objc b\n#endif", "#if BETA\n@objc a\n#else\n      b\n#endif"),
      (
        "#if os(iOS)\n@objc a\n#elseif os(macOS)\n@objc b\n#else\n@objc c\n#endif",
        "#if true   \n      a\n#elseif os(macOS)\n@objc b\n#else\n@objc c\n#endif"
      ),
      (
        "#if os(macOS)\n#if DEBUG\n@objc a\n#endif\n#else\n@objc b\n#endif",
        "#if os(macOS)\n#if DEBUG\n@objc a\n#endif\n#else\n      b\n#endif"
      ),
      // Either may be compiled.
      ("#if DEBUG\n@objc a\n#else\n@objc b\n#endif", "#if DEBUG\n      a\n#else\n      b\n#endif"),
    ])
  func whatIsNotCompiledIsLeftAlone(_ text: String, _ expected: String) { #expect(rewritten(text) == expected) }

  @Test func bracketsMatchAcrossBranches() {
    let text = "#if os(macOS)\nclass A: NSView {\n#else\nclass A: UIView {\n#endif\n@objc func a() {}\n}"
    #expect(rewritten(text).contains("class A: UIView, UIKit.GeneratedMembers {"))
  }

  /// source: "'URLSession' is unavailable: This type has moved to the FoundationNetworking module."
  @Test(
    arguments: [
      ("let a = URLSession.shared", ["FoundationNetworking"]), ("func a(_ b: URLRequest) {}", ["FoundationNetworking"]),
      ("class A: XMLParserDelegate {}", ["FoundationXML"]), ("let a = URL(string: b)", []),
      ("// URLSession", []), ("struct URLCache {}", []), ("#if os(macOS)\nlet a: URLCache\n#endif", []),
    ])
  func partsOfFoundationAreImported(_ text: String, _ parts: [String]) {
    let output = String(decoding: output(text).text, as: UTF8.self)
    for part in Imports.foundationParts {
      #expect(
        output.contains("#if canImport(\(part))\nimport \(part)\n#endif\n#sourceLocation") == parts.contains(part))
    }
  }
}
