import Foundation
import InterfaceBuilder
import Linting

/// Lints documents one after the other. A run is one job in this process, or the same job in several worker processes.
@MainActor
struct CheckJob {
  let paths: DocumentPaths
  let surroundings: DocumentSurroundings
  let linter: Linter
  /// What documents are laid out on.
  let matrices: DocumentMatrices
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
    /// The system that the document is for, if that is not iOS; then there is no result.
    var foreignSystem: String?

    /// As JSON. Not in the form of reports, which has lines within.
    var line: String {
      // Keys and plain values, of which the encoder refuses none.
      (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
  }

  /// Lints the documents at these places of the list, in order.
  func run(_ places: some Sequence<Int>, _ tell: (Message) -> Void) {
    var batch = DocumentBatch(paths, surroundings, log: log)
    var cache = cache
    var matrices = matrices
    for place in places {
      let source = batch.source(of: paths.files[place])
      let matrix = matrices.matrix(forDocument: paths.files[place])
      batch.foreignSystem = nil
      let result = source.flatMap { self.result(of: $0, on: matrix, &batch, &cache) }
      tell(
        Message(index: place, result: result, notes: source?.assetNotes ?? [], foreignSystem: batch.foreignSystem))
    }
  }

  /// A document with a kept result is not even parsed.
  private func result(
    of source: BatchSource, on matrix: DocumentMatrix, _ batch: inout DocumentBatch, _ cache: inout ResultCache?
  ) -> LintResult? {
    let place = cache?.place(
      of: source, inAppSupporting: matrix.support, assumesRightToLeft: matrix.rightToLeftIsAssumed)
    if let place, let known = cache?.result(at: place) { return known }
    guard let item = batch.read(source) else { return nil }
    let linter = linter.on(matrix)
    var result = linter.lint(item.document, options: item.options, localization: item.localization)
    if linter.repairs != .none {
      RepairSearch(linter, item).addRepairs(to: &result, tellsAll: linter.repairs == .all)
    }
    result.addPlaces(in: item.document)
    if let place { cache?.keep(result, at: place) }
    return result
  }
}
