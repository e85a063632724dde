import ArgumentParser
import LayoutReports
import Staging
import UIKit

struct Verify: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare the frames that Xcode stored with those that its canvas gets here: which views are misplaced.")

  @Argument(help: "Storyboards, xibs, or folders with them.", completion: .file())
  var paths: [String]

  @Option(help: "Points by which an edge may differ.")
  var tolerance = 0.5

  @Option(
    help:
      "Pixels per point of the display that the documents were saved on. Without it those of their device, or 1 if they show it."
  )
  var displayScale: DisplayScaleOption?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var surroundings: SurroundingOptions

  func validate() throws {
    if !(tolerance >= 0) { throw ValidationError("--tolerance is a number of points, at least 0.") }
  }

  func run() throws {
    try MainActor.assumeIsolated { try verify() }
  }

  @MainActor
  private func verify() throws {
    var batch = DocumentBatch(paths, surroundings)
    var report = VerificationReport(tolerance: tolerance)
    batch.forEach { item in
      var options = item.options
      options.displayScale = displayScale?.pixelsPerPoint
      report.add(
        DocumentVerification(
          item.document, tolerance: tolerance, options: options, localization: item.localization))
    }
    Console.result(json ? report.json() : report.text())
    try batch.finish()
    if !report.differences.isEmpty { throw ExitStatus.findings }
  }
}
