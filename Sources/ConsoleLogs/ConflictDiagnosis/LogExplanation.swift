/// All that a console's output says about layout, explained: the value that `trellis explain LOG --json` prints.
package struct LogExplanation: Hashable, Sendable, Codable {
  /// A trace of a view tree, with those of its views whose place or size is open.
  package struct Trace: Hashable, Sendable, Codable {
    /// The line of the root in the log, counted from 1; nil for a trace without views.
    package var line: Int?
    /// The number of views in the trace.
    package var count: Int
    /// The views that the trace marks as ambiguous, in its order.
    package var ambiguous: [OpenView]
  }

  /// A view that a trace marks as ambiguous.
  package struct OpenView: Hashable, Sendable, Codable {
    /// The view's line in the log, counted from 1.
    package var line: Int
    /// The view as the trace writes it, with class and address.
    package var item: String
    /// `minX`, `minY`, `Width`, `Height`; empty for traces up to iOS 7, which do not say what is open.
    package var open: [String]
    /// What is open and which constraints would settle it, in words.
    package var sentence: String
  }

  /// In the order of the log.
  package var conflicts: [ConflictDiagnosis]
  /// In the order of the log.
  package var traces: [Trace]
  /// In the order of the log.
  package var exceptions: [ExceptionExplanation]
  /// What could not be read.
  package var problems: [LogProblem]

  /// Explains every conflict, every exception and every trace of a log. For debugging: costs up to four solves for each constraint of a conflict.
  ///
  /// - Parameter screenLengths: The widths and heights of screens in points, by which a size that the system imposes is
  ///   recognized as that of a screen.
  package init(_ log: ConsoleLog, screenLengths: Set<Double>) {
    conflicts = log.conflicts.map { ConflictDiagnosis($0, screenLengths: screenLengths) }
    traces = log.traces.map(Trace.init)
    exceptions = log.exceptions.map(ExceptionExplanation.init)
    problems = log.problems
  }
}

extension LogExplanation.Trace {
  fileprivate init(_ trace: LayoutTrace) {
    self.init(
      line: trace.nodes.first?.line, count: trace.nodes.count,
      ambiguous: zip(trace.ambiguous, trace.sentences).map { node, sentence in
        LogExplanation.OpenView(line: node.line, item: node.item.description, open: node.open, sentence: sentence)
      })
  }
}
