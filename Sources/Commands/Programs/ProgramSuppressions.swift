import Foundation
import InterfaceBuilder
import Linting

/// What a program's findings are suppressed by: comments in the app's files, and the configuration.
struct ProgramSuppressions {
  private let program: String
  private let excluded: ExcludedPaths
  /// By path.
  private var known: [String: Suppressions] = [:]

  /// - Parameters:
  ///   - program: the path of the executable, which has the findings that are in no file.
  ///   - excluded: files, folders and patterns, relative to the working directory.
  init(program: String, excluding excluded: [String]) {
    self.program = program
    self.excluded = ExcludedPaths(excluded)
  }

  /// Whether nothing is told of the finding. Each file is read once.
  mutating func covers(_ finding: Finding) -> Bool {
    let file = finding.file
    if file == program { return false }
    if excluded.contains(fileIn: file) { return true }
    if known[file] == nil { known[file] = Self.suppressions(in: file) }
    return known[file]?.suppresses(finding) ?? false
  }

  /// Those of a document or a source; nil for a file that cannot be read.
  private static func suppressions(in file: String) -> Suppressions? {
    if DocumentPaths.isDocument(file) {
      return (try? Document.read(contentsOf: file)).map { Suppressions(of: LintedDocument($0)) }
    }
    return (try? TextFile.read(file)).map { Suppressions(ofSource: String(decoding: $0, as: UTF8.self)) }
  }
}
