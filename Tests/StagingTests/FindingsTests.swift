import Foundation
import InterfaceBuilder
import LayoutReports
import Platform
import Testing
import UIKit

@testable import Staging

@MainActor
@Suite struct FindingsTests {
  private func scenes(_ example: String, on device: String) throws -> [SceneReport] {
    let file = ExampleFramesTests.repository.appendingPathComponent("Examples/\(example)/Main.storyboard")
    let document = try Document.read(contentsOf: file.path)
    return Stage(document, on: .device(try #require(Device.named(device)), .portrait)).layOut().scenes
  }

  /// 80 + 214 + 81 = 375 fits the wider screen exactly; 320 − 161 = 159 is what the narrower leaves.
  @Test func theOverconstrainedButtonIsCleanOnlyWhereItFits() throws {
    let wide = try scenes("Conflict", on: "iPhone 8")
    #expect(wide.allSatisfy { $0.conflicts.isEmpty && $0.ambiguities.isEmpty })
    let narrow = try #require(scenes("Conflict", on: "iPhone SE").first)
    let conflict = try #require(narrow.conflicts.first)
    #expect(narrow.conflicts.count == 1)
    #expect(conflict.constraintIDs.count == 3)
    let lines = conflict.message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines[0] == "Unable to simultaneously satisfy constraints.")
    #expect(lines[1] == "\tProbably at least one of the constraints in the following list is one you don't want. ")
    #expect(lines[2] == "\tTry this: ")
    #expect(lines[5] == "(")
    #expect(lines[6].hasPrefix("    \"<NSLayoutConstraint:0x"))
    #expect(lines.contains(")"))
    let broken = try #require(lines.firstIndex(of: "Will attempt to recover by breaking constraint "))
    #expect(lines[broken + 1].hasSuffix("'Press the Button'.width == 214   (active)>"))
    #expect(lines.contains { $0.contains("H:|-(80)-[UIButton:0x") })
    #expect(lines.contains { $0.contains("]-(81)-|   (active, names: '|':UIView:0x") })
  }

  /// Two views, each of two widths. What resolves a conflict is tried on copies of the layout, so only one conflict is asked about.
  @Test func onlyTheSoughtConflictComesWithRepairs() throws {
    func view(_ id: String) -> String {
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><constraints>
        <constraint firstAttribute="width" constant="10" id="\(id)-narrow"/>
        <constraint firstAttribute="width" constant="20" id="\(id)-wide"/>
      </constraints></view>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
        <view id="root"><rect key="frame" x="0.0" y="0.0" width="300" height="300"/>
          <subviews>\(view("first"))\(view("second"))</subviews></view>
      </objects></document>
      """
    let document = try Document.read(Data(text.utf8), file: "two.xib")
    let device = try #require(Device.named("iPhone 8"))
    func repaired(_ conflict: String?) throws -> [String] {
      var options = StageOptions()
      options.repairedConflict = conflict
      let scene = try #require(Stage(document, on: .device(device, .portrait), options: options).layOut().scenes.first)
      #expect(scene.conflicts.compactMap(\.brokenID) == ["first-wide", "second-wide"])
      return scene.conflicts.filter { !$0.repairs.isEmpty }.compactMap(\.brokenID)
    }
    #expect(try repaired("second-wide") == ["second-wide"])
    #expect(try repaired(nil).isEmpty)
  }

  @Test func aMissingConstraintIsNamedInXcodesWords() throws {
    let scene = try #require(scenes("MissingConstraint", on: "iPhone 8").first)
    #expect(scene.conflicts.isEmpty)
    #expect(
      scene.ambiguities.map(\.message) == [
        "Position is ambiguous for \"Orange\": add constraints for the X position and the Y position"
      ])
    #expect(scene.ambiguities.first?.line != nil)
  }

  @Test func theSameReportTwice() throws {
    let first = LayoutReport(documents: [DocumentReport(file: "a", scenes: try scenes("Profile", on: "iPhone 8"))])
    let second = LayoutReport(documents: [DocumentReport(file: "a", scenes: try scenes("Profile", on: "iPhone 8"))])
    #expect(first.json() == second.json())
  }
}

/// What a device's bars cover.
@MainActor
@Suite struct SafeAreaTests {
  private func top(_ navigationBar: String, on device: String, _ orientation: Device.Orientation) throws -> Double {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController">
      \(navigationBar)
      <connections><segue destination="c" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController></objects></scene>
      <scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController"><view key="view" id="root">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0" y="0" width="9" height="9"/></view></subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>
      <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="a"/>
      <constraint firstItem="box" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="b"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="d"/>
      <constraint firstItem="box" firstAttribute="trailing" secondItem="safe" secondAttribute="trailing" id="e"/>
      </constraints></view></viewController></objects></scene></scenes></document>
      """
    let document = try Document.read(Data(text.utf8), file: "bars.storyboard")
    let device = try #require(Device.named(device))
    let scenes = Stage(document, on: .device(device, orientation, release: 17)).layOut().scenes
    return try #require(scenes.first { $0.id == "c" }?.root?.children.first).frame.y
  }

  private let plain = "<navigationBar key=\"navigationBar\" id=\"bar\"/>"

  @Test func barsAddToWhatTheScreenCovers() throws {
    // Status bar 20 or sensor housing 44, bar 44; in landscape neither phone shows the status bar, and the bar is 32 high.
    #expect(try top(plain, on: "iPhone 8", .portrait) == 64)
    #expect(try top(plain, on: "iPhone X", .portrait) == 88)
    #expect(try top(plain, on: "iPhone 8", .landscape) == 32)
    #expect(
      try top("<navigationBar key=\"navigationBar\" largeTitles=\"YES\" id=\"bar\"/>", on: "iPhone 8", .portrait) == 116
    )
  }
}
