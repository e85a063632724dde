import Dispatch
import Synchronization
import Testing

@testable import UIKitCore

@MainActor
@Suite struct LayoutLogTests {
  private final class Counter: Sendable {
    private let number = Mutex(0)
    var value: Int { number.withLock { $0 } }

    func count() { number.withLock { $0 += 1 } }
  }

  /// Text is measured on any thread, and tools replace the function meanwhile.
  @Test func noMessageIsLostWhileTheFunctionIsReplaced() {
    let write = LayoutLog.write
    defer { LayoutLog.write = write }
    let counter = Counter()
    LayoutLog.write = { _ in counter.count() }
    DispatchQueue.concurrentPerform(iterations: 64) { number in
      if number.isMultiple(of: 4) {
        LayoutLog.write = { _ in counter.count() }
      } else {
        LayoutLog.noteMissingFont("Missing Font \(number)")
      }
    }
    #expect(counter.value == 48)
  }
}
