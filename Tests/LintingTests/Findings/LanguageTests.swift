import Foundation
import Testing

@testable import Linting

/// One mistake in the documents of several languages is told once.
@Suite struct LanguageTests {
  private func finding(_ file: String, _ element: String? = "label", identity: String = "") -> Finding {
    Finding(
      rule: "clipped_text", severity: .warning, message: "Text of \"A\" is clipped", file: file, line: 3, column: 5,
      elementID: element, identity: identity)
  }

  private func text(_ findings: [Finding]) -> String {
    Reporter.xcode.text(of: LintReport(of: [LintResult(findings: findings, layouts: 1)], configurations: 1))
  }

  @Test(arguments: [
    ("App/el.lproj/Main.storyboard", "App/*.lproj/Main.storyboard"), ("Launch_ar.storyboard", "Launch.storyboard"),
    ("Launch-pt-BR.xib", "Launch.xib"), ("Launch_zh-Hans.xib", "Launch.xib"),
    ("My_Cell.xib", "My_Cell.xib"), ("Main_iPad.storyboard", "Main_iPad.storyboard"),
    ("_ar.xib", "_ar.xib"),
  ])
  func pathWithoutItsLanguage(_ file: String, _ document: String) {
    #expect(LanguagePath.document(of: file) == document)
  }

  @Test func programsHaveNoLanguage() { #expect(LanguagePath.document(of: "Screen.swift") == nil) }

  @Test func sameElementOfOtherLanguagesIsOneFinding() {
    let files = ["Launch.storyboard", "Launch_ar.storyboard", "Launch_el.storyboard"]
    #expect(
      text(files.map { finding($0) }) == """
        Launch.storyboard:3:5: warning: Text of "A" is clipped (clipped_text)
            also in Launch_ar.storyboard and Launch_el.storyboard
        1 warning in 1 document; 1 layout in 1 configuration
        """)
    #expect(
      text(["a", "b", "c", "d", "e", "f"].map { finding("\($0)a.lproj/M.xib") }).contains(
        "also in ba.lproj/M.xib, ca.lproj/M.xib, da.lproj/M.xib and 2 more"))
  }

  @Test func otherElementsAndDocumentsStayApart() {
    let apart = [
      finding("ar.lproj/A.xib"), finding("el.lproj/B.xib"), finding("el.lproj/A.xib", "other"),
      finding("el.lproj/A.xib", identity: "height"), finding("fr.lproj/A.xib", nil), finding("it.lproj/A.xib", nil),
    ]
    #expect(!text(apart).contains("also in"))
  }

  /// Two findings of one document are two, and programs read all findings.
  @Test func formsForProgramsKeepEachFinding() {
    let report = LintReport(
      of: [LintResult(findings: [finding("Launch.xib"), finding("Launch_ar.xib")], layouts: 1)],
      configurations: 1)
    #expect(LintReport(json: Data(Reporter.json.text(of: report).utf8))?.findings.count == 2)
    #expect(!text([finding("Launch.xib"), finding("Launch.xib")]).contains("also in"))
  }
}
