import Foundation
import InterfaceBuilder
import LayoutReports
import Testing
import UIKit

@testable import Staging

/// A view that asks for its next layout in each layout, as a mistake of an app's code does.
final class RestlessView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    setNeedsLayout()
  }
}

/// What a layout could not do as promised is told in every report. source: derived: the class above never settles. What
/// the engine itself could not do has its cases in AutoLayoutTests: UIKit refuses the numbers that bring it about.
@MainActor
@Suite struct LayoutDiagnosticTests {
  private func document(of className: String) throws -> Document {
    NibClasses.register(RestlessView.self)
    return try Document.read(
      Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait"/>
        <objects><view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>
        <view customClass="\(className)" translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="20" y="30" width="100" height="50"/>
        <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="inner"><rect key="frame" x="8" y="0" width="40" height="50"/>
        <constraints><constraint firstAttribute="width" constant="40" id="inner-width"/></constraints></view>
        </subviews>
        <constraints>
        <constraint firstAttribute="width" constant="100" id="box-width"/>
        <constraint firstAttribute="height" constant="50" id="box-height"/>
        <constraint firstItem="inner" firstAttribute="leading" secondItem="box" secondAttribute="leadingMargin" id="inner-leading"/>
        <constraint firstItem="inner" firstAttribute="top" secondItem="box" secondAttribute="top" id="inner-top"/>
        <constraint firstItem="inner" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="inner-bottom"/>
        </constraints></view></subviews>
        <constraints>
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="box-leading"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="30" id="box-top"/>
        </constraints></view></objects></document>
        """.utf8), file: "Diagnostics.xib")
  }

  nonisolated static let cases = [
    ("RestlessView", "the layout did not become stable: it still changed after 12 layout passes", "box", 5)
  ]

  private let phone = LayoutConfiguration(device: "iPhone 8")

  @Test(arguments: cases)
  func aReportTells(className: String, message: String, id: String, line: Int) throws {
    let document = try document(of: className)
    for surface in [Surface.canvas, .device(try #require(phone))] {
      let scene = try #require(Stage(document, on: surface).layOut().scenes.first)
      let note = try #require(scene.diagnostics.first, "\(surface)")
      #expect(scene.diagnostics.count == 1)
      #expect((note.severity, note.message) == (.note, message))
      #expect(note.objectID == id)
      #expect(note.line == line)
      #expect(scene.text().contains("note: \(message)"))
    }
  }

  @Test func aLayoutThatSettlesHasNoDiagnostics() throws {
    let scene = try #require(Stage(try document(of: "UIView"), on: .canvas).layOut().scenes.first)
    #expect(scene.diagnostics.isEmpty)
  }

  @Test(arguments: cases)
  func aVerificationTells(className: String, message: String, id: String, line: Int) throws {
    var report = VerificationReport(tolerance: 0.5)
    report.add(DocumentVerification(try document(of: className)))
    #expect(report.documents.first?.diagnostics.map(\.objectID) == [id])
    #expect(report.text().contains(": note: \(message)\n"))
  }

  @Test(arguments: cases)
  func aComparisonTells(className: String, message: String, id: String, line: Int) throws {
    let document = try document(of: className)
    let compared = LayoutComparison(document, document).compare(on: [try #require(phone)])
    // What was wrong before is not told.
    #expect(compared.diagnostics.isEmpty && compared.changes.isEmpty)
    let new = LayoutComparison(try self.document(of: "UIView"), document).compare(on: [try #require(phone)])
    #expect(new.diagnostics.map(\.message) == [message])
  }

  @Test(arguments: cases)
  func anExplanationTells(className: String, message: String, id: String, line: Int) throws {
    let stage = Stage(try document(of: className), on: .device(try #require(phone)))
    let explanation = try #require(stage.explain("box", .width))
    #expect(explanation.diagnostics.map(\.message) == [message])
    #expect(explanation.text.hasSuffix("\n  note: \(message)"))
  }
}
