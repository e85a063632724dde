import Checking
import CairoRendering
import Foundation
import LayoutReports
import Rendering
import Staging

/// A picture that can be written in several formats.
package struct Picture: Sendable {
  var list: DisplayList
  /// What the picture shows.
  var title: String
  let images: ImageFiles

  /// A scene as it is, without overlays.
  package static func of(_ scene: SceneReport, title: String) -> Picture {
    let images = ImageFiles()
    return Picture(list: SceneDrawing.displayList(for: scene, images: images), title: title, images: images)
  }

  /// The whole file, and notes about what does not look as it should.
  ///
  /// - Throws: ``RunFailure`` if the picture is too large for the format.
  package func file(_ format: PictureFormat) throws(RunFailure) -> (bytes: [UInt8], notes: [String]) {
    switch format {
    case .svg: return (Array(SVGWriter(title: title, images: images).write(list).utf8), [])
    #if Raster
      case .outlinedSVG:
        let (outlined, notes) = try raster { writer throws(RasterError) in try writer.outlined(list) }
        return (Array(SVGWriter(title: title, images: images).write(outlined).utf8), notes)
      case .png(let scale):
        let picture = try raster { writer throws(RasterError) in try writer.png(list, scale: scale) }
        return (picture.bytes, picture.notes)
      case .pdf:
        let picture = try raster { writer throws(RasterError) in try writer.pdf(list, title: title) }
        return (picture.bytes, picture.notes)
    #else
      case .png, .pdf, .outlinedSVG: throw RunFailure(.failed, "error: \(PictureFormat.advice)")
    #endif
    }
  }

  #if Raster
    private func raster<Result>(
      _ write: (CairoWriter) throws(RasterError) -> Result
    ) throws(RunFailure) -> Result {
      do throws(RasterError) {
        return try write(CairoWriter(images: images))
      } catch {
        throw RunFailure(.failed, "error: \(error.message)")
      }
    }
  #endif
}

/// The format of a picture's file.
package enum PictureFormat: Hashable, Sendable {
  /// Text, for browsers.
  case svg
  /// The same with outlines in the place of letters, for readers that lack the fonts.
  case outlinedSVG
  /// Pixels: so many for a point.
  case png(scale: Double)
  /// One page.
  case pdf

  /// Whether this build of the package writes the format: all but SVG with letters come with the trait Raster.
  package var isAvailable: Bool {
    #if Raster
      true
    #else
      self == .svg
    #endif
  }

  /// How to get the formats that a build lacks.
  package static let advice =
    "PNG, PDF and outlines require a build of trellis with the package trait Raster: apt-get install libcairo2-dev libpango1.0-dev librsvg2-dev fonts-inter, "
    + "then swift build --traits Raster"
}

extension DocumentBatch {
  /// Draws a scene, and tells the log what is wrong with its layout.
  ///
  /// - Parameters:
  ///   - scene: the name or id of the scene's controller; nil for the first scene that has a view.
  ///   - rows: the surfaces to draw it on. Several make a sheet with captions, one row below the other.
  ///   - options: what is drawn besides views.
  ///   - wholeContent: whether screens are as high as all that their scroll views can show.
  /// - Returns: the drawing, nil if there is no such scene, and the names of all scenes.
  package mutating func drawing(
    of scene: String?, on rows: [[Surface]], options drawn: RenderingOptions, wholeContent: Bool = false
  ) -> (picture: Picture?, scenes: [String]) {
    let images = ImageFiles()
    var cells: [[PictureSheet.Cell]] = []
    var names: [String] = []
    var title: String?
    var lacksConverter = false
    let log = log
    forEach { item in
      var options = item.options
      options.includesConstraints = drawn.contains(.constraints)
      options.isPicture = true
      options.includesMarks = true
      let documents = PreparedDocuments(item.document, options: options, localization: item.localization)
      cells = rows.map { row in
        row.compactMap { surface in
          // On the canvas texts have the sizes that Xcode measured: what is misplaced is not so because of a font.
          options.usesStoredTextSizes = surface == .canvas
          let isChosen = { (report: SceneReport) in scene == nil || report.name == scene || report.id == scene }
          var shown = surface
          var scenes = Stage(documents, on: shown, options: options).layOut().scenes
          // Content that grows with the screen is never all there: after a few attempts the last one counts.
          for _ in 0..<(wholeContent ? 4 : 0) {
            guard let higher = shown.higher(by: scenes.first(where: isChosen)?.hiddenHeight ?? 0) else { break }
            shown = higher
            scenes = Stage(documents, on: shown, options: options).layOut().scenes
          }
          if names.isEmpty { names = scenes.map(\.name) }
          guard let chosen = scenes.first(where: isChosen) else { return nil }
          let place = rows.count > 1 || row.count > 1 ? "\(surface.name): " : ""
          for diagnostic in chosen.problems { log.message("\(item.document.file):\(place)\(diagnostic.text)") }
          title = title ?? chosen.heading
          lacksConverter = lacksConverter || (PDFConverter.program == nil && chosen.hasPDF)
          return PictureSheet.Cell(
            caption: surface.caption,
            picture: SceneDrawing.displayList(for: chosen, options: drawn, images: images))
        }
      }
    }
    if lacksConverter {
      log.note(
        "note: the picture shows boxes instead of PDF images; to draw PDF images, install Poppler (apt-get install poppler-utils)"
      )
    }
    guard let title, let first = cells.first(where: { !$0.isEmpty })?.first else { return (nil, names) }
    let isSheet = rows.count > 1 || rows.contains { $0.count > 1 }
    let list = isSheet ? PictureSheet(rows: cells).displayList : first.picture
    return (Picture(list: list, title: title, images: images), names)
  }
}

extension Surface {
  /// The same with a higher screen; nil where nothing is to be added, and for the canvas.
  fileprivate func higher(by height: Double) -> Surface? {
    guard case .device(var configuration) = self, height > 0 else { return nil }
    configuration.extraHeight = min(configuration.extraHeight + height, 20_000)
    return .device(configuration)
  }

  /// For messages.
  fileprivate var name: String {
    switch self {
    case .device(let configuration): configuration.name
    case .canvas: "canvas"
    }
  }

  /// The device, and below it how it is held and set.
  var caption: [String] {
    guard let comma = name.firstIndex(of: ",") else { return [name] }
    return [String(name[..<comma]), String(name[comma...].dropFirst(2))]
  }
}

extension SceneReport {
  /// How much of the content of a scroll view is below its lower edge, in points; of several the most.
  fileprivate var hiddenHeight: Double {
    var frames: [String: Double] = [:]
    var pending = root.map { [($0, -$0.boundsOrigin.y)] } ?? []
    while let (view, top) = pending.popLast() {
      if let id = view.id { frames[id] = top + view.boundsOrigin.y + view.frame.height }
      pending += view.children.map { ($0, top + $0.frame.y - $0.boundsOrigin.y) }
    }
    return marks.filter { $0.kind == .scrollableContent }.compactMap { mark in
      mark.viewID.flatMap { frames[$0] }.map { mark.rect.y + mark.rect.height - $0 }
    }.max() ?? 0
  }

  /// Whether an image of the scene is that of a PDF file.
  fileprivate var hasPDF: Bool {
    var pending = (root.map { [$0] } ?? []) + (chrome?.bars ?? [])
    while let view = pending.popLast() {
      if case .image(let image) = view.content, image.file.map(ImageFiles.isPDF) == true { return true }
      for case .image(let image, _) in view.decorations + view.overlays
      where image.file.map(ImageFiles.isPDF) == true { return true }
      pending += view.children
    }
    return false
  }
}
