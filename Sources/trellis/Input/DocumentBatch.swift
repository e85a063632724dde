import ArgumentParser
import InterfaceBuilder

/// Reads documents one after the other; one that cannot be read is reported and does not stop the others.
@MainActor
struct DocumentBatch {
  private let paths: DocumentPaths
  private var unreadable = 0

  init(_ paths: [String]) { self.paths = DocumentPaths(paths) }

  var count: Int { paths.files.count }

  mutating func forEach(_ body: (Document) throws -> Void) rethrows {
    for path in paths.missing { Console.message("\(path): error: no such file or folder") }
    for (index, file) in paths.files.enumerated() {
      Console.progress(index + 1, of: paths.files.count, file)
      let document: Document
      do throws(ReadError) {
        document = try Document.read(contentsOf: file)
      } catch {
        Console.endProgress()
        let place = error.position.map { ":\($0.line):\($0.column)" } ?? ""
        Console.message("\(file)\(place): error: \(error.message)")
        unreadable += 1
        continue
      }
      try body(document)
    }
    Console.endProgress()
  }

  /// Ends the run with the status of what could not be read.
  func finish() throws {
    if !paths.missing.isEmpty { throw ExitStatus.noInput }
    if unreadable > 0 { throw ExitStatus.badDocument }
  }
}
