import Foundation
import Geometry
import LayoutReports
import Linting
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
      let findings = GalleryFindings(item, on: configurations)
      let documents = PreparedDocuments(item.document, options: options, localization: item.localization)
      for (number, configuration) in configurations.enumerated() {
        let scenes = Stage(documents, on: .device(configuration), options: options).layOut().scenes
        for (index, scene) in scenes.enumerated() where scene.root != nil {
          if number == 0 {
            page.scenes.append(
              GalleryPage.Scene(
                document: item.document.file, name: scene.name,
                findings: findings.general(of: scene, isFirst: index == 0), pictures: []))
          }
          // A scene that only some devices have stands in no row.
          guard first + index < page.scenes.count else { continue }
          let file = "pictures/\(first + index + 1)-\(number + 1).svg"
          drawings.append((file, SVGRenderer(idPrefix: "s", images: images).render(scene)))
          page.scenes[first + index].pictures.append(
            GalleryPage.Picture(
              file: file, caption: configuration.name, width: scene.size.width,
              problems: scene.problems.map(\.message) + findings.messages(of: scene, on: configuration)))
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

/// What a check finds in a document, without what the layouts of the gallery tell anyway and what depends on code.
@MainActor
private struct GalleryFindings {
  private let findings: [Finding]

  init(_ item: BatchItem, on configurations: [LayoutConfiguration]) {
    var linter = Linter(configurations: configurations)
    linter.givesHints = false
    let told: Set<String> = ["conflicting_constraints", "ambiguous_layout", "scrollable_content_size"]
    findings = linter.lint(item.document, options: item.options, localization: item.localization).findings
      .filter { $0.isCertain && !told.contains($0.rule) }
  }

  /// Those of a scene that name no configuration; with the first scene of a document also those that name no scene.
  func general(of scene: SceneReport, isFirst: Bool) -> [String] {
    findings.filter { $0.configurations.isEmpty && ($0.sceneID.map { $0 == scene.id } ?? isFirst) }.map(text)
  }

  func messages(of scene: SceneReport, on configuration: LayoutConfiguration) -> [String] {
    findings.filter { $0.sceneID == scene.id && $0.configurations.contains(configuration.name) }.map(text)
  }

  private func text(_ finding: Finding) -> String { "line \(finding.line): \(finding.message) (\(finding.rule))" }
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
