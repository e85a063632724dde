import Foundation
import InterfaceBuilder
import Testing

@testable import Checking
@testable import Linting

/// Comments and notes that ask for silence. Each label is misplaced and has a font of a fixed size: two rules for one line.
@MainActor
@Suite struct SuppressionTests {
  private func label(_ id: String, _ inner: String = "") -> String {
    "<label text=\"\(id)\" misplaced=\"YES\" id=\"\(id)\">\(inner)"
      + "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/></label>"
  }

  /// The rules and ids that are left, in document order.
  private func findings(_ body: String) throws -> [String] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="root"><subviews>
      \(body)
      </subviews></view></objects></document>
      """
    let rules = RuleSet([MisplacedViewRule(), FixedFontRule()])
    let document = try Document.read(Data(text.utf8), file: "a.xib")
    return Linter(rules: rules, configurations: []).lint(document).findings.map { "\($0.elementID ?? "") \($0.rule)" }
  }

  @Test func documentWithoutCommentsHasAllFindings() throws {
    #expect(try findings(label("a")) == ["a fixed_font", "a misplaced_view"])
  }

  @Test func disableSuppressesUntilEnable() throws {
    let body = [
      label("a"), "<!-- trellis:disable fixed_font -->", label("b"), "<!--trellis:enable fixed_font-->", label("c"),
    ]
    #expect(
      try findings(body.joined(separator: "\n")) == [
        "a fixed_font", "a misplaced_view", "b misplaced_view", "c fixed_font", "c misplaced_view",
      ])
  }

  @Test func disableWithoutNamesSuppressesAllRules() throws {
    #expect(
      try findings([label("a"), "<!-- trellis:disable -->", label("b"), label("c")].joined(separator: "\n")) == [
        "a fixed_font", "a misplaced_view",
      ])
  }

  @Test func enableRestoresOneRuleOfAll() throws {
    let body = ["<!-- trellis:disable -->", label("a"), "<!-- trellis:enable misplaced_view -->", label("b")]
    #expect(try findings(body.joined(separator: "\n")) == ["b misplaced_view"])
  }

  @Test func oneRuleOfTwoIsEnabledAgain() throws {
    let body = [
      "<!-- trellis:disable misplaced_view fixed_font -->", label("a"), "<!-- trellis:enable misplaced_view -->",
      label("b"),
    ]
    #expect(try findings(body.joined(separator: "\n")) == ["b misplaced_view"])
  }

  @Test func onTheSameLineThePlaceCounts() throws {
    #expect(
      try findings(label("a") + "<!-- trellis:disable -->" + label("b")) == ["a fixed_font", "a misplaced_view"])
  }

  @Test func theNextLineOnly() throws {
    #expect(
      try findings(["<!-- trellis:disable:next misplaced_view -->", label("a"), label("b")].joined(separator: "\n"))
        == [
          "a fixed_font", "b fixed_font", "b misplaced_view",
        ])
  }

  /// The notes of Xcode's identity inspector, with the text as an attribute or as a child.
  @Test(arguments: [
    "<fragment content=\"trellis:disable misplaced_view\"/>",
    "<fragment><string key=\"content\">trellis:disable misplaced_view</string></fragment>",
  ]) func notesAreForTheObject(_ fragment: String) throws {
    let note = "<attributedString key=\"userComments\">\(fragment)</attributedString>"
    #expect(
      try findings([label("a", note), label("b")].joined(separator: "\n")) == [
        "a fixed_font", "b fixed_font", "b misplaced_view",
      ])
  }

  @Test func notesAreForWhatIsInside() throws {
    let note =
      "<attributedString key=\"userComments\"><fragment content=\"trellis:disable\"/></attributedString>"
    let box = ["<view id=\"box\">", note, "<subviews>", label("a"), "</subviews>", "</view>", label("b")]
    #expect(try findings(box.joined(separator: "\n")) == ["b fixed_font", "b misplaced_view"])
  }

  @Test func otherCommentsAndMistakesSilenceNothing() throws {
    let body = ["<!-- disable -->", "<!-- trellis:disabled -->", "<!-- trellis:disable misplaced_veiw -->", label("a")]
    #expect(try findings(body.joined(separator: "\n")) == ["a fixed_font", "a misplaced_view"])
  }

  // MARK: Swift code

  /// The lines in which a rule is silent.
  private func silentLines(_ code: String, rule: String = "zero_size") -> [Int] {
    let suppressions = Suppressions(ofSource: code)
    return (1...6).filter { line in
      suppressions.suppresses(
        Finding(rule: rule, severity: .error, message: "", file: "a.swift", line: line, column: 1, elementID: nil))
    }
  }

  @Test func commentsOfCodeSilenceLines() {
    let code = "let a = 1  // trellis:disable:next zero_size\n\n// trellis:disable\n\n// trellis:enable zero_size\n"
    #expect(silentLines(code) == [1, 2, 4, 5])
    #expect(silentLines(code, rule: "clipped_text") == [4, 5, 6])
    #expect(silentLines("// trellis: disable\n/* trellis:disable */\n//trellis:disable\n") == [])
    #expect(silentLines("a\r\n// trellis:disable:next\r\nb\r\nc") == [2, 3])
  }
}
