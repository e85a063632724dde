/// What of a console's output is about layout: conflicts, exceptions and traces of view trees, from iOS 6 on, with any text
/// between them.
///
/// Reading never fails: ``problems`` lists what could not be read, with its place; the rest is read.
package struct ConsoleLog: Hashable, Sendable {
  /// The messages and bare lists with at least one readable constraint, in the order of the log.
  package var conflicts: [ConsoleConflict] = []
  /// The view trees that `_autolayoutTrace` printed, in the order of the log.
  package var traces: [LayoutTrace] = []
  /// The exceptions and warnings about layout, in the order of the log.
  package var exceptions: [ConsoleException] = []
  /// What could not be read; one problem says so if the log has neither a conflict nor an exception nor a trace.
  package var problems: [LogProblem] = []

  /// Reads the output of a console, with line ends of any kind.
  package init(_ text: String) {
    var reader = ConsoleLogReader(text)
    self = reader.read()
  }

  init() {}

  var isEmpty: Bool { conflicts.isEmpty && traces.isEmpty && exceptions.isEmpty && problems.isEmpty }
}

/// A message "Unable to simultaneously satisfy constraints.", or a bare list of constraints that somebody cut out of one.
package struct ConsoleConflict: Hashable, Sendable {
  /// Where the message or the list begins; the first line is 1.
  package var line: Int
  /// What stood before the message: time, process, category. Empty for a bare list.
  package var preamble: String
  /// In the order of the list.
  package var constraints: [ConsoleConstraint]
  /// The one that UIKit gave up; nil if the log does not say.
  package var broken: ConsoleConstraint?
  /// That one as it stands below the list, which differs from the list's text in a log that was changed.
  package var brokenText: ConsoleConstraint?
  /// The lines of the entries that could not be read, from 1; empty for a list that was read as a whole.
  package var unreadLines: [Int] = []
}

/// Something that could not be read, and where.
package struct LogProblem: Hashable, Sendable, Codable, Error {
  /// What is missing or wrong, as an English clause without a full stop: `a comma between names is expected`.
  package var message: String
  /// The line of the log where reading failed, counted from 1.
  package var line: Int
  /// The character of the line where reading failed, counted from 1.
  package var column: Int
}
