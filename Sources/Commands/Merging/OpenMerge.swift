import Foundation
import Merging

/// A document with an open conflict, whose versions git's index holds.
package struct OpenMerge {
  /// The path of the document as the user gave it.
  package let path: String
  private let folder: URL

  /// Reads the versions.
  ///
  /// - Throws: ``RunFailure`` if the path lies in no repository, or if the document has no conflict of two versions.
  package init(_ path: String) throws(RunFailure) {
    self.path = path
    let url = URL(fileURLWithPath: path)
    let git = Git(folder: url.deletingLastPathComponent().path)
    guard git.output("rev-parse", "--git-dir") != nil else {
      throw RunFailure(.noInput, "\(path): error: the file is not in a git repository, or git is missing")
    }
    let name = "./\(url.lastPathComponent)"
    guard let ours = git.blob(":2:\(name)"), let theirs = git.blob(":3:\(name)") else {
      throw RunFailure(
        .noInput, "\(path): error: the file is not in conflict; to list the files in conflict, run git status")
    }
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("trellis-merge-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, bytes) in [("base", git.blob(":1:\(name)") ?? []), ("ours", ours), ("theirs", theirs)] {
        try Data(bytes).write(to: folder.appendingPathComponent(name))
      }
    } catch {
      throw RunFailure(.failed, "\(folder.path): error: cannot be written: \(error.localizedDescription)")
    }
  }

  /// The merge of the versions.
  package func run() throws(RunFailure) -> MergeRun {
    func file(_ name: String) -> String { folder.appendingPathComponent(name).path }
    var run = try MergeRun(base: file("base"), ours: file("ours"), theirs: file("theirs"))
    run.path = path
    return run
  }

  /// Removes the copies of the versions.
  package func close() { try? FileManager.default.removeItem(at: folder) }
}
