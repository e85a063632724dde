import Foundation
import Synchronization

/// The other end: what is sent to it, and which answer it waits for.
final class AgentClient: Sendable {
  private let waiting = Mutex<JSONValue?>(nil)
  private let output = Mutex(())

  /// - Parameter work: done before anybody can cancel the request.
  func begin(_ id: JSONValue, _ work: () -> Void) {
    waiting.withLock {
      work()
      $0 = id
    }
  }

  func end() { waiting.withLock { $0 = nil } }

  /// Does something if the request runs.
  func ifWaiting(for id: JSONValue, _ work: () -> Void) { waiting.withLock { if $0 == id { work() } } }

  /// Writes a message as a line.
  func send(_ message: JSONValue) {
    var line = Array(message.line.utf8)
    line.append(UInt8(ascii: "\n"))
    output.withLock { _ in
      var rest = line[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Foundation.write(1, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }
}
