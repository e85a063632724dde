import Linting

/// Changes documents where findings have a fix.
enum Fixes {
  /// Replaces each document with fixes as a whole, or not at all.
  ///
  /// - Returns: the places in the list of files of the documents that were changed.
  /// - Throws: ``RunFailure`` if a document cannot be written; those before it are changed.
  static func apply(
    _ messages: [CheckJob.Message], to files: [String], log: RunLog
  ) throws(RunFailure) -> [Int] {
    var changed: [Int] = []
    for message in messages {
      let file = files[message.index]
      let fixes = message.result?.findings.compactMap(\.fix) ?? []
      guard !fixes.isEmpty else { continue }
      let data = try TextFile.read(file)
      let (bytes, applied) = Fixer.apply(fixes, to: Array(data))
      if applied.isEmpty { continue }
      try TextFile.replace(file, by: bytes)
      log.note("\(file): \(applied.count) fixed")
      changed.append(message.index)
    }
    return changed
  }
}
