import Foundation
import Testing

@testable import Linting

/// The forms in XML and HTML, as another parser reads them.
@MainActor
@Suite struct MarkupReporterTests {
  /// Checkstyle: `file` elements with a name, in them `error` with line, column, severity, message and source.
  @Test func checkstyleReportIsWellFormed() {
    let parsed = ParsedXML(Reporter.checkstyle.text(of: HostileReport.report))
    #expect(parsed.error == nil)
    #expect(parsed.elements.map(\.name) == ["checkstyle", "file", "error", "error", "error"])
    #expect(parsed.all("file").first?.attributes["name"] == HostileReport.file)
    #expect(parsed.all("error").map { $0.attributes["severity"] } == ["error", "warning", "info"])
    #expect(parsed.all("error").map { $0.attributes["line"] } == ["3", "4", "5"])
    #expect(parsed.all("error").allSatisfy { $0.attributes["message"] == HostileReport.messageInXML })
    #expect(parsed.all("error").allSatisfy { $0.attributes["column"] == "7" })
    #expect(ParsedXML(Reporter.checkstyle.text(of: LintReport(configurations: 1))).error == nil)
  }

  /// JUnit: suites with numbers of tests and failures that are those of the cases inside.
  @Test func junitReportHasACaseForEachPlace() {
    let parsed = ParsedXML(Reporter.junit.text(of: HostileReport.report))
    #expect(parsed.error == nil)
    for suite in parsed.all("testsuites") + parsed.all("testsuite") {
      #expect(suite.attributes["tests"] == "3" && suite.attributes["failures"] == "3")
    }
    #expect(parsed.all("testcase").count == 3)
    #expect(parsed.all("testcase").allSatisfy { $0.attributes["classname"] == HostileReport.file })
    #expect(Set(parsed.all("testcase").map { $0.attributes["name"] }).count == 3)
    #expect(parsed.all("failure").allSatisfy { $0.attributes["message"] == HostileReport.messageInXML })
    #expect(parsed.all("failure").first?.text.contains("resolved: <b>") ?? false)
  }

  /// A run without findings has one case, and it passes.
  @Test func junitReportWithoutFindingsHasOneCase() {
    let parsed = ParsedXML(Reporter.junit.text(of: LintReport(configurations: 1)))
    #expect(parsed.error == nil)
    #expect(parsed.all("testcase").count == 1 && parsed.all("failure").isEmpty)
    #expect(parsed.all("testsuites").first?.attributes["failures"] == "0")
  }

  /// Nothing of a document becomes markup; the drawing does.
  @Test func htmlReportShowsFindingsAndDrawings() {
    let drawing = FindingDrawing(caption: "<8> & \"x\"", svg: "<svg id=\"drawing\"/>", isFailing: true)
    let text = Reporter.html.text(of: HostileReport.report) { _ in [drawing] }
    for tag in ["<script", "<x>", "<i>", "<b>", "<details> &", "<8>", "iPhone <"] { #expect(!text.contains(tag)) }
    #expect(text.contains("&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;"))
    #expect(text.components(separatedBy: "<svg id=\"drawing\"/>").count == 1 + 3)
    let body = text[(text.range(of: "<body>")?.lowerBound ?? text.startIndex)...].replacing("</html>", with: "")
    #expect(ParsedXML(String(body)).error == nil)
  }
}
