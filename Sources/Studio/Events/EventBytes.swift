import FlyingSocks
import Foundation

/// Server-sent events as bytes, handed out as soon as they are there.
struct EventBytes: AsyncBufferedSequence {
  typealias Element = UInt8
  let events: AsyncStream<String>

  func makeAsyncIterator() -> Iterator { Iterator(events: events.makeAsyncIterator()) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    var events: AsyncStream<String>.Iterator
    private var rest: ArraySlice<UInt8> = []

    init(events: AsyncStream<String>.Iterator) { self.events = events }

    mutating func next() async throws -> UInt8? {
      guard let buffer = try await nextBuffer(suggested: 1) else { return nil }
      return buffer.first
    }

    mutating func nextBuffer(suggested count: Int) async throws -> ArraySlice<UInt8>? {
      if rest.isEmpty {
        guard let event = await events.next(isolation: #isolation) else { return nil }
        rest = Array(event.utf8)[...]
      }
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }
  }
}
