/// Ranges of a file's bytes, and what takes their place. All other bytes stay as they are.
package struct Patch: Hashable, Sendable, Codable {
  /// Some bytes in the place of others. Both are whole characters of UTF-8.
  package struct Replacement: Hashable, Sendable {
    /// The number of bytes before the replaced ones, in the file before the patch.
    package var offset: Int
    /// What the file has there.
    package var old: [UInt8]
    /// What it gets instead.
    package var new: [UInt8]

    /// Nothing is checked.
    package init(offset: Int, old: [UInt8], new: [UInt8]) {
      self.offset = offset
      self.old = old
      self.new = new
    }
  }

  /// From the beginning of the file to its end; they do not overlap.
  package var replacements: [Replacement]

  /// A patch that changes nothing, unless there are replacements, which must be in order.
  package init(replacements: [Replacement] = []) { self.replacements = replacements }

  /// What changes some bytes to others, as one replacement of what lies between their common beginning and end.
  package init(changing old: [UInt8], to new: [UInt8]) {
    self.init(replacements: [Replacement(offset: 0, old: old, new: new).trimmed].compactMap { $0 })
  }

  /// Whether the patch changes nothing.
  package var isEmpty: Bool { replacements.isEmpty }

  /// The patch that takes this one back: applied to the changed bytes it gives the original ones.
  package var inverse: Patch {
    var shift = 0
    return Patch(
      replacements: replacements.map { replacement in
        defer { shift += replacement.new.count - replacement.old.count }
        return Replacement(offset: replacement.offset + shift, old: replacement.new, new: replacement.old)
      })
  }

  /// The changed bytes; nil if the file does not have the old bytes where the patch replaces them. Linear in the size of the file.
  package func applied(to bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var cursor = 0
    for replacement in replacements {
      let end = replacement.offset.addingReportingOverflow(replacement.old.count)
      guard replacement.offset >= cursor, !end.overflow, end.partialValue <= bytes.count,
        bytes[replacement.offset..<end.partialValue].elementsEqual(replacement.old)
      else { return nil }
      result += bytes[cursor..<replacement.offset]
      result += replacement.new
      cursor = end.partialValue
    }
    return result + bytes[cursor...]
  }
}

extension Patch.Replacement: Codable {
  private enum CodingKeys: String, CodingKey {
    case offset, old, new
  }

  /// All members must be there.
  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      offset: try members.decode(Int.self, forKey: .offset),
      old: Array(try members.decode(String.self, forKey: .old).utf8),
      new: Array(try members.decode(String.self, forKey: .new).utf8))
  }

  /// The bytes as texts.
  package func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(offset, forKey: .offset)
    try members.encode(String(decoding: old, as: UTF8.self), forKey: .old)
    try members.encode(String(decoding: new, as: UTF8.self), forKey: .new)
  }
}

extension Patch.Replacement {
  /// Without the bytes that both sides begin or end with, in whole characters; nil if nothing else is left.
  package var trimmed: Self? {
    guard old != new else { return nil }
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    while start > 0, Self.isInside(old, start) || Self.isInside(new, start) { start -= 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    while end > 0, Self.isInside(old, old.count - end) || Self.isInside(new, new.count - end) { end -= 1 }
    return Self(
      offset: offset + start, old: Array(old[start..<old.count - end]), new: Array(new[start..<new.count - end]))
  }

  /// Whether a byte continues a character.
  private static func isInside(_ bytes: [UInt8], _ index: Int) -> Bool {
    index < bytes.count && bytes[index] & 0xC0 == 0x80
  }
}
