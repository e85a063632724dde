/// What is told of the reading of XML, for tests that count how often it is read.
package enum XMLReading {
  /// Called for each document that is read in the task for which it is set; nil outside of tests.
  @TaskLocal package static var observer: (@Sendable () -> Void)?
}
