import Foundation
import InterfaceBuilder
import Staging
import Testing

@testable import Editing

/// Constraints in the words of Xcode's size inspector, and what decides frames.
@MainActor @Suite struct ConstraintWordsTests {
  nonisolated private static let constraints = [
    (
      "<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"safe\" secondAttribute=\"top\" constant=\"40\" id=\"c\"/>",
      "A", "Top Space to: Safe Area Equals: 40"
    ),
    (
      "<constraint firstAttribute=\"trailing\" secondItem=\"a\" secondAttribute=\"trailing\" constant=\"8\" id=\"c\"/>",
      "A", "Trailing Space to: Superview Equals: 8"
    ),
    (
      "<constraint firstItem=\"safe\" firstAttribute=\"bottom\" relation=\"greaterThanOrEqual\" secondItem=\"a\" secondAttribute=\"bottom\" constant=\"8\" id=\"c\"/>",
      "A", "Bottom Space to: Safe Area ≥ 8"
    ),
    (
      "<constraint firstItem=\"a\" firstAttribute=\"width\" secondItem=\"root\" secondAttribute=\"width\" multiplier=\"0.5\" id=\"c\"/>",
      "A", "Proportional Width to: Superview Multiplier: 0.5"
    ),
    (
      "<constraint firstItem=\"a\" firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"width\" id=\"c\"/>", "A",
      "Equal Widths to: B"
    ),
    (
      "<constraint firstItem=\"a\" firstAttribute=\"centerX\" secondItem=\"b\" secondAttribute=\"centerX\" id=\"c\"/>",
      "A", "Align Center X to: B"
    ),
    (
      "<constraint firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"b\" secondAttribute=\"leading\" constant=\"4\" priority=\"750\" id=\"c\"/>",
      "A", "Align Leading to: B Equals: 4 @750"
    ),
    (
      "<constraint firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"b\" secondAttribute=\"trailing\" constant=\"4\" symbolic=\"YES\" id=\"c\"/>",
      "A", "Leading Space to: B Equals: Default"
    ),
    (
      "<constraint firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leadingMargin\" id=\"c\"/>",
      "A", "Leading Space to: Superview Equals: 0"
    ),
  ]

  @Test(arguments: constraints.indices) func words(_ index: Int) throws {
    let (xml, subject, text) = Self.constraints[index]
    let part = try outline(xml).constraints.first
    #expect(part?.subject == subject)
    #expect(part?.text == text)
  }

  @Test func decisionsNameTheirConstraints() throws {
    let root = try outline(Self.constraints[0].0)
    let view = root.children.first { $0.id == "a" }
    let y = view?.decidedBy.first { $0.quantity == "y" }
    #expect(y?.constraints == ["c"])
    #expect(y?.by == ["A, Top Space to: Safe Area Equals: 40 [c]"])
    let x = view?.decidedBy.first { $0.quantity == "x" }
    #expect(x?.by == ["nothing"])
  }

  /// The root's part of an outline.
  private func outline(_ constraint: String) throws -> Outline.Object {
    func view(_ id: String, _ name: String) -> String {
      "<view contentMode=\"scaleToFill\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\" userLabel=\"\(name)\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"10\" height=\"10\"/></view>"
    }
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController">
      <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>\(view("a", "A"))\(view("b", "B"))</subviews><viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(constraint)</constraints></view>
      </viewController></objects></scene></scenes></document>
      """
    let document = try Document.read(Data(xml.utf8), file: "Words.storyboard")
    let scene = Outline.DocumentPart(document, on: .canvas).scenes[0]
    return try #require(scene.objects.first?.children.first { $0.id == "root" })
  }
}
