import Foundation
import Staging
import XCTest

/// The names of snapshots. Assertions of a test are counted from 1 in the order in which they run.
@MainActor
enum SnapshotNames {
  private static var counts: [String: Int] = [:]
  private static let observer = CountingObserver()
  private static var observes = false

  /// The number of the assertion in its test, or its name.
  static func identifier(named name: String?, at place: TestPlace) -> String {
    if let name { return SnapshotFolder.component(name) }
    if !observes {
      observes = true
      XCTestObservationCenter.shared.addTestObserver(observer)
    }
    let test = "\(place.filePath) \(place.testName)"
    counts[test, default: 0] += 1
    return "\(counts[test, default: 1])"
  }

  /// The file of a snapshot. A device has a part in the name where there are several.
  static func file(
    in folder: URL, test: String, identifier: String, device: LayoutConfiguration?, fileExtension: String
  ) -> URL {
    let parts =
      [SnapshotFolder.component(test), identifier] + (device.map { [SnapshotFolder.component($0.name)] } ?? [])
    let name = parts.joined(separator: ".") + "." + fileExtension
    AskedSnapshots.note(name, in: folder)
    return folder.appendingPathComponent(name)
  }

  /// Counts anew: the next test, or the same one once more, begins at 1.
  static func restart() { counts = [:] }
}

/// A test of XCTest may run several times in one process.
private final class CountingObserver: NSObject, XCTestObservation {
  func testCaseWillStart(_ testCase: XCTestCase) { MainActor.assumeIsolated { SnapshotNames.restart() } }
}
