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
}
