import Foundation
import InterfaceBuilder
import Platform
import Testing
import UIKit

@testable import Staging

/// What the fuzzer of documents found, in its smallest form, and its like. source: a document may be damaged or made by a
/// program; whatever it says, reading and layout end, with numbers that are finite.
@MainActor
@Suite struct HostileDocumentTests {
  private func document(_ label: String, margins: String = "8", tail: String = "") throws -> Document {
    try Document.read(
      Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait"/>
        <objects><view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <edgeInsets key="layoutMargins" top="\(margins)" left="\(margins)" bottom="8" right="8"/>
        <subviews>\(label)
        <textField borderStyle="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="field"/></subviews>
        <constraints>
        <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="topMargin" id="c1"/>
        <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="c2"/>
        <constraint firstItem="field" firstAttribute="firstBaseline" secondItem="label" secondAttribute="firstBaseline" id="c3"/>
        <constraint firstItem="field" firstAttribute="leading" secondItem="label" secondAttribute="trailing" constant="8" id="c4"/>
        \(tail)</constraints></view></objects></document>
        """.utf8), file: "hostile.xib")
  }

  private func label(pointSize: String) -> String {
    """
    <label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="label">
    <fontDescription key="fontDescription" type="system" pointSize="\(pointSize)"/></label>
    """
  }

  private func check(_ document: Document) throws {
    for surface in [Surface.canvas, .device(Device.named("iPhone 8")!, .portrait)] {
      let root = try #require(Stage(document, on: surface).layOut().scenes.first?.root)
      for view in [root] + root.children {
        let frame = view.frame
        let isFinite = [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite)
        #expect(isFinite, "\(view.id ?? ""): \(frame)")
      }
    }
  }

  @Test(arguments: ["-1e308", "1e308", "0", "-17", "nan", "1e-300"])
  func sizesOfTextThatAreNone(_ pointSize: String) throws { try check(document(label(pointSize: pointSize))) }

  @Test(arguments: ["1e308", "-1e308", "inf"])
  func marginsWithoutMeasure(_ margins: String) throws {
    try check(document(label(pointSize: "17"), margins: margins))
  }

  @Test(arguments: [
    #"<constraint firstItem="label" firstAttribute="width" constant="1e308" id="h"/>"#,
    #"<constraint firstItem="label" firstAttribute="width" secondItem="label" secondAttribute="height" multiplier="1e308:1e-308" id="h"/>"#,
    #"<constraint firstItem="label" firstAttribute="width" secondItem="label" secondAttribute="width" multiplier="2" id="h"/>"#,
    #"<constraint firstItem="nobody" firstAttribute="width" secondItem="c1" secondAttribute="sideways" priority="1e308" id="c1"/>"#,
  ])
  func constraintsWithoutMeaning(_ constraint: String) throws {
    try check(document(label(pointSize: "17"), tail: constraint))
  }

  // MARK: A thousand of each

  private func check(_ document: Document, within limit: Duration) throws {
    let start = ContinuousClock.now
    try check(document)
    #expect(ContinuousClock.now - start < limit)
  }

  enum Crowd: CaseIterable { case views, equalIDs, arrangedLabels }

  /// Work that grows with the square of their number takes minutes: each view asked for its freedom alone, margins that look at
  /// all views, names searched for from the beginning.
  @Test(arguments: Crowd.allCases) func manyViews(_ crowd: Crowd) throws {
    let content =
      switch crowd {
      case .views: (0..<1000).map { view("view", "v\($0)") }.joined()
      case .equalIDs: String(repeating: view("view", "v"), count: 1000)
      case .arrangedLabels:
        view("stackView", "v", "<subviews>\((0..<1000).map { view("label", "l\($0)") }.joined())</subviews>")
      }
    let constraints = """
      <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
      <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
      """
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/><objects><view id="root">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(content)</subviews>
      <constraints>\(crowd == .views ? "" : constraints)</constraints></view></objects></document>
      """
    try check(Document.read(Data(text.utf8), file: "many.xib"), within: .seconds(60))
  }

  private func view(_ tag: String, _ id: String, _ inside: String = "") -> String {
    """
    <\(tag) text="Text" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="0" y="0" width="10" height="10"/>\(inside)</\(tag)>
    """
  }

  @Test func manyRows() throws {
    let rows = (0..<1000).map { row in
      """
      <tableViewCell id="r\(row)"><rect key="frame" x="0" y="\(44 * row)" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="c\(row)"><rect key="frame" x="0" y="0" width="375" height="44"/>
      <subviews>\(view("label", "v\(row)"))</subviews><constraints>
      <constraint firstItem="v\(row)" firstAttribute="top" secondItem="c\(row)" secondAttribute="top" id="t\(row)"/>
      <constraint firstItem="v\(row)" firstAttribute="bottom" secondItem="c\(row)" secondAttribute="bottom" id="b\(row)"/>
      <constraint firstItem="v\(row)" firstAttribute="leading" secondItem="c\(row)" secondAttribute="leading" id="l\(row)"/>
      </constraints></tableViewCellContentView></tableViewCell>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/><objects>
      <tableView dataMode="prototypes" style="plain" rowHeight="-1" estimatedRowHeight="-1" id="root">
      <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>\(rows.joined())</prototypes></tableView>
      </objects></document>
      """
    let document = try Document.read(Data(text.utf8), file: "rows.xib")
    let phone = try #require(LayoutConfiguration(device: "iPhone 8"))
    let start = ContinuousClock.now
    #expect(Stage(document, on: .device(phone)).layOut().scenes.first?.root?.children.count == 1000)
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  /// Each shows the next, and what a scene has of bars depends on those before it.
  @Test func manyScenes() throws {
    let scenes = (0..<3000).map { scene in
      """
      <scene sceneID="s\(scene)"><objects><viewController id="c\(scene)" sceneMemberID="viewController">
      <view key="view" id="v\(scene)"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      <connections><segue destination="c\(scene + 1)" kind="show" id="g\(scene)"/></connections></viewController></objects></scene>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
      useAutolayout="YES" initialViewController="c0"><device id="retina4_7" orientation="portrait"/>
      <scenes>\(scenes.joined())</scenes></document>
      """
    let document = try Document.read(Data(text.utf8), file: "scenes.storyboard")
    let phone = try #require(LayoutConfiguration(device: "iPhone 8"))
    let start = ContinuousClock.now
    #expect(Stage(document, on: .device(phone)).layOut().scenes.count == 3000)
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  /// A cell at the root is measured before its tree is laid out. A constraint names a view by its frame, and another has no attribute.
  @Test func aConstraintOfAMeasuredCellNamesAFramedView() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><tableViewCell id="cell">
      <tableViewCellContentView key="contentView" id="content"><subviews><view id="box"/></subviews><constraints>
      <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="c1"/>
      <constraint firstAttribute="bottom" id="c2"/></constraints></tableViewCellContentView>
      </tableViewCell></objects></document>
      """
    try check(try Document.read(Data(text.utf8), file: "framed.xib"))
  }
}
