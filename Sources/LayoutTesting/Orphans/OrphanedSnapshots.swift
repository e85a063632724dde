import Foundation

/// Fails for each snapshot beside the test's file that no test can ask for; see ``orphanedSnapshots(file:)``.
@MainActor
public func assertNoOrphanedSnapshots(
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let orphans = orphanedSnapshots(file: "\(filePath)")
  guard !orphans.isEmpty else { return }
  let place = TestPlace(fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  let files = orphans.map { "  \($0)" }.joined(separator: "\n")
  TestReporter.fail("no test uses these snapshots, so delete the files:\n\(files)", at: place, attachments: [])
}

/// The snapshots in the folder `__Snapshots__` beside a test file that belong to no test: those of files that are gone, and those whose
/// name is that of no function in their file and of no text in quotation marks there, which may be a `testName:`. Paths, sorted.
///
/// It reads sources and runs nothing, so that it does not matter which tests run. What a test leaves aside while it runs, such as the
/// snapshot of a device that is not in the list any more, is in the report of the run.
public func orphanedSnapshots(file: String = #filePath) -> [String] {
  let root = SnapshotFolder.root(ofTestFile: file)
  let tests = root.deletingLastPathComponent()
  var orphans: [String] = []
  for folder in names(in: root) {
    let files = names(in: root.appendingPathComponent(folder))
    let source = tests.appendingPathComponent(folder + ".swift")
    let known = (try? String(contentsOf: source, encoding: .utf8)).map(TestNames.init)
    orphans += files.filter { !(known?.include(AskedSnapshots.test($0)) ?? false) }.map {
      root.appendingPathComponent(folder).appendingPathComponent($0).path
    }
  }
  return orphans.sorted()
}

private func names(in folder: URL) -> [String] {
  ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") }
}

/// What a test file's source says of names of tests.
private struct TestNames {
  /// As snapshots write them.
  private var functions: Set<String> = []
  private var texts: Set<String> = []

  init(_ source: String) {
    for line in source.split(separator: "\n") {
      var rest = line
      while let range = rest.range(of: "func ") {
        rest = rest[range.upperBound...]
        let name = rest.first == "`" ? rest.dropFirst().prefix { $0 != "`" } : rest.prefix { $0 != "(" && $0 != "<" }
        functions.insert(SnapshotFolder.component(String(name)))
      }
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      for (index, text) in parts.enumerated() where index % 2 == 1 {
        texts.insert(SnapshotFolder.component(String(text)))
      }
    }
  }

  /// A function with parameters has their labels in its name: `onPhones-_-_`.
  func include(_ name: String) -> Bool {
    if functions.contains(name) || texts.contains(name) { return true }
    return functions.contains { name.hasPrefix($0 + "-") }
  }
}
