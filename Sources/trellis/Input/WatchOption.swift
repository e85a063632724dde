import Commands
import ArgumentParser
import Checking
import Foundation

/// Whether a command does its work again when files change.
struct WatchOption: ParsableArguments {
  @Flag(
    help:
      "Repeat the command when a document, or another file in the same folder, changes. To stop, press Control-C."
  )
  var watch = false

  /// Does the work once; if it is watching, again for every change.
  ///
  /// - Parameter work: receives what changed since the last time; nothing for the first.
  @MainActor
  func repeating(_ paths: [String], _ work: (Watch.Changes) throws -> Void) throws {
    guard watch else { return try Console.reportingFailures { try work(Watch.Changes()) } }
    let files = Watch(paths)
    try Console.reportingFailures { try first(work) }
    while true {
      let changes = files.next()
      let names = changes.documents.sorted().prefix(3).map { ($0 as NSString).lastPathComponent }
      let isPrinted = Console.holding {
        Console.message("-- \(names.isEmpty ? "files" : names.joined(separator: ", ")) changed")
        attempt { try Console.reportingFailures { try work(changes) } }
      } whileAsking: {
        files.isUpToDate
      }
      // What was read may be half a file.
      if !isPrinted { files.distrust(changes) }
    }
  }

  /// A status of 1 or from 64 to 66 for a missing file ends the command; findings and documents that cannot be read do not.
  @MainActor
  private func first(_ work: (Watch.Changes) throws -> Void) throws {
    do { try work(Watch.Changes()) } catch let code as ExitCode
      where [ExitStatus.findings, ExitStatus.badDocument].contains(code)
    {}
  }

  /// Failures have already been reported.
  private func attempt(_ work: () throws -> Void) {
    do { try work() } catch is ExitCode {} catch { Console.message("error: \(error)") }
  }
}
