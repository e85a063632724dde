import Foundation
import InterfaceBuilder
import Linting

/// Lints documents, in this process or in several.
@MainActor
struct CheckJob {
  let paths: DocumentPaths
  let surroundings: SurroundingOptions
  let linter: Linter
  var cache: ResultCache?

  /// One document's outcome, as a worker tells it.
  struct Message: Codable {
    /// In the list of files.
    var index: Int
    /// Nil for a document that cannot be read; what is wrong was told on standard error.
    var result: LintResult?
    /// About the project around it.
    var notes: [String] = []
  }

  /// The documents with these places in the list, in order.
  func run(_ places: [Int], _ tell: (Message) -> Void) {
    var batch = DocumentBatch(paths, surroundings)
    var cache = cache
    for place in places {
      let source = batch.source(of: paths.files[place])
      let result = source.flatMap { self.result(of: $0, &batch, &cache) }
      tell(Message(index: place, result: result, notes: source?.assetNotes ?? []))
    }
  }

  /// What is known is not even parsed.
  private func result(
    of source: BatchSource, _ batch: inout DocumentBatch, _ cache: inout ResultCache?
  ) -> LintResult? {
    let name = cache?.name(of: source)
    if let name, let known = cache?.result(named: name) { return known }
    guard let item = batch.read(source) else { return nil }
    let result = linter.lint(item.document, options: item.options, localization: item.localization)
    if let name { cache?.keep(result, named: name) }
    return result
  }
}
