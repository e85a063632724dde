import Foundation

/// Programs that are started with a limit of memory, and ended with everything that they have started.
package enum ProcessGroup {
  /// How a program is started with a limit: the shell sets it and becomes the program.
  ///
  /// - Parameters:
  ///   - executable: an absolute path, which begins with no hyphen.
  ///   - memory: how many bytes it may have. What a runtime reserves counts, too.
  package static func limited(
    _ executable: String, _ arguments: [String] = [], memory: Int
  ) -> (executable: URL, arguments: [String]) {
    (
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", "ulimit -v \(memory >> 10) 2> /dev/null; exec \"$@\"", "sh", executable] + arguments
    )
  }

  /// Ends a process and those that it has started in its group, whatever they do.
  package static func kill(_ process: Int32) {
    // 0 and less mean whole groups, that of the caller among them.
    guard process > 1 else { return }
    // A group of its own has the number of the process.
    if getpgid(process) == process { _ = Foundation.kill(-process, SIGKILL) }
    _ = Foundation.kill(process, SIGKILL)
  }
}
