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
  }

  /// The documents with these places in the list, in order.
  func run(_ places: [Int], _ tell: (Message) -> Void) {
    var batch = DocumentBatch(paths, surroundings, only: places)
    var told = 0
    batch.forEach { item in
      while told < places.count, paths.files[places[told]] != item.document.file {
        tell(Message(index: places[told], result: nil))
        told += 1
      }
      tell(
        Message(
          index: places[told], result: linter.lint(item.document, fonts: item.fonts, localization: item.localization)))
      told += 1
    }
    while told < places.count {
      tell(Message(index: places[told], result: nil))
      told += 1
    }
  }
}
