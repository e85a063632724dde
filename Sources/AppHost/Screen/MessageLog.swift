import Synchronization

/// Messages in the order they came in, from any thread: fonts are missed wherever text is measured.
final class MessageLog: Sendable {
  private let list = Mutex<[String]>([])

  var messages: [String] {
    get { list.withLock { $0 } }
    set { list.withLock { $0 = newValue } }
  }

  func append(_ message: String) { list.withLock { $0.append(message) } }
}
