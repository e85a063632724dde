import Foundation
import Platform
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

  /// The file of a snapshot. The release has a part in the name, and where there are several devices, so has the device:
  /// `onPhones.1.iPhone-15-portrait.iOS-26.txt`.
  ///
  /// A snapshot without a release in its name was recorded with iOS 17, or with what stood for it on a device that does not run that. It is
  /// read as long as it has no successor; the next version of the package ends that.
  static func file(
    in folder: URL, test: String, identifier: String, device: LayoutConfiguration, isAlone: Bool, fileExtension: String,
    isRecordedAnew: Bool
  ) -> URL {
    var unnamed = device
    unnamed.namesRelease = false
    unnamed.release = device.device.usualRelease(of: device.model)
    let first = [SnapshotFolder.component(test), identifier]
    func file(_ parts: [String]) -> URL {
      folder.appendingPathComponent((first + parts + [fileExtension]).joined(separator: "."))
    }
    let deviceParts = isAlone ? [] : [SnapshotFolder.component(unnamed.name)]
    let new = file(deviceParts + ["iOS-\(device.release)"])
    let old = file(deviceParts)
    let isOld =
      !isRecordedAnew
      && device.release == device.device.release(nearestTo: releaseOfOldNames, of: device.model)
      && !FileManager.default.fileExists(atPath: new.path) && FileManager.default.fileExists(atPath: old.path)
    let found = isOld ? old : new
    AskedSnapshots.note(found.lastPathComponent, in: folder)
    return found
  }

  /// The release of snapshots without one in their names.
  private static let releaseOfOldNames = 17

  /// Counts anew: the next test, or the same one once more, begins at 1.
  static func restart() { counts = [:] }
}

/// A test of XCTest may run several times in one process.
private final class CountingObserver: NSObject, XCTestObservation {
  func testCaseWillStart(_ testCase: XCTestCase) { MainActor.assumeIsolated { SnapshotNames.restart() } }
}
