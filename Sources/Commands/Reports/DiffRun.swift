import Checking
import LayoutReports
import Linting
import Rendering
import Staging

/// Which pictures a comparison makes.
package enum DiffPictures: Hashable, Sendable {
  /// None.
  case none
  /// Before and after of each scene that differs, on the devices that show the differences.
  case ofChanges
}

/// Compares two versions of documents in every configuration of a matrix.
@MainActor
package struct DiffRun {
  /// What a comparison found.
  package struct Outcome: Sendable {
    /// The views that are elsewhere in the new version.
    package var changes: [FrameChange] = []
    /// The number of documents that both versions have.
    package var documents = 0
    /// Pictures of what moved, a section for each scene; only if they were asked for.
    package var sections: [ComparisonPage.Section] = []
    /// Why the comparison is incomplete: a document cannot be read. The log has the reason.
    package var problem: RunFailure.Kind?

    /// `2 views differ in 3 documents`.
    package var summary: String {
      let views = changes.count == 1 ? "view differs" : "views differ"
      return "\(changes.count) \(views) in \(documents) \(documents == 1 ? "document" : "documents")"
    }

    /// The scenes that differ, before and after, with what moved, as a page without scripts.
    package var page: ComparisonPage {
      ComparisonPage(title: "What moved", summary: summary + ".", sections: sections)
    }
  }

  private let folders: (old: String, new: String)
  private let matrix: Matrix
  private let environment: DocumentEnvironment
  private let log: RunLog

  /// - Parameters:
  ///   - old: a document, or a folder with documents.
  ///   - new: the same of the later version.
  package init(from old: String, to new: String, on matrix: Matrix, _ environment: DocumentEnvironment, log: RunLog) {
    folders = (old, new)
    self.matrix = matrix
    self.environment = environment
    self.log = log
  }

  /// - Parameter pictures: Whether the scenes that differ are drawn.
  /// - Throws: ``RunFailure`` if one of the versions does not exist, or if there is nothing to compare.
  package func run(drawing pictures: DiffPictures = .none) throws(RunFailure) -> Outcome {
    let (olds, news) = (DocumentPaths([folders.old]), DocumentPaths([folders.new]))
    let problems = olds.problems + news.problems
    if let last = problems.last {
      for problem in problems.dropLast() { log.message(problem.message) }
      throw RunFailure(problems.kind ?? last.kind, last.message)
    }
    var old = DocumentBatch(olds, environment, log: log)
    var new = DocumentBatch(news, environment, log: log)
    let found = DocumentPairs(olds, news, in: folders)
    for note in found.notes { log.note(note) }
    guard !found.pairs.isEmpty else {
      throw RunFailure(
        .noInput, "error: nothing to compare: no document exists in both \(folders.old) and \(folders.new)")
    }
    let configurations = try matrix.checkedConfigurations()
    var outcome = Outcome(documents: found.pairs.count)
    var notes = NoteCollection()
    for (index, pair) in found.pairs.enumerated() {
      log.progress(RunProgress(done: index + 1, total: found.pairs.count, detail: pair.new))
      let before: BatchItem
      let after: BatchItem
      switch (old.reading(of: pair.old), new.reading(of: pair.new)) {
      case (.item(let first), .item(let second)): (before, after) = (first, second)
      case (.foreign(let system), _), (_, .foreign(let system)):
        notes.addDocument(for: system)
        continue
      case (.failed, _), (_, .failed): continue
      }
      let comparison = LayoutComparison(
        before.document, after.document, options: (before.options, after.options), localization: after.localization)
      let compared = comparison.compare(on: configurations)
      outcome.changes += compared.changes
      if pictures == .ofChanges {
        outcome.sections += ChangedScenes(before, after, compared.changes, on: configurations).sections
      }
      for diagnostic in compared.diagnostics { log.message("\(pair.new):\(diagnostic.text)") }
    }
    log.progress(nil)
    notes.tell(log)
    outcome.problem = old.outcome ?? new.outcome
    return outcome
  }
}
