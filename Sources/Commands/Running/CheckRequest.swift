import Checking
import Linting

/// What to check, and how.
public struct CheckRequest: Sendable {
  /// Documents and folders; if empty, what the configuration includes, or else the working directory.
  public var paths: [String]
  /// A program whose screens are checked in place of documents; nil for documents.
  public var program: ProgramSource?
  /// Rules, matrix, baseline and cache.
  public var configuration: LintConfiguration
  /// Fonts, language and appearance.
  public var environment = DocumentEnvironment()
  /// Whether findings say what would help, and at which size they disappear.
  public var givesHints = true
  /// Whether findings are reported that depend on what the program does; otherwise they are counted.
  public var tellsAll = false
  /// Whether findings have repairs, which are found by trying changes of the documents.
  public var seeksRepairs = false
  /// Which fixes are made in the documents; nil for none.
  public var fixes: FixChoice?
  /// Whether results are kept and reused where the configuration names a folder for them.
  public var usesCache = true
  /// The part of the documents to check; nil for all.
  public var shard: Share?
  /// The number of processes, at least 1; nil for one per processor.
  public var jobs: Int?
  /// A file to which all findings are written as known ones; nil for none.
  public var newBaseline: String?
  /// The arguments of this program that make it do the same work, without its name; worker processes get them together
  /// with `--worker`. If empty, everything runs in this process.
  public var workerArguments: [String] = []

  /// A check of everything in one process, with hints.
  public init(paths: [String], configuration: LintConfiguration) {
    self.paths = paths
    self.configuration = configuration
  }
}
