import Foundation
import InterfaceBuilder

extension LintResult {
  /// Sets what only the text of the document determines: ``Finding/utf16Column``, where the line has characters outside ASCII before the
  /// finding, ``Fix/replacement``, and the lines and columns of repairs.
  ///
  /// - Parameter document: the bytes of the document, as its file holds them. Linear in their number.
  package mutating func addPlaces(in document: Data) {
    guard let text = try? TextEncoding.utf8(document) else { return }
    let mark = document.prefix(TextEncoding.markLength(of: document))
    addPlaces(in: XMLTree(fragment: [UInt8](mark) + text))
  }

  /// As for the bytes of the document, which are not read again.
  package mutating func addPlaces(in document: Document) { addPlaces(in: document.source) }

  private mutating func addPlaces(in tree: XMLTree) {
    let isASCII = tree.bytes.allSatisfy { $0 < 0x80 }
    if isASCII, !findings.contains(where: { $0.fix != nil || $0.repairs != nil }) { return }
    let text = DocumentText(tree)
    for index in findings.indices {
      let finding = findings[index]
      if !isASCII, let offset = text.offset(line: finding.line, column: finding.column) {
        let column = text.place(of: offset).column
        findings[index].utf16Column = column == finding.column ? nil : column
      }
      if let fix = finding.fix { findings[index].fix?.replacement = text.replacement(of: fix) }
      findings[index].repairs = finding.repairs?.map { repair in
        var repair = repair
        repair.changes = repair.changes.map { text.placed($0) }
        return repair
      }
    }
  }
}

/// The text of a document, with the places where its lines begin.
private struct DocumentText {
  private let tree: XMLTree
  private let starts: [Int]
  private var bytes: [UInt8] { tree.bytes }

  /// CR LF and a lone CR end a line as LF does.
  init(_ tree: XMLTree) {
    self.tree = tree
    let bytes = tree.bytes
    // Columns do not count the byte order mark.
    var starts = [tree.markLength]
    for (index, byte) in bytes.enumerated() {
      let isPair = byte == UInt8(ascii: "\r") && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && !isPair { starts.append(index + 1) }
    }
    self.starts = starts
  }

  /// The offset of a place counted in UTF-8 code units; nil beyond the text.
  func offset(line: Int, column: Int) -> Int? {
    guard starts.indices.contains(line - 1), column >= 1 else { return nil }
    let offset = starts[line - 1] + column - 1
    return offset <= bytes.count ? offset : nil
  }

  /// The place of an offset, counted in UTF-16 code units.
  func place(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    // Bytes 10xxxxxx go on with a character that began before; those of four bytes are two units.
    let units = bytes[starts[low]..<offset].reduce(0) { $0 + ($1 & 0xc0 == 0x80 ? 0 : $1 >= 0xf0 ? 2 : 1) }
    return (low + 1, units + 1)
  }

  func placed(_ change: Repair.Change) -> Repair.Change {
    let start = max(tree.markLength, change.offset)
    let (first, last) = (place(of: start), place(of: min(bytes.count, start + change.old.utf8.count)))
    var placed = change
    (placed.startLine, placed.startColumn) = (first.line, first.column)
    (placed.endLine, placed.endColumn) = (last.line, last.column)
    return placed
  }

  func replacement(of fix: Fix) -> Fix.Replacement? {
    guard let change = Fixer.replacement(making: fix, in: tree) else { return nil }
    let (first, last) = (place(of: change.offset), place(of: change.offset + change.old.count))
    return Fix.Replacement(
      startLine: first.line, startColumn: first.column, endLine: last.line, endColumn: last.column,
      text: String(decoding: change.new, as: UTF8.self))
  }
}
