import XcodeProjects
import Foundation
import InterfaceBuilder
import Staging

/// The storyboards and xibs that a user's paths stand for.
package struct DocumentPaths: Sendable {
  /// The paths as the user gave them.
  package let named: [String]
  /// The documents, each once: in the order of the paths, those of a folder by name, so that every run has the same order.
  package private(set) var files: [String] = []
  /// What was asked for and cannot be looked at: paths that lead to nothing, pipes, folders that cannot be read, documents whose
  /// names are not UTF-8. If nothing was found and nothing left out, also that.
  package private(set) var problems: [RunFailure] = []
  /// The number of documents that are excluded; counted only if no document is left.
  package private(set) var excludedCount = 0
  private let excluded: ExcludedPaths
  /// Absolute paths.
  private var seen: Set<String> = []

  /// Takes files whatever they are called, and all documents below folders, except in hidden folders, folders of build products, and
  /// those of other projects, such as `Pods`, unless the path names them. Links to folders are not followed. A path that leads to nothing may be a pattern, such as `**/Storyboards`, for
  /// files and folders.
  ///
  /// - Parameter excluded: files, folders and patterns to leave out, relative to the working directory.
  package init(_ paths: [String], excluding excluded: [String] = []) {
    named = paths
    self.excluded = ExcludedPaths(excluded)
    for path in paths where !self.excluded.contains(path) { find(path) }
    guard files.isEmpty, problems.isEmpty else { return }
    if !excluded.isEmpty {
      let all = DocumentPaths(paths)
      excludedCount = all.files.count
      problems = all.problems
    } else {
      problems = paths.map { path in
        RunFailure(
          .noInput,
          "\(path): error: the folder contains no .storyboard or .xib file; trellis does not search hidden "
            + "folders, \(ProjectFolder.buildFolders.union(ProjectFolder.dependencyFolders).sorted().joined(separator: ", ")), *.xcloc, or symbolic links to folders"
        )
      }
    }
  }

  /// Takes what the user named, and searches nothing: somebody else says which documents are meant.
  init(named: [String]) {
    (self.named, excluded) = (named, ExcludedPaths([]))
  }

  /// Takes a program in place of documents.
  init(program: ProgramSource) {
    (named, files, excluded) = ([program.path], [program.path], ExcludedPaths([]))
  }

  private mutating func find(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      let isPattern = PathPattern.isPattern(path)
      if isPattern && collect(matching: path) { return }
      let reason = isPattern ? "no file or folder matches" : "no such file or folder"
      problems.append(RunFailure(.noInput, "\(path): error: \(reason)"))
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: collect(path)
    case S_IFREG: add(path)
    // A document is read more than once.
    default: problems.append(RunFailure(.noRegularFile, in: path))
    }
  }

  /// - Parameter pattern: what a file, or a folder around it, has to match; nil takes all.
  /// - Returns: whether anything matched.
  @discardableResult
  private mutating func collect(_ folder: String, matching pattern: PathPattern? = nil) -> Bool {
    guard let entries = FolderEntries(of: folder) else {
      let reason = String(cString: strerror(errno))
      problems.append(RunFailure(.noInput, "\(folder): error: the folder cannot be read: \(reason)"))
      return false
    }
    for (name, isFolder) in entries.foreign where isFolder || Self.isDocument(name) {
      let kind = isFolder ? "folder" : "file"
      problems.append(
        RunFailure(
          .noInput,
          "\(Self.path(name, in: folder)): error: the name of the \(kind) is not valid UTF-8; rename the \(kind)"))
    }
    var isFound = false
    for name in entries.names
    where !name.hasPrefix(".") && (!ProjectFolder.isForeign(name) || pattern?.names(name) == true) {
      let path = Self.path(name, in: folder)
      var status = stat()
      guard stat(path, &status) == 0, !excluded.contains(path) else { continue }
      let fits = pattern?.matches(ExcludedPaths.absolute(path)) ?? true
      isFound = isFound || fits
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        // A link to a folder could lead round in a circle.
        if !InputFile.isLink(path), collect(path, matching: fits ? nil : pattern) { isFound = true }
      case S_IFREG: if fits, Self.isDocument(name) { add(path) }
      default: if fits, Self.isDocument(name) { problems.append(RunFailure(.noRegularFile, in: path)) }
      }
    }
    return isFound
  }

  /// Files are named as the pattern is: from the working directory, or by absolute paths.
  private mutating func collect(matching path: String) -> Bool {
    let plain = path.split(separator: "/", omittingEmptySubsequences: false).prefix {
      !PathPattern.isPattern(String($0))
    }
    let folder = plain.joined(separator: "/")
    return collect(
      plain.isEmpty ? "." : folder.isEmpty ? "/" : folder, matching: PathPattern(ExcludedPaths.absolute(path)))
  }

  /// Once, however often it is named.
  private mutating func add(_ file: String) {
    if seen.insert(ExcludedPaths.absolute(file)).inserted { files.append(file) }
  }

  static func isDocument(_ name: String) -> Bool { name.hasSuffix(".storyboard") || name.hasSuffix(".xib") }

  private static func path(_ name: String, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}

extension [RunFailure] {
  /// The kind with which a run ends that had these failures; nil if there are none. What is missing comes before what is wrong.
  var kind: RunFailure.Kind? {
    let kinds = map(\.kind)
    return [.failed, .noInput, .badInput].first(where: kinds.contains)
  }
}
