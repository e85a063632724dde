import Foundation
import XcodeProjects

/// Documents of a commit, and what they are laid out with, as files in a folder: a checkout of what a layout needs.
///
/// The folder can show one commit after the other; only what differs is written.
package final class CommitFiles {
  /// A file of a commit.
  struct Entry: Hashable, Sendable {
    var path: String
    var blob: String
    var size: Int
  }

  /// The folder with the files, which has the paths of the repository below it.
  package let folder: String
  private let git: Git
  private var shown: [String: String] = [:]
  /// Larger files are nothing that a layout reads.
  private static let largest = 16 << 20
  private static let mostAtOnce = 64 << 20

  /// - Parameters:
  ///   - git: works at the top of the repository.
  ///   - folder: one that does not exist yet.
  init(_ git: Git, folder: String) throws(RunFailure) {
    self.git = git
    self.folder = folder
    do {
      // A project begins where a repository does.
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: "\(folder)/.git"), withIntermediateDirectories: true)
    } catch {
      throw RunFailure(.failed, "\(folder): error: the folder cannot be written: \(error.localizedDescription)")
    }
  }

  /// Removes the folder.
  package func close() { try? FileManager.default.removeItem(atPath: folder) }

  /// The files of a commit that have to do with layout.
  func entries(of commit: String) throws(RunFailure) -> [Entry] {
    guard let list = git.output("ls-tree", "-r", "-l", "-z", "--full-tree", commit) else {
      throw RunFailure(.noInput, "error: \(commit) is not a commit of this repository")
    }
    return list.parts.compactMap { part in
      guard let tab = part.firstIndex(of: "\t") else { return nil }
      let words = part[..<tab].split(separator: " ")
      let path = String(part[part.index(after: tab)...])
      // Links and other repositories are no files.
      guard words.count == 4, words[1] == "blob", words[0] != "120000", let size = Int(words[3]), size <= Self.largest,
        Self.isOfLayout(path)
      else { return nil }
      return Entry(path: path, blob: String(words[2]), size: size)
    }
  }

  private static let extensions: Set<String> = [
    "storyboard", "xib", "strings", "stringsdict", "xcstrings", "plist", "ttf", "otf", "ttc", "xcconfig", "pbxproj",
    "png", "jpg", "jpeg", "pdf", "svg", "gif", "heic",
  ]
  private static let names: Set<String> = [
    "Package.swift", "Project.swift", "project.yml", "project.yaml", ".trellis.yml", "Contents.json",
  ]
  private static let pictures: Set<String> = ["png", "jpg", "jpeg", "pdf", "svg", "gif", "heic"]

  private static func isOfLayout(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    // A path that leads out of the folder is none that git makes.
    guard !path.split(separator: "/").contains("..") else { return false }
    return names.contains(String(name)) || extensions.contains(Self.suffix(of: name)) || path.contains(".xcassets/")
  }

  private static func suffix(of name: some StringProtocol) -> String {
    name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }

  /// Makes the folder show the files of a commit.
  ///
  /// - Parameter isWanted: whether a document is looked at, by its path.
  /// - Returns: a text that is the same for commits with the same files.
  @discardableResult
  func show(_ commit: String, documents isWanted: (String) -> Bool) throws(RunFailure) -> String {
    let all = try entries(of: commit)
    let documents = all.filter { DocumentPaths.isDocument($0.path) && isWanted($0.path) }
    try write(documents)
    var words: Set<Substring> = []
    for document in documents {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(document.path)") else { continue }
      // Names of images and colors are values of attributes.
      for value in String(decoding: data, as: UTF8.self).split(separator: "\"") where value.utf8.count < 120 {
        words.insert(value.split(separator: "/").last ?? value)
      }
    }
    let support = all.filter { !DocumentPaths.isDocument($0.path) && Self.isUsed($0.path, words) }
    try write(support)
    let wanted = Set((documents + support).map(\.path))
    for path in shown.keys where !wanted.contains(path) {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(path)")
      shown[path] = nil
    }
    return (documents + support).map { "\($0.path)\0\($0.blob)" }.joined(separator: "\n")
  }

  /// Pictures and colors count if a document names them.
  private static func isUsed(_ path: String, _ words: Set<Substring>) -> Bool {
    let parts = path.split(separator: "/")
    if parts.dropLast().contains(where: { ProjectFolder.isForeign(String($0)) }) { return false }
    if let set = parts.first(where: { $0.hasSuffix("set") && $0.contains(".") }), path.contains(".xcassets/") {
      return words.contains(set.prefix { $0 != "." })
        || words.contains(set.dropLast(set.reversed().prefix { $0 != "." }.count + 1))
    }
    guard let name = parts.last, pictures.contains(suffix(of: name)) else { return true }
    let plain = name.prefix { $0 != "@" && $0 != "~" }
    return words.contains(plain) || words.contains(name) || words.contains(plain.split(separator: ".").first ?? plain)
  }

  /// Writes what differs from what is there.
  private func write(_ entries: [Entry]) throws(RunFailure) {
    var pending = entries.filter { shown[$0.path] != $0.blob }[...]
    while !pending.isEmpty {
      var size = 0
      let part = pending.prefix { entry in
        defer { size += entry.size }
        return size == 0 || size + entry.size <= Self.mostAtOnce
      }
      pending = pending.dropFirst(part.count)
      try write(together: Array(part))
    }
  }

  private func write(together entries: [Entry]) throws(RunFailure) {
    let list = "\(folder)/.git/objects-to-read"
    let names = entries.map(\.blob).joined(separator: "\n") + "\n"
    guard FileManager.default.createFile(atPath: list, contents: Data(names.utf8)),
      let output = git.run(["cat-file", "--batch"], input: list), output.status == 0
    else { throw RunFailure(.failed, "error: git cannot read the files of the commit") }
    var rest = output.output[...]
    for entry in entries {
      // A line with the object, its kind and its size, then the bytes and a line feed.
      guard let end = rest.firstIndex(of: 0x0A) else { break }
      let header = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      guard header.count == 3, let size = Int(header[2]), rest.count >= size + 1 else {
        // An object that a partial clone lacks.
        rest = rest[(end + 1)...]
        continue
      }
      let bytes = rest[(end + 1)..<(end + 1 + size)]
      rest = rest[(end + 1 + size)...].dropFirst()
      let url = URL(fileURLWithPath: "\(folder)/\(entry.path)")
      do {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
      } catch {
        throw RunFailure(.failed, "\(url.path): error: the file cannot be written: \(error.localizedDescription)")
      }
      shown[entry.path] = entry.blob
    }
  }
}

extension Git {
  /// Git at the top of the repository around a folder.
  ///
  /// - Throws: ``RunFailure`` if git is missing, or the folder lies in no repository.
  static func top(around folder: String = ".") throws(RunFailure) -> Git {
    guard
      let top = Git(folder: folder).output("rev-parse", "--show-toplevel")?.lines.first
        ?? Git(folder: folder).output("rev-parse", "--absolute-git-dir")?.lines.first
    else {
      throw RunFailure(.noInput, "error: the working directory is not in a git repository, or git is not installed")
    }
    return Git(folder: top)
  }

  /// The full name of a commit.
  ///
  /// - Throws: ``RunFailure`` if there is none.
  func commit(_ revision: String) throws(RunFailure) -> String {
    guard !revision.hasPrefix("-"),
      let name = output("rev-parse", "--verify", "--quiet", "\(revision)^{commit}")?.lines.first
    else { throw RunFailure(.noInput, "error: \(revision) is not a commit of this repository") }
    return name
  }
}
