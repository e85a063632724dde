import InterfaceBuilder

/// Applies fixes to the bytes of a document, and leaves all others as they are.
public enum Fixer {
  /// - Returns: the changed bytes and how many fixes were applied. A fix whose place holds no start tag is left out.
  ///   Linear in the size of the document for each fix.
  public static func apply(_ fixes: [Fix], to bytes: [UInt8]) -> (bytes: [UInt8], count: Int) {
    var bytes = bytes
    var count = 0
    // From the end, so that the places before stay right; what is inside a removed element is gone with it.
    for fix in fixes.sorted(by: { ($0.line, $0.column) > ($1.line, $1.column) }) {
      guard let start = offset(line: fix.line, column: fix.column, in: bytes), var tag = StartTag(at: start, in: bytes)
      else { continue }
      var isApplied = false
      for edit in fix.edits {
        switch edit {
        case .setAttribute(let name, let value): tag.set(name, to: value, in: &bytes)
        case .removeAttribute(let name): tag.remove(name, in: &bytes)
        case .removeElement: tag.removeElement(in: &bytes)
        }
        isApplied = true
        guard let next = StartTag(at: start, in: bytes) else { break }
        tag = next
      }
      if isApplied { count += 1 }
    }
    return (bytes, count)
  }

  /// The place of a line and column, both from 1; columns count bytes.
  private static func offset(line: Int, column: Int, in bytes: [UInt8]) -> Int? {
    var start = 0
    for _ in 1..<max(1, line) {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    let offset = start + column - 1
    return offset < bytes.count ? offset : nil
  }
}
