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
/// 3. The changed scene is checked as the document was, in one configuration that shows the finding, then in all. The finding must be
///    gone, and nothing new may be found.
@MainActor
package struct RepairSearch {
  private let linter: Linter
  private let item: BatchItem
  private let bytes: [UInt8]
  private let document: LintedDocument
  /// How much a layout of a scene costs, by the scene's id: 1 for one with fifty constraints.
  private let weights: [String: Int]
  private let limits: Limits
  /// What the canvas has of each scene, before any change.
  private let layouts = Layouts()

  /// What a document may cost. A repair of each of some hundred findings is of no use to anybody.
  @MainActor private final class Limits {
    var findings = 60
    /// Layouts, each counted with the weight of its scene.
    var layouts: Int

    init(layouts: Int) { self.layouts = layouts }
  }

  @MainActor private final class Layouts {
    var known: [String: CanvasLayout] = [:]
  }

  /// - Parameters:
  ///   - linter: the one that found what is to be repaired. Every change is checked in its configurations.
  ///   - item: the document as the linter read it, with its bytes.
  package init(_ linter: Linter, _ item: BatchItem) {
    self.linter = linter.withoutAdvice
    self.item = item
    bytes = [UInt8](item.data)
    document = LintedDocument(item.document)
    weights = Self.weights(of: item.document)
    // Half as much again as the check itself; a small document may cost more, for that takes no time.
    let check = linter.configurations.count * weights.values.reduce(0, +)
    limits = Limits(layouts: max(1000, check + check / 2))
  }

  private static func weights(of document: Document) -> [String: Int] {
    var constraints: [String: Int] = [:]
    for scene in document.scenes {
      guard let id = scene.reportID else { continue }
      constraints[id, default: 0] += scene.allRoots.flatMap(\.tree).reduce(0) { $0 + $1.constraints.count }
    }
    return constraints.mapValues { 1 + $0 / 50 }
  }

  /// Adds up to three repairs to each finding.
  ///
  /// - Parameter tellsAll: whether findings that depend on code are repaired, too.
  package func addRepairs(to result: inout LintResult, tellsAll: Bool) {
    guard result.findings.contains(where: { tellsAll || $0.isCertain }), let draft = try? Draft(item.document),
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
  /// Costs a layout of the scene for each of up to 32 changes, and the layouts of a check of the scene for each repair that is found.
  /// A search has as many layouts for all findings as the check of the document made, and half as many again.
  ///
  /// - Parameter all: everything that was found in the document, of which a repair may leave the rest.
  package func repairs(of finding: Finding, among all: [Finding]) -> [Repair] {
    guard let draft = try? Draft(item.document), let remedies = try? Remedies(draft, options: item.options)
    else { return [] }
    return repairs(of: finding, among: all, remedies)
  }

  /// The same, one change after the other, so that others get a turn between them.
  ///
  /// - Parameter tell: hears after each try how many are done, and how many there will be as far as is known. The search ends when it
  ///   gives false.
  package func repairs(
    of finding: Finding, among all: [Finding], tell: @MainActor (_ done: Int, _ total: Int) async -> Bool
  ) async -> [Repair] {
    guard let draft = try? Draft(item.document), let remedies = try? Remedies(draft, options: item.options),
      var trials = Trials(self, finding, all, remedies)
    else { return [] }
    while trials.goOn() {
      guard await tell(trials.done, trials.total) else { break }
    }
    return trials.found
  }

  private func repairs(of finding: Finding, among all: [Finding], _ remedies: Remedies) -> [Repair] {
    guard var trials = Trials(self, finding, all, remedies) else { return [] }
    while trials.goOn() {}
    return trials.found
  }

  /// The changes that are tried against a finding, and what is known of them.
  @MainActor private struct Trials {
    private let search: RepairSearch
    private let finding: Finding
    private let all: [Finding]
    private let scene: String
    private let before: CanvasLayout
    private(set) var found: [Repair] = []
    private(set) var done = 0
    private var tries = 10
    private var others: [(candidate: Candidate, distance: Int)] = []
    private var seen: Set<Patch> = []
    private var isFixTried = false
    /// What people would try and has had no layout yet.
    private var waiting: ArraySlice<Remedy>
    /// What is left to be checked, the nearest to the drawing first; nil as long as layouts say what is near.
    private var nearest: ArraySlice<Candidate>?

    /// Nil for a finding in no scene.
    init?(_ search: RepairSearch, _ finding: Finding, _ all: [Finding], _ remedies: Remedies) {
      guard let scene = search.scene(of: finding) else { return nil }
      (self.search, self.finding, self.all, self.scene) = (search, finding, all, scene)
      before = search.layout(of: scene)
      waiting = ArraySlice(finding.trouble.map(remedies.remedies) ?? [])
    }

    /// The tries that were made, and those that are to come as far as is known.
    var total: Int { done + waiting.count + min(tries, nearest?.count ?? others.count) }

    /// Tries the next change. False where none is left.
    mutating func goOn() -> Bool {
      done += 1
      if !isFixTried {
        isFixTried = true
        if let candidate = search.fixed(finding) { screen(candidate) }
        return true
      }
      guard var rest = nearest else {
        if let remedy = waiting.first, isWorthwhile(remedy) {
          waiting.removeFirst()
          if let candidate = search.candidate(remedy) { screen(candidate) }
        } else {
          waiting = []
          let sorted = others.enumerated().sorted {
            ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
          }
          nearest = ArraySlice(sorted.map { $0.element.candidate })
        }
        return true
      }
      guard found.count < 3, tries > 0, let next = rest.popFirst() else { return false }
      nearest = rest
      attempt(next)
      return true
    }

    private func isWorthwhile(_ remedy: Remedy) -> Bool {
      guard found.count < 3, seen.count < 32, search.limits.layouts > search.trialWeight(of: scene) else {
        return false
      }
      return !remedy.isLastResort || found.isEmpty
    }

    private mutating func attempt(_ candidate: Candidate) {
      guard tries > 0 else { return }
      tries -= 1
      if search.cures(candidate, finding, all, scene) { found.append(candidate.repair) }
    }

    private mutating func screen(_ candidate: Candidate) {
      guard seen.insert(candidate.patch).inserted, let after = search.layout(of: scene, in: candidate),
        !after.isWorse(than: before)
      else { return }
      let distance = Int(after.distance.rounded())
      // Nothing comes nearer to the drawing.
      if distance == 0 { attempt(candidate) } else { others.append((candidate, distance)) }
    }
  }

  // MARK: Candidates

  private struct Candidate {
    let summary: String
    var isCertain = false
    let patch: Patch
    let document: Document

    var repair: Repair { Repair(summary, isCertain: isCertain, patch: patch) }
  }

  private func candidate(_ remedy: Remedy) -> Candidate? {
    guard let draft = try? Draft(item.document), (try? remedy.apply(to: draft, options: item.options)) != nil,
      !draft.patch.isEmpty, let changed = try? draft.document()
    else { return nil }
    return Candidate(summary: remedy.summary(in: draft), patch: draft.patch, document: changed)
  }

  /// The fix that the rule itself knows.
  private func fixed(_ finding: Finding) -> Candidate? {
    guard let fix = finding.fix else { return nil }
    let patch = Fixer.patch(making: [fix], in: item.document.source).patch
    guard !patch.isEmpty, let changed = patch.applied(to: bytes),
      let document = try? Document.read(.init(changed), file: item.file)
    else { return nil }
    // As one replacement of what lies between the common beginning and end of both texts, whatever the fix is made of.
    return Candidate(
      summary: fix.summary, isCertain: true, patch: Patch(changing: bytes, to: changed), document: document)
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

  private func layout(of scene: String) -> CanvasLayout {
    if let known = layouts.known[scene] { return known }
    let layout = CanvasLayout(item.document, scene, item.options)
    layouts.known[scene] = layout
    return layout
  }

  private func layout(of scene: String, in candidate: Candidate) -> CanvasLayout? {
    guard limits.layouts > 0 else { return nil }
    limits.layouts -= weights[scene] ?? 1
    return CanvasLayout(candidate.document, scene, item.options)
  }

  /// What a check of a scene costs in all configurations and on the canvas.
  private func trialWeight(of scene: String) -> Int { (linter.configurations.count + 1) * (weights[scene] ?? 1) }

  /// Whether the change takes the finding away and adds none.
  private func cures(_ candidate: Candidate, _ finding: Finding, _ all: [Finding], _ scene: String) -> Bool {
    // What does not help is told apart by one layout, most often.
    let shows = linter.configurations.filter { finding.configurations.contains($0.name) }
    for configurations in [Array(shows.prefix(1)), linter.configurations] where !configurations.isEmpty {
      guard limits.layouts > 0 else { return false }
      limits.layouts -= (configurations.count + 1) * (weights[scene] ?? 1)
      if !cures(candidate, finding, all, scene, in: configurations) { return false }
    }
    return true
  }

  private func cures(
    _ candidate: Candidate, _ finding: Finding, _ all: [Finding], _ scene: String,
    in configurations: [LayoutConfiguration]
  ) -> Bool {
    var (linter, options) = (linter, item.options)
    linter.configurations = configurations
    options.scene = scene
    let after = linter.lint(candidate.document, options: options, localization: item.localization).findings
    if after.contains(where: { $0.leaves(finding) }) { return false }
    return after.allSatisfy { one in
      // Stored frames are not judged while constraints clash; how far views are from them was compared before.
      let wasHidden = finding.rule == "conflicting_constraints" && one.rule == "misplaced_view"
      return !one.isCertain || wasHidden || all.contains { $0.isCertain && one.isAbout($0) }
    }
  }
}

extension Finding {
  private var elements: Set<String> { Set(([elementID] + others.map(\.elementID)).compactMap { $0 }) }

  /// Whether both are of one rule and about one element.
  fileprivate func isAbout(_ other: Finding) -> Bool {
    rule == other.rule && (elements.isEmpty || !elements.isDisjoint(with: other.elements))
  }

  /// Whether this is what a change has left of another finding. A tie may be told of several places, of which a priority cures one; and a
  /// priority that leaves it to texts whether contents are tied is no cure.
  fileprivate func leaves(_ other: Finding) -> Bool {
    if other.isTie { return rule == other.rule && other.elementID.map(elements.contains) ?? true }
    return isAbout(other) && (!other.isCertain || isCertain)
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
