import Foundation
import Linting
import Staging

enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The names in a folder, sorted; none if there is no such folder.
  static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }
}

extension LayoutConfiguration {
  /// `retina4_0 portrait`, `retina4_7 landscape AX5`.
  init?(words: String) {
    let parts = words.split(separator: " ").map(String.init)
    guard parts.count >= 2 else { return nil }
    self.init(device: parts[0], orientation: parts[1])
    release = device.release(nearestTo: 17, of: model)
    if parts.count == 3, let size = TextSize(name: parts[2]) { textSize = size }
  }
}
