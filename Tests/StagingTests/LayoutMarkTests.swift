import Foundation
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
    let device = try #require(LayoutConfiguration(device: "iPhone 14")?.on(release: 17))
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
    var device = try #require(LayoutConfiguration(device: "iPhone 14")?.on(release: 17))
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

  // MARK: Constraints

  /// Two views with the same top: a line along it, from where the first begins to where the second ends. By the constraints the
  /// second is 1.5 times 100 wide and ends 20 before the edge of 375, so that a distance of at least 30 is 205 - 120.
  @Test func alignedEdgesAreConnected() throws {
    let device = try #require(LayoutConfiguration(device: "iPhone 8"))
    let scene = try scene("Examples/Guides/Badges.storyboard", on: .device(device))
    func constraint(_ id: String) -> ConstraintReport? { scene.constraints.first { $0.id == id } }
    #expect(
      constraint("T9k-dg-JFc")?.segments == [Segment(from: Point(x: 20, y: 40), to: Point(x: 355, y: 40))])
    let distance = try #require(constraint("Kj4-R2-t44"))
    #expect(distance.relation == .greaterThanOrEqual && distance.constant == 30 && distance.given == 85)
    #expect(constraint("RRY-x5-2kJ")?.relation == .equal)
  }

  /// The content of a table below bars begins above 0. source: a status bar of 20 points and a navigation bar of 44, below which all
  /// rows lie.
  @Test func whatATableShowsIsBelowTheBars() throws {
    let device = try #require(LayoutConfiguration(device: "iPhone SE"))
    let path = ExampleFramesTests.repository.appendingPathComponent("Examples/App/App/Base.lproj/Main.storyboard").path
    var options = StageOptions(includesConstraints: true)
    options.includesMarks = true
    let scenes = Stage(try Document.read(contentsOf: path), on: .device(device), options: options).layOut().scenes
    let scene = try #require(scenes.first { $0.name == "Contacts" })
    let lines = scene.constraints.flatMap(\.segments)
    #expect(!lines.isEmpty && lines.allSatisfy { min($0.from.y, $0.to.y) >= 64 })
    let baselines = scene.marks.filter { $0.kind == .firstBaseline }
    #expect(!baselines.isEmpty && baselines.allSatisfy { $0.rect.y >= 64 })
    #expect(scene.marks.first { $0.kind == .safeArea }?.rect.y == 64)
  }

  private static let stack = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch"
      useAutolayout="YES" initialViewController="c"><scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
    <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
    <stackView translatesAutoresizingMaskIntoConstraints="NO" id="st"><rect key="frame" x="0" y="0" width="100" height="50"/><subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="0" y="0" width="80" height="50"/>
    <constraints><constraint firstAttribute="width" constant="80" id="wa"/></constraints></view>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="0" y="0" width="80" height="50"/>
    <constraints><constraint firstAttribute="width" constant="WIDTH" id="wb"/></constraints></view></subviews>
    <constraints><constraint firstAttribute="width" constant="100" id="ws"/><constraint firstAttribute="height" constant="50" id="hs"/>
    </constraints></stackView></subviews>
    <constraints><constraint firstItem="st" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="l"/>
    <constraint firstItem="st" firstAttribute="top" secondItem="v" secondAttribute="top" id="t"/></constraints></view></viewController>
    </objects></scene></scenes></document>
    """

  private func stackScene(width: Int) throws -> SceneReport {
    let text = Self.stack.replacingOccurrences(of: "WIDTH", with: "\(width)")
    let document = try Document.read(Data(text.utf8), file: "S.storyboard")
    let device = try #require(LayoutConfiguration(device: "iPhone 8"))
    let options = StageOptions(includesConstraints: true)
    return try #require(Stage(document, on: .device(device), options: options).layOut().scenes.first)
  }

  /// 80 and 20 fit into 100. What the stack view adds is told from what the document lists, and edges at those of the superview
  /// have a mark along them, of 6 points in their middle.
  @Test func whatAStackViewAddsIsNotTheDocuments() throws {
    let scene = try stackScene(width: 20)
    #expect(scene.conflicts.isEmpty)
    #expect(scene.constraints.contains { $0.isSystem } && !scene.constraints.contains { $0.isInConflict })
    #expect(scene.constraints.allSatisfy { $0.isSystem == ($0.id == nil) })
    let marks = Dictionary(uniqueKeysWithValues: scene.constraints.compactMap { c in c.id.map { ($0, c.segments) } })
    #expect(marks["l"] == [Segment(from: Point(x: 0, y: 22), to: Point(x: 0, y: 28))])
    #expect(marks["t"] == [Segment(from: Point(x: 47, y: 0), to: Point(x: 53, y: 0))])
  }

  /// 80 and 80 do not: three widths of the document clash because the stack view puts the views side by side, from edge to edge.
  @Test func whatAStackViewAddsMayClash() throws {
    let clashing = try stackScene(width: 80).constraints.filter(\.isInConflict)
    #expect(Set(clashing.compactMap(\.id)) == ["wa", "wb", "ws"])
    #expect(clashing.contains { $0.isSystem && !$0.isBroken })
  }
}
