import Foundation
import Synchronization

/// The messages of a client: a thread reads them, so that one that cancels a request is seen while the request runs.
final class MessageQueue: Sendable {
  private let descriptor: Int32
  private let state = Mutex(State())
  private let arrival = DispatchSemaphore(value: 0)
  /// Longer lines end the connection, for nothing that a client sends is as long.
  private static let longestLine = 16 << 20

  private struct State {
    var messages: [Result<AgentMessage, AgentMessage.Problem>] = []
    var cancelled: [JSONValue] = []
    var isAtEnd = false
  }
  private static let remembered = 1_000

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Begins to read. The closure is told of each message at once, on the thread that reads; what it takes is not queued.
  func read(taking take: @escaping @Sendable (AgentMessage) -> Bool) {
    Thread.detachNewThread { [self] in
      var pending = Data()
      var searched = 0
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        if let end = pending[(pending.startIndex + searched)...].firstIndex(of: UInt8(ascii: "\n")) {
          receive(pending[..<end], take)
          pending = Data(pending[(end + 1)...])
          searched = 0
          continue
        }
        searched = pending.count
        let count = pending.count > Self.longestLine ? 0 : Foundation.read(descriptor, &buffer, buffer.count)
        if count > 0 {
          pending.append(contentsOf: buffer[..<count])
        } else if count == 0 || errno != EINTR {
          break
        }
      }
      if !pending.isEmpty { receive(pending, take) }
      state.withLock { $0.isAtEnd = true }
      arrival.signal()
    }
  }

  private func receive(_ line: Data, _ take: (AgentMessage) -> Bool) {
    guard line.contains(where: { $0 > UInt8(ascii: " ") }) else { return }
    do throws(AgentMessage.Problem) {
      guard let message = try AgentMessage(JSONValue(line: line)), !take(message) else { return }
      append(.success(message))
    } catch {
      append(.failure(error))
    }
  }

  /// Takes back a request that waits, and remembers one that is about to begin.
  func cancel(_ id: JSONValue) {
    state.withLock { state in
      state.messages.removeAll { message in
        if case .success(let request) = message { return request.id == id && request.method != "initialize" }
        return false
      }
      state.cancelled.append(id)
      if state.cancelled.count > Self.remembered { state.cancelled.removeFirst() }
    }
  }

  /// Whether a request was cancelled before it began. A client gives each id once.
  func isCancelled(_ id: JSONValue) -> Bool { state.withLock { $0.cancelled.contains(id) } }

  private func append(_ message: Result<AgentMessage, AgentMessage.Problem>) {
    state.withLock { $0.messages.append(message) }
    arrival.signal()
  }

  /// Waits for the next message; nil when the client has gone.
  func next() -> Result<AgentMessage, AgentMessage.Problem>? {
    while true {
      arrival.wait()
      // One that was taken back has left its signal.
      let (message, isAtEnd) = state.withLock { state in
        (state.messages.isEmpty ? nil : state.messages.removeFirst(), state.isAtEnd)
      }
      if let message { return message }
      if isAtEnd { return nil }
    }
  }
}
