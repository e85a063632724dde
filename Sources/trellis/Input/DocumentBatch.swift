import ArgumentParser
import Inspection
import InterfaceBuilder
import TextLayout

/// A document and what it is laid out with.
struct BatchItem {
  var document: Document
  var fonts: FontRegistry
  var assets: AssetCatalog
  var appearance: AssetTraits.Appearance
  var localization: Localization

  /// What a stage takes of it.
  var options: StageOptions { StageOptions(fonts: fonts, assets: assets, appearance: appearance) }
}

/// Reads documents one after the other; one that cannot be read is reported and does not stop the others.
@MainActor
struct DocumentBatch {
  private let paths: DocumentPaths
  private let surroundings: SurroundingOptions
  private var shelf: FontShelf
  private var assets: ProjectAssets
  private var toldOfAssets: Set<String> = []
  private var unreadable = 0

  init(_ paths: [String], _ surroundings: SurroundingOptions) {
    self.paths = DocumentPaths(paths)
    self.surroundings = surroundings
    shelf = FontShelf(surroundings.fonts)
    assets = ProjectAssets(in: paths)
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
          assets: assets.catalog(besideDocument: file), appearance: surroundings.appearance,
          localization: try surroundings.localization(besideDocument: file))
      } catch {
        Console.endProgress()
        let place = error.position.map { ":\($0.line):\($0.column)" } ?? ""
        Console.message("\(error.file ?? file)\(place): error: \(error.message)")
        unreadable += 1
        continue
      }
      for found in item.assets.diagnostics where toldOfAssets.insert(found.message).inserted {
        Console.endProgress()
        Console.message("\(found.severity.rawValue): \(found.message)")
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
