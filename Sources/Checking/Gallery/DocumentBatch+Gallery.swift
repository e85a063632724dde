import Foundation
import Geometry
import LayoutReports
import Rendering
import Staging

extension DocumentBatch {
  /// Draws every scene of the documents on every configuration into a folder, with a page that shows them all.
  ///
  /// The folder must be empty, must not exist yet, or must hold a gallery that was made before, whose pictures are replaced.
  ///
  /// - Returns: The page.
  /// - Throws: ``RunFailure`` if the folder holds anything else, or cannot be written.
  public mutating func writeGallery(
    on configurations: [LayoutConfiguration], to folder: String
  ) throws(RunFailure) -> GalleryPage {
    try GalleryFolder.prepare(folder)
    var page = GalleryPage()
    var drawings: [(file: String, svg: String)] = []
    var failure: RunFailure?
    let images = ImageFiles()
    forEach { item in
      guard failure == nil else { return }
      let first = page.scenes.count
      var options = item.options
      options.isPicture = true
      let documents = PreparedDocuments(item.document, options: options, localization: item.localization)
      for (number, configuration) in configurations.enumerated() {
        let scenes = Stage(documents, on: .device(configuration), options: options).layOut().scenes
        for (index, scene) in scenes.enumerated() where scene.root != nil {
          if number == 0 {
            page.scenes.append(GalleryPage.Scene(document: item.document.file, name: scene.name, pictures: []))
          }
          // A scene that only some devices have stands in no row.
          guard first + index < page.scenes.count else { continue }
          let file = "pictures/\(first + index + 1)-\(number + 1).svg"
          drawings.append((file, SVGRenderer(idPrefix: "s", images: images).render(scene)))
          page.scenes[first + index].pictures.append(
            GalleryPage.Picture(
              file: file, caption: configuration.name, width: scene.size.width, problems: scene.problems.map(\.message))
          )
        }
      }
      // One document after the other, so that a large project does not fill the memory.
      do throws(RunFailure) {
        for drawing in drawings { try TextFile.write(drawing.svg, to: "\(folder)/\(drawing.file)") }
        drawings = []
      } catch { failure = error }
    }
    if let failure { throw failure }
    try TextFile.write(page.html, to: "\(folder)/index.html")
    return page
  }
}

/// The folder of a gallery.
private enum GalleryFolder {
  static func prepare(_ folder: String) throws(RunFailure) {
    let files = FileManager.default
    let names = (try? files.contentsOfDirectory(atPath: folder)) ?? []
    if !names.isEmpty {
      let page = (try? String(contentsOfFile: "\(folder)/index.html", encoding: .utf8)) ?? ""
      guard page.contains(GalleryPage.mark), Set(names).isSubset(of: ["index.html", "pictures"]) else {
        throw RunFailure(
          .failed, "\(folder): error: holds files that are no gallery; name another folder, or an empty one")
      }
      let pictures = (try? files.contentsOfDirectory(atPath: "\(folder)/pictures")) ?? []
      for picture in pictures where picture.hasSuffix(".svg") {
        try? files.removeItem(atPath: "\(folder)/pictures/\(picture)")
      }
    }
    do {
      try files.createDirectory(atPath: "\(folder)/pictures", withIntermediateDirectories: true)
    } catch {
      throw RunFailure(.failed, "\(folder): error: cannot be made: \(error.localizedDescription)")
    }
  }
}
