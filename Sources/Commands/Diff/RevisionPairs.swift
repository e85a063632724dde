import Foundation

/// The documents that two commits, or a commit and the working directory, have in different versions, as files.
package final class RevisionPairs {
  let pairs: [DocumentPair]
  /// Around which images and fonts of either version are found.
  let folders: (old: String, new: String)
  private let old: CommitFiles
  private let new: CommitFiles?

  /// - Parameters:
  ///   - range: `A..B`, `A...B` for what B has since it left A, or `A` for the working directory.
  ///   - paths: what of the repository is looked at, relative to the working directory; all if empty.
  ///   - language: the language of texts, whose files count then.
  /// - Throws: ``RunFailure`` if there are no such commits.
  package init(_ range: String, paths: [String], language: String?) throws(RunFailure) {
    let git = try Git.top()
    guard let top = git.folder else { throw RunFailure(.failed, "error: the repository has no folder") }
    let (from, to) = try Self.ends(of: range, git)
    let prefix = Git().output("rev-parse", "--show-prefix")?.lines.first ?? ""
    let specifications = paths.map { path in
      path.hasPrefix("/") ? path : path == "." ? (prefix.isEmpty ? "." : prefix) : prefix + path
    }
    let arguments =
      ["diff", "--name-status", "-z", "-M", "--no-ext-diff", "--ignore-submodules", from] + (to.map { [$0] } ?? [])
    guard let list = git.run(arguments + ["--"] + specifications), list.status == 0 else {
      throw RunFailure(.failed, "error: \"git diff \(range)\" failed; run the command in a terminal to see the reason")
    }
    let changed = Self.changes(list.parts)
    let base = FileManager.default.temporaryDirectory.appendingPathComponent("trellis-diff-\(UUID().uuidString)").path
    old = try CommitFiles(git, folder: "\(base)-old")
    new = to == nil ? nil : try CommitFiles(git, folder: "\(base)-new")
    let newFolder = new?.folder ?? top
    folders = (old.folder, newFolder)
    // A document is laid out with images, whose files may have changed while it has not.
    let images = Self.resources(changed.flatMap { [$0.old, $0.new] }.compactMap { $0 }, language)
    let documents = changed.filter { change in
      [change.old, change.new].contains { $0.map(DocumentPaths.isDocument) ?? false }
    }
    let (olds, news) = (Set(documents.compactMap(\.old)), Set(documents.compactMap(\.new)))
    let users = images.isEmpty ? [] : Self.users(of: images, git, to).subtracting(news)
    try old.show(from) { olds.contains($0) || users.contains($0) }
    if let to { try new?.show(to) { news.contains($0) || users.contains($0) } }
    let oldFolder = old.folder
    func pair(_ change: (old: String?, new: String?)) -> DocumentPair {
      DocumentPair(
        old: change.old.map { "\(oldFolder)/\($0)" }, new: change.new.map { "\(newFolder)/\($0)" },
        name: change.new ?? change.old ?? "",
        formerName: change.old == change.new || change.new == nil ? nil : change.old)
    }
    let all = documents + users.map { (old: $0, new: $0) }
    pairs =
      DocumentPairs(
        both: all.filter { $0.new != nil }.sorted { ($0.new ?? "") < ($1.new ?? "") }.map(pair),
        removed: all.filter { $0.new == nil }.map(pair)
      ).pairs
  }

  /// Removes the copies.
  package func close() {
    old.close()
    new?.close()
  }

  private static func ends(of range: String, _ git: Git) throws(RunFailure) -> (String, String?) {
    if let dots = range.range(of: "...") {
      let (a, b) = (String(range[..<dots.lowerBound]), String(range[dots.upperBound...]))
      let (from, to) = (try git.commit(a.isEmpty ? "HEAD" : a), try git.commit(b.isEmpty ? "HEAD" : b))
      guard let base = git.output("merge-base", from, to)?.lines.first else {
        throw RunFailure(.noInput, "error: \(a) and \(b) have no common ancestor")
      }
      return (base, to)
    }
    if let dots = range.range(of: "..") {
      let (a, b) = (String(range[..<dots.lowerBound]), String(range[dots.upperBound...]))
      return (try git.commit(a.isEmpty ? "HEAD" : a), try git.commit(b.isEmpty ? "HEAD" : b))
    }
    return (try git.commit(range), nil)
  }

  /// What `--name-status -z` lists.
  private static func changes(_ parts: [String]) -> [(old: String?, new: String?)] {
    var changes: [(old: String?, new: String?)] = []
    var rest = parts[...]
    while let status = rest.popFirst(), let path = rest.popFirst() {
      switch status.first {
      case "A": changes.append((nil, path))
      case "D": changes.append((path, nil))
      case "R": changes.append((path, rest.popFirst()))
      case "C": changes.append((nil, rest.popFirst()))
      default: changes.append((path, path))
      }
    }
    return changes
  }

  /// The names of images and colors, and of documents, whose files are among the paths.
  private static func resources(_ paths: [String], _ language: String?) -> Set<String> {
    var names: Set<String> = []
    for path in paths {
      let parts = path.split(separator: "/")
      if let set = parts.first(where: { $0.hasSuffix(".imageset") || $0.hasSuffix(".colorset") }) {
        names.insert(String(set.dropLast(9)))
      }
      if let language, path.hasSuffix("/\(language).lproj/\(parts.last ?? "")"), path.hasSuffix(".strings"),
        let name = parts.last
      {
        names.insert(":" + name.dropLast(8))
      }
    }
    return names
  }

  /// The documents that name an image or a color, or have texts in a file.
  private static func users(of names: Set<String>, _ git: Git, _ commit: String?) -> Set<String> {
    var found: Set<String> = []
    let patterns = names.filter { !$0.hasPrefix(":") }.sorted().flatMap { ["-e", "\"\($0)\""] }
    if !patterns.isEmpty {
      let place = ["--", "*.storyboard", "*.xib"]
      let arguments = ["grep", "-l", "-z", "-F"] + patterns + (commit.map { [$0] } ?? []) + place
      for name in git.run(arguments)?.parts ?? [] {
        found.insert(commit.map { String(name.dropFirst($0.count + 1)) } ?? name)
      }
    }
    let stems = names.filter { $0.hasPrefix(":") }.map { String($0.dropFirst()) }
    if !stems.isEmpty {
      let files = git.run(
        commit.map { ["ls-tree", "-r", "-z", "--name-only", "--full-tree", $0] } ?? ["ls-files", "-z"])?.parts
      for file in files ?? [] where DocumentPaths.isDocument(file) {
        let name = (file.split(separator: "/").last ?? "").prefix { $0 != "." }
        if stems.contains(String(name)) { found.insert(file) }
      }
    }
    return found
  }
}
