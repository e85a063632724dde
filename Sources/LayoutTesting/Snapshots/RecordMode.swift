import Foundation

/// Which snapshots a run writes. The environment variable `SNAPSHOT_TESTING_RECORD` gives the mode of a run in these words, and an
/// argument of the assertion goes before it.
public enum RecordMode: String, CaseIterable, Hashable, Sendable {
  /// Every snapshot is written, and every assertion with a snapshot fails.
  case all
  /// Snapshots that are missing or differ are written, and their assertions fail.
  case failed
  /// Snapshots that are missing are written, and their assertions fail. The default.
  case missing
  /// None is written; an assertion without a snapshot fails. For CI.
  case never

  /// The mode of the environment; ``missing`` where it says nothing, or a word that is none of these.
  static var ofEnvironment: RecordMode {
    ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"].flatMap(RecordMode.init(rawValue:)) ?? .missing
  }
}
