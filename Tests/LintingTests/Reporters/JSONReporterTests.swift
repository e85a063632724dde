import Foundation
import Geometry
import InterfaceBuilder
import Testing

@testable import Linting

/// The forms in JSON, against the properties that their descriptions require.
@MainActor
@Suite struct JSONReporterTests {
  private func object(_ reporter: Reporter, _ report: LintReport = HostileReport.report) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(reporter.text(of: report).utf8))
  }

  @Test func jsonReporterWritesTheWholeReport() throws {
    let text = Reporter.json.text(of: HostileReport.report)
    #expect(try JSONDecoder().decode(LintReport.self, from: Data(text.utf8)) == HostileReport.report)
    #expect(text == Reporter.json.text(of: HostileReport.report))
  }

  /// Tag characters hide a text in another one. In JSON, which counts in UTF-16, each is a pair of escapes.
  @Test(arguments: [Reporter.json, .gitlab, .sarif]) func tagCharactersAreEscapedAsPairs(_ reporter: Reporter) throws {
    var report = HostileReport.report
    report.findings[0].hints = []
    report.findings[0].message = "seen\u{E0041}"
    report.findings = [report.findings[0]]
    let text = reporter.text(of: report)
    #expect(!text.unicodeScalars.contains("\u{E0041}"))
    #expect(text.contains(#"seen\udb40\udc41"#) || text.contains(#"seen\\u{E0041}"#))
    _ = try object(reporter, report)
  }

  /// "Code Quality report format": description, check_name, fingerprint, severity, location.path and location.lines.begin; a
  /// path is relative and without `./`, fingerprints are unique.
  @Test func gitLabReportHasTheRequiredFields() throws {
    let issues = try #require(try object(.gitlab) as? [[String: Any]])
    #expect(issues.count == 3)
    for (issue, finding) in zip(issues, HostileReport.report.findings) {
      #expect(issue["description"] as? String == VisibleText.line(HostileReport.message))
      #expect(issue["check_name"] as? String == "clipped_text")
      #expect(["info", "minor", "major", "critical", "blocker"].contains(issue["severity"] as? String ?? ""))
      let location = try #require(issue["location"] as? [String: Any])
      #expect(location["path"] as? String == HostileReport.file)
      #expect((location["lines"] as? [String: Int])?["begin"] == finding.line)
    }
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 3)
    #expect((try object(.gitlab, LintReport(configurations: 1)) as? [Any])?.isEmpty ?? false)
  }

  /// SARIF 2.1.0: §3.13 version and runs, §3.14.6 tool, §3.19.2 driver with a name, §3.27 results with a message, §3.27.10 the
  /// levels, §3.4 relative references, §3.30.5 lines and columns from 1, §3.49.3 rule ids.
  @Test func sarifReportHasResultsAndFingerprints() throws {
    let log = try #require(try object(.sarif) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "Trellis")
    #expect(driver["semanticVersion"] as? String == TrellisVersion.current)
    let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
    #expect(rules == RuleSet.all.map(\.identifier))
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["level"] as? String } == ["error", "warning", "note"])
    for (result, finding) in zip(results, HostileReport.report.findings) {
      #expect(rules.contains(result["ruleId"] as? String ?? ""))
      let text = try #require((result["message"] as? [String: String])?["text"])
      #expect(text.hasPrefix(VisibleText.lines(HostileReport.message)))
      let place = try #require(
        (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: [String: Any]])
      #expect(place["region"] as? [String: Int] == ["startLine": finding.line, "startColumn": 7])
      let uri = try #require(place["artifactLocation"]?["uri"] as? String)
      let allowed = CharacterSet(charactersIn: "/:-._~!$&'()*+,;=@%").union(.alphanumerics)
      #expect(uri.unicodeScalars.filter { !$0.isASCII || !allowed.contains($0) }.isEmpty, "\(uri)")
      #expect(uri.removingPercentEncoding == HostileReport.file)
      #expect(!((result["partialFingerprints"] as? [String: String])?.values.contains("") ?? true))
    }
  }

  /// §3.49.12: the address of a page is absolute, RFC 3986.
  @Test func sarifRulesHaveAHelpAddress() throws {
    let log = try #require(try object(.sarif) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.count == RuleSet.all.count)
    for rule in rules {
      let address = try #require((rule["helpUri"] as? String).flatMap { URL(string: $0) })
      #expect(address.scheme == "https" && !(address.host ?? "").isEmpty)
      let help = try #require(rule["help"] as? [String: String])
      #expect(!(help["text"] ?? "").isEmpty)
    }
  }

  /// §3.14.17 columnKind: columns count UTF-16 code units. Before the tag stand ä (2 bytes in UTF-8, 1 unit in UTF-16), 漢 (3 and
  /// 1), 😀 (4 and 2) and e with a combining acute (3 bytes, 2 units, 1 character): 12 bytes, 6 units; before them, the 3 of `<a>`.
  @Test func sarifCountsUTF16() throws {
    var result = LintResult(findings: [HostileReport.finding(line: 2), HostileReport.finding(line: 3)])
    result.findings[0].column = 3 + 12 + 1
    result.findings[1].column = 1
    result.addPlaces(in: Data("\u{FEFF}<x>\r\n<a>ä漢😀e\u{301}<b/>\r\n<c/></a>".utf8))
    #expect(result.findings.map(\.utf16Column) == [3 + 6 + 1, nil])
    let log = try #require(try object(.sarif, LintReport(of: [result], configurations: 1)) as? [String: Any])
    let results = try #require((log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
    let columns = results.map { result -> Int? in
      let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: [String: Any]]
      return location?["region"]?["startColumn"] as? Int
    }
    #expect(columns == [3 + 6 + 1, 1])
    // Compilers and editors count bytes.
    #expect(Reporter.xcode.text(of: LintReport(of: [result], configurations: 1)).contains(":2:16: "))
  }

  /// §3.55 fix, §3.57 replacement: a reader that puts the texts in the places of the regions gets what `--fix` writes.
  @Test(arguments: [
    (
      "<l>\n  <a ä=\"漢\"/>😀<b left=\"😀\" id=\"x\">t</b>\r\n</l>",
      [Fix.Edit.setAttribute("left", "<1>"), .removeAttribute("id")]
    ),
    ("<l>\n  <a ä=\"漢\"/>😀<b left=\"😀\"><c/>t</b>\n</l>", [.removeElement]),
    ("<l>\r\n  <a ä=\"漢\"/>😀<b/>\r\n</l>", [.setAttribute("c", "é")]),
  ]) func sarifHasFixes(_ text: String, _ edits: [Fix.Edit]) throws {
    var finding = HostileReport.finding(line: 2)
    let column = "  <a ä=\"漢\"/>😀".utf8.count + 1
    let fix = Fix("change it", at: SourcePosition(line: 2, column: column), edits)
    finding.column = column
    finding.fix = fix
    var result = LintResult(findings: [finding])
    result.addPlaces(in: Data("\u{FEFF}\(text)".utf8))
    let log = try #require(try object(.sarif, LintReport(of: [result], configurations: 1)) as? [String: Any])
    let results = try #require((log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
    let fixes = try #require(results.first?["fixes"] as? [[String: Any]])
    #expect((fixes.first?["description"] as? [String: String]) == ["text": "change it"])
    let change = try #require((fixes.first?["artifactChanges"] as? [[String: Any]])?.first)
    let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
    let region = try #require(replacement["deletedRegion"] as? [String: Int])
    let inserted = (replacement["insertedContent"] as? [String: String])?["text"] ?? ""
    func offset(_ line: String, _ column: String) throws -> Int {
      let units = Array(text.utf16)
      let start = try #require(region[line]) == 1 ? 0 : try #require(units.firstIndex(of: 10)) + 1
      let lines = try #require(region[line]) == 3 ? try #require(units[start...].firstIndex(of: 10)) + 1 : start
      return lines + (try #require(region[column])) - 1
    }
    var units = Array(text.utf16)
    units.replaceSubrange(
      try offset("startLine", "startColumn")..<(try offset("endLine", "endColumn")), with: Array(inserted.utf16))
    let fixed = Fixer.apply([fix], to: Array(text.utf8)).bytes
    #expect(String(decoding: units, as: UTF16.self) == String(decoding: fixed, as: UTF8.self))
  }

  /// RFC 3986, 4.2: a colon in the first segment of a relative reference would end a scheme.
  @Test func colonInAPathIsEscapedInSARIF() throws {
    var report = HostileReport.report
    report.findings[0].file = "a:b.xib"
    let text = Reporter.sarif.text(of: report)
    #expect(text.contains("\"uri\" : \"a%3Ab.xib\"") && !text.contains("\"a:b.xib\""))
  }
}
