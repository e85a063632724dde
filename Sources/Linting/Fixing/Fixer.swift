import InterfaceBuilder

/// Applies fixes to the bytes of a document. All other bytes stay as they are.
public enum Fixer {
  /// Applies the fixes in one pass. Costs time linear in the size of the document for each fix.
  ///
  /// - Returns: the changed bytes, and the fixes that need no further work. A fix is left out if there is no start tag at its place.
  ///   A fix of an element that another fix removes counts as applied.
  public static func apply(_ fixes: [Fix], to bytes: [UInt8]) -> (bytes: [UInt8], applied: [Fix]) {
    var bytes = bytes
    var applied: [Fix] = []
    // From the end, so that the places before stay right; what is inside a removed element is gone with it.
    for (place, fixes) in Dictionary(grouping: fixes, by: \.place).sorted(by: { $0.key > $1.key }) {
      // After a removal the next element stands at the place: nothing else is done there.
      let edits = fixes.contains(where: \.removesElement) ? [.removeElement] : fixes.flatMap(\.edits)
      if apply(edits, at: place, to: &bytes) { applied += fixes }
    }
    return (bytes, applied)
  }

  /// What one fix puts in the place of what, for an element that begins at the offset; nil if none does. Costs the length of the
  /// element.
  static func change(by fix: Fix, at start: Int, in bytes: [UInt8]) -> (range: Range<Int>, bytes: [UInt8])? {
    guard let tag = StartTag(at: start, in: bytes) else { return nil }
    if fix.removesElement { return tag.elementRange(in: bytes).map { ($0, []) } }
    guard let end = tag.tagEnd(in: bytes) else { return nil }
    var changed = Array(bytes[start..<end])
    for edit in fix.edits { apply(edit, StartTag(at: 0, in: changed), &changed) }
    return (start..<end, changed)
  }

  private static func apply(_ edits: [Fix.Edit], at place: SourcePosition, to bytes: inout [UInt8]) -> Bool {
    guard let start = offset(of: place, in: bytes) else { return false }
    for edit in edits {
      guard let tag = StartTag(at: start, in: bytes) else { return false }
      apply(edit, tag, &bytes)
    }
    return true
  }

  private static func apply(_ edit: Fix.Edit, _ tag: StartTag?, _ bytes: inout [UInt8]) {
    switch edit {
    case .setAttribute(let name, let value): tag?.set(name, to: value, in: &bytes)
    case .removeAttribute(let name): tag?.remove(name, in: &bytes)
    case .removeElement: if let range = tag?.elementRange(in: bytes) { bytes.removeSubrange(range) }
    }
  }

  /// Lines end as ``SourcePosition`` counts them.
  private static func offset(of place: SourcePosition, in bytes: [UInt8]) -> Int? {
    var line = 1
    var index = 0
    while line < place.line {
      guard index < bytes.count else { return nil }
      let isPair =
        bytes[index] == UInt8(ascii: "\r") && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
      if bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r") { line += 1 }
      index += isPair ? 2 : 1
    }
    let offset = index + place.column - 1
    return offset < bytes.count ? offset : nil
  }
}

extension Fix {
  fileprivate var place: SourcePosition { SourcePosition(line: line, column: column) }
  fileprivate var removesElement: Bool { edits.contains(.removeElement) }
}
