import Foundation
import Inspection
import InterfaceBuilder
import Linting

/// Lints documents, in this process or in several.
@MainActor
struct CheckJob {
  let paths: DocumentPaths
  let surroundings: SurroundingOptions
  let linter: Linter

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
    for place in places {
      let item = batch.read(paths.files[place])
      let result = item.map { linter.lint($0.document, options: $0.options, localization: $0.localization) }
      tell(Message(index: place, result: result, notes: item?.assetNotes ?? []))
    }
  }
}
