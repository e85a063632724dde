import Checking
import Editing
import InterfaceBuilder
import LayoutReports
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
    var line: Int
    var scene: String?
    var sceneID: String?
    /// The objects that it is about, the first one first.
    var elements: [String]
    /// Where it shows, in words; nil for what the document alone says.
    var extent: String?
    /// The first surface on which it shows.
    var surface: SurfaceRequest?
    var hints: [String]
  }
}

/// What would resolve an issue; each was or can be tried.
struct FixList: Encodable {
  var fixes: [Fix]

  struct Fix: Encodable {
    var title: String
    /// What it costs, in words; nil for nothing to say.
    var detail: String?
    var changes: [ChangeRequest]
  }
}

@MainActor
extension Studio {
  /// The findings about a document, as `trellis check` gives them without its searches.
  func issues(_ file: String?, language: String?) throws(StudioError) -> IssueList {
    let session = try session(file)
    let findings = try findings(of: session, language: language)
    let configurations = Self.configurations
    let issues = findings.enumerated().map { index, finding in
      IssueList.Issue(
        index: index, rule: finding.rule, severity: finding.severity.rawValue, message: finding.message,
        condition: finding.condition, line: finding.line, scene: finding.scene, sceneID: finding.sceneID,
        elements: ([finding.elementID] + finding.others.map(\.elementID)).compactMap { $0 }, extent: finding.extent,
        surface: configurations.first { $0.name == finding.configurations.first }.map(SurfaceRequest.init),
        hints: finding.hints)
    }
    return IssueList(version: session.version, tried: configurations.count, issues: issues)
  }

  private static let configurations = Matrix.preset(.default).configurations

  private func findings(of session: DocumentSession, language: String?) throws(StudioError) -> [Finding] {
    let key = "\(session.version) \(language ?? "")"
    if let known = session.findings, known.key == key { return known.findings }
    let stand = try stand(session, language: language)
    var linter = Linter(configurations: Self.configurations)
    linter.givesHints = false
    let result = linter.lint(session.document, options: stand.options, localization: stand.localization)
    let findings = LintReport(of: [result], configurations: Self.configurations.count).certain.findings
    session.findings = (key, findings)
    return findings
  }

  /// What would resolve the issue with the index.
  func fixes(_ file: String?, issue index: Int?, version: Int?, language: String?) throws(StudioError) -> FixList {
    let session = try session(file)
    guard version == session.version else { throw StudioError(409, "The document was changed since.") }
    let findings = try findings(of: session, language: language)
    guard let index, findings.indices.contains(index) else { throw StudioError(404, "There is no such issue.") }
    let finding = findings[index]
    var fixes: [FixList.Fix] = []
    if let fix = finding.fix {
      var change = ChangeRequest("fix")
      change.fix = fix
      fixes.append(.init(title: fix.summary.capitalizedSentence, changes: [change]))
    }
    if let configuration = Self.configurations.first(where: { $0.name == finding.configurations.first }) {
      fixes += try repairs(of: finding, on: configuration, session, language)
    }
    fixes += suggestions(for: finding, in: session.document)
    return FixList(fixes: try judged(fixes, of: finding, session, language))
  }

  /// How many views a document has at most whose fixes are tried in every configuration.
  private static let mostViewsEverywhere = 150

  /// The fixes that can be made, each with how many configurations have conflicts or ambiguities afterwards, the best first.
  private func judged(
    _ fixes: [FixList.Fix], of finding: Finding, _ session: DocumentSession, _ language: String?
  ) throws(StudioError) -> [FixList.Fix] {
    let views = session.document.scenes.reduce(0) { $0 + $1.allRoots.reduce(0) { $0 + $1.tree.count } }
    // Large documents are tried on fewer devices, so that nobody waits.
    let configurations = views <= Self.mostViewsEverywhere ? Self.configurations : Array(Self.configurations.prefix(6))
    var judged: [(fix: FixList.Fix, left: Int)] = []
    for var fix in fixes {
      guard let stand = try? stand(session, changes: fix.changes, language: language) else { continue }
      var options = stand.options
      options.scene = finding.sceneID
      let left = configurations.count { configuration in
        Stage(stand.documents, on: .device(configuration), options: options).layOut().scenes
          .contains { !$0.conflicts.isEmpty || !$0.ambiguities.isEmpty }
      }
      let verdict =
        left == 0
        ? "no conflict and no ambiguity is left"
        : "\(left) of \(configurations.count) configurations stay in conflict or ambiguous"
      fix.detail = [verdict, fix.detail].compactMap { $0 }.joined(separator: "; ")
      judged.append((fix, left))
    }
    return judged.enumerated().sorted { ($0.element.left, $0.offset) < ($1.element.left, $1.offset) }.map(\.element.fix)
  }

  /// What resolves a conflict, tried on copies of the layout.
  private func repairs(
    of finding: Finding, on configuration: LayoutConfiguration, _ session: DocumentSession, _ language: String?
  ) throws(StudioError) -> [FixList.Fix] {
    let stand = try stand(session, language: language)
    var options = stand.options
    (options.includesRepairs, options.scene) = (true, finding.sceneID)
    let scenes = Stage(stand.documents, on: .device(configuration), options: options).layOut().scenes
    let conflicts = scenes.flatMap(\.conflicts).filter { $0.repeats == nil }
    guard let conflict = conflicts.first(where: { ($0.brokenID ?? "") == finding.elementID ?? "" }) else { return [] }
    let names = try Changes.naming(session.bytes, session.file)
    return conflict.repairs.prefix(6).compactMap { repair in
      guard let id = conflict.members.first(where: { $0.mention == repair.constraint })?.constraintID else {
        return nil
      }
      let name = names.name(of: id)
      let detail = repair.movement < 0.5 ? "moves nothing" : "moves views by \(repair.movement.shortText) points in all"
      switch repair.kind {
      case .lowerPriority:
        let priority = (repair.value ?? 999).shortText
        return .init(
          title: "Make \(name) optional (\(priority))", detail: detail, changes: [.set(id, ["priority": priority])])
      case .changeConstant:
        let constant = (repair.value ?? 0).shortText
        return .init(
          title: "Set the constant of \(name) to \(constant)", detail: detail,
          changes: [.set(id, ["constant": constant])])
      case .remove:
        var change = ChangeRequest("delete")
        change.objects = [id]
        return .init(title: "Remove \(name)", detail: detail, changes: [change])
      case .stopTranslatingMask: return nil
      }
    }
  }

  /// What Interface Builder's menu offers for views whose place is open.
  private func suggestions(for finding: Finding, in document: Document) -> [FixList.Fix] {
    let views = ([finding.elementID] + finding.others.map(\.elementID)).compactMap { $0 }
      .filter { document.view(id: $0) != nil }
    guard ["ambiguous_layout", "missing_constraint", "misplaced_view"].contains(finding.rule), !views.isEmpty else {
      return []
    }
    func resolve(_ title: String, _ resolution: Resolution) -> FixList.Fix {
      var change = ChangeRequest("resolve")
      (change.objects, change.resolution) = (views, resolution.rawValue)
      return .init(title: title, changes: [change])
    }
    if finding.rule == "misplaced_view" {
      return [resolve("Update frames", .updateFrames), resolve("Update constraint constants", .updateConstants)]
    }
    return [resolve("Add missing constraints", .addMissing), resolve("Reset to suggested constraints", .reset)]
  }
}

extension SurfaceRequest {
  init(_ configuration: LayoutConfiguration) {
    device = configuration.device.id
    orientation = configuration.orientation.rawValue
    if configuration.split != .full { split = configuration.split.rawValue }
    if configuration.textSize != .large { textSize = "\(configuration.textSize)" }
    if configuration.isRightToLeft { isRightToLeft = true }
    if configuration.isDark { isDark = true }
    pseudolanguage = configuration.pseudolanguage?.rawValue
  }
}

extension String {
  /// With a capital letter at its beginning.
  var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}

extension Double {
  /// With at most three decimals, and none if it is whole.
  var shortText: String {
    let rounded = (self * 1000).rounded() / 1000
    if rounded == rounded.rounded(), rounded.magnitude < 1e15 { return String(Int64(rounded)) }
    return rounded.description
  }
}
