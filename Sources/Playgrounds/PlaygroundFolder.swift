import Foundation

/// Where a process builds: two tools that show one file do not get in each other's way.
enum PlaygroundFolder {
  private static let prefix = "trellis-play-"

  /// The folder of this process, which need not exist. Folders of processes that have ended are removed.
  static func ofThisProcess() -> URL {
    let base = FileManager.default.temporaryDirectory
    for name in (try? FileManager.default.contentsOfDirectory(atPath: base.path)) ?? [] where name.hasPrefix(prefix) {
      guard let process = Int32(name.dropFirst(prefix.count)), kill(process, 0) != 0, errno == ESRCH else { continue }
      try? FileManager.default.removeItem(at: base.appendingPathComponent(name))
    }
    return base.appendingPathComponent("\(prefix)\(ProcessInfo.processInfo.processIdentifier)")
  }
}
