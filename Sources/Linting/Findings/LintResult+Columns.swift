import Foundation
import InterfaceBuilder

extension LintResult {
  /// Sets ``Finding/codePointColumn`` of the findings before which their line has characters outside ASCII.
  ///
  /// - Parameter document: the bytes of the document, as its file holds them. Linear in their number.
  public mutating func addCodePointColumns(of document: Data) {
    // Most documents are ASCII.
    guard document.contains(where: { $0 >= 0x80 }), let text = try? TextEncoding.utf8(document) else { return }
    let lines = Self.lines(of: text)
    for index in findings.indices where lines.indices.contains(findings[index].line - 1) {
      let before = text[lines[findings[index].line - 1]...].prefix(findings[index].column - 1)
      // Bytes 10xxxxxx go on with a code point that began before.
      let column = before.count { $0 & 0xc0 != 0x80 } + 1
      findings[index].codePointColumn = column == findings[index].column ? nil : column
    }
  }

  /// Where lines begin. CR LF and a lone CR end a line as LF does.
  private static func lines(of text: [UInt8]) -> [Int] {
    var starts = [0]
    for (index, byte) in text.enumerated() {
      let isPair = byte == UInt8(ascii: "\r") && index + 1 < text.count && text[index + 1] == UInt8(ascii: "\n")
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && !isPair { starts.append(index + 1) }
    }
    return starts
  }
}
