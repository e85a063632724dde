import Foundation
import InterfaceBuilder
import LayoutReports
import Platform
import Testing

@testable import Staging

/// Margins of a document, which Interface Builder calls fixed (`layoutMargins`) or language directional.
@MainActor
@Suite struct FixedMarginsTests {
  /// The x of an image in a column with 20 points before it and none after it, where the language reads from the right.
  private func place(_ margins: String, _ attributes: String = "") throws -> Double {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"><objects>
      <stackView axis="vertical" \(attributes) id="column"><rect key="frame" x="0.0" y="0.0" width="50" height="44"/><subviews>
      <imageView image="box" translatesAutoresizingMaskIntoConstraints="NO" id="image">
      <rect key="frame" x="0.0" y="0.0" width="30" height="44"/></imageView></subviews>
      \(margins)</stackView></objects><resources><image name="box" width="30" height="44"/></resources></document>
      """
    var configuration = LayoutConfiguration(try #require(Device.named("iPhone 8")))
    configuration.isRightToLeft = true
    let report = Stage(try Document.read(Data(text.utf8), file: "a.xib"), on: .device(configuration)).layOut()
    let root = try #require(report.scenes.first?.root)
    return try #require(root.children.first).frame.x
  }

  /// source: UIView.layoutMargins, documentation: left and right are edges, whatever the language
  @Test func fixedMarginsStayAtTheirEdges() throws {
    let margins = #"<edgeInsets key="layoutMargins" top="0.0" left="20" bottom="0.0" right="0.0"/>"#
    #expect(try place(margins) == 20)
    #expect(try place(margins, #"semanticContentAttribute="forceRightToLeft""#) == 20)
  }

  /// source: UIView.directionalLayoutMargins, documentation: they take the direction of the language into account
  @Test func directionalMarginsTurn() throws {
    let margins =
      #"<directionalEdgeInsets key="directionalLayoutMargins" top="0.0" leading="20" bottom="0.0" trailing="0.0"/>"#
    // The column is a root, whose margins are at least 16; the 20 points are on the right.
    #expect(try place(margins) == 16)
  }
}
