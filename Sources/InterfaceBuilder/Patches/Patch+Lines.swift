extension Patch {
  /// The change as the lines of a unified diff, without the names of files: groups of lines that begin with `-` and `+`, with some
  /// others around them, below a line such as `@@ -12,7 +12,8 @@`. Linear in the size of the file.
  package func diff(of bytes: [UInt8], context: Int = 2) -> [String] {
    guard let changed = applied(to: bytes), !isEmpty else { return [] }
    let (old, new) = (Lines(bytes), Lines(changed))
    var groups: [(old: Range<Int>, new: Range<Int>)] = []
    var shift = 0
    for replacement in replacements {
      let before = old.touched(replacement.offset..<replacement.offset + replacement.old.count)
      let start = replacement.offset + shift
      let after = new.touched(start..<start + replacement.new.count)
      shift += replacement.new.count - replacement.old.count
      if let last = groups.last, before.lowerBound <= last.old.upperBound {
        groups[groups.count - 1] = (
          last.old.lowerBound..<max(last.old.upperBound, before.upperBound),
          last.new.lowerBound..<max(last.new.upperBound, after.upperBound)
        )
      } else {
        groups.append((before, after))
      }
    }
    var output: [String] = []
    for group in groups {
      let (from, to) = Self.trimmed(group, old, new)
      let start = max(0, from.lowerBound - context)
      let end = min(old.count, from.upperBound + context)
      let lead = from.lowerBound - start
      let added = (end - start) - from.count + to.count
      output.append("@@ -\(start + 1),\(end - start) +\(to.lowerBound - lead + 1),\(added) @@")
      output += (start..<from.lowerBound).map { " " + old[$0] }
      output += from.map { "-" + old[$0] }
      output += to.map { "+" + new[$0] }
      output += (from.upperBound..<end).map { " " + old[$0] }
    }
    return output
  }

  /// Without the lines that both sides begin or end with.
  private static func trimmed(
    _ group: (old: Range<Int>, new: Range<Int>), _ old: Lines, _ new: Lines
  ) -> (Range<Int>, Range<Int>) {
    var (from, to) = group
    while let a = from.first, let b = to.first, old[a] == new[b] { (from, to) = (from.dropFirst(), to.dropFirst()) }
    while let a = from.last, let b = to.last, old[a] == new[b] { (from, to) = (from.dropLast(), to.dropLast()) }
    return (from, to)
  }
}

/// The lines of some bytes, without their ends.
private struct Lines {
  private let bytes: [UInt8]
  /// Where each line begins.
  private var starts = [0]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    for index in bytes.indices where bytes[index] == 0x0A && index + 1 < bytes.count { starts.append(index + 1) }
  }

  var count: Int { starts.count }

  subscript(_ line: Int) -> String {
    let end = line + 1 < starts.count ? starts[line + 1] : bytes.count
    var part = bytes[starts[line]..<end]
    while let last = part.last, last == 0x0A || last == 0x0D { part.removeLast() }
    return String(decoding: part, as: UTF8.self)
  }

  /// The lines that hold the bytes, and the one where they end.
  func touched(_ range: Range<Int>) -> Range<Int> { line(of: range.lowerBound)..<line(of: range.upperBound) + 1 }

  private func line(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
