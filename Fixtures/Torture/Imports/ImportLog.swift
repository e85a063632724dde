import os.log
import UIKit

class ImportLog: UIView {
  private static let log = OSLog(subsystem: "a", category: "b")
  func write() {
    os_log("value %{public}@ of %d%%", log: Self.log, type: .error, "a", 5)
    os_log("plain")
    os_log(.info, "\(1) interpolated")
  }
}
