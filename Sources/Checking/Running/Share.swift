import ArgumentParser
import Foundation

/// A part of the work: `2/4` is the second of four.
struct Share: ExpressibleByArgument {
  /// From 1.
  let number: Int
  let count: Int

  init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count >= 1, (1...count).contains(number)
    else { return nil }
    self.init(number: number, count: count)
  }

  /// Every so many-th, so that shards of one list never share a document and no document is left out.
  func places(in places: [Int]) -> [Int] {
    places.enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
  }

  /// The largest files first, each to who has least: the workers end at about the same time.
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
