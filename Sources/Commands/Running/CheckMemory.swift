/// What a check that is repeated when files change keeps of each document.
@MainActor
package final class CheckMemory {
  /// By the paths of documents.
  var documents: [String: CheckedDocument] = [:]

  /// Nothing is known.
  package init() {}

  /// Drops what changes may have made wrong.
  package func forget(_ changes: Watch.Changes) {
    if changes.others { documents = [:] }
    for document in changes.documents { self.documents[document] = nil }
  }
}
