/// Joins two changes of one text, line by line.
package enum LineMerge {
  /// Lines from this many on are not compared, for that would take long.
  private static let mostLines = 200_000

  /// What `base` is with both changes; nil where they touch the same lines or neighbouring ones.
  ///
  /// Linear in the number of lines, times the number of lines that differ.
  package static func merge(base: [UInt8], mine: [UInt8], theirs: [UInt8]) -> [UInt8]? {
    if mine == base || mine == theirs { return theirs }
    if theirs == base { return mine }
    let lines = Self.lines(base)
    let (one, other) = (Self.lines(mine), Self.lines(theirs))
    guard max(lines.count, one.count, other.count) < mostLines else { return nil }
    let changes = (hunks(from: lines, to: one) + hunks(from: lines, to: other)).sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    var result: [UInt8] = []
    var cursor = 0
    var last: Hunk?
    for hunk in changes {
      // The same change on both sides counts once.
      if let last, last == hunk { continue }
      // Changes that touch each other may be one thing to a person.
      if last != nil, hunk.range.lowerBound <= cursor { return nil }
      result += lines[cursor..<hunk.range.lowerBound].joined()
      result += hunk.new.joined()
      cursor = hunk.range.upperBound
      last = hunk
    }
    return result + lines[cursor...].joined()
  }

  /// Lines in the place of others.
  private struct Hunk: Equatable {
    var range: Range<Int>
    var new: [ArraySlice<UInt8>]
  }

  private static func hunks(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Hunk] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var hunks: [Hunk] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let (start, from) = (i, j)
      while removed.contains(i) || inserted.contains(j) {
        if removed.contains(i) { i += 1 } else { j += 1 }
      }
      if i > start || j > from { hunks.append(Hunk(range: start..<i, new: Array(new[from..<j]))) }
      i += 1
      j += 1
    }
    return hunks
  }

  /// With their ends.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }
}
