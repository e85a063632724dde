import Foundation
import Testing
import XCTest

/// Tells the framework that runs the test what failed: Swift Testing where one of its tests is running, XCTest else.
@MainActor
enum TestReporter {
  /// Whether the running test has arguments, for which it runs several times, in any order.
  static var testHasArguments: Bool { Test.current?.isParameterized ?? false }

  /// The running test of Swift Testing, which may call a helper that asserts.
  static var testName: String? { Test.current?.name }

  static func fail(_ message: String, at place: TestPlace, attachments: [SnapshotAttachment]) {
    guard Test.current != nil else { return XCTFail(message, file: place.filePath, line: place.line) }
    let location = SourceLocation(
      fileID: "\(place.fileID)", filePath: "\(place.filePath)", line: Int(place.line), column: Int(place.column))
    #if compiler(>=6.2)
      for attachment in attachments {
        Attachment.record(attachment.text, named: attachment.name, sourceLocation: location)
      }
    #endif
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }
}

/// A file that says more of a failure than its message: the snapshot as it would be, or a page with pictures before and after.
struct SnapshotAttachment: Sendable {
  let name: String
  let text: String
}
