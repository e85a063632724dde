import InterfaceBuilder

/// Turns fixes into patches of a document. All other bytes stay as they are.
package enum Fixer {
  /// Applies fixes to the bytes of a document, which may have been changed since they were found.
  ///
  /// - Returns: the changed bytes, and the fixes that need no further work. A fix is left out if there is no start tag at its place.
  ///   A fix of an element that another fix removes counts as applied.
  package static func apply(_ fixes: [Fix], to bytes: [UInt8]) -> (bytes: [UInt8], applied: [Fix]) {
    let (patch, applied) = patch(making: fixes, in: XMLTree(fragment: bytes))
    return (patch.applied(to: bytes) ?? bytes, applied)
  }

  /// What fixes change together, and those that need no further work, as ``apply(_:to:)`` says. Linear in the number of fixes and the sizes
  /// of the tags that they change.
  package static func patch(making fixes: [Fix], in tree: XMLTree) -> (patch: Patch, applied: [Fix]) {
    var replacements: [Patch.Replacement] = []
    var applied: [Fix] = []
    // From the end, so that it is known what is gone behind an element when its line is looked at.
    for (place, fixes) in Dictionary(grouping: fixes, by: \.place).sorted(by: { $0.key > $1.key }) {
      guard let element = tree.element(at: place) else { continue }
      applied += fixes
      guard let made = replacement(making: fixes.flatMap(\.edits), of: element, in: tree, before: replacements) else {
        continue
      }
      // What is inside of a removed element is gone with it.
      while let next = replacements.last, next.offset < made.offset + made.old.count { replacements.removeLast() }
      replacements.append(made)
    }
    return (Patch(replacements: replacements.reversed().compactMap(\.trimmed)), applied)
  }

  /// What one fix puts in the place of an element or of its whole start tag; nil if no element begins at its place.
  static func replacement(making fix: Fix, in tree: XMLTree) -> Patch.Replacement? {
    tree.element(at: fix.place).flatMap { replacement(making: fix.edits, of: $0, in: tree, before: []) }
  }

  /// - Parameter others: what is replaced behind the element's start, from the end of the document on.
  private static func replacement(
    making edits: [Fix.Edit], of element: Element, in tree: XMLTree, before others: [Patch.Replacement]
  ) -> Patch.Replacement? {
    guard edits.contains(.removeElement) else { return StartTagEdits(edits).replacement(of: element, in: tree) }
    guard let range = element.range else { return nil }
    let line = lineOfRemoved(range, in: tree.bytes, before: others)
    return Patch.Replacement(offset: line.lowerBound, old: Array(tree.bytes[line]), new: [])
  }

  /// An element, with its line if nothing else is on it.
  private static func lineOfRemoved(
    _ range: Range<Int>, in bytes: [UInt8], before others: [Patch.Replacement]
  ) -> Range<Int> {
    let indent = bytes[..<range.lowerBound].reversed().prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let start = range.lowerBound - indent.count
    guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n") else { return range }
    var end = range.upperBound
    for other in others.reversed() where other.offset == end && other.new.isEmpty { end += other.old.count }
    let rest = bytes[end...]
    if rest.starts(with: "\r\n".utf8) { return start..<end + 2 }
    return rest.first == UInt8(ascii: "\n") || rest.first == UInt8(ascii: "\r") ? start..<end + 1 : range
  }
}

extension Fix {
  fileprivate var place: SourcePosition { SourcePosition(line: line, column: column) }
}
