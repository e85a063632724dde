import Foundation
import InterfaceBuilder
import Merging

/// A document with an open conflict, whose versions git's index holds.
package struct OpenMerge {
  /// The path of the document as the user gave it.
  package let path: String
  private let git: Git
  /// What the index says of the versions.
  private let entries: [UInt8]
  private let folder: URL

  /// Reads the versions.
  ///
  /// - Throws: ``RunFailure`` if the path lies in no repository, or if the document has no conflict of two versions.
  package init(_ path: String) throws(RunFailure) {
    self.path = path
    let url = URL(fileURLWithPath: path)
    git = Git(folder: url.deletingLastPathComponent().path)
    guard git.output("rev-parse", "--git-dir") != nil else {
      throw RunFailure(.noInput, "\(path): error: the file is not in a git repository, or git is not installed")
    }
    let name = "./\(url.lastPathComponent)"
    entries = Self.entries(of: path, git)
    guard let ours = git.blob(":2:\(name)"), let theirs = git.blob(":3:\(name)") else {
      if !entries.isEmpty {
        throw RunFailure(
          .noInput,
          "\(path): error: one side deleted the document; to keep the document, run git add; to delete the document, run git rm"
        )
      }
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
      throw RunFailure(.failed, "\(folder.path): error: the folder cannot be written: \(error.localizedDescription)")
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

  /// Whether git still has the conflict of these versions: nobody added the file, ended the merge or began another one.
  package var isOpen: Bool { !entries.isEmpty && Self.entries(of: path, git) == entries }

  /// What git calls both sides: the branch that is merged into and the one that is merged; nil where git has no branch of a name.
  package var names: (ours: String?, theirs: String?) {
    let theirs = ["MERGE_HEAD", "CHERRY_PICK_HEAD", "REBASE_HEAD", "REVERT_HEAD"].lazy.compactMap { head in
      git.output("name-rev", "--name-only", "--no-undefined", "--refs=refs/heads/*", head)?.lines.first
    }.first
    return (git.output("symbolic-ref", "--quiet", "--short", "HEAD")?.lines.first, theirs)
  }

  private static func entries(of path: String, _ git: Git) -> [UInt8] {
    git.output("--literal-pathspecs", "ls-files", "-u", "-z", "--", URL(fileURLWithPath: path).lastPathComponent)?
      .output ?? []
  }

  /// The files below some paths in which git left a conflict, as absolute paths. Runs git once for each folder.
  package static func files(below paths: [String]) -> Set<String> {
    let folders = paths.compactMap { path -> URL? in
      let url = URL(fileURLWithPath: path).standardizedFileURL
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return nil }
      return isFolder.boolValue ? url : url.deletingLastPathComponent()
    }
    var found: Set<String> = []
    for folder in Set(folders.map(\.path)) {
      for part in Git(folder: folder).output("ls-files", "-u", "-z")?.parts ?? [] {
        // Mode, blob and stage, then a tab and the path.
        guard let tab = part.firstIndex(of: "\t") else { continue }
        let name = String(part[part.index(after: tab)...])
        found.insert(URL(fileURLWithPath: folder).appendingPathComponent(name).standardizedFileURL.path)
      }
    }
    return found
  }

  /// Why an open merge of a file cannot be shown although it has markers of conflicts: git is missing, or does not know of one; nil if the file
  /// has no markers.
  package static func problemOfMarkers(in path: String) -> String? {
    guard let data = try? InputFile.read(path), hasMarkers([UInt8](data)) else { return nil }
    let git = Git(folder: URL(fileURLWithPath: path).deletingLastPathComponent().path)
    if git.output("--version") == nil {
      return
        "The file contains conflict markers. To read the versions of both sides, trellis needs git, which is not installed or not in PATH."
    }
    return
      "The file contains conflict markers, but git has no open merge of the file. Resolve the conflicts in a text editor."
  }

  /// Whether lines begin as git's markers do.
  static func hasMarkers(_ bytes: [UInt8]) -> Bool {
    let text = bytes.split(separator: 0x0A, omittingEmptySubsequences: true)
    return text.contains { $0.starts(with: "<<<<<<<".utf8) } && text.contains { $0.starts(with: ">>>>>>>".utf8) }
  }
}
