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
  /// What is wrong with the catalogs.
  var assetNotes: [String] { assets.diagnostics.map { "\($0.severity.rawValue): \($0.message)" } }
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
    self.init(DocumentPaths(paths), surroundings)
    for path in self.paths.missing { Console.message("\(path): error: no such file or folder") }
  }

  init(_ paths: DocumentPaths, _ surroundings: SurroundingOptions) {
    self.paths = paths
    self.surroundings = surroundings
    shelf = FontShelf(surroundings.fonts)
    assets = ProjectAssets(in: paths.named)
  }

  var count: Int { paths.files.count }

  mutating func forEach(_ body: (BatchItem) throws -> Void) rethrows {
    for (index, file) in paths.files.enumerated() {
      Console.progress(index + 1, of: count, " " + file)
      guard let item = read(file) else { continue }
      for note in item.assetNotes where toldOfAssets.insert(note).inserted {
        Console.endProgress()
        Console.message(note)
      }
      try body(item)
    }
    Console.endProgress()
  }

  /// The document with all that belongs to it; nil after a message that says why it cannot be read.
  mutating func read(_ file: String) -> BatchItem? {
    do throws(ReadError) {
      return BatchItem(
        document: try Document.read(contentsOf: file), fonts: shelf.fonts(besideDocument: file),
        assets: assets.catalog(besideDocument: file), appearance: surroundings.appearance,
        localization: try surroundings.localization(besideDocument: file))
    } catch {
      Console.endProgress()
      let place = error.position.map { ":\($0.line):\($0.column)" } ?? ""
      Console.message("\(error.file ?? file)\(place): error: \(error.message)")
      unreadable += 1
      return nil
    }
  }

  /// Ends the run with the status of what could not be read.
  func finish() throws {
    if !paths.missing.isEmpty { throw ExitStatus.noInput }
    if unreadable > 0 { throw ExitStatus.badDocument }
  }
}
