import Foundation
import InterfaceBuilder

/// What edits of documents have changed, one entry to a line of a file, so that they can be taken back in the reverse order.
package struct Journal: Sendable {
  /// An edit of a document.
  package struct Entry: Codable, Hashable, Sendable {
    /// The path of the document, without links.
    package var file: String
    /// The command line, or lines.
    package var verbs: [String]
    /// What it changed.
    package var patch: Patch
  }

  /// The path of the journal's file.
  package let path: String

  /// A journal, which need not exist yet.
  package init(path: String) { self.path = path }

  /// Where links of a path lead to, by which entries name documents.
  package static func name(of file: String) -> String { URL(fileURLWithPath: file).resolvingSymlinksInPath().path }

  /// Makes the journal if there is none yet.
  ///
  /// - Throws: ``EditError`` if it cannot be written.
  package func open() throws(EditError) { close(try descriptor()) }

  private func descriptor() throws(EditError) -> Int32 {
    let descriptor = Foundation.open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure("cannot be written") }
    return descriptor
  }

  /// Adds an entry at the end.
  ///
  /// - Throws: ``EditError`` if the journal cannot be written.
  package func append(_ entry: Entry) throws(EditError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let line = try? encoder.encode(entry) else {
      throw EditError(.file, "\(path): the edit cannot be recorded")
    }
    let descriptor = try descriptor()
    defer { close(descriptor) }
    let bytes = [UInt8](line) + [0x0A]
    let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
    guard count == bytes.count else { throw failure("cannot be written") }
  }

  /// The last entry about a document, and the journal's lines without it; nil if there is none.
  ///
  /// - Throws: ``EditError`` if there is no journal, or if it is damaged.
  package func last(about file: String) throws(EditError) -> (entry: Entry, rest: [UInt8])? {
    let data: Data
    do throws(InputFile.Problem) {
      data = try InputFile.read(path, limit: 256 << 20)
    } catch {
      throw EditError(.file, "\(path): \(error.message)")
    }
    let name = Self.name(of: file)
    var lines = [UInt8](data).split(separator: 0x0A)
    for index in lines.indices.reversed() {
      guard let entry = try? JSONDecoder().decode(Entry.self, from: Data(lines[index])) else {
        throw EditError(.file, "\(path): line \(index + 1) is not an entry of a journal")
      }
      guard entry.file == name else { continue }
      lines.remove(at: index)
      return (entry, lines.flatMap { $0 + [0x0A] })
    }
    return nil
  }

  private func failure(_ message: String) -> EditError {
    EditError(.file, "\(path): \(message): \(String(cString: strerror(errno)))")
  }
}
