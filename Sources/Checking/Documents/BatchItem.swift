import Foundation
import InterfaceBuilder
import Staging
import TextLayout

/// A document, and everything it is laid out with.
@dynamicMemberLookup
package struct BatchItem: Sendable {
  /// The document as it was read, before variations of size classes are applied.
  package var document: Document
  /// Where the document comes from, and what belongs to it.
  package var source: BatchSource

  /// - Parameters:
  ///   - document: what the bytes of the source say.
  ///   - source: where they come from, and what belongs to them.
  package init(document: Document, source: BatchSource) {
    self.document = document
    self.source = source
  }

  /// The properties of ``source``.
  package subscript<Value>(dynamicMember path: KeyPath<BatchSource, Value>) -> Value { source[keyPath: path] }

  /// What is wrong with the images and colors that the document names.
  package var assetNotes: [String] {
    let names = Set(document.images.keys).union(document.namedColors.keys)
    return source.assets.diagnostics.filter { $0.assetName.map(names.contains) ?? true }.map(\.note)
  }
}

/// The bytes of a document, and everything it is laid out with.
package struct BatchSource: Sendable {
  /// The path as the user gave it, or below a folder that the user gave.
  package var file: String
  /// The contents of the file.
  package var data: Data
  /// The fonts of the app.
  package var fonts: FontRegistry
  /// The paths of the files that the registry was made of.
  package var fontFiles: [String]
  /// The images and colors of the project around the document.
  package var assets: AssetCatalog
  /// Which of the images and colors count.
  package var appearance: AssetTraits.Appearance
  /// The texts in the language that was asked for.
  package var localization: Localization

  /// - Parameters:
  ///   - file: the path as the user gave it.
  ///   - fontFiles: the files that the fonts were read from.
  package init(
    file: String, data: Data, fonts: FontRegistry = FontRegistry(), fontFiles: [String] = [],
    assets: AssetCatalog = AssetCatalog(), appearance: AssetTraits.Appearance = .light,
    localization: Localization = Localization()
  ) {
    self.file = file
    self.data = data
    self.fonts = fonts
    self.fontFiles = fontFiles
    self.assets = assets
    self.appearance = appearance
    self.localization = localization
  }

  /// The options of a stage that lays the document out.
  package var options: StageOptions { StageOptions(fonts: fonts, assets: assets, appearance: appearance) }
  /// What is wrong with the asset catalogs.
  package var assetNotes: [String] { assets.diagnostics.map(\.note) }
}

extension InterfaceBuilder.Diagnostic {
  fileprivate var note: String { "\(severity.rawValue): \(message)" }
}
