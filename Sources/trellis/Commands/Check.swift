import ArgumentParser
import Inspection
import UIKit

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lay every scene out on many devices and report conflicts and ambiguities.")

  @Argument(help: "Storyboards, xibs, or folders with them.", completion: .file())
  var paths: [String]

  @Option(help: "A device to check; may be repeated. Without it a list from the smallest to the largest.")
  var device: [DeviceName] = []

  @OptionGroup var surroundings: SurroundingOptions

  func run() throws {
    try MainActor.assumeIsolated { try check() }
  }

  @MainActor
  private func check() throws {
    let devices = device.isEmpty ? Device.checkDefaults : device.map(\.device)
    let surfaces = devices.flatMap { device in Device.Orientation.allCases.map { Surface.device(device, $0) } }
    var batch = DocumentBatch(paths, surroundings)
    var findings = 0
    var layouts = 0
    var documents = 0
    var notes: Set<String> = []
    batch.forEach { item in
      let document = item.document
      documents += 1
      let check = DocumentCheck(
        document, on: surfaces, options: item.options, localization: item.localization)
      for note in check.notes where notes.insert(note.message).inserted {
        Console.message("\(document.file):\(note.line ?? 1):\(note.column ?? 1): note: \(note.message)")
      }
      layouts += check.layouts
      findings += check.findings.count
      if !check.findings.isEmpty { Console.endProgress() }
      for finding in check.findings { Console.result(text(of: finding, in: document.file, total: surfaces.count)) }
    }
    Console.result(
      "\(findings) \(findings == 1 ? "finding" : "findings") in \(documents) "
        + "\(documents == 1 ? "document" : "documents"), \(layouts) layouts on \(devices.count) "
        + "\(devices.count == 1 ? "device" : "devices") in both orientations")
    try batch.finish()
    if findings > 0 { throw ExitStatus.findings }
  }

  private func text(of finding: DocumentCheck.Finding, in file: String, total: Int) -> String {
    let place = finding.surfaces.count == total ? "every device" : finding.surfaces.joined(separator: ", ")
    return "\(file):\(finding.line):\(finding.column): error: \(finding.message)\n    in \(finding.scene) on \(place)"
  }
}
