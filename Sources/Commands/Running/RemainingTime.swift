/// Estimates how long a run still takes, from the documents that are done.
struct RemainingTime: Sendable {
  private let total: Int
  private let start = ContinuousClock.now

  init(total: Int) {
    self.total = total
  }

  /// The detail is `12 s left`, and empty during the first two seconds, when nothing can be said.
  func progress(_ done: Int) -> RunProgress {
    let elapsed = Double((ContinuousClock.now - start).components.seconds)
    let left = done > 0 && elapsed >= 2 ? "\(Int(elapsed / Double(done) * Double(total - done))) s left" : ""
    return RunProgress(done: done, total: total, detail: left)
  }
}
