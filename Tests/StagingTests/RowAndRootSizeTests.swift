import Foundation
import Geometry
import InterfaceBuilder
import LayoutReports
import Platform
import Testing
import UIKit

@testable import Staging

/// The sizes that rows, cells and loose roots of a document have on devices.
@MainActor
@Suite struct RowAndRootSizeTests {
  private func xib(_ objects: String, outlet: String = "", device: String = "retina4_7") throws -> Document {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="18122" useAutolayout="YES" useSafeAreas="YES">
      <device id="\(device)" orientation="portrait"/><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(outlet)</connections></placeholder>
      \(objects)</objects></document>
      """
    return try Document.read(Data(text.utf8), file: "a.xib")
  }

  private func scene(_ document: Document, on name: String) throws -> SceneReport {
    let device = try #require(Device.named(name))
    let surface = Surface.device(LayoutConfiguration(device).on(release: 17))
    return try #require(Stage(document, on: surface).layOut().scenes.first)
  }

  private func frames(_ scene: SceneReport) throws -> [String: Rect] {
    var views: [String: ViewReport] = [:]
    try #require(scene.root).collect(into: &views)
    return views.mapValues(\.frame)
  }

  /// A cell whose content is a box with required edges, `above` and `below`, and a required height if there is one.
  private func cell(
    _ id: String = "cell", _ attributes: String = "", width: Double = 375, height: Double, content: Double,
    above: Double, box: Double?, below: Double, inside: String = ""
  ) -> String {
    """
    <tableViewCell \(attributes) id="\(id)"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
    <tableViewCellContentView key="contentView" \(inside) id="\(id)-content">
    <rect key="frame" x="0" y="0" width="\(width)" height="\(content)"/>
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-box"><rect key="frame" x="0" y="0" width="0" height="0"/>
    <constraints>\(box.map { "<constraint firstAttribute=\"height\" constant=\"\($0)\" id=\"\(id)-h\"/>" } ?? "")</constraints>
    </view></subviews><constraints>
    <constraint firstItem="\(id)-box" firstAttribute="top" secondItem="\(id)-content" secondAttribute="topMargin" constant="\(above)" id="\(id)-t"/>
    <constraint firstAttribute="bottomMargin" secondItem="\(id)-box" secondAttribute="bottom" constant="\(below)" id="\(id)-b"/>
    <constraint firstItem="\(id)-box" firstAttribute="leading" secondItem="\(id)-content" secondAttribute="leading" constant="10" id="\(id)-l"/>
    <constraint firstAttribute="trailing" secondItem="\(id)-box" secondAttribute="trailing" constant="10" id="\(id)-r"/>
    </constraints></tableViewCellContentView></tableViewCell>
    """
  }

  /// 11 + 1 + 30 + 1 + 11 = 54 pixels fit exactly at 2 and 3 pixels per point, whatever separator the document was stored with.
  @Test(arguments: ["iPhone 8", "iPhone 8 Plus", "iPhone 11 Pro"], [53.5, 54])
  func aSelfSizedCellIsAsHighAsItsContent(device: String, stored: Double) throws {
    let document = try xib(cell(height: 54, content: stored, above: 1, box: 30, below: 1))
    let scene = try scene(document, on: device)
    #expect(scene.conflicts.isEmpty)
    #expect(try frames(scene)["cell"]?.height == 54)
    #expect(try frames(scene)["cell-content"]?.height == 54)
  }

  /// 11 + 7.67 + 30.1 + 11 = 59.77 is no whole pixel: the row ends at the next one, 60, and no constraint is broken.
  @Test(arguments: ["iPhone 8", "iPhone 8 Plus"])
  func heightsBetweenPixelsBreakNothing(device: String) throws {
    let document = try xib(cell(height: 60, content: 60, above: 7.67, box: 30.1, below: 0))
    let scene = try scene(document, on: device)
    #expect(scene.conflicts.isEmpty)
    let height = try #require(try frames(scene)["cell"]?.height)
    #expect(height >= 59.77 && height < 59.77 + 1 / scene.scale)
  }

  /// A row of a given height is all content, as it is since iOS 13: 11 + 1 + 30 + 1 + 11 = 54.
  @Test(arguments: ["iPhone 8", "iPhone 8 Plus"])
  func aRowOfOneHeightIsAllContent(device: String) throws {
    let table = """
      <tableView dataMode="prototypes" style="plain" rowHeight="54" id="table"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <prototypes>\(cell(height: 54, content: 53.5, above: 1, box: 30, below: 1))</prototypes></tableView>
      """
    let scene = try scene(try xib(table, outlet: outlet("table")), on: device)
    #expect(scene.conflicts.isEmpty)
    #expect(try frames(scene)["cell-box"]?.height == 30)
  }

  /// What the constraints leave open is as high as the document says; what they decide is not.
  @Test(arguments: [(nil, 85), (30, 54)] as [(Double?, Double)])
  func aDeclaredHeightIsThatOfOpenContent(box: Double?, height: Double) throws {
    let document = try xib(cell("cell", "rowHeight=\"85\"", height: 85, content: 85, above: 1, box: box, below: 1))
    #expect(try frames(try scene(document, on: "iPhone 8"))["cell"]?.height == height)
  }

  /// The cell of 320 was drawn in a table of 600.
  @Test func aPrototypeIsAsWideAsItsTable() throws {
    let table = """
      <tableView dataMode="prototypes" style="plain" rowHeight="44" id="table"><rect key="frame" x="0" y="0" width="600" height="600"/>
      <prototypes>\(cell(width: 320, height: 44, content: 44, above: 0, box: nil, below: 0))</prototypes></tableView>
      """
    let document = try xib(table, outlet: outlet("table"))
    let narrow = try frames(try scene(document, on: "iPhone SE"))
    #expect(narrow["cell"]?.width == 320 && narrow["cell-box"]?.width == 300)
    let wide = try frames(try scene(document, on: "iPhone 11"))
    #expect(wide["cell"]?.width == 414 && wide["cell-box"]?.width == 394)
  }

  /// A disclosure indicator takes 26.5 points with a margin of 16, and 30.5 with one of 20 (reference control-sizes), whatever the
  /// width that the cell was drawn with.
  @Test(arguments: [("iPhone SE", 293.5), ("iPhone 11", 383.5)])
  func anIndicatorTakesTheRoomOfItsTable(device: String, width: Double) throws {
    let row = cell(
      "cell", "accessoryType=\"disclosureIndicator\"", width: 414, height: 44, content: 44, above: 0, box: nil, below: 0
    )
    .replacing("width=\"414.0\" height=\"44.0\"/>\n<subviews>", with: "width=\"383.5\" height=\"44.0\"/>\n<subviews>")
    let table = """
      <tableView dataMode="prototypes" style="plain" rowHeight="44" id="table"><rect key="frame" x="0" y="0" width="414" height="600"/>
      <prototypes>\(row)</prototypes></tableView>
      """
    #expect(try frames(try scene(try xib(table, outlet: outlet("table")), on: device))["cell-content"]?.width == width)
  }

  // MARK: Scenes of storyboards

  private func screen(_ id: String, _ inside: String = "", attributes: String = "", width: Double, height: Double)
    -> String
  {
    """
    <scene sceneID="\(id)-scene"><objects><viewController \(attributes) id="\(id)"><view key="view" id="\(id)-view">
    <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>\(inside)</view>
    <size key="freeformSize" width="\(width)" height="\(height)"/></viewController></objects></scene>
    """
  }

  /// A container view holds a navigation controller: its first page is as small as it was drawn, and so is the page that it shows next.
  /// A page that is also shown over the whole screen is not.
  @Test(arguments: [("", 300.0), ("<segue destination=\"page\" kind=\"presentation\" id=\"s4\"/>", 375)])
  func pagesInAContainerKeepTheirSize(_ more: String, _ width: Double) throws {
    let container = """
      <subviews><containerView id="box"><rect key="frame" x="0" y="0" width="300" height="200"/><connections>
      <segue destination="stack" kind="embed" id="s1"/></connections></containerView>
      <button id="go"><rect key="frame" x="0" y="0" width="30" height="30"/><connections>\(more)</connections></button></subviews>
      """
    let stack = """
      <scene sceneID="stack-scene"><objects><navigationController id="stack"><connections>
      <segue destination="page" kind="relationship" relationship="rootViewController" id="s2"/></connections></navigationController>
      </objects></scene>
      """
    let page = screen("page", width: 300, height: 700).replacing(
      "<size key=\"freeformSize\" width=\"300.0\" height=\"700.0\"/>", with: "")
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="18122" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/><scenes>\(screen("first", container, width: 375, height: 667))\(stack)\(page)</scenes></document>
      """
    let document = try Document.read(Data(text.utf8), file: "a.storyboard")
    let device = try #require(Device.named("iPhone 8"))
    let scenes = Stage(document, on: .device(device, .portrait)).layOut().scenes
    #expect(scenes.first { $0.id == "page" }?.root?.frame.width == width)
  }

  /// A freeform size that is smaller than the screen is the one that the container gives.
  @Test func aFreeformSizeStays() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="18122" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/><scenes>\(screen("small", width: 270, height: 320))</scenes></document>
      """
    let report = try scene(try Document.read(Data(text.utf8), file: "a.storyboard"), on: "iPhone 11")
    #expect(report.sizeIsOpen && report.size == Size(width: 270, height: 320))
  }

  // MARK: Roots of xibs

  private func outlet(_ id: String) -> String { "<outlet property=\"view\" destination=\"\(id)\" id=\"o\"/>" }

  private func root(_ size: (Double, Double), _ inside: String = "", tag: String = "view") -> String {
    "<\(tag) id=\"root\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(size.0)\" height=\"\(size.1)\"/>\(inside)</\(tag)>"
  }

  private let freeform = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"

  /// A view that the owner shows fills the screen; one drawn smaller than the screen on purpose has the size of a popover.
  @Test func aFreeformRootSmallerThanTheScreenKeepsItsSize() throws {
    let tooltip = try scene(try xib(root((219, 102), freeform), outlet: outlet("root")), on: "iPhone SE")
    #expect(try frames(tooltip)["root"] == Rect(x: 0, y: 0, width: 219, height: 102))
    #expect(tooltip.sizeIsOpen)
    let screen = try scene(try xib(root((375, 667), freeform), outlet: outlet("root")), on: "iPhone SE")
    #expect(try frames(screen)["root"]?.width == 320)
    #expect(!screen.sizeIsOpen)
    let plain = try scene(try xib(root((320, 480)), outlet: outlet("root")), on: "iPhone 8")
    #expect(try frames(plain)["root"]?.height == 667)
    #expect(!plain.sizeIsOpen)
  }

  @Test func theProgramDecidesTheSizeOfLooseViewsAndItems() throws {
    #expect(try scene(try xib(root((50, 50), freeform)), on: "iPhone SE").sizeIsOpen)
    #expect(try scene(try xib(root((50, 50))), on: "iPhone SE").sizeIsOpen)
    #expect(try scene(try xib(root((50, 50), tag: "collectionViewCell")), on: "iPhone SE").sizeIsOpen)
    let cell = try xib(cell(height: 54, content: 54, above: 1, box: 30, below: 1))
    #expect(try !scene(cell, on: "iPhone SE").sizeIsOpen)
    let canvas = try #require(Stage(try xib(root((50, 50))), on: .canvas).layOut().scenes.first)
    #expect(!canvas.sizeIsOpen)
  }

  /// Xcode puts the box 11 below the cell's top and ends it 11 above its bottom: 221 − 22 = 199, on a phone with 44 and 34 of
  /// safe area, although the content view's own margins are 8.
  @Test func aCellAloneHasNoSafeArea() throws {
    let inside = "preservesSuperviewLayoutMargins=\"YES\" insetsLayoutMarginsFromSafeArea=\"NO\""
    let text = cell(width: 466, height: 221, content: 221, above: 0, box: nil, below: 0, inside: inside)
      .replacing(
        "</constraints></tableViewCellContentView>",
        with: """
          </constraints><edgeInsets key="layoutMargins" top="8" left="16" bottom="8" right="16"/></tableViewCellContentView>
          """)
    let document = try xib(text, device: "retina6_1")
    let canvas = try #require(Stage(document, on: .canvas).layOut().scenes.first)
    #expect(try frames(canvas)["cell-box"] == Rect(x: 10, y: 11, width: 446, height: 199))
  }
}
