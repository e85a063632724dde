import Checking

/// Receives what a run says besides its result. The command prints it; a test or a page may collect it.
package struct RunLog: Sendable {
  /// A line about a document or the run, such as `Main.storyboard: error: no such file or folder`.
  package var message: @Sendable (String) -> Void
  /// How far the run is; nil when it is over. Called from several threads.
  package var progress: @Sendable (RunProgress?) -> Void
  /// What becomes of notes.
  package var notes = Notes.listed

  /// What becomes of remarks by which no result changes.
  package enum Notes: Hashable, Sendable {
    /// Each has a line.
    case listed
    /// Those about fonts, images and colors share a line that counts them.
    case counted
    /// There are none.
    case dropped
  }

  /// - Parameter progress: nothing by default.
  package init(
    message: @escaping @Sendable (String) -> Void, progress: @escaping @Sendable (RunProgress?) -> Void = { _ in }
  ) {
    self.message = message
    self.progress = progress
  }

  /// Receives a line by which no result changes.
  func note(_ line: String) {
    if notes != .dropped { message(line) }
  }

  /// Drops everything.
  package static let silent = RunLog { _ in }
}

/// How many documents of a run are done.
package struct RunProgress: Hashable, Sendable {
  /// The number of documents that are done.
  package var done: Int
  /// The number of all documents of the run.
  package var total: Int
  /// The document that comes next, or the time that is left.
  package var detail: String
}
