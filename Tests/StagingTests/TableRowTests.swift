import Foundation
import Geometry
import InterfaceBuilder
import LayoutReports
import Platform
import Testing
import UIKit

@testable import Staging

/// Rows of a document's tables on devices.
@MainActor
@Suite struct TableRowTests {
  /// A table with a prototype whose label is 12 from the top and 8 from the bottom, and a second one below it.
  private func document(
    tableRowHeight: String, cellRowHeight: String, style: String = "plain", top: Int = 0
  ) throws -> Document {
    func cell(_ id: String, y: Int) -> String {
      """
      <tableViewCell \(cellRowHeight) id="\(id)">
        <rect key="frame" x="0.0" y="\(y)" width="375" height="60"/>
        <tableViewCellContentView key="contentView" id="\(id)-content">
          <rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
          <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-box"><rect key="frame" x="0" y="0" width="0" height="0"/>
              <constraints><constraint firstAttribute="height" constant="50" id="\(id)-h"/></constraints></view>
          </subviews>
          <constraints>
            <constraint firstItem="\(id)-box" firstAttribute="top" secondItem="\(id)-content" secondAttribute="top" constant="12" id="\(id)-t"/>
            <constraint firstAttribute="bottom" secondItem="\(id)-box" secondAttribute="bottom" constant="8" priority="999" id="\(id)-b"/>
            <constraint firstItem="\(id)-box" firstAttribute="leading" secondItem="\(id)-content" secondAttribute="leadingMargin" id="\(id)-l"/>
            <constraint firstItem="\(id)-box" firstAttribute="trailing" secondItem="\(id)-content" secondAttribute="trailingMargin" id="\(id)-r"/>
          </constraints>
        </tableViewCellContentView>
      </tableViewCell>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects>
      <tableViewController id="c" sceneMemberID="viewController">
      <tableView key="view" dataMode="prototypes" style="\(style)" \(tableRowHeight) id="t">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <prototypes>\(cell("one", y: top))\(cell("two", y: top + 60))</prototypes>
      </tableView></tableViewController></objects></scene></scenes></document>
      """
    return try Document.read(Data(text.utf8), file: "table.storyboard")
  }

  private func frames(_ document: Document) throws -> [String: Rect] {
    let device = try #require(Device.named("iPhone 8 Plus"))
    let scene = try #require(Stage(document, on: .device(device, .portrait)).layOut().scenes.first)
    var views: [String: ViewReport] = [:]
    try #require(scene.root).collect(into: &views)
    #expect(scene.conflicts.isEmpty)
    return views.mapValues(\.frame)
  }

  /// 28 points, and 50 since Xcode 13, are those of the canvas's heading Prototype Cells, 55 those in a grouped table, where a device
  /// keeps 18. Rows are 70 high.
  @Test(arguments: [("plain", 28, 0), ("plain", 50, 0), ("grouped", 55, 18)] as [(String, Int, Double)])
  func aDeviceHasNoHeadingOverPrototypes(_ style: String, _ top: Int, _ expected: Double) throws {
    let frames = try frames(
      document(tableRowHeight: #"rowHeight="-1" estimatedRowHeight="-1""#, cellRowHeight: "", style: style, top: top))
    #expect(frames["one"]?.y == expected)
    #expect(frames["two"]?.y == expected + 70)
  }

  @Test func automaticRowsAreAsHighAsTheirContent() throws {
    // 12 + 50 + 8 = 70; on a screen 414 wide the margins are 20: 414 − 40 = 374.
    let frames = try frames(document(tableRowHeight: "rowHeight=\"-1\" estimatedRowHeight=\"-1\"", cellRowHeight: ""))
    #expect(frames["one"] == Rect(x: 0, y: 0, width: 414, height: 70))
    #expect(frames["two"] == Rect(x: 0, y: 70, width: 414, height: 70))
    #expect(frames["two-box"] == Rect(x: 20, y: 12, width: 374, height: 50))
  }

  @Test func rowsOfOneHeightKeepIt() throws {
    let frames = try frames(document(tableRowHeight: "rowHeight=\"90\"", cellRowHeight: ""))
    #expect(frames["one"]?.height == 90)
    #expect(frames["two"]?.y == 90)
  }

  @Test func aPrototypeDrawnHigherThanItsTableSaysKeepsItsHeight() throws {
    let frames = try frames(document(tableRowHeight: "rowHeight=\"44\"", cellRowHeight: "rowHeight=\"80\""))
    #expect(frames["one"]?.height == 80)
  }

  // MARK: Cells of their own

  /// A document with a cell 76 points high, without a row height, with a view of 50 points in it.
  private func cell(_ constraints: [String]) throws -> Document {
    let constraints = constraints.enumerated().map { "<constraint \($1) id=\"c\($0)\"/>" }.joined()
    return try Document.read(
      Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait"/>
        <objects><tableViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="375" height="76"/>
        <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0.0" y="0.0" width="375" height="76"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="16" y="12" width="50" height="50"/>
        <constraints><constraint firstAttribute="width" constant="50" id="w"/>
        <constraint firstAttribute="height" constant="50" id="h"/></constraints></view></subviews>
        <constraints><constraint firstItem="box" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="16" id="l"/>
        \(constraints)</constraints></tableViewCellContentView></tableViewCell></objects></document>
        """.utf8), file: "cell.xib")
  }

  private nonisolated static let top =
    #"firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="top" constant="12""#
  private nonisolated static let bottom =
    #"firstItem="content" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" constant="8""#
  private nonisolated static let center =
    #"firstItem="box" firstAttribute="centerY" secondItem="content" secondAttribute="centerY""#

  /// 12 + 50 + 8 = 70 where the content says how high the row is; else the row is as high as it was drawn, not a pixel.
  @Test(arguments: [([top, bottom], 70), ([top], 76), ([bottom], 76), ([center], 76)] as [([String], Double)])
  func aCellWhoseContentSaysNoHeightKeepsItsOwn(_ constraints: [String], _ height: Double) throws {
    #expect(try frames(cell(constraints))["cell"]?.height == height)
  }
}
