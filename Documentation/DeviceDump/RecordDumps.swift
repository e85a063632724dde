#if canImport(DeviceDump)
  import DeviceDump
#endif
import UIKit
import XCTest

/// Records all scenes of the catalog on the device or simulator that runs the test, each into a file of one folder.
final class RecordDumps: XCTestCase {
  func testRecord() throws {
    try MainActor.assumeIsolated { try Self.record() }
  }

  /// The variable `DEVICE_DUMPS` names the folder. `xcodebuild` passes it on as `TEST_RUNNER_DEVICE_DUMPS`.
  @MainActor
  private static func record() throws {
    let named = ProcessInfo.processInfo.environment["DEVICE_DUMPS"]
    let folder = URL(fileURLWithPath: named ?? NSTemporaryDirectory() + "DeviceDumps")
    let window = UIWindow(frame: UIScreen.main.bounds)
    // Without a scene of the app a window has no safe area.
    window.windowScene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
    for scene in SceneCatalog.scenes {
      window.rootViewController = scene.makeController()
      window.makeKeyAndVisible()
      // Bars and tables settle in a turn of the run loop or two.
      for _ in 0..<2 {
        window.layoutIfNeeded()
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
      }
      try DeviceDump(of: window, named: scene.name).write(into: folder)
    }
    window.isHidden = true
    print("dumped \(SceneCatalog.scenes.count) scenes into \(folder.path)")
  }
}
