/// What a check that is repeated when files change keeps of each document.
@MainActor
public final class CheckMemory {
  /// By the paths of documents.
  var documents: [String: CheckedDocument] = [:]

  /// Nothing is known.
  public init() {}

  /// Drops what changes may have made wrong.
  public func forget(_ changes: Watch.Changes) {
    if changes.others { documents = [:] }
    for document in changes.documents { self.documents[document] = nil }
  }
}
