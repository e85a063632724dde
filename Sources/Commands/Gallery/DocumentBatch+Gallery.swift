import Checking
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
  /// - Parameters:
  ///   - rows: the configurations; those of a row stand side by side, below those of the row before.
  ///   - drawn: what is drawn besides views.
  /// - Returns: The page.
  /// - Throws: ``RunFailure`` if the folder holds anything else, or cannot be written.
  package mutating func writeGallery(
    on rows: [[LayoutConfiguration]], options drawn: RenderingOptions = [], to folder: String
  ) throws(RunFailure) -> GalleryPage {
    try GalleryFolder.prepare(folder)
    var page = GalleryPage()
    var failure: RunFailure?
    let images = ImageFiles()
    var written = 0
    forEach { item in
      guard failure == nil else { return }
      var drawing = GalleryDrawing(item, on: rows, options: drawn, images: images, number: written + 1)
      guard let document = drawing.document() else { return }
      page.documents.append(document)
      written += document.scenes.count
      // One document after the other, so that a large project does not fill the memory.
      do throws(RunFailure) {
        for (file, svg) in drawing.files { try TextFile.write(svg, to: "\(folder)/\(file)") }
      } catch { failure = error }
    }
    if let failure { throw failure }
    try TextFile.write(page.html, to: "\(folder)/index.html")
    return page
  }
}

/// The pictures of one document.
@MainActor
private struct GalleryDrawing {
  /// What was drawn, with the place of each file below the gallery's folder.
  private(set) var files: [(file: String, svg: String)] = []
  private let item: BatchItem
  private let rows: [[LayoutConfiguration]]
  private let drawn: RenderingOptions
  private let images: ImageFiles
  /// Of the document's first scene, by which pictures are named.
  private let number: Int
  private let findings: GalleryFindings

  init(
    _ item: BatchItem, on rows: [[LayoutConfiguration]], options drawn: RenderingOptions, images: ImageFiles,
    number: Int
  ) {
    self.item = item
    self.rows = rows
    self.drawn = drawn
    self.images = images
    self.number = number
    findings = GalleryFindings(item, on: rows.flatMap { $0 })
  }

  /// The document with all that it shows; nil if it has no scene with a view.
  mutating func document() -> GalleryPage.Document? {
    var options = item.options
    options.isPicture = true
    options.includesConstraints = drawn.contains(.constraints)
    let documents = PreparedDocuments(item.document, options: options, localization: item.localization)
    var document = GalleryPage.Document(file: item.document.file, findings: findings.ofDocument, scenes: [])
    var places: [String: Int] = [:]
    var column = 0
    for (row, configurations) in rows.enumerated() {
      for configuration in configurations {
        column += 1
        let scenes = Stage(documents, on: .device(configuration), options: options).layOut().scenes
        for scene in scenes where scene.root != nil {
          let key = scene.id ?? scene.name
          let place = places[key] ?? document.scenes.count
          if places[key] == nil {
            places[key] = place
            document.scenes.append(
              GalleryPage.Scene(
                name: scene.name, findings: findings.general(of: scene), rows: rows.map { _ in [] }))
          }
          let file = "pictures/\(number + place)-\(column).svg"
          files.append((file, SVGRenderer(options: drawn, idPrefix: "s", images: images).render(scene)))
          document.scenes[place].rows[row].append(
            GalleryPage.Picture(
              file: file, caption: configuration.name, size: scene.size,
              problems: findings.messages(of: scene, on: configuration) + scene.diagnostics.map(\.message)))
        }
      }
    }
    return document.scenes.isEmpty ? nil : document
  }
}

/// What `trellis check` finds in a document, in its words: what is certain, and all that is wrong with a layout that is drawn.
@MainActor
private struct GalleryFindings {
  private let findings: [Finding]

  init(_ item: BatchItem, on configurations: [LayoutConfiguration]) {
    var linter = Linter(configurations: configurations)
    linter.givesHints = false
    let ofLayouts: Set<String> = ["conflicting_constraints", "ambiguous_layout", "scrollable_content_size"]
    findings = linter.lint(item.document, options: item.options, localization: item.localization).findings
      .filter { $0.isCertain || ofLayouts.contains($0.rule) }
  }

  /// Those that name neither a scene nor a configuration.
  var ofDocument: [String] { findings.filter { $0.configurations.isEmpty && $0.sceneID == nil }.map(text) }

  /// Those of a scene that name no configuration.
  func general(of scene: SceneReport) -> [String] {
    findings.filter { $0.configurations.isEmpty && $0.sceneID != nil && $0.sceneID == scene.id }.map(text)
  }

  func messages(of scene: SceneReport, on configuration: LayoutConfiguration) -> [String] {
    findings.filter { $0.sceneID == scene.id && $0.configurations.contains(configuration.name) }.map(text)
  }

  private func text(_ finding: Finding) -> String {
    let condition = finding.condition.map { "; depends on the app's code: \($0)" } ?? ""
    return "line \(finding.line): \(finding.message) (\(finding.rule))\(condition)"
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
          .failed,
          "\(folder): error: the folder contains files other than a gallery; specify a new or empty folder"
        )
      }
      let pictures = (try? files.contentsOfDirectory(atPath: "\(folder)/pictures")) ?? []
      for picture in pictures where picture.hasSuffix(".svg") {
        try? files.removeItem(atPath: "\(folder)/pictures/\(picture)")
      }
    }
    do {
      try files.createDirectory(atPath: "\(folder)/pictures", withIntermediateDirectories: true)
    } catch {
      throw RunFailure(.failed, "\(folder): error: the folder cannot be created: \(error.localizedDescription)")
    }
  }
}
