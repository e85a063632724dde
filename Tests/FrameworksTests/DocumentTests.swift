import InterfaceBuilder
import LayoutReports
import MapKit
import Picturing
import Testing
import UIKit
import WebKit

/// What documents name is of the framework's class where the program has it.
@MainActor
@Suite(.serialized) struct DocumentTests {
  private func load(_ elements: String) throws -> UIView {
    let document = try InterfaceBuilder.Document.read(
      Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <view id="v"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>\(elements)</subviews></view>
        </objects></document>
        """.utf8), file: "Frameworks.xib")
    return try #require(UINib(document: document).instantiate(withOwner: nil).first as? UIView)
  }

  @Test func elementsAndClassesAreFound() throws {
    let root = try load(
      """
      <mapView id="a"><rect key="frame" x="0" y="0" width="100" height="100"/></mapView>
      <wkWebView id="b"><rect key="frame" x="0" y="0" width="100" height="100"/></wkWebView>
      <view id="c" customClass="WKWebView"><rect key="frame" x="0" y="0" width="100" height="100"/></view>
      <mapView id="d" customClass="Nobody"/>
      """)
    #expect(
      root.subviews.map { String(describing: type(of: $0)) } == ["MKMapView", "WKWebView", "WKWebView", "MKMapView"])
    #expect(root.subviews[0].frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  /// Pictures say that nothing is there.
  @Test func boxesSayWhatTheyAre() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let report = ViewReport(of: map)
    let texts = report.decorations.compactMap { if case .text(let text) = $0 { text.lines.map(\.text) } else { nil } }
    #expect(texts == [["Map"]])
    guard case .fill(let area, _, _)? = report.decorations.first else {
      Issue.record("a box has a ground")
      return
    }
    #expect(area.width == 200 && area.height == 100)
  }
}
