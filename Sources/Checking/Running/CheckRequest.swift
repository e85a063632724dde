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
  public var surroundings = DocumentSurroundings()
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

/// What a check that is repeated when files change keeps of each document.
@MainActor
public final class CheckMemory {
  /// By the paths of documents.
  var messages: [String: CheckJob.Message] = [:]

  /// Nothing is known.
  public init() {}

  /// Drops what changes may have made wrong.
  public func forget(_ changes: Watch.Changes) {
    if changes.others { messages = [:] }
    for document in changes.documents { messages[document] = nil }
  }
}

/// What a check found.
public struct CheckOutcome: Sendable {
  /// Without the findings of the baseline.
  public var report: LintReport
  /// Why the report is incomplete: a path leads to nothing, or a document cannot be read or ended its worker process. The log has
  /// the reasons.
  public var problem: RunFailure.Kind?
  /// What was left out on purpose, such as `12 documents are excluded`, if that is why nothing was laid out; nil otherwise. Whoever
  /// wants to be sure that something was checked takes it for a failure.
  public var nothingCheckedBecause: String?
  /// Whether there is a finding of the severity at which the configuration lets a run fail.
  public var isFailing: Bool
}
