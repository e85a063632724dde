import Foundation
import Synchronization

/// The snapshots that tests of this process asked for.
enum AskedSnapshots {
  private static let files = Mutex<[URL: Set<String>]>([:])

  static func note(_ name: String, in folder: URL) {
    files.withLock { _ = $0[folder, default: []].insert(name) }
  }

  /// Files that belong to tests which ran, but which these tests did not ask for: an assertion or a device that is gone. Sorted by path.
  static func leftAside() -> [URL] {
    files.withLock { $0 }.flatMap { folder, asked -> [URL] in
      let tests = Set(asked.map(test))
      let present = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return present.filter { tests.contains(test($0)) && !asked.contains($0) }
        .map { folder.appendingPathComponent($0) }
    }.sorted { $0.path < $1.path }
  }

  /// The part of a file's name that says whose snapshot it is.
  static func test(_ name: String) -> String { String(name.prefix { $0 != "." }) }
}
