import Checking
import Editing
import Foundation
import Linting
import Staging

/// What is wrong with a document.
struct IssueList: Encodable {
  var version: Int
  /// How many surfaces the document was laid out on.
  var tried: Int
  var issues: [Issue]

  /// A finding with its place among the findings of this version.
  struct Issue: Encodable {
    var index: Int
    var rule: String
    var severity: String
    var message: String
    var condition: String?
    /// The file of the app that has it; nil for the document itself.
    var file: String?
    var line: Int
    var scene: String?
    var sceneID: String?
    /// The objects that it is about, the first one first.
    var elements: [String]
    /// Where it shows, in words; nil for what the document alone says.
    var extent: String?
    /// The names of the surfaces on which it shows; empty for what the document alone says.
    var configurations: [String] = []
    /// The first surface on which it shows.
    var surface: SurfaceRequest?
    var hints: [String]
  }
}

/// What would resolve an issue: after each of them it is gone, and nothing new is found.
struct FixList: Encodable {
  /// In how many configurations each was tried.
  var tried: Int
  var fixes: [Fix]

  struct Fix: Encodable {
    var title: String
    var changes: [DocumentChange]
  }
}

/// The event that pages receive while fixes of an issue are tried.
struct FixProgress: Codable {
  var file: String
  /// The index of the issue.
  var issue: Int
  /// How many changes were tried, and how many there will be as far as is known.
  var done: Int
  var total: Int
}

@MainActor
extension Studio {
  /// The findings about a document, as `trellis check` gives them without its searches.
  func issues(_ file: String?, language: String?) throws(StudioError) -> IssueList {
    let session = try session(file)
    let findings = try findings(of: session, language: language)
    let configurations = linter(for: session).configurations
    let issues = findings.enumerated().map { index, finding in
      IssueList.Issue(
        finding, index: index,
        surface: configurations.first { $0.name == finding.configurations.first }.map(SurfaceRequest.init))
    }
    return IssueList(version: session.version, tried: configurations.count, issues: issues)
  }

  /// Finds the issues of a document before they are asked for, so that edits and layouts which come meanwhile do not wait for all of it.
  /// What an edit makes out of date is begun anew.
  package func prepareIssues(_ file: String?, language: String?) async {
    for _ in 0..<Self.mostBeginnings {
      guard let session = try? session(file), let stand = try? stand(session, language: language) else { return }
      let key = "\(session.version) \(language ?? "")"
      if session.findings?.key == key { return }
      let linter = linter(for: session)
      let version = session.version
      let result = await linter.lintInPieces(
        session.document, options: stand.options, localization: stand.source.localization
      ) { session.version == version }
      guard let result, session.version == version else { continue }
      session.findings = (
        key, LintReport(of: [result], configurations: linter.configurations.count).certain.findings
      )
      return
    }
  }

  /// Somebody who edits without a pause gets an answer, too.
  private static let mostBeginnings = 20

  private func findings(of session: DocumentSession, language: String?) throws(StudioError) -> [Finding] {
    let key = "\(session.version) \(language ?? "")"
    if let known = session.findings, known.key == key { return known.findings }
    let stand = try stand(session, language: language)
    let linter = linter(for: session)
    let result = linter.lint(
      session.document, options: stand.options, localization: stand.source.localization)
    let findings = LintReport(of: [result], configurations: linter.configurations.count).certain.findings
    session.findings = (key, findings)
    return findings
  }

  /// What `trellis check` takes for the document, without its searches.
  func linter(for session: DocumentSession) -> Linter {
    if let known = session.linter { return known }
    var linter = Linter(forDocument: session.file)
    linter.givesHints = false
    session.linter = linter
    return linter
  }

  /// How many views a document has at most whose fixes are tried in every configuration.
  private static let mostViewsEverywhere = 150

  /// What would resolve the issue with the index.
  func fixes(_ file: String?, issue index: Int?, version: Int?, language: String?) throws(StudioError) -> FixList {
    let session = try session(file)
    guard version == session.version else { throw StudioError(409, "The document has changed in the meantime.") }
    let findings = try findings(of: session, language: language)
    guard let index, findings.indices.contains(index) else { throw StudioError(404, "This issue no longer exists.") }
    if let known = session.fixes, known.key == Self.key(session, language, index) { return known.list }
    let (search, tried) = try repairSearch(in: session, findings[index], language: language)
    return FixList(tried: tried, fixes: search.repairs(of: findings[index], among: findings).map(FixList.Fix.init))
  }

  /// Tries fixes before they are asked for, one after the other: pages hear how far that is, and what else they ask does not wait for all
  /// of it. What an edit makes out of date is given up.
  package func prepareFixes(_ file: String?, issue index: Int?, version: Int?, language: String?) async {
    guard let session = try? session(file), version == session.version,
      let findings = try? findings(of: session, language: language), let index, findings.indices.contains(index)
    else { return }
    let key = Self.key(session, language, index)
    guard session.fixes?.key != key,
      let (search, tried) = try? repairSearch(in: session, findings[index], language: language)
    else { return }
    let repairs = await search.repairs(of: findings[index], among: findings) { done, total in
      hub.send(
        "fixes", JSON.line(FixProgress(file: session.file, issue: index, done: done, total: max(done, total))))
      await Task.yield()
      return session.version == version
    }
    guard session.version == version else { return }
    session.fixes = (key, FixList(tried: tried, fixes: repairs.map(FixList.Fix.init)))
  }

  private static func key(_ session: DocumentSession, _ language: String?, _ issue: Int) -> String {
    "\(session.version) \(language ?? "") \(issue)"
  }

  /// What finds repairs of a finding, and in how many configurations it tries them.
  private func repairSearch(
    in session: DocumentSession, _ finding: Finding, language: String?
  ) throws(StudioError) -> (RepairSearch, tried: Int) {
    var source = try stand(session, language: language).source
    source.data = Data(session.bytes)
    let views = session.document.scenes.reduce(0) { $0 + $1.allRoots.reduce(0) { $0 + $1.tree.count } }
    var linter = linter(for: session)
    if views > Self.mostViewsEverywhere {
      // Large documents are tried where the issue shows and on some other devices, so that nobody waits.
      let shown = linter.configurations.filter { finding.configurations.prefix(2).contains($0.name) }
      linter.configurations = shown + linter.configurations.filter { !shown.contains($0) }.prefix(4)
    }
    let search = RepairSearch(linter, BatchItem(document: session.document, source: source))
    return (search, linter.configurations.count)
  }
}

extension IssueList.Issue {
  /// - Parameter surface: the first one on which the finding shows.
  init(_ finding: Finding, index: Int, surface: SurfaceRequest?) {
    self.init(
      index: index, rule: finding.rule, severity: finding.severity.rawValue, message: finding.message,
      condition: finding.condition, line: finding.line, scene: finding.scene, sceneID: finding.sceneID,
      elements: ([finding.elementID] + finding.others.map(\.elementID)).compactMap { $0 }, extent: finding.extent,
      configurations: finding.configurations, surface: surface, hints: finding.hints)
  }
}

extension FixList.Fix {
  init(_ repair: Repair) {
    self.init(title: repair.summary.capitalizedSentence, changes: [.patch(repair.patch)])
  }
}

extension String {
  /// With a capital letter at its beginning.
  var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}
