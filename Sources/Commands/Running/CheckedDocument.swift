import Foundation
import Linting

/// What came of one document, as a worker process writes it.
struct CheckedDocument: Codable, Sendable {
  /// The path as the run has it.
  let file: String
  /// Nil for a document that cannot be read; the log has the reason.
  var result: LintResult?
  /// What is wrong with the asset catalogs around the document.
  var notes: [String] = []
  /// The system that the document is for, if that is not iOS; then there is no result.
  var foreignSystem: String?

  init(file: String, result: LintResult? = nil) {
    self.file = file
    self.result = result
  }

  /// As JSON. Not in the form of reports, which has lines within.
  var line: String {
    // Keys and plain values, of which the encoder refuses none.
    (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
