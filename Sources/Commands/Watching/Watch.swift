import Foundation
import InterfaceBuilder

/// Waits for changes of files, and hands them out only when they are complete.
///
/// A document that cannot be read after a change may be half written: the rest is waited for, up to a second in which nothing more comes.
/// Whoever has worked with the files asks afterwards whether they still are what they were; if not, the work may have seen half a file.
package final class Watch {
  /// What changed since it was last asked for.
  package struct Changes: Hashable, Sendable {
    /// Documents that are new, gone or have other contents.
    package var documents: Set<String> = []
    /// Whether anything else changed that documents may depend on.
    package var others = false

    /// Nothing has changed.
    package init() {}
  }

  /// How long a document that cannot be read is waited for.
  private static let patience: Duration = .seconds(1)
  /// How long other files have to stay as they are before they count: nobody can tell whether half a picture is whole.
  private static let settling: Duration = .milliseconds(40)

  private let paths: [String]
  private var known: WatchedFiles
  private var pending = Changes()
  private let signal = ChangeSignal()

  /// Begins to watch files and folders.
  package init(_ paths: [String]) {
    self.paths = paths
    known = WatchedFiles([])
    known = look()
  }

  /// Whether all files are as they were when changes were last handed out.
  package var isUpToDate: Bool { look() == known }

  /// Takes changes back: they are handed out again, with what has changed since.
  package func distrust(_ changes: Changes) { pending = changes }

  /// Waits until files have changed, and are complete.
  package func next() -> Changes {
    var latest = known
    var since = ContinuousClock.now
    while true {
      let present = look()
      if present != latest { (latest, since) = (present, ContinuousClock.now) }
      let changed = known.changes(to: present).union(pending.documents)
      if changed.isEmpty, !pending.others {
        known = present
        signal.wait()
        continue
      }
      let documents = changed.filter(WatchedFiles.isDocument)
      let quiet = ContinuousClock.now - since
      let isComplete =
        documents.allSatisfy(Self.isWhole) && (documents.count == changed.count || quiet >= Self.settling)
      if isComplete || quiet >= Self.patience, look() == present {
        known = present
        defer { pending = Changes() }
        var changes = Changes()
        changes.documents = documents
        changes.others = documents.count < changed.count || pending.others
        return changes
      }
      signal.wait(atMost: 20)
    }
  }

  /// Begins to watch folders that are new.
  private func look() -> WatchedFiles {
    let files = WatchedFiles(paths)
    signal.watch(files.folders)
    return files
  }

  private static func isWhole(_ path: String) -> Bool {
    do throws(ReadError) {
      _ = try Document.read(try Document.data(contentsOf: path), file: path)
      return true
    } catch {
      return error.foreignSystem != nil
    }
  }
}
