import Foundation
import InterfaceBuilder
import LayoutReports
import Platform
import Testing
import UIKit

@testable import Staging

/// Colors and lines that a document gives controls and rows.
@MainActor
@Suite struct ControlColorTests {
  private func root(_ views: String) throws -> ViewReport {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505" useAutolayout="YES"><scenes>
      <scene sceneID="s"><objects><viewController id="c"><view key="view" id="v"><rect key="frame" width="390" height="844"/>
      <subviews>\(views)</subviews></view></viewController></objects></scene></scenes></document>
      """
    var options = StageOptions()
    options.isPicture = true
    let surface = Surface.device(LayoutConfiguration(try #require(Device.named("iPhone 14"))).on(release: 17))
    let document = try Document.read(Data(text.utf8), file: "Controls.storyboard")
    return try #require(Stage(document, on: surface, options: options).layOut().scenes.first?.root)
  }

  private func color(_ key: String, _ rgb: (Int, Int, Int)) -> String {
    "<color key=\"\(key)\" red=\"\(rgb.0)\" green=\"\(rgb.1)\" blue=\"\(rgb.2)\" alpha=\"1\"/>"
  }

  /// A field of 100 points without a border; what does not fit is cut with an ellipsis, and a password is dots.
  @Test(arguments: [
    ("sample", "", "sample"), ("a text that is much too long", "", "…"),
    ("secret", "secureTextEntry=\"YES\"", "••••••"),
  ])
  func fieldsShowWhatFits(_ text: String, _ traits: String, _ shown: String) throws {
    let view = try root(
      """
      <textField text="\(text)" fixedFrame="YES" id="f"><rect key="frame" x="0" y="0" width="100" height="34"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/><textInputTraits key="textInputTraits" \(traits)/></textField>
      """)
    guard case .control(let control) = try #require(view.children.first).content else {
      Issue.record("the field is no control")
      return
    }
    let line = try #require(control.texts.first?.lines.first)
    #expect(line.text == shown || line.text.hasSuffix(shown))
    #expect(line.text.count <= text.count && line.x + line.width <= 100.01)
  }

  private let red = Color(red: 1, green: 0, blue: 0)
  private let green = Color(red: 0, green: 1, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  @Test(arguments: [
    ("slider", "minimumTrackTintColor", "maximumTrackTintColor", "thumbTintColor"),
    ("progressView", "progressTintColor", "trackTintColor", ""),
    ("pageControl", "currentPageIndicatorTintColor", "pageIndicatorTintColor", ""),
    ("switch", "onTintColor", "", "thumbTintColor"), ("segmentedControl", "tintColor", "", "selectedSegmentTintColor"),
    ("activityIndicatorView", "color", "", ""),
  ])
  func controlsHaveTheirColors(_ tag: String, _ tint: String, _ track: String, _ thumb: String) throws {
    let colors =
      color(tint, (1, 0, 0)) + (track.isEmpty ? "" : color(track, (0, 1, 0)))
      + (thumb.isEmpty ? "" : color(thumb, (0, 0, 1)))
    let view = try root("<\(tag) id=\"a\"><rect key=\"frame\" width=\"100\" height=\"30\"/>\(colors)</\(tag)>")
      .children[0]
    guard case .control(let control) = view.content else { return #expect(Bool(false), "\(view.content)") }
    #expect(control.tint == red)
    #expect(control.track == (track.isEmpty ? nil : green))
    #expect(control.thumb == (thumb.isEmpty ? nil : blue))
  }

  /// The lines below rows, by their color and the places where they begin.
  private func lines(_ table: String, _ cell: String = "") throws -> [(x: Double, color: Color)] {
    let table = """
      <tableView \(table) id="t"><rect key="frame" width="390" height="400"/>\(color("separatorColor", (1, 0, 0)))
      <prototypes><tableViewCell id="x"><rect key="frame" y="0" width="390" height="44"/>\(cell)
      <tableViewCellContentView key="contentView" id="y"/></tableViewCell></prototypes></tableView>
      """
    return try root(table).children[0].children.flatMap(\.overlays).compactMap { decoration in
      if case .fill(let rect, let color, _) = decoration, rect.height < 1 { (rect.x, color) } else { nil }
    }
  }

  /// They begin at 20 in 390 points (row.margin.side of the reference `releases`).
  @Test func rowsHaveTheLinesOfTheirTable() throws {
    let plain = try lines("separatorStyle=\"default\"")
    #expect(plain.map(\.x) == [20] && plain.map(\.color) == [red])
    #expect(try lines("separatorStyle=\"none\"").isEmpty)
    let inset = "<inset key=\"separatorInset\" minX=\"60\" minY=\"0.0\" maxX=\"0.0\" maxY=\"0.0\"/>"
    #expect(try lines("", inset).map(\.x) == [60])
  }
}
