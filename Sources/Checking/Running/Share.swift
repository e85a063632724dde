import Foundation

/// One of several equal parts of the work: `2/4` is the second of four.
public struct Share: Hashable, Sendable, CustomStringConvertible {
  /// From 1.
  public let number: Int
  /// How many parts there are, at least 1.
  public let count: Int

  /// - Precondition: `number` is between 1 and `count`.
  public init(number: Int, count: Int) {
    precondition((1...count).contains(number))
    self.number = number
    self.count = count
  }

  /// Reads `2/4`; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count >= 1, (1...count).contains(number)
    else { return nil }
    self.init(number: number, count: count)
  }

  /// `2/4`, which ``init(_:)`` reads.
  public var description: String { "\(number)/\(count)" }

  /// Every so many-th place of a list. Shares of one list have no place in common and leave none out.
  func places(in places: [Int]) -> [Int] {
    places.enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
  }

  /// The places of one worker when the largest file goes to the worker that has least so far: all workers end at about the same
  /// time.
  func places(in places: [Int], bySizeOf files: [String]) -> [Int] {
    let sizes = places.map { place -> Int in
      let attributes = try? FileManager.default.attributesOfItem(atPath: files[place])
      return attributes?[.size] as? Int ?? 0
    }
    var loads = Array(repeating: 0, count: count)
    var mine: [Int] = []
    for index in places.indices.sorted(by: { (sizes[$0], $1) > (sizes[$1], $0) }) {
      let least = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      loads[least] += sizes[index] + 1
      if least == number - 1 { mine.append(places[index]) }
    }
    return mine.sorted()
  }
}
