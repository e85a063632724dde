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
  private let files: [String]
  private var showsProgress = false
  private var unreadable = 0

  init(_ paths: [String], _ surroundings: SurroundingOptions) {
    self.init(DocumentPaths(paths), surroundings)
    for path in self.paths.missing { Console.message("\(path): error: no such file or folder") }
    showsProgress = true
  }

  /// - Parameter places: which of the files; nil for all.
  init(_ paths: DocumentPaths, _ surroundings: SurroundingOptions, only places: [Int]? = nil) {
    self.paths = paths
    files = places.map { $0.map { paths.files[$0] } } ?? paths.files
    self.surroundings = surroundings
    shelf = FontShelf(surroundings.fonts)
  }

  var count: Int { files.count }

  mutating func forEach(_ body: (BatchItem) throws -> Void) rethrows {
    for (index, file) in files.enumerated() {
      if showsProgress { Console.progress(index + 1, of: files.count, " " + file) }
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
