import Foundation

/// Where an assertion stands.
struct TestPlace: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let testName: String
  let line: UInt
  let column: UInt

  /// The name of the test's file without folder and ending.
  var file: String {
    URL(fileURLWithPath: "\(filePath)").deletingPathExtension().lastPathComponent
  }

  /// `__Snapshots__/TestFile` beside the test's file.
  var snapshotFolder: URL { SnapshotFolder.root(ofTestFile: "\(filePath)").appendingPathComponent(file) }
}
