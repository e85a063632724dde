import Foundation
import InterfaceBuilder
import Linting

/// Lints documents one after the other. A run is one job in this process, or the same job in several worker processes.
@MainActor
struct CheckJob {
  let paths: DocumentPaths
  let surroundings: DocumentSurroundings
  let linter: Linter
  var cache: ResultCache?
  let log: RunLog

  /// The outcome of one document, as a worker process writes it.
  struct Message: Codable, Sendable {
    /// The document's place in the list of files.
    var index: Int
    /// Nil for a document that cannot be read; the log has the reason.
    var result: LintResult?
    /// What is wrong with the asset catalogs around the document.
    var notes: [String] = []
  }

  /// Lints the documents at these places of the list, in order.
  func run(_ places: [Int], _ tell: (Message) -> Void) {
    var batch = DocumentBatch(paths, surroundings, log: log)
    var cache = cache
    for place in places {
      let source = batch.source(of: paths.files[place])
      let result = source.flatMap { self.result(of: $0, &batch, &cache) }
      tell(Message(index: place, result: result, notes: source?.assetNotes ?? []))
    }
  }

  /// A document with a kept result is not even parsed.
  private func result(
    of source: BatchSource, _ batch: inout DocumentBatch, _ cache: inout ResultCache?
  ) -> LintResult? {
    let place = cache?.place(of: source)
    if let place, let known = cache?.result(at: place) { return known }
    guard let item = batch.read(source) else { return nil }
    var result = linter.lint(item.document, options: item.options, localization: item.localization)
    result.addCodePointColumns(of: source.data)
    if let place { cache?.keep(result, at: place) }
    return result
  }
}
