/// What of a console's output is about layout: conflicts and traces of view trees, from iOS 6 on, with any text between them.
///
/// Reading never fails: what could not be read is told in ``problems``, with its place, and the rest is there.
public struct ConsoleLog: Hashable, Sendable {
  public var conflicts: [ConsoleConflict] = []
  public var traces: [LayoutTrace] = []
  public var problems: [LogProblem] = []

  public init(_ text: String) {
    var reader = ConsoleLogReader(text)
    self = reader.read()
  }

  init() {}
}

/// A message "Unable to simultaneously satisfy constraints.", or a bare list of constraints that somebody cut out of one.
public struct ConsoleConflict: Hashable, Sendable {
  /// Where the message or the list begins; the first line is 1.
  public var line: Int
  /// What stood before the message: time, process, category. Empty for a bare list.
  public var preamble: String
  /// In the order of the list.
  public var constraints: [ConsoleConstraint]
  /// The one that UIKit gave up; nil if the log does not say.
  public var broken: ConsoleConstraint?
}

/// Something that could not be read, and where.
public struct LogProblem: Hashable, Sendable, Codable, Error {
  public var message: String
  /// Both count from 1; columns count characters.
  public var line: Int
  public var column: Int
}
