import Checking
import Linting

/// What to check, and how.
package struct CheckRequest: Sendable {
  /// Documents and folders; if empty, what the configuration includes, or else the working directory.
  package var paths: [String]
  /// A program whose screens are checked in place of documents; nil for documents.
  package var program: ProgramSource?
  /// Rules, matrix, baseline and cache.
  package var configuration: LintConfiguration
  /// Fonts, language and appearance.
  package var environment = DocumentEnvironment()
  /// Whether findings say what would help, and at which size they disappear.
  package var givesHints = true
  /// Whether findings are reported that depend on what the program does; otherwise they are counted.
  package var tellsAll = false
  /// Whether findings have repairs, which are found by trying changes of the documents.
  package var seeksRepairs = false
  /// Which fixes are made in the documents; nil for none.
  package var fixes: FixChoice?
  /// Whether results are kept and reused where the configuration names a folder for them.
  package var usesCache = true
  /// The part of the documents to check; nil for all.
  package var shard: Share?
  /// The number of processes, at least 1; nil for one per processor.
  package var jobs: Int?
  /// A file to which all findings are written as known ones; nil for none.
  package var newBaseline: String?
  /// The arguments of this program that make it do the same work, without its name; worker processes get them together
  /// with `--worker`. If empty, everything runs in this process.
  package var workerArguments: [String] = []

  /// A check of everything in one process, with hints.
  package init(paths: [String], configuration: LintConfiguration) {
    self.paths = paths
    self.configuration = configuration
  }
}
