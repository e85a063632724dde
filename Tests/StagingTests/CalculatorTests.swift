import Foundation
import InterfaceBuilder
import LayoutReports
import Platform
import Testing
import UIKit

@testable import Staging

/// The calculator of `Examples` on every phone, upright and turned, against arithmetic: the same as in
/// `Fixtures/examples/Calculator.frames`, with the device's numbers put in.
@MainActor
@Suite struct CalculatorTests {
  struct Screen: CustomTestStringConvertible, Sendable {
    var device: Device
    var orientation: Device.Orientation
    var testDescription: String { "\(device.id) \(orientation)" }
  }

  nonisolated static let screens = Device.all.filter { device in
    // An open iPhone Duo is regular in height on its side, too.
    device.idiom == .phone && device.sizeClasses(in: .landscape).vertical == .compact
  }.flatMap { device in
    Device.Orientation.allCases.map { Screen(device: device, orientation: $0) }
  }

  @Test(arguments: screens)
  func everyKeyIsWhereItShouldBe(_ screen: Screen) throws {
    let file = ExampleFramesTests.repository.appendingPathComponent("Examples/Calculator/Main.storyboard")
    let document = try Document.read(contentsOf: file.path)
    let scenes = Stage(document, on: .device(screen.device, screen.orientation)).layOut().scenes
    let views = scenes.compactMap(\.root).reduce(into: [String: ViewReport]()) { $1.collect(into: &$0) }
    for (id, expected) in expectedFrames(screen) {
      let frame = try #require(views[id], "no view \(id)").frame
      let actual: [Double] = [frame.x, frame.y, frame.width, frame.height]
      let error: Double = zip(actual, expected).map { abs($0 - $1) }.max() ?? 0
      #expect(error <= 1 / screen.device.scale + 1e-6, "\(id): \(frame), calculated \(expected)")
    }
  }

  /// x, y, width, height in the superview.
  private func expectedFrames(_ screen: Screen) -> [String: [Double]] {
    let size = screen.device.size(in: screen.orientation)
    let safe = screen.device.safeArea(in: screen.orientation, release: screen.device.usualRelease())
    let isUpright = screen.orientation == .portrait
    // 12 from the safe area at both sides and below; 5:4 upright, 90 below the safe area's top if turned.
    let width: Double = size.width - safe.left - safe.right - 24
    let bottom: Double = size.height - safe.bottom - 12
    let height: Double = isUpright ? width * 5 / 4 : bottom - safe.top - 90
    // A line of 72 or 64 points above it, up to whole pixels, 8 or 2 away, and 8 from the sides.
    let line: Double = (isUpright ? 72 : 64) * 1.193359375
    let label: Double = (line * screen.device.scale).rounded(.up) / screen.device.scale
    let top: Double = bottom - height - (isUpright ? 8 : 2) - label
    var frames: [String: [Double]] = [
      "key-st-ack": [safe.left + 12, bottom - height, width, height],
      "res-la-bel": [safe.left + 8, top, width + 8, label],
    ]
    // Five rows, 10 apart; four keys in each, six if turned; the last row is halves, or thirds if turned.
    let row: Double = (height - 40) / 5
    for index in 0..<5 { frames["row-st-ac\(index + 1)"] = [0, Double(index) * (row + 10), width, row] }
    let count: Double = isUpright ? 4 : 6
    let key: Double = (width - (count - 1) * 10) / count
    let keys =
      (isUpright ? [] : ["btn-lp-lpa", "btn-rp-rpa"]) + ["btn-cl-clr", "btn-sg-sgn", "btn-pc-pct", "btn-di-div"]
    for (index, id) in keys.enumerated() { frames[id] = [Double(index) * (key + 10), 0, key, row] }
    let parts = (isUpright ? [] : ["row-ex-tra"]) + ["row-ze-ro0", "row-eq-ual"]
    let part: Double = (width - Double(parts.count - 1) * 10) / Double(parts.count)
    for (index, id) in parts.enumerated() { frames[id] = [Double(index) * (part + 10), 0, part, row] }
    frames["btn-ze-zer"] = [0, 0, part, row]
    frames["btn-do-dot"] = [0, 0, (part - 10) / 2, row]
    frames["btn-eq-equ"] = [(part + 10) / 2, 0, (part - 10) / 2, row]
    return frames
  }
}
