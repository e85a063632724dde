import Synchronization

/// The messages that wait for their time. Each keeps its target alive, as on iOS.
final class DelayedMessages: Sendable {
  static let shared = DelayedMessages()

  private struct Entry: @unchecked Sendable {
    var timer: Timer
    var target: ObjectIdentifier
    var selector: Selector
  }

  private let entries = Mutex<[Entry]>([])

  func add(_ timer: Timer, to target: AnyObject, _ selector: Selector) {
    let entry = Entry(timer: timer, target: ObjectIdentifier(target), selector: selector)
    entries.withLock { $0.append(entry) }
  }

  func remove(_ timer: Timer) {
    let timer = Unchecked(timer)
    entries.withLock { entries in entries.removeAll { $0.timer === timer.value } }
  }

  /// Linear in the number of messages that wait.
  func cancel(_ target: AnyObject, _ selector: Selector?) {
    let id = ObjectIdentifier(target)
    entries.withLock { entries in
      for entry in entries where entry.target == id && (selector == nil || entry.selector == selector) {
        entry.timer.invalidate()
      }
      entries.removeAll { !$0.timer.isValid }
    }
  }
}
