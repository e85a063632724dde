import Editing
import InterfaceBuilder
import LayoutReports
import Linting
import Staging

/// Finds changes of a document that take findings away, by trying them.
///
/// 1. `Remedies` say what people would try against a finding. Each is made in a draft of its own.
/// 2. The changed scene is laid out on the canvas. A change after which a view is more than a point further from where it is drawn, or that
///    comes with more conflicts, is dropped; those that come nearest to the drawing are tried first.
/// 3. The changed scene is checked as the document was. The finding must be gone, and nothing new may be found.
@MainActor
public struct RepairSearch {
  private let linter: Linter
  private let item: BatchItem
  private let bytes: [UInt8]
  private let document: LintedDocument
  private let limits = Limits()
  /// What the canvas has of each scene, before any change.
  private let layouts = Layouts()

  /// What a document may cost. A repair of each of some hundred findings is of no use to anybody.
  @MainActor private final class Limits {
    var findings = 60
    /// Layouts of a scene with fifty constraints; others count by theirs.
    var layouts = 4000
  }

  @MainActor private final class Layouts {
    var known: [String: CanvasLayout] = [:]
    var weights: [String: Int] = [:]
  }

  /// - Parameters:
  ///   - linter: the one that found what is to be repaired. Every change is checked in its configurations.
  ///   - item: the document as the linter read it, with its bytes.
  public init(_ linter: Linter, _ item: BatchItem) {
    self.linter = linter.withoutAdvice
    self.item = item
    bytes = [UInt8](item.data)
    document = LintedDocument(item.document)
  }

  /// Adds up to three repairs to each finding.
  ///
  /// - Parameter tellsAll: whether findings that depend on code are repaired, too.
  func addRepairs(to result: inout LintResult, tellsAll: Bool) {
    guard result.findings.contains(where: { tellsAll || $0.isCertain }), let draft = try? Draft(bytes, file: item.file),
      let remedies = try? Remedies(draft, options: item.options)
    else { return }
    for index in result.findings.indices where tellsAll || result.findings[index].isCertain {
      guard limits.findings > 0, limits.layouts > 0 else { return }
      limits.findings -= 1
      let found = repairs(of: result.findings[index], among: result.findings, remedies)
      result.findings[index].repairs = found.isEmpty ? nil : found
    }
  }

  /// Up to three changes that take the finding away, the best first.
  ///
  /// Costs the layouts of a check of the scene for each change that is tried, of which there are ten at most.
  ///
  /// - Parameter all: everything that was found in the document, of which a repair may leave the rest.
  public func repairs(of finding: Finding, among all: [Finding]) -> [Repair] {
    guard let draft = try? Draft(bytes, file: item.file), let remedies = try? Remedies(draft, options: item.options)
    else { return [] }
    return repairs(of: finding, among: all, remedies)
  }

  private func repairs(of finding: Finding, among all: [Finding], _ remedies: Remedies) -> [Repair] {
    guard let scene = scene(of: finding) else { return [] }
    var candidates = fixed(finding).map { [$0] } ?? []
    var seen = Set(candidates.map(\.patch))
    for remedy in finding.trouble.map(remedies.remedies) ?? [] {
      guard candidates.count < 32, let candidate = candidate(remedy), seen.insert(candidate.patch).inserted else {
        continue
      }
      candidates.append(candidate)
    }
    let before = layout(of: scene)
    let screened = candidates.enumerated().compactMap { order, candidate -> (Candidate, Int, Int)? in
      guard let after = layout(of: scene, in: candidate), !after.isWorse(than: before) else { return nil }
      return (candidate, Int(after.distance.rounded()), order)
    }
    var found: [Repair] = []
    for (candidate, _, _) in screened.sorted(by: { ($0.1, $0.2) < ($1.1, $1.2) }).prefix(10) where found.count < 3 {
      if cures(candidate, finding, all, scene) { found.append(candidate.repair) }
    }
    return found
  }

  // MARK: Candidates

  private struct Candidate {
    let summary: String
    var isCertain = false
    let patch: Patch
    let document: Document

    var repair: Repair {
      Repair(
        summary, isCertain: isCertain,
        changes: patch.replacements.map {
          Repair.Change(
            offset: $0.offset, old: String(decoding: $0.old, as: UTF8.self),
            new: String(decoding: $0.new, as: UTF8.self))
        })
    }
  }

  private func candidate(_ remedy: Remedy) -> Candidate? {
    guard let draft = try? Draft(bytes, file: item.file), (try? remedy.apply(to: draft, options: item.options)) != nil,
      !draft.patch.isEmpty, let changed = try? draft.document()
    else { return nil }
    return Candidate(summary: remedy.summary, patch: draft.patch, document: changed)
  }

  /// The fix that the rule itself knows.
  private func fixed(_ finding: Finding) -> Candidate? {
    guard let fix = finding.fix else { return nil }
    let (changed, applied) = Fixer.apply([fix], to: bytes)
    let patch = Patch(changing: bytes, to: changed)
    guard !applied.isEmpty, !patch.isEmpty, let document = try? Document.read(.init(changed), file: item.file) else {
      return nil
    }
    return Candidate(summary: fix.summary, isCertain: true, patch: patch, document: document)
  }

  // MARK: Trying

  /// The id by which stages know the scene of a finding; nil if the scene has none.
  private func scene(of finding: Finding) -> String? {
    if let id = finding.sceneID { return id }
    let view = finding.elementID.flatMap { id in
      document.view(ofItem: id) ?? document.constraint(id).flatMap { document.view($0.ownerID) }
    }
    // A connection is in no scene that matters to layouts.
    return view.flatMap { document.scene(of: $0).reportID } ?? document.document.scenes.first?.reportID
  }

  /// How much a layout of a scene costs.
  private func weight(of scene: String) -> Int {
    if let known = layouts.weights[scene] { return known }
    let views = document.document.scenes.filter { $0.reportID == scene }.flatMap(\.allRoots).flatMap(\.tree)
    let weight = 1 + views.reduce(0) { $0 + $1.constraints.count } / 50
    layouts.weights[scene] = weight
    return weight
  }

  private func layout(of scene: String) -> CanvasLayout {
    if let known = layouts.known[scene] { return known }
    let layout = CanvasLayout(item.document, scene, item.options)
    layouts.known[scene] = layout
    return layout
  }

  private func layout(of scene: String, in candidate: Candidate) -> CanvasLayout? {
    guard limits.layouts > 0 else { return nil }
    limits.layouts -= weight(of: scene)
    return CanvasLayout(candidate.document, scene, item.options)
  }

  /// Whether the change takes the finding away and adds none.
  private func cures(_ candidate: Candidate, _ finding: Finding, _ all: [Finding], _ scene: String) -> Bool {
    guard limits.layouts > 0 else { return false }
    limits.layouts -= linter.configurations.count * weight(of: scene)
    var options = item.options
    options.scene = scene
    let after = linter.lint(candidate.document, options: options, localization: item.localization).findings
    if after.contains(where: { $0.isAbout(finding) && (!finding.isCertain || $0.isCertain) }) { return false }
    return after.allSatisfy { one in !one.isCertain || all.contains { $0.isCertain && one.isAbout($0) } }
  }
}

extension Finding {
  private var elements: Set<String> { Set(([elementID] + others.map(\.elementID)).compactMap { $0 }) }

  /// Whether both are of one rule and about one element.
  fileprivate func isAbout(_ other: Finding) -> Bool {
    rule == other.rule && (elements.isEmpty || !elements.isDisjoint(with: other.elements))
  }
}

extension Linter {
  /// The same rules and configurations, without what costs more layouts.
  fileprivate var withoutAdvice: Linter {
    var linter = self
    linter.givesHints = false
    return linter
  }
}
