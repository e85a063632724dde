/// Joins two changes of one text, line by line.
package enum LineMerge {
  /// Lines from this many on are not compared, for that would take long.
  private static let mostLines = 200_000
  /// Where nearly all lines differ, a comparison of more than this many takes memory that grows with their square.
  private static let mostDifferentLines = 4_000

  /// Whether two texts are small enough to be compared, whatever they hold, or begin and end alike.
  private static func areComparable(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> Bool {
    guard max(old.count, new.count) < mostLines else { return false }
    if max(old.count, new.count) <= mostDifferentLines { return true }
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    if max(old.count, new.count) - start - end <= mostDifferentLines { return true }
    // Lines that only one of them has are all different; a few are no matter.
    let common = Set(old).intersection(new)
    return old.count { !common.contains($0) } + new.count { !common.contains($0) } <= mostDifferentLines
  }

  /// What `base` is with both changes; nil where they touch the same lines or neighboring ones.
  ///
  /// Linear in the number of lines, times the number of lines that differ.
  package static func merge(base: [UInt8], mine: [UInt8], theirs: [UInt8]) -> [UInt8]? {
    if mine == base || mine == theirs { return theirs }
    if theirs == base { return mine }
    let lines = Self.lines(base)
    let (one, other) = (Self.lines(mine), Self.lines(theirs))
    guard areComparable(lines, one), areComparable(lines, other) else { return nil }
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

extension LineMerge {
  /// How conflicts are marked, as git marks them.
  package struct Markers: Sendable {
    /// The number of characters of a marker.
    package var length: Int
    /// What stands behind the first and the last marker.
    package var ours, theirs: String

    /// - Parameter length: 7 unless git asks for more.
    package init(length: Int = 7, ours: String = "ours", theirs: String = "theirs") {
      self.length = min(max(length, 1), 1000)
      (self.ours, self.theirs) = (ours, theirs)
    }

    fileprivate func conflict(_ ours: [UInt8], _ theirs: [UInt8]) -> [UInt8] {
      func line(_ character: String, _ label: String) -> [UInt8] {
        Array((String(repeating: character, count: length) + (label.isEmpty ? "" : " \(label)") + "\n").utf8)
      }
      func ended(_ bytes: [UInt8]) -> [UInt8] { bytes.isEmpty || bytes.last == 0x0A ? bytes : bytes + [0x0A] }
      return line("<", self.ours) + ended(ours) + line("=", "") + ended(theirs) + line(">", self.theirs)
    }
  }

  /// Two versions as one text, with markers around the lines that differ. Linear like ``merge(base:mine:theirs:)``.
  package static func marked(_ ours: [UInt8], _ theirs: [UInt8], _ markers: Markers) -> [UInt8] {
    let (one, other) = (lines(ours), lines(theirs))
    guard areComparable(one, other) else { return markers.conflict(ours, theirs) }
    var result: [UInt8] = []
    var cursor = 0
    for hunk in hunks(from: one, to: other) {
      result += one[cursor..<hunk.range.lowerBound].joined()
      result += markers.conflict(Array(one[hunk.range].joined()), Array(hunk.new.joined()))
      cursor = hunk.range.upperBound
    }
    return result + one[cursor...].joined()
  }

  /// What `base` is with both changes, with markers where they touch each other, and whether they do.
  package static func merge(
    base: [UInt8], mine: [UInt8], theirs: [UInt8], marking markers: Markers
  ) -> (bytes: [UInt8], isClean: Bool) {
    if let merged = merge(base: base, mine: mine, theirs: theirs) { return (merged, true) }
    let lines = Self.lines(base)
    let (one, other) = (Self.lines(mine), Self.lines(theirs))
    guard areComparable(lines, one), areComparable(lines, other) else { return (markers.conflict(mine, theirs), false) }
    let (own, others) = (hunks(from: lines, to: one), hunks(from: lines, to: other))
    // Ranges of the base that changes of either side touch, those that touch each other as one.
    var ranges: [Range<Int>] = []
    for range in (own + others).map(\.range).sorted(by: {
      ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
    }) {
      if let last = ranges.last, range.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        ranges.append(range)
      }
    }
    var result: [UInt8] = []
    var cursor = 0
    for range in ranges {
      result += lines[cursor..<range.lowerBound].joined()
      let (a, b) = (text(of: range, own, lines), text(of: range, others, lines))
      let old = Array(lines[range].joined())
      if a == old || a == b { result += b } else if b == old { result += a } else { result += markers.conflict(a, b) }
      cursor = range.upperBound
    }
    return (result + lines[cursor...].joined(), false)
  }

  /// What a side has in the place of some lines, whose hunks lie in the range or outside of it.
  private static func text(of range: Range<Int>, _ hunks: [Hunk], _ lines: [ArraySlice<UInt8>]) -> [UInt8] {
    var result: [UInt8] = []
    var cursor = range.lowerBound
    for hunk in hunks where hunk.range.lowerBound >= range.lowerBound && hunk.range.upperBound <= range.upperBound {
      result += lines[cursor..<hunk.range.lowerBound].joined()
      result += hunk.new.joined()
      cursor = hunk.range.upperBound
    }
    return result + lines[cursor..<range.upperBound].joined()
  }
}
