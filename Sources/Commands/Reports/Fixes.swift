import Checking
import Editing
import InterfaceBuilder
import Linting

/// Changes documents where findings have a fix.
enum Fixes {
  /// Replaces each document with fixes as a whole, or not at all.
  ///
  /// - Returns: the documents that were changed.
  /// - Throws: ``RunFailure`` if a document cannot be written; those before it are changed.
  static func apply(_ documents: [CheckedDocument], log: RunLog) throws(RunFailure) -> [String] {
    var changed: [String] = []
    for document in documents {
      let file = document.file
      let fixes = document.result?.findings.compactMap(\.fix) ?? []
      guard !fixes.isEmpty else { continue }
      let data = try TextFile.read(file)
      let (bytes, applied) = Fixer.apply(fixes, to: Array(data))
      if applied.isEmpty { continue }
      try TextFile.replace(file, by: bytes)
      log.note("\(file): \(applied.count) fixes made")
      changed.append(file)
    }
    return changed
  }

  /// Makes the repairs with these numbers of a report: all of a document, or none of it.
  ///
  /// - Returns: the documents that were changed.
  /// - Throws: ``RunFailure`` if the report has no such number, if two repairs change the same bytes, or if a document cannot be written
  ///   or was changed since it was read; those before it are changed.
  static func apply(
    _ numbers: Set<Int>, of report: LintReport, to files: [String], log: RunLog
  ) throws(RunFailure) -> [String] {
    var chosen: [String: [Repair]] = [:]
    for finding in report.findings {
      for repair in finding.repairs ?? [] where numbers.contains(repair.number) {
        chosen[finding.file, default: []].append(repair)
      }
    }
    let known = Set(chosen.values.joined().map(\.number))
    if let unknown = numbers.subtracting(known).min() {
      let count = report.findings.reduce(0) { $0 + ($1.repairs?.count ?? 0) }
      throw RunFailure(
        .badInput,
        "error: there is no fix \(unknown); \(count == 0 ? "the report has no fixes" : "specify a number from 1 to \(count)")"
      )
    }
    var changed: [String] = []
    for file in files {
      guard let repairs = chosen[file] else { continue }
      try apply(repairs, to: file)
      for repair in repairs { log.note("\(file): fixed: \(repair.summary)") }
      changed.append(file)
    }
    return changed
  }

  private static func apply(_ repairs: [Repair], to file: String) throws(RunFailure) {
    // What two findings ask for alike is done once.
    let changes = Set(repairs.flatMap(\.changes)).sorted {
      ($0.offset, $0.old.utf8.count) < ($1.offset, $1.old.utf8.count)
    }
    for (one, next) in zip(changes, changes.dropFirst()) where one.offset + one.old.utf8.count > next.offset {
      throw RunFailure(
        .badInput,
        "\(file):\(next.startLine):\(next.startColumn): error: two fixes change the same text; make one fix at a time")
    }
    let patch = Patch(changes)
    let document: EditedFile
    do throws(ReadError) { document = try EditedFile(reading: file) } catch {
      throw RunFailure(.noInput, "\(file): error: \(error.message)")
    }
    guard let bytes = patch.applied(to: document.bytes) else {
      throw RunFailure(.failed, "\(file): error: the file changed after the check, so no fix was made")
    }
    do throws(EditError) { try document.replace(by: bytes) } catch {
      throw RunFailure(.failed, "\(file): error: \(error.message)")
    }
  }
}
