import ArgumentParser
import InterfaceBuilder
import TextLayout

/// A document and what it is laid out with.
struct BatchItem {
  var document: Document
  var fonts: FontRegistry
  var localization: Localization
}

/// Reads documents one after the other; one that cannot be read is reported and does not stop the others.
@MainActor
struct DocumentBatch {
  private let paths: DocumentPaths
  private let surroundings: SurroundingOptions
  private var shelf: FontShelf
  private var unreadable = 0

  init(_ paths: [String], _ surroundings: SurroundingOptions, excluding excluded: [String] = []) {
    self.paths = DocumentPaths(paths, excluding: excluded)
    self.surroundings = surroundings
    shelf = FontShelf(surroundings.fonts)
  }

  var count: Int { paths.files.count }

  mutating func forEach(_ body: (BatchItem) throws -> Void) rethrows {
    for path in paths.missing { Console.message("\(path): error: no such file or folder") }
    for (index, file) in paths.files.enumerated() {
      Console.progress(index + 1, of: paths.files.count, file)
      let item: BatchItem
      do throws(ReadError) {
        item = BatchItem(
          document: try Document.read(contentsOf: file), fonts: shelf.fonts(besideDocument: file),
          localization: try surroundings.localization(besideDocument: file))
      } catch {
        Console.endProgress()
        let place = error.position.map { ":\($0.line):\($0.column)" } ?? ""
        Console.message("\(error.file ?? file)\(place): error: \(error.message)")
        unreadable += 1
        continue
      }
      try body(item)
    }
    Console.endProgress()
  }

  /// Ends the run with the status of what could not be read.
  func finish() throws {
    if !paths.missing.isEmpty { throw ExitStatus.noInput }
    if unreadable > 0 { throw ExitStatus.badDocument }
  }
}
