import Geometry
import InterfaceBuilder
import LayoutReports
import Platform
import Testing
import UIKit

@testable import Staging

/// Rectangles that no view draws, and what overlays say of constraints.
@MainActor
@Suite struct LayoutMarkTests {
  private func scene(_ file: String, on surface: Surface) throws -> SceneReport {
    let path = ExampleFramesTests.repository.appendingPathComponent(file).path
    var options = StageOptions(usesStoredTextSizes: surface == .canvas, includesConstraints: true)
    options.includesMarks = true
    return try #require(
      Stage(try Document.read(contentsOf: path), on: surface, options: options).layOut().scenes.first { $0.root != nil }
    )
  }

  private func rects(_ kind: LayoutMark.Kind, _ scene: SceneReport) -> [Rect] {
    scene.marks.filter { $0.kind == kind }.map(\.rect)
  }

  /// An iPhone 14 covers 47 points at the top and 34 at the bottom; a scene of one view has margins of 16 beside them.
  @Test func theRootHasGuides() throws {
    let device = try #require(LayoutConfiguration(device: "iPhone 14"))
    let scene = try scene("Examples/CentredBox/Main.storyboard", on: .device(device))
    #expect(rects(.safeArea, scene) == [Rect(x: 0, y: 47, width: 390, height: 763)])
    #expect(rects(.margins, scene) == [Rect(x: 16, y: 47, width: 358, height: 763)])
    #expect(rects(.readableWidth, scene) == [Rect(x: 16, y: 47, width: 358, height: 763)])
  }

  /// A conflict between lengths says both: what is wanted, and what the layout gives.
  @Test func aBrokenConstraintSaysWhatIsGiven() throws {
    let device = try #require(LayoutConfiguration(device: "iPhone SE"))
    let scene = try scene("Examples/Conflict/Main.storyboard", on: .device(device))
    let broken = try #require(scene.constraints.first { $0.isBroken })
    #expect(broken.given != nil && broken.given != broken.constant)
    #expect(
      scene.constraints.filter { $0.isSatisfied && $0.priority == 1000 && $0.kind == .size }.allSatisfy {
        $0.given == nil
      })
  }

  @Test func onADeviceNothingIsMisplaced() throws {
    let device = try #require(LayoutConfiguration(device: "iPad"))
    let scene = try scene("Fixtures/lint/misplaced_view/bad.storyboard", on: .device(device))
    #expect(rects(.misplaced, scene).isEmpty)
    #expect(try !rects(.misplaced, self.scene("Fixtures/lint/misplaced_view/bad.storyboard", on: .canvas)).isEmpty)
  }

  /// A screen that is 100 points higher, with the safe area of the device.
  @Test func aHigherScreen() throws {
    var device = try #require(LayoutConfiguration(device: "iPhone 14"))
    device.extraHeight = 100
    let scene = try scene("Examples/CentredBox/Main.storyboard", on: .device(device))
    #expect(scene.size == Size(width: 390, height: 944) && scene.safeArea.bottom == 34)
  }
}
