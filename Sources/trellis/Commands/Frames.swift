import ArgumentParser
import LayoutReports
import Staging
import UIKit

struct Frames: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the views of documents with the frames that layout gives them.")

  @Argument(help: "Storyboards, xibs, or folders with them.", completion: .file())
  var paths: [String]

  @OptionGroup var screen: SurfaceOptions

  @Flag(help: "Lay out as Interface Builder's canvas did when the document was saved.")
  var canvas = false

  @Flag(help: "With --canvas: text elements keep the size stored in the document.")
  var storedTextSizes = false

  @Option(
    help: "With --canvas: pixels per point of the display that the documents were saved on. Without it what is likely.")
  var displayScale: DisplayScaleOption?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var surroundings: SurroundingOptions

  func validate() throws {
    if canvas && screen.device != nil { throw ValidationError("--canvas and --device exclude each other.") }
    if storedTextSizes && !canvas { throw ValidationError("--stored-text-sizes goes with --canvas.") }
    if displayScale != nil && !canvas { throw ValidationError("--display-scale goes with --canvas.") }
  }

  func run() throws {
    try MainActor.assumeIsolated { try layOut() }
  }

  @MainActor
  private func layOut() throws {
    let surface: Surface = canvas ? .canvas : .device(screen.configuration)
    var batch = DocumentBatch(paths, surroundings)
    var report = LayoutReport()
    batch.forEach { item in
      let document = item.document
      var options = item.options
      options.usesStoredTextSizes = storedTextSizes
      options.displayScale = displayScale?.pixelsPerPoint
      let staged = Stage(document, on: surface, options: options, localization: item.localization).layOut()
      report.documents.append(
        DocumentReport(
          file: document.file, diagnostics: document.diagnostics.map(ReportDiagnostic.init) + staged.diagnostics,
          scenes: staged.scenes))
    }
    Console.result(json ? report.json() : report.text())
    try batch.finish()
  }
}
