import Foundation

/// Tells every open page what has happened.
@MainActor
final class EventHub {
  private var listeners: [Int: AsyncStream<String>.Continuation] = [:]
  private var next = 0
  /// More pages than anyone has open; the oldest is let go then.
  private static let mostListeners = 64

  /// The events from here on. A page that does not read them loses the oldest.
  func events() -> AsyncStream<String> {
    let id = next
    next += 1
    let (stream, continuation) = AsyncStream<String>.makeStream(bufferingPolicy: .bufferingNewest(256))
    continuation.onTermination = { [weak self] _ in Task { @MainActor in self?.listeners[id] = nil } }
    if listeners.count >= Self.mostListeners, let oldest = listeners.keys.min() {
      listeners.removeValue(forKey: oldest)?.finish()
    }
    listeners[id] = continuation
    continuation.yield("retry: 500\n\n")
    return stream
  }

  /// - Parameter json: one line.
  func send(_ name: String, _ json: String) { send("event: \(name)\ndata: \(json)\n\n") }

  /// A comment, by which the server finds out that a page has gone.
  func keepAlive() { send(": here\n\n") }

  private func send(_ text: String) {
    for listener in listeners.values { listener.yield(text) }
  }
}
