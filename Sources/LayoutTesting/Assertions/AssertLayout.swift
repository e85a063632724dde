import Foundation
import UIKit

/// Lays a view or a view controller out on devices and compares what comes out with what was recorded, in Swift Testing and XCTest.
///
///     assertLayout(of: SignInScreen(), on: .phones, as: .frames, .noClippedText)
///
/// The first run writes snapshots into `__Snapshots__/TestFile/testName.1.txt` beside the test file and fails, so that nobody commits
/// one unseen. Later runs compare. A failure is one message for all devices: it names each view that is elsewhere, its edges with
/// old and new values, and the constraint, the content or the trait that is the cause, with file and line.
///
/// - Parameters:
///   - subject: Evaluated once for each device, so that no device finds what another has left. A controller fills the window; a view
///     keeps its size, and one without a size is as wide as the window and as high as its content.
///   - devices: One layout each; snapshots of several devices have the device in their name.
///   - strategies: What is compared; frames if none is given.
///   - name: Stands in names of snapshots for the number of the assertion. A test with arguments needs one for each argument.
///   - mode: Goes before the environment; see ``RecordMode``.
///   - directory: The folder of the snapshots; nil for `__Snapshots__/TestFile` beside the test file.
/// - Complexity: A layout for each device; explanations only for what differs.
@MainActor
public func assertLayout<Subject: LayoutSubject>(
  of subject: @autoclosure () throws -> Subject, on devices: LayoutMatrix = .phone, as strategies: LayoutStrategy...,
  named name: String? = nil, record mode: RecordMode? = nil, directory: String? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  let outcomes = verify(
    subject, on: devices, as: strategies, place, name: name, mode: mode, directory: directory)
  for outcome in outcomes {
    if let entry = outcome.entry { RunReport.ofEnvironment?.add(entry) }
    if let message = outcome.message { TestReporter.fail(message, at: place, attachments: outcome.attachments) }
  }
}

/// What ``assertLayout(of:on:as:named:record:directory:fileID:file:testName:line:column:)`` would fail with, as a text; nil if
/// everything is as it was recorded. For assertions of one's own; the report of the run does not have them.
@MainActor
public func verifyLayout<Subject: LayoutSubject>(
  of subject: @autoclosure () throws -> Subject, on devices: LayoutMatrix = .phone, as strategies: LayoutStrategy...,
  named name: String? = nil, record mode: RecordMode? = nil, directory: String? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) -> String? {
  let place = TestPlace(fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  let messages = verify(
    subject, on: devices, as: strategies, place, name: name, mode: mode, directory: directory
  ).compactMap(\.message)
  return messages.isEmpty ? nil : messages.joined(separator: "\n")
}

/// One outcome for each strategy.
@MainActor
private func verify<Subject: LayoutSubject>(
  _ subject: () throws -> Subject, on devices: LayoutMatrix, as strategies: [LayoutStrategy], _ place: TestPlace,
  name: String?, mode: RecordMode?, directory: String?
) -> [AssertionOutcome] {
  if let problem = devices.problem { return [AssertionOutcome(problem)] }
  if name == nil, TestReporter.testHasArguments {
    return [
      AssertionOutcome(
        "a parameterized test needs one snapshot for each argument; include the argument in the parameter "
          + "`named`, because tests can run in any order"
      )
    ]
  }
  let run = AssertionRun(
    place: place, devices: devices.configurations, name: name, mode: mode ?? .ofEnvironment, directory: directory)
  return (strategies.isEmpty ? [.frames] : strategies).map { run.verify(subject, $0) }
}
