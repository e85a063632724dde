import Foundation

/// Where the documents are checked: in this process, in workers, or not again.
extension CheckRun {
  /// The outcomes in the order of the files, and the documents whose process ended early, with how.
  func results() throws(RunFailure) -> (documents: [CheckedDocument], lost: [String: String]) {
    let known = files.compactMap { memory?.documents[$0] }
    let done = Set(known.map(\.file))
    let new = try results(of: files.filter { !done.contains($0) })
    let all = Dictionary((known + new.documents).map { ($0.file, $0) }) { first, _ in first }
    memory?.documents = all
    return (files.compactMap { all[$0] }, new.lost)
  }

  private func results(
    of files: [String]
  ) throws(RunFailure) -> (documents: [CheckedDocument], lost: [String: String]) {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    // A process costs as much to start as a few documents to lay out.
    let count = min(request.jobs ?? cores, max(1, files.count / 4))
    let time = RemainingTime(total: files.count)
    defer { log.progress(nil) }
    guard count > 1, !request.workerArguments.isEmpty else {
      var documents: [CheckedDocument] = []
      job.run(files) { document in
        documents.append(document)
        log.progress(time.progress(documents.count))
      }
      return (documents, [:])
    }
    let progress = log.progress
    let outcome = try Workers.run(count, arguments: request.workerArguments, files: largestFirst(files)) {
      progress(time.progress($0))
    }
    return (files.compactMap { outcome.documents[$0] }, outcome.lost)
  }

  private func largestFirst(_ files: [String]) -> [String] {
    let sizes = files.map { file in
      let attributes = try? FileManager.default.attributesOfItem(atPath: file)
      return attributes?[.size] as? Int ?? 0
    }
    return files.indices.sorted { (sizes[$0], $1) > (sizes[$1], $0) }.map { files[$0] }
  }
}
