import XcodeProjects
import Foundation
import InterfaceBuilder
import Platform
import Testing
import TextLayout
import UIKit

@testable import Staging

/// Fonts and languages on the way from a document to a report.
@MainActor
@Suite struct SurroundingsTests {
  private func document() throws -> Document {
    try Document.read(
      Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21507" useAutolayout="YES"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="view" destination="root" id="o"/></connections></placeholder>
        <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <label text="Tap" translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <fontDescription key="fontDescription" name="Nowhere-Bold" pointSize="17"/></label>
        <label text="Tip" translatesAutoresizingMaskIntoConstraints="NO" id="b">
        <fontDescription key="fontDescription" name="Nowhere-Bold" pointSize="12"/></label>
        </subviews><constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="1"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="2"/>
        <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="3"/>
        <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="4"/>
        </constraints></view></objects></document>
        """.utf8), file: "Main.xib")
  }

  private func stage(_ localization: Localization) throws -> Stage {
    Stage(
      try document(), on: .device(try #require(Device.named("iPhone 8")), .portrait), localization: localization)
  }

  /// Once for a font, where it is named first, however many labels have it.
  @Test func aMissingFontIsTold() throws {
    let notes = try stage(Localization()).layOut().diagnostics
    #expect(
      notes.map(\.message) == [
        "the font Nowhere-Bold is not available, so trellis measures the text with the system font"
      ])
    #expect(notes.map(\.line) == [6])
  }

  /// The leading edge is the right one: 375 - 10 for the end of the label.
  @Test func rightToLeft() throws {
    var arabic = Localization()
    arabic.isRightToLeft = true
    let root = try #require(try stage(arabic).layOut().scenes.first?.root)
    let label = try #require(root.children.first)
    #expect(label.frame.x + label.frame.width == 365)
  }

  /// `UIAppFonts` of the nearest list of an app, its files wherever they lie below; without the trait none can be read.
  @Test func projectFonts() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trellis-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["App/Base.lproj", "App/Fonts"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["UIAppFonts": ["Fonts/A.ttf"]], format: .xml, options: 0)
    try list.write(to: folder.appendingPathComponent("App/Info.plist"))
    for name in ["A.ttf", "B.ttf"] {
      try Data([0]).write(to: folder.appendingPathComponent("App/Fonts/\(name)"))
    }
    let document = folder.appendingPathComponent("App/Base.lproj/Main.xib").path
    let fonts = ProjectFonts(try #require(ProjectFonts.list(aroundDocument: document)))
    #expect(fonts.registry.faces.isEmpty)
    #expect(fonts.errors.count == 1 && "\(fonts.errors)".contains("A.ttf"))
    #expect(ProjectFonts(in: [folder.path]).errors.count == 2)
  }
}
