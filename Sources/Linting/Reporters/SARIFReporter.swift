import Foundation
import Geometry

/// Writes the Static Analysis Results Interchange Format, version 2.1.0.
///
/// Source: OASIS, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0".
enum SARIFReporter {
  private struct Log: Encodable {
    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }

  private struct Run: Encodable {
    let tool: Tool
    let results: [Result]
    /// How columns of regions are counted; see ``Finding/utf16Column``.
    let columnKind = "utf16CodeUnits"
  }

  private struct Tool: Encodable {
    let driver: Driver
  }

  private struct Driver: Encodable {
    let name = "Trellis"
    let version = TrellisVersion.current
    let semanticVersion = TrellisVersion.current
    let rules: [Rule]
  }

  private struct Rule: Encodable {
    let id: String
    let name: String
    let shortDescription: Text
    let fullDescription: Text
    let help: Text
    let helpUri: String
    let defaultConfiguration: Level
  }

  private struct Level: Encodable {
    let level: String
  }

  private struct Text: Encodable {
    let text: String
  }

  private struct Result: Encodable {
    let ruleId: String
    let level: String
    let message: Text
    let locations: [Location]
    let partialFingerprints: [String: String]
    let fixes: [Fix]?
  }

  private struct Fix: Encodable {
    let description: Text
    let artifactChanges: [Change]
  }

  private struct Change: Encodable {
    let artifactLocation: Artifact
    let replacements: [Replacement]
  }

  private struct Replacement: Encodable {
    let deletedRegion: WholeRegion
    let insertedContent: Text?

    /// Nothing is inserted where the text is empty.
    init(_ region: WholeRegion, _ text: String) {
      deletedRegion = region
      insertedContent = text.isEmpty ? nil : Text(text: text)
    }
  }

  private struct WholeRegion: Encodable {
    let startLine: Int
    let startColumn: Int
    let endLine: Int
    let endColumn: Int
  }

  private struct Location: Encodable {
    let physicalLocation: Physical
  }

  private struct Physical: Encodable {
    let artifactLocation: Artifact
    let region: Region
  }

  private struct Artifact: Encodable {
    let uri: String
  }

  private struct Region: Encodable {
    let startLine: Int
    let startColumn: Int
  }

  static func text(of report: LintReport) -> String {
    SortedJSON.text(
      of: Log(runs: [Run(tool: Tool(driver: Driver(rules: rules)), results: report.findings.map(result))]))
  }

  private static var rules: [Rule] {
    RuleSet.all.map { type(of: $0).description }.map { rule in
      Rule(
        id: rule.identifier, name: rule.name, shortDescription: Text(text: rule.summary),
        fullDescription: Text(text: rule.rationale), help: Text(text: rule.rationale), helpUri: rule.page.address,
        defaultConfiguration: Level(level: rule.severity.rawValue))
    }
  }

  private static func result(_ finding: Finding) -> Result {
    let extent = finding.extent.map { "\nin \(finding.scene ?? "the scene") \($0)" } ?? ""
    return Result(
      ruleId: finding.rule, level: finding.severity.rawValue,
      message: Text(text: VisibleText.lines(([finding.message + extent] + finding.hints).joined(separator: "\n"))),
      locations: [
        Location(
          physicalLocation: Physical(
            artifactLocation: Artifact(uri: uri(finding.file)),
            region: Region(startLine: finding.line, startColumn: finding.utf16Column ?? finding.column)))
      ], partialFingerprints: ["trellis/v1": finding.fingerprint], fixes: fixes(finding))
  }

  /// §3.55: the repairs that were tried, else what the rule itself knows; nil without a fix.
  private static func fixes(_ finding: Finding) -> [Fix]? {
    if let repairs = finding.repairs { return repairs.map { fix($0, of: finding) } }
    guard let fix = finding.fix, let change = fix.replacement else { return nil }
    let region = WholeRegion(
      startLine: change.startLine, startColumn: change.startColumn, endLine: change.endLine, endColumn: change.endColumn
    )
    return [Self.fix(fix.summary, of: finding, [Replacement(region, change.text)])]
  }

  private static func fix(_ repair: Repair, of finding: Finding) -> Fix {
    let replacements = repair.changes.map { change in
      Replacement(
        WholeRegion(
          startLine: change.startLine, startColumn: change.startColumn, endLine: change.endLine,
          endColumn: change.endColumn), change.new)
    }
    return fix(repair.summary, of: finding, replacements)
  }

  private static func fix(_ summary: String, of finding: Finding, _ replacements: [Replacement]) -> Fix {
    Fix(
      description: Text(text: VisibleText.line(summary)),
      artifactChanges: [Change(artifactLocation: Artifact(uri: uri(finding.file)), replacements: replacements)])
  }

  /// A relative reference with everything escaped that a path of a URI may not hold.
  private static func uri(_ path: String) -> String {
    path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
  }
}
