import Foundation
import InterfaceBuilder
import LayoutReports
import Platform
import Testing
import UIKit

@testable import Staging

/// The frames of the examples, worked out by hand, against what layout makes of them.
@MainActor
@Suite struct ExampleFramesTests {
  nonisolated static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  nonisolated static let names: [String] = {
    let folder = repository.appendingPathComponent("Fixtures/examples")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".frames") }.map { String($0.dropLast(7)) }.sorted()
  }()

  @Test func thereAreFixtures() { #expect(Self.names.contains("Calculator")) }

  @Test(arguments: names)
  func framesAreAsCalculated(_ name: String) throws {
    let fixture = try FrameFixture(
      contentsOf: Self.repository.appendingPathComponent("Fixtures/examples/\(name).frames"))
    let folder = Self.repository.appendingPathComponent("Examples")
    let candidates = ["\(name)/Main.storyboard", "Recipes/\(name).storyboard"].map(folder.appendingPathComponent)
    let file = try #require(candidates.first { FileManager.default.fileExists(atPath: $0.path) })
    let document = try Document.read(contentsOf: file.path)
    #expect(!fixture.sections.isEmpty)
    for section in fixture.sections {
      let device = try #require(Device.named(section.device), "\(section.device)")
      // The margins and insets that Fixtures/examples/README.md gives are those up to iOS 18.
      let surface = Surface.device(LayoutConfiguration(device, section.orientation).on(release: 17))
      let scenes = Stage(document, on: surface).layOut().scenes
      let views = scenes.compactMap(\.root).reduce(into: [String: ViewReport]()) { $1.collect(into: &$0) }
      for (id, expected) in section.frames {
        let frame = try #require(views[id], "\(name): no view \(id)").frame
        let tolerance = fixture.isPixelTolerant ? 1 / device.scale + 1e-6 : 1e-6
        let error = zip([frame.x, frame.y, frame.width, frame.height], expected).map { abs($0 - $1) }.max()!
        #expect(
          error <= tolerance,
          "\(name), \(section.device) \(section.orientation), \(id): \(frame), calculated \(expected)")
      }
    }
  }
}

/// A `.frames` file; Fixtures/examples/README.md describes the form.
struct FrameFixture {
  struct Section {
    var device: String
    var orientation: Device.Orientation
    var frames: [(id: String, frame: [Double])] = []
  }

  var sections: [Section] = []
  var isPixelTolerant = false

  init(contentsOf url: URL) throws {
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("source:") || line.hasPrefix("#") { continue }
      if line.hasPrefix("tolerance: pixel") {
        isPixelTolerant = true
        continue
      }
      let words = line.split(separator: " ").map(String.init)
      if let at = words.firstIndex(where: { $0 == "portrait" || $0 == "landscape" }) {
        sections.append(
          Section(
            device: words[..<at].joined(separator: " "), orientation: words[at] == "portrait" ? .portrait : .landscape))
      } else {
        let numbers = words.dropFirst().compactMap(Double.init)
        try #require(words.count == 5 && numbers.count == 4 && !sections.isEmpty, "\(line)")
        sections[sections.count - 1].frames.append((words[0], numbers))
      }
    }
  }
}

extension ViewReport {
  func collect(into views: inout [String: ViewReport]) {
    if let id { views[id] = self }
    for child in children { child.collect(into: &views) }
  }
}
