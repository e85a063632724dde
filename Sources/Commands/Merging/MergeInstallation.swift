import Foundation
import Merging

/// What makes git merge documents by their ids: attributes of paths, and the program in the configuration.
package struct MergeInstallation {
  /// Which files git merges with Trellis.
  private static let patterns = ["*.storyboard", "*.xib"] + KeyedFormat.patterns
  private static let section = "merge.trellis"
  private static let toolSection = "mergetool.trellis"

  private let isGlobal: Bool
  private let git: Git
  /// The file of attributes.
  package let attributes: String

  /// - Parameters:
  ///   - isGlobal: for all repositories of the user instead of that of the folder.
  ///   - folder: a folder of the repository.
  /// - Throws: ``RunFailure`` if git is missing, or the folder lies in no repository.
  package init(isGlobal: Bool, folder: String = ".") throws(RunFailure) {
    self.isGlobal = isGlobal
    git = Git(folder: folder)
    guard git.output("--version") != nil else { throw RunFailure(.failed, "error: git is not installed") }
    if isGlobal {
      let home = ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory()
      let base =
        ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? "\(home)/.config"
      attributes =
        git.output("config", "--global", "--type=path", "core.attributesFile")?.lines.first ?? "\(base)/git/attributes"
    } else {
      guard let top = git.output("rev-parse", "--show-toplevel")?.lines.first else {
        throw RunFailure(
          .noInput,
          "error: the working directory is not in a git repository; to install for all repositories, use --global")
      }
      attributes = "\(top)/.gitattributes"
    }
  }

  /// The command by which git merges a file. Where the program is missing, is too old or fails, git merges lines, as it did before.
  static func driver(_ program: String) -> String {
    "\(program) merge %O %A %B -o %A --path %P --marker-size %L; s=$?; test $s -le 1 && exit $s; "
      + "git merge-file -L ours -L base -L theirs --marker-size=%L %A %O %B"
  }

  /// Writes attributes and configuration. Once more changes nothing.
  ///
  /// - Parameter program: how the shell finds Trellis.
  package func install(program: String) throws(RunFailure) {
    let wanted = Self.patterns.map { "\($0) merge=trellis" }
    let lines = try attributeLines()
    let missing = wanted.filter { !lines.contains($0) }
    if !missing.isEmpty { try writeAttributes(lines + missing) }
    let tool = "\(program) merge \"$BASE\" \"$LOCAL\" \"$REMOTE\" -o \"$MERGED\" --path \"$MERGED\" --ask"
    let settings = [
      ("\(Self.section).name", "storyboards, xibs and project files, object by object"),
      ("\(Self.section).driver", Self.driver(program)), ("\(Self.toolSection).cmd", tool),
      ("\(Self.toolSection).trustExitCode", "true"),
    ]
    for (name, value) in settings where git.output("config", scope, "--replace-all", name, value) == nil {
      throw RunFailure(.failed, "error: git config cannot set \(name)")
    }
  }

  /// Takes back what ``install(program:)`` wrote, and nothing else.
  package func uninstall() throws(RunFailure) {
    let ours = Set(Self.patterns.map { "\($0) merge=trellis" })
    let lines = try attributeLines()
    let kept = lines.filter { !ours.contains($0) }
    if kept.count < lines.count { try writeAttributes(kept) }
    for section in [Self.section, Self.toolSection] { _ = git.run(["config", scope, "--remove-section", section]) }
  }

  private var scope: String { isGlobal ? "--global" : "--local" }

  private func attributeLines() throws(RunFailure) -> [String] {
    guard FileManager.default.fileExists(atPath: attributes) else { return [] }
    var lines = String(decoding: try TextFile.read(attributes), as: UTF8.self).components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// A file without lines is removed.
  private func writeAttributes(_ lines: [String]) throws(RunFailure) {
    if lines.isEmpty {
      try? FileManager.default.removeItem(atPath: attributes)
      return
    }
    let folder = URL(fileURLWithPath: attributes).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try TextFile.replace(attributes, by: (lines.joined(separator: "\n") + "\n").utf8)
  }
}
