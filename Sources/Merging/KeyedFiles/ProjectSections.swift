/// Puts the objects of a project file into the sections that its comments make: `/* Begin PBXGroup section */`.
enum ProjectSections {
  private struct Mark {
    let isBegin: Bool
    let name: String
    let range: Range<Int>
  }

  /// Changes nothing if the comments do not enclose all objects in order. Linear in the number of bytes of comments.
  static func group(_ objects: KeyedItem, in bytes: [UInt8]) {
    guard objects.kind == .dictionary else { return }
    var sections: [KeyedItem] = []
    var open: (mark: Mark, leadStart: Int, members: [KeyedItem])?
    // What changes if all goes well.
    var leads: [(item: KeyedItem, start: Int)] = []
    var cursor = objects.openEnd
    func pass(_ range: Range<Int>, before item: KeyedItem?) -> Bool {
      var leadStart = range.lowerBound
      for mark in marks(in: range, of: bytes) {
        if mark.isBegin {
          guard open == nil else { return false }
          open = (mark, cursor, [])
          leadStart = mark.range.upperBound
        } else {
          guard let section = open, section.mark.name == mark.name else { return false }
          let item = KeyedItem(
            .section, key: mark.name, children: section.members, leadStart: section.leadStart,
            start: section.mark.range.lowerBound, openEnd: section.mark.range.upperBound,
            closeStart: mark.range.lowerBound, coreEnd: mark.range.upperBound)
          sections.append(item)
          open = nil
          cursor = mark.range.upperBound
        }
      }
      guard let item else { return open == nil }
      guard open != nil else { return false }
      open?.members.append(item)
      leads.append((item, leadStart))
      return true
    }
    for item in objects.children where !pass(item.leadStart..<item.start, before: item) { return }
    guard pass(objects.tailStart..<objects.closeStart, before: nil), !sections.isEmpty else { return }
    guard Set(sections.compactMap(\.key)).count == sections.count else { return }
    for (item, start) in leads { item.leadStart = start }
    objects.children = sections
  }

  /// The comments in some white space that begin and end sections.
  private static func marks(in range: Range<Int>, of bytes: [UInt8]) -> [Mark] {
    var marks: [Mark] = []
    var index = range.lowerBound
    while index + 1 < range.upperBound {
      guard bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "*") else {
        index += 1
        continue
      }
      var end = index + 2
      while end + 1 < range.upperBound, bytes[end] != UInt8(ascii: "*") || bytes[end + 1] != UInt8(ascii: "/") {
        end += 1
      }
      end = min(end + 2, range.upperBound)
      let words = String(decoding: bytes[index..<end], as: UTF8.self).split(separator: " ")
      if words.count == 5, words[1] == "Begin" || words[1] == "End", words[3] == "section" {
        marks.append(Mark(isBegin: words[1] == "Begin", name: String(words[2]), range: index..<end))
      }
      index = end
    }
    return marks
  }
}
