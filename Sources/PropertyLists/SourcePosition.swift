/// A place in a document.
package struct SourcePosition: Hashable, Sendable {
  /// The line, counted from 1. CR LF and a lone CR end a line as LF does.
  package var line: Int
  /// The column, counted from 1 in UTF-8 code units, as compilers count.
  package var column: Int

  /// Both are counted from 1; not checked.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SourcePosition: Comparable {
  package static func < (lhs: SourcePosition, rhs: SourcePosition) -> Bool {
    (lhs.line, lhs.column) < (rhs.line, rhs.column)
  }
}

extension SourcePosition: CustomStringConvertible {
  /// `line:column`, the form editors and terminals turn into a link.
  package var description: String { "\(line):\(column)" }
}
