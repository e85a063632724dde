import CHeap
import ThreadClock
import UIKitCore

/// What one kind of work on one tree costs.
struct Measurement {
  var operation: String
  var runs: Int
  /// Median.
  var nanoseconds: Int
  /// Of the last run, when everything that is kept between runs has been made.
  var allocations: Int
  /// What the tree holds on the heap afterwards; nil for what holds nothing more.
  var bytes: Int?
}

/// Runs every operation on a tree of one size.
@MainActor
struct Bench {
  let clockCost = measureClockCost()
  /// Thread time for one operation, in nanoseconds.
  let limit: Int
  /// The one operation to measure, for a profiler; nil for all.
  let only: String?
  /// How often to do it, for a counter of instructions; nil for as often as the limit allows.
  let runs: Int?

  func measure<S: Scene>(_ type: S.Type, count: Int) -> [Measurement] {
    var scene = S(count: count)
    var result: [Measurement?] = []
    let bytes = heldBytes(type, count: count)
    result.append(sample("make") { scene = S(count: count) }?.holding(bytes.made))
    result.append(
      sample("first layout", before: { scene = S(count: count) }) { scene.layOut(after: nil) }?.holding(bytes.laidOut))
    scene.layOut(after: nil)
    let size = [S.landscape, S.portrait]
    result.append(changes("rotation") { scene.resize(to: size[$0]) })
    let text = [Texts.words(3, 5), scene.label.text!]
    result.append(
      changes("text") {
        scene.label.text = text[$0]
        scene.layOut(after: scene.label)
      })
    if let arranged = scene.arranged {
      result.append(
        changes("hiding") {
          arranged.isHidden = $0 == 0
          scene.layOut(after: arranged)
        })
    }
    let root = scene.roots[0]
    result.append(mean("nothing") { root.layoutIfNeeded() })
    result.append(
      mean("asked") {
        root.setNeedsLayout()
        root.layoutIfNeeded()
      })
    return result.compactMap { $0 }
  }

  /// What a tree holds on the heap when it is made, and when it is laid out; a tree before it has made what all trees share.
  private func heldBytes<S: Scene>(_ type: S.Type, count: Int) -> (made: Int, laidOut: Int) {
    let before = heap_used_bytes()
    let scene = S(count: count)
    let made = heap_used_bytes() - before
    scene.layOut(after: nil)
    return withExtendedLifetime(scene) { (made, heap_used_bytes() - before) }
  }

  /// A change, 0, and its reversal, 1, halved: one of the two can be much harder than the other.
  private func changes(_ name: String, _ change: @MainActor (Int) -> Void) -> Measurement? {
    guard var both = sample(name, { for step in 0...1 { change(step) } }) else { return nil }
    both.nanoseconds /= 2
    both.allocations /= 2
    return both
  }

  /// The mean of 10,000 runs, for what is over sooner than the clock is read.
  private func mean(_ name: String, _ work: @MainActor () -> Void) -> Measurement? {
    guard only == nil || only == name else { return nil }
    let runs = 10_000
    work()
    let before = heap_allocations()
    let start = threadNanoseconds()
    for _ in 0..<runs { work() }
    let whole = max(0, threadNanoseconds() - start - clockCost)
    return Measurement(
      operation: name, runs: runs, nanoseconds: whole / runs,
      allocations: (heap_allocations() - before + runs - 1) / runs)
  }

  /// At least 7 runs, and as many as the limit allows, up to 400; or as many as were asked for.
  private func sample(
    _ name: String, before prepare: @MainActor () -> Void = {}, _ work: @MainActor () -> Void
  ) -> Measurement? {
    guard only == nil || only == name else { return nil }
    var samples: [Int] = []
    var allocations = 0
    let begin = threadNanoseconds()
    while runs.map({ samples.count < $0 })
      ?? (samples.count < 7 || (samples.count < 400 && threadNanoseconds() - begin < limit))
    {
      prepare()
      let before = heap_allocations()
      let start = threadNanoseconds()
      work()
      samples.append(max(0, threadNanoseconds() - start - clockCost))
      allocations = heap_allocations() - before
    }
    return Measurement(
      operation: name, runs: samples.count, nanoseconds: median(samples), allocations: allocations)
  }
}

extension Measurement {
  fileprivate func holding(_ bytes: Int) -> Measurement {
    var result = self
    result.bytes = bytes
    return result
  }
}
