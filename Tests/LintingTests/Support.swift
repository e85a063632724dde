import Foundation
import Linting

enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}

extension LintConfiguration {
  /// Reads a configuration that may name three devices.
  init(yaml: String, file: String) throws(ConfigurationError) {
    try self.init(yaml: yaml, file: file, devices: DeviceNames(["iPhone SE", "iPhone X", "retina6_9"]))
  }
}
