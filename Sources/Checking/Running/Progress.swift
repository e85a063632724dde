import Foundation

/// How far a long run is, for who watches it on a terminal.
struct Progress: Sendable {
  private let total: Int
  private let start = ContinuousClock.now

  init(total: Int) {
    self.total = total
  }

  /// `120/400, 12 s left`.
  func show(_ done: Int) {
    let elapsed = Double((ContinuousClock.now - start).components.seconds)
    let left = done > 0 && elapsed >= 2 ? ", \(Int(elapsed / Double(done) * Double(total - done))) s left" : ""
    Console.progress(done, of: total, left)
  }

  func end() { Console.endProgress() }
}
