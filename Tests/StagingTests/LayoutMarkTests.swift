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
  private func scene(_ file: String, _ name: String? = nil, on surface: Surface) throws -> SceneReport {
    let path = ExampleFramesTests.repository.appendingPathComponent(file).path
    var options = StageOptions(usesStoredTextSizes: surface == .canvas, includesConstraints: true)
    options.includesMarks = true
    return try #require(
      Stage(try Document.read(contentsOf: path), on: surface, options: options).layOut().scenes.first {
        $0.root != nil && (name == nil || $0.name == name)
      })
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

  // MARK: Sizes of contents

  private func sizes(_ document: String, _ name: String) throws -> (marks: [LayoutMark], scene: SceneReport) {
    let device = try #require(LayoutConfiguration(device: "iPhone 8"))
    let scene = try scene("Examples/Guides/\(document).storyboard", name, on: .device(device))
    return (scene.marks.filter { $0.kind == .contentSize }, scene)
  }

  /// At the width of the label: two lines of 17 points are 41 points high, and no wider than the label.
  @Test func aTextHasItsSizeAtTheWidthOfItsLabel() throws {
    let (marks, scene) = try sizes("IntrinsicSizes", "Two lines")
    let mark = try #require(marks.first)
    let label = try #require(scene.root?.children.first { $0.id == mark.viewID })
    #expect(mark.rect.height == 41 && mark.rect.width <= label.frame.width && mark.rect.width > label.frame.width / 2)
    #expect(mark.rect.origin == label.frame.origin)
  }

  /// Each control of the guide has a size of its own along at least one axis.
  @Test func everyControlHasASize() throws {
    let (marks, scene) = try sizes("ControlSizes", "Controls")
    let controls = (scene.root?.children ?? []).compactMap(\.id)
    #expect(Set(marks.compactMap(\.viewID)) == Set(controls) && marks.count == controls.count)
    let wheels = try sizes("ControlSizes", "Wheels")
    #expect(wheels.marks.count == wheels.scene.root?.children.count)
  }

  /// What UIKit puts into a bar is no view that a constraint could name.
  @Test func partsOfBarsHaveNoSizes() throws {
    let (marks, scene) = try sizes("ControlSizes", "Bars")
    #expect(marks.allSatisfy { $0.viewID != nil })
    for mark in marks {
      let bar = try #require(scene.root?.children.first { $0.id == mark.viewID })
      #expect(mark.rect == bar.frame)
    }
  }
}
