import Checking
import Foundation
import Geometry
import InterfaceBuilder
import LayoutReports
import Linting
import Merging
import PropertyLists
import Rendering
import Staging

/// Which pictures a comparison makes.
package enum DiffPictures: Hashable, Sendable {
  /// None.
  case none
  /// Before and after of each scene that differs, on the devices that show the differences.
  case ofChanges
}

/// Compares two versions of documents: what they hold, and where views lie in every configuration of a matrix.
@MainActor
package struct DiffRun {
  /// What a comparison found.
  package struct Outcome: Sendable {
    /// The documents that differ.
    package var documents: [ComparedDocument] = []
    /// The number of documents that both versions have.
    package var compared = 0
    /// Pictures of what differs, a section for each scene; only if they were asked for.
    package var sections: [ComparisonPage.Section] = []
    /// Why the comparison is incomplete: a document cannot be read. The log has the reason.
    package var problem: RunFailure.Kind?

    /// The views that are elsewhere in the new version.
    package var moves: [FrameChange] { documents.flatMap(\.moves) }

    /// `2 views differ in 3 documents`.
    package var summary: String {
      let count = moves.count
      let views = count == 1 ? "view differs" : "views differ"
      return "\(count) \(views) in \(compared) \(compared == 1 ? "document" : "documents")"
    }

    /// The scenes that differ, before and after, with what changed, as a page without scripts.
    package var page: ComparisonPage {
      ComparisonPage(title: "What changed", summary: summary + ".", sections: sections)
    }
  }

  private let matrix: Matrix
  private let environment: DocumentEnvironment
  private let log: RunLog

  package init(on matrix: Matrix, _ environment: DocumentEnvironment, log: RunLog) {
    self.matrix = matrix
    self.environment = environment
    self.log = log
  }

  /// Compares files or folders.
  ///
  /// - Parameters:
  ///   - old: a document, or a folder with documents.
  ///   - new: the same of the later version.
  ///   - pictures: whether the scenes that differ are drawn.
  /// - Throws: ``RunFailure`` if one of the versions does not exist, or if there is nothing to compare.
  package func compare(
    _ old: String, _ new: String, drawing pictures: DiffPictures = .none
  ) throws(RunFailure) -> Outcome {
    let (olds, news) = (DocumentPaths([old]), DocumentPaths([new]))
    let problems = olds.problems + news.problems
    if let last = problems.last {
      for problem in problems.dropLast() { log.message(problem.message) }
      throw RunFailure(problems.kind ?? last.kind, last.message)
    }
    let found = DocumentPairs(olds, news, in: (old, new))
    guard found.pairs.contains(where: { $0.old != nil && $0.new != nil }) else {
      throw RunFailure(.noInput, "error: nothing to compare: no document exists in both \(old) and \(new)")
    }
    return try compare(found.pairs, named: ([old], [new]), pictures)
  }

  /// Compares commits.
  ///
  /// - Throws: ``RunFailure`` if the matrix has no configuration.
  package func compare(_ revisions: RevisionPairs, drawing pictures: DiffPictures = .none) throws(RunFailure) -> Outcome
  {
    try compare(revisions.pairs, named: ([revisions.folders.old], [revisions.folders.new]), pictures)
  }

  private func compare(
    _ pairs: [DocumentPair], named: (old: [String], new: [String]), _ pictures: DiffPictures
  ) throws(RunFailure) -> Outcome {
    var old = DocumentBatch(DocumentPaths(named: named.old), environment, log: log)
    var new = DocumentBatch(DocumentPaths(named: named.new), environment, log: log)
    let configurations = try matrix.checkedConfigurations()
    var outcome = Outcome(compared: pairs.count { $0.old != nil && $0.new != nil })
    var notes = NoteCollection()
    for (index, pair) in pairs.enumerated() {
      log.progress(RunProgress(done: index + 1, total: pairs.count, detail: pair.name))
      var document = ComparedDocument(
        file: pair.name,
        kind: pair.old == nil ? .added : pair.new == nil ? .removed : pair.formerName != nil ? .renamed : .changed,
        formerFile: pair.formerName)
      addStructure(of: pair, to: &document)
      if let before = pair.old, let after = pair.new {
        switch (old.reading(of: before), new.reading(of: after)) {
        case (.item(let first), .item(let second)):
          compare(first, second, on: configurations, &document)
          if pictures == .ofChanges {
            outcome.sections += ChangedScenes(first, second, document, on: configurations).sections
          }
        case (.foreign(let system), _), (_, .foreign(let system)): notes.addDocument(for: system)
        case (.failed, _), (_, .failed): continue
        }
      } else if pictures == .ofChanges, let path = pair.new ?? pair.old {
        let reading = pair.new == nil ? old.reading(of: path) : new.reading(of: path)
        if case .item(let item) = reading {
          outcome.sections +=
            ChangedScenes(pair.new == nil ? item : nil, pair.new == nil ? nil : item, document, on: configurations)
            .sections
        }
      }
      let isSame = document.structure.isEmpty && document.derived.isEmpty && document.moves.isEmpty
      if !isSame || document.kind != .changed { outcome.documents.append(document) }
    }
    log.progress(nil)
    notes.tell(log)
    outcome.problem = old.outcome ?? new.outcome
    return outcome
  }

  private func compare(
    _ before: BatchItem, _ after: BatchItem, on configurations: [LayoutConfiguration],
    _ document: inout ComparedDocument
  ) {
    // Without another byte, image or font nothing moves; whether those are others is not known.
    let comparison = LayoutComparison(
      before.document, after.document, options: (before.options, after.options), localization: after.localization)
    let compared = comparison.compareApart(on: configurations)
    document.configurations = configurations.count
    document.moves = compared.changes.map { change in
      var change = change
      change.file = document.file
      return change
    }
    if !compared.problems.isEmpty {
      document.problems = newProblems(before, after, on: configurations)
      let changes = after.document.changes(from: before.document).filter { $0.element == "constraint" }
      for problem in document.problems {
        guard let id = problem.objectID else { continue }
        document.constraintsOfProblems[id] = changes.map(\.id).filter { change in
          guard let constraint = after.document.element(id: change) ?? before.document.element(id: change),
            constraint["firstItem"] == id || constraint["secondItem"] == id
          else { return false }
          let attribute = ConstraintElement.Attribute(word: constraint["firstAttribute"] ?? "")
          return attribute.axis.map { Self.isAbout(problem, $0) } ?? true
        }
      }
    }
    for diagnostic in compared.diagnostics {
      if diagnostic.severity == .note {
        log.note("\(document.file):\(diagnostic.text)")
      } else {
        document.problems.append(diagnostic)
      }
    }
  }

  /// Whether constraints along an axis may be why: a vertical position is ambiguous whatever places the view horizontally.
  private static func isAbout(_ problem: ReportDiagnostic, _ axis: Axis) -> Bool {
    guard let end = problem.message.range(of: " ambiguous for ") else { return true }
    let what = problem.message[..<end.lowerBound].lowercased()
    let other: [String] = axis == .horizontal ? ["vertical", "height"] : ["horizontal", "width"]
    let own: [String] = axis == .horizontal ? ["horizontal", "width"] : ["vertical", "height"]
    return own.contains { what.contains($0) } || !other.contains { what.contains($0) }
  }

  /// The problems that `trellis check` reports of the new version alone, as certain. Costs a check of both versions.
  private func newProblems(
    _ before: BatchItem, _ after: BatchItem, on configurations: [LayoutConfiguration]
  ) -> [ReportDiagnostic] {
    var linter = Linter(rules: .constraintProblems, configurations: configurations)
    linter.givesHints = false
    func findings(_ item: BatchItem) -> [Finding] {
      linter.lint(item.document, options: item.options, localization: item.localization).findings
    }
    return findings(after).filter(\.isCertain).new(since: findings(before)).map { finding in
      ReportDiagnostic(
        severity: .warning, message: finding.message, line: finding.line, column: finding.column,
        objectID: finding.elementID)
    }
  }

  /// What the documents hold otherwise. One that is no document of Xcode's since 2013 is compared by its layout alone.
  private func addStructure(of pair: DocumentPair, to document: inout ComparedDocument) {
    func bytes(_ path: String?) throws(ReadError) -> [UInt8]? {
      guard let path else { return nil }
      return Array(try Document.data(contentsOf: path))
    }
    do throws(ReadError) {
      let comparison = try DocumentComparison(old: bytes(pair.old), new: bytes(pair.new))
      document.structure = comparison.changes
      document.derived = comparison.derived.sorted { $0.rawValue < $1.rawValue }
      document.scenes = comparison.scenes
    } catch {
      let place = error.position.map { ":\($0.line):\($0.column)" } ?? ""
      // What cannot be read at all is told by who lays it out.
      if pair.old == nil || pair.new == nil { log.message("\(pair.name)\(place): error: \(error.message)") }
    }
  }
}
