import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Tells that something in some folders may have changed: by inotify where the system has it, else by the clock.
final class ChangeSignal {
  /// How often files are looked at where the system does not tell, in milliseconds: so that, with the time of a look, a change is seen
  /// within a tenth of a second.
  private static let pollInterval: Int32 = 50
  private var descriptor: Int32 = -1
  private var watched: Set<String> = []

  init() {
    #if canImport(Glibc)
      descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    #endif
  }

  deinit { stop() }

  /// Watches folders from now on, besides those before. If the system refuses one, the clock takes over.
  func watch(_ folders: Set<String>) {
    #if canImport(Glibc)
      let kinds = IN_CLOSE_WRITE | IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB
      for folder in folders where descriptor >= 0 && watched.insert(folder).inserted {
        if inotify_add_watch(descriptor, folder, UInt32(kinds)) < 0, errno != ENOENT { stop() }
      }
      // A folder that is gone may come again under its name.
      watched.formIntersection(folders)
    #endif
  }

  /// Returns when something may have changed, or after so many milliseconds; nil waits for as long as it takes.
  func wait(atMost limit: Int32? = nil) {
    guard descriptor >= 0 else {
      _ = poll(nil, 0, min(limit ?? Self.pollInterval, Self.pollInterval))
      return
    }
    var input = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&input, 1, limit ?? -1)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while read(descriptor, &buffer, buffer.count) > 0 {}
  }

  private func stop() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
  }
}
