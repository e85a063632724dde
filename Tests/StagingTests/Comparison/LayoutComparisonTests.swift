import Foundation
import Geometry
import InterfaceBuilder
import LayoutReports
import Testing
import UIKit

@testable import Staging

/// Two versions of a box of 100 by 40, 20 from the leading edge and 30 below the safe area, with a label 8 inside of it. What moves follows
/// from adding the constants up.
@MainActor
@Suite struct LayoutComparisonTests {
  private static let original = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="ctl-00-001">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="scn-00-001"><objects>
    <viewController id="ctl-00-001" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="roo-00-001"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews>
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box-00-001">
    <rect key="frame" x="20" y="50" width="100" height="40"/>
    <subviews>
    <label opaque="NO" text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="lab-00-001">
    <rect key="frame" x="8" y="8" width="84" height="20.5"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    </subviews>
    <constraints>
    <constraint firstAttribute="width" constant="100" id="con-00-001"/>
    <constraint firstAttribute="height" constant="40" id="con-00-002"/>
    <constraint firstItem="lab-00-001" firstAttribute="leading" secondItem="box-00-001" secondAttribute="leading" constant="8" id="con-00-003"/>
    <constraint firstItem="lab-00-001" firstAttribute="top" secondItem="box-00-001" secondAttribute="top" constant="8" id="con-00-004"/>
    </constraints></view>
    </subviews>
    <viewLayoutGuide key="safeArea" id="saf-00-001"/>
    <constraints>
    <constraint firstItem="box-00-001" firstAttribute="leading" secondItem="roo-00-001" secondAttribute="leading" constant="20" id="con-00-005"/>
    <constraint firstItem="box-00-001" firstAttribute="top" secondItem="saf-00-001" secondAttribute="top" constant="30" id="con-00-006"/>
    </constraints></view></viewController>
    </objects></scene></scenes></document>
    """

  private func changes(_ edits: (String, String)...) throws -> [FrameChange] {
    let new = edits.reduce(Self.original) { text, edit in
      #expect(text.contains(edit.0))
      return text.replacing(edit.0, with: edit.1)
    }
    let devices = ["iPhone 8", "iPhone SE"].compactMap { LayoutConfiguration(device: $0) }
    let old = try Document.read(Data(Self.original.utf8), file: "Old.storyboard")
    return LayoutComparison(old, try Document.read(Data(new.utf8), file: "New.storyboard")).frameChanges(on: devices)
  }

  @Test func nothingMovesWithoutAChange() throws {
    #expect(try changes().isEmpty)
    // Notes of Xcode's are no change.
    #expect(try changes(("x=\"20\" y=\"50\"", "x=\"24\" y=\"58\"")).isEmpty)
  }

  @Test func aConstantIsTheCause() throws {
    let found = try changes(("constant=\"20\" id=\"con-00-005\"", "constant=\"36\" id=\"con-00-005\""))
    // The label keeps its place in the box.
    #expect(found.map(\.id) == ["box-00-001"])
    let change = try #require(found.first)
    #expect(change.frames.count == 2)
    #expect(change.frames.first?.old == Rect(x: 20, y: 50, width: 100, height: 40))
    #expect(change.frames.first?.new == Rect(x: 36, y: 50, width: 100, height: 40))
    #expect(change.causes.map(\.text) == ["constraint con-00-005: constant: 20 → 36"])
    let text = change.text
    #expect(text.contains("\"View\" moves 16 points right\n"))
    #expect(text.contains("on iPhone 8, portrait: (20, 50, 100, 40) → (36, 50, 100, 40); and the other"))
  }

  @Test func aTextIsTheCause() throws {
    let found = try changes(("text=\"Name\"", "text=\"Name and address\""))
    #expect(found.map(\.id) == ["lab-00-001"])
    #expect(found.first?.causes.map(\.text) == ["label lab-00-001: text: Name → Name and address"])
  }

  @Test func ofTwoChangesEachHasItsView() throws {
    let found = try changes(
      ("constant=\"100\" id=\"con-00-001\"", "constant=\"140\" id=\"con-00-001\""),
      ("constant=\"8\" id=\"con-00-004\"", "constant=\"10\" id=\"con-00-004\""))
    #expect(found.map(\.id) == ["box-00-001", "lab-00-001"])
    #expect(found.map { $0.causes.map(\.id) } == [["con-00-001"], ["con-00-004"]])
  }

  @Test func whatIsRemovedDisappearsOrMoves() throws {
    let constraint =
      #"<constraint firstItem="lab-00-001" firstAttribute="top" secondItem="box-00-001" secondAttribute="top" constant="8" id="con-00-004"/>"#
    let centre =
      #"<constraint firstItem="lab-00-001" firstAttribute="bottom" secondItem="box-00-001" secondAttribute="bottom" id="con-00-007"/>"#
    let moved = try changes((constraint, centre))
    #expect(moved.map(\.id) == ["lab-00-001"])
    #expect(
      moved.first?.causes.map(\.text).sorted() == [
        "constraint con-00-004 was removed", "constraint con-00-007 was added",
      ])
    let label = try #require(Self.original.range(of: "<label"))
    let end = try #require(Self.original.range(of: "</label>"))
    let gone = try changes(
      (String(Self.original[label.lowerBound..<end.upperBound]), ""), (constraint, ""),
      (
        #"<constraint firstItem="lab-00-001" firstAttribute="leading" secondItem="box-00-001" secondAttribute="leading" constant="8" id="con-00-003"/>"#,
        ""
      ))
    #expect(gone.map(\.id) == ["lab-00-001"])
    #expect(gone.first?.frames.first?.new == nil)
    #expect(gone.first?.text.contains("\"Name\" disappears") == true)
  }
}
