import Foundation
import Geometry
import InterfaceBuilder
import LayoutReports
import Testing
import UIKit

@testable import Staging

/// Two versions of a box of 100 by 40, 20 from the leading edge and 30 below the safe area, with a label 8 inside of it. What moves follows
/// from adding the constants up.
@MainActor
@Suite struct LayoutComparisonTests {
  private static let original = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="ctl-00-001">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="scn-00-001"><objects>
    <viewController id="ctl-00-001" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="roo-00-001"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews>
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box-00-001">
    <rect key="frame" x="20" y="50" width="100" height="40"/>
    <subviews>
    <label opaque="NO" text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="lab-00-001">
    <rect key="frame" x="8" y="8" width="84" height="20.5"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    </subviews>
    <constraints>
    <constraint firstAttribute="width" constant="100" id="con-00-001"/>
    <constraint firstAttribute="height" constant="40" id="con-00-002"/>
    <constraint firstItem="lab-00-001" firstAttribute="leading" secondItem="box-00-001" secondAttribute="leading" constant="8" id="con-00-003"/>
    <constraint firstItem="lab-00-001" firstAttribute="top" secondItem="box-00-001" secondAttribute="top" constant="8" id="con-00-004"/>
    </constraints></view>
    </subviews>
    <viewLayoutGuide key="safeArea" id="saf-00-001"/>
    <constraints>
    <constraint firstItem="box-00-001" firstAttribute="leading" secondItem="roo-00-001" secondAttribute="leading" constant="20" id="con-00-005"/>
    <constraint firstItem="box-00-001" firstAttribute="top" secondItem="saf-00-001" secondAttribute="top" constant="30" id="con-00-006"/>
    </constraints></view></viewController>
    </objects></scene></scenes></document>
    """

  private func changes(_ edits: (String, String)...) throws -> [FrameChange] {
    let new = edits.reduce(Self.original) { text, edit in
      #expect(text.contains(edit.0))
      return text.replacing(edit.0, with: edit.1)
    }
    let devices = ["iPhone 8", "iPhone SE"].compactMap { LayoutConfiguration(device: $0) }
    let old = try Document.read(Data(Self.original.utf8), file: "Old.storyboard")
    return LayoutComparison(old, try Document.read(Data(new.utf8), file: "New.storyboard")).frameChanges(on: devices)
  }

  @Test func nothingMovesWithoutAChange() throws {
    #expect(try changes().isEmpty)
    // Notes of Xcode's are no change.
    #expect(try changes(("x=\"20\" y=\"50\"", "x=\"24\" y=\"58\"")).isEmpty)
  }

  @Test func aConstantIsTheCause() throws {
    let found = try changes(("constant=\"20\" id=\"con-00-005\"", "constant=\"36\" id=\"con-00-005\""))
    // The label keeps its place in the box.
    #expect(found.map(\.id) == ["box-00-001"])
    let change = try #require(found.first)
    #expect(change.frames.count == 2)
    #expect(change.frames.first?.old == Rect(x: 20, y: 50, width: 100, height: 40))
    #expect(change.frames.first?.new == Rect(x: 36, y: 50, width: 100, height: 40))
    #expect(change.causes.map(\.text) == ["constraint con-00-005: constant: 20 → 36"])
    let text = change.text
    #expect(text.contains("\"View\" moves 16 points right\n"))
    #expect(text.contains("on iPhone 8, portrait: (20, 50, 100, 40) → (36, 50, 100, 40); and the other"))
  }

  @Test func aTextIsTheCause() throws {
    let found = try changes(("text=\"Name\"", "text=\"Name and address\""))
    #expect(found.map(\.id) == ["lab-00-001"])
    #expect(found.first?.causes.map(\.text) == ["label lab-00-001: text: Name → Name and address"])
  }

  @Test func ofTwoChangesEachHasItsView() throws {
    let found = try changes(
      ("constant=\"100\" id=\"con-00-001\"", "constant=\"140\" id=\"con-00-001\""),
      ("constant=\"8\" id=\"con-00-004\"", "constant=\"10\" id=\"con-00-004\""))
    #expect(found.map(\.id) == ["box-00-001", "lab-00-001"])
    #expect(found.map { $0.causes.map(\.id) } == [["con-00-001"], ["con-00-004"]])
  }

  @Test func whatIsRemovedDisappearsOrMoves() throws {
    let constraint =
      #"<constraint firstItem="lab-00-001" firstAttribute="top" secondItem="box-00-001" secondAttribute="top" constant="8" id="con-00-004"/>"#
    let center =
      #"<constraint firstItem="lab-00-001" firstAttribute="bottom" secondItem="box-00-001" secondAttribute="bottom" id="con-00-007"/>"#
    let moved = try changes((constraint, center))
    #expect(moved.map(\.id) == ["lab-00-001"])
    #expect(
      moved.first?.causes.map(\.text).sorted() == [
        "constraint con-00-004 was removed", "constraint con-00-007 was added",
      ])
    let label = try #require(Self.original.range(of: "<label"))
    let end = try #require(Self.original.range(of: "</label>"))
    let gone = try changes(
      (String(Self.original[label.lowerBound..<end.upperBound]), ""), (constraint, ""),
      (
        #"<constraint firstItem="lab-00-001" firstAttribute="leading" secondItem="box-00-001" secondAttribute="leading" constant="8" id="con-00-003"/>"#,
        ""
      ))
    #expect(gone.map(\.id) == ["lab-00-001"])
    #expect(gone.first?.frames.first?.new == nil)
    #expect(gone.first?.text.contains("\"Name\" disappears") == true)
  }

  // MARK: Axes

  /// The box is 40 farther right and as much narrower, and 10 taller.
  @Test func aCauseActsAlongItsAxis() throws {
    let found = try changes(
      ("constant=\"100\" id=\"con-00-001\"", "constant=\"60\" id=\"con-00-001\""),
      ("constant=\"20\" id=\"con-00-005\"", "constant=\"60\" id=\"con-00-005\""),
      ("constant=\"40\" id=\"con-00-002\"", "constant=\"50\" id=\"con-00-002\""))
    let box = try #require(found.first { $0.id == "box-00-001" })
    #expect(box.causes.map(\.id) == ["con-00-001", "con-00-005", "con-00-002"])
    #expect(box.causes.map(\.axis) == [.horizontal, .horizontal, .vertical])
    #expect(box.text.contains("10 points taller"), "\(box.text)")
  }

  /// The text was why the label was as wide as it was; that it is 50 wide now follows from the new constraint alone.
  @Test func aNewWidthIsTheCauseWhateverTheText() throws {
    let found = try changes(
      ("text=\"Name\"", "text=\"Names\""),
      (
        "pointSize=\"17\"/></label>",
        "pointSize=\"17\"/><constraints><constraint firstAttribute=\"width\" constant=\"50\" id=\"con-00-007\"/></constraints></label>"
      ))
    let label = try #require(found.first { $0.id == "lab-00-001" })
    #expect(label.causes.map(\.id) == ["con-00-007"], "\(label.causes)")
  }

  /// The font makes the label taller and wider; the leading margin moves it, and neither is the cause of the other.
  @Test func aFontActsAlongBothAxes() throws {
    let found = try changes(
      ("pointSize=\"17\"", "pointSize=\"30\""),
      ("constant=\"8\" id=\"con-00-003\"", "constant=\"12\" id=\"con-00-003\""))
    let label = try #require(found.first { $0.id == "lab-00-001" })
    #expect(label.causes.first { $0.id == "lab-00-001" }.map { $0.axis } == .some(nil), "\(label.causes)")
    #expect(label.causes.allSatisfy { $0.id != "con-00-003" || $0.axis == .horizontal })
  }

  // MARK: Trials

  /// Another constraint in place of the width: without the new one the width is ambiguous, and the old one conflicts with it.
  @Test func whatCameInPlaceOfAnotherIsTheCause() throws {
    let found = try changes(
      ("<constraint firstAttribute=\"width\" constant=\"100\" id=\"con-00-001\"/>", ""),
      (
        "<constraint firstItem=\"box-00-001\" firstAttribute=\"top\"",
        "<constraint firstItem=\"box-00-001\" firstAttribute=\"trailing\" secondItem=\"roo-00-001\" secondAttribute=\"centerX\" id=\"con-00-007\"/><constraint firstItem=\"box-00-001\" firstAttribute=\"top\""
      ))
    let box = try #require(found.first { $0.id == "box-00-001" })
    #expect(box.causes.map(\.id) == ["con-00-007"], "\(box.causes)")
  }

  /// The label goes from 8 below the top of the box, which is 40 high, to 8 below its bottom. A wish of 48 that both versions have keeps it
  /// there without the new constraint, and with the old one as well constraints conflict: only both together say why.
  @Test func whatReplacesAConstraintIsTriedWithIt() throws {
    let top =
      "<constraint firstItem=\"lab-00-001\" firstAttribute=\"top\" secondItem=\"box-00-001\" secondAttribute=\"top\" constant=\"8\" id=\"con-00-004\"/>"
    let wish =
      "<constraint firstItem=\"lab-00-001\" firstAttribute=\"top\" secondItem=\"box-00-001\" secondAttribute=\"top\" constant=\"48\" priority=\"500\" id=\"con-00-008\"/>"
    let bottom =
      "<constraint firstItem=\"lab-00-001\" firstAttribute=\"top\" secondItem=\"box-00-001\" secondAttribute=\"bottom\" constant=\"8\" id=\"con-00-009\"/>"
    #expect(Self.original.contains(top))
    let old = try Document.read(Data(Self.original.replacing(top, with: top + wish).utf8), file: "Old.storyboard")
    let new = try Document.read(Data(Self.original.replacing(top, with: bottom + wish).utf8), file: "New.storyboard")
    let found = LayoutComparison(old, new).frameChanges(
      on: ["iPhone SE"].compactMap { LayoutConfiguration(device: $0) })
    let label = try #require(found.first { $0.id == "lab-00-001" })
    #expect(label.frames[0].new.map(\.y).map { $0 - (label.frames[0].old?.y ?? 0) } == 40)
    #expect(label.causes.map(\.id) == ["con-00-009"], "\(label.causes)")
  }

  /// The label hangs on the bottom of the box, which becomes 10 taller: that is why it goes down 4 where its distance grows by 6, and 9 where
  /// the distance grows by 1, which is not worth telling.
  @Test func whatDoesLessThanHalfIsLeftOut() throws {
    let bottom =
      "<constraint firstItem=\"lab-00-001\" firstAttribute=\"bottom\" secondItem=\"box-00-001\" secondAttribute=\"bottom\" constant=\"-8\" id=\"con-00-004\"/>"
    let top =
      "<constraint firstItem=\"lab-00-001\" firstAttribute=\"top\" secondItem=\"box-00-001\" secondAttribute=\"top\" constant=\"8\" id=\"con-00-004\"/>"
    let original = Self.original.replacing(top, with: bottom)
    func moved(by distance: Int) throws -> [String] {
      let text = original.replacing("constant=\"40\" id=\"con-00-002\"", with: "constant=\"50\" id=\"con-00-002\"")
        .replacing("constant=\"-8\"", with: "constant=\"\(distance - 8)\"")
      let old = try Document.read(Data(original.utf8), file: "Old.storyboard")
      let new = try Document.read(Data(text.utf8), file: "New.storyboard")
      let found = LayoutComparison(old, new).frameChanges(
        on: ["iPhone SE"].compactMap { LayoutConfiguration(device: $0) })
      return try #require(found.first { $0.id == "lab-00-001" }).causes.map(\.id).sorted()
    }
    #expect(try moved(by: -6) == ["con-00-002", "con-00-004"])
    #expect(try moved(by: -1) == ["con-00-002"])
  }

  /// The height of 60 follows from its constant, and from the label and the edge below it as well. With the old constant the edge conflicts.
  @Test func whatGivesTheNewPlaceAloneIsTheCause() throws {
    let found = try changes(
      (
        "constant=\"40\" id=\"con-00-002\"/>",
        "constant=\"60\" id=\"con-00-002\"/><constraint firstAttribute=\"bottom\" secondItem=\"lab-00-001\" secondAttribute=\"top\" constant=\"52\" id=\"con-00-007\"/>"
      ))
    let box = try #require(found.first { $0.id == "box-00-001" })
    #expect(box.causes.map(\.id) == ["con-00-002"], "\(box.causes)")
  }

  /// Of what changed of the label the size of the font alone makes it larger.
  @Test func onlyDetailsThatActAreTold() throws {
    let found = try changes(
      ("pointSize=\"17\"", "pointSize=\"30\""),
      ("<label opaque=\"NO\"", "<label opaque=\"NO\" semanticContentAttribute=\"forceLeftToRight\""))
    let label = try #require(found.first { $0.id == "lab-00-001" })
    #expect(label.causes.map(\.details) == [["fontDescription.pointSize: 17 → 30"]], "\(label.causes)")
  }

  @Test func aConstraintWithAnotherIDIsNoCause() throws {
    let found = try changes(
      ("constant=\"8\" id=\"con-00-003\"", "constant=\"8\" id=\"con-00-007\""),
      ("pointSize=\"17\"", "pointSize=\"30\""))
    let label = try #require(found.first { $0.id == "lab-00-001" })
    #expect(label.causes.map(\.id) == ["lab-00-001"], "\(label.causes)")
  }

  /// A color changes with the constant, and moves nothing.
  @Test func aColorIsNoCause() throws {
    let found = try changes(
      (
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>",
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/><color key=\"textColor\" white=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"/>"
      ),
      ("constant=\"8\" id=\"con-00-004\"", "constant=\"10\" id=\"con-00-004\""))
    #expect(found.map { $0.causes.map(\.id) } == [["con-00-004"]])
  }

  /// Two bars of 50 in a column, of which the first goes: the other moves 50 up because of it, though another view came below.
  @Test func whatWentIsWhyTheOthersMoveUp() throws {
    func bar(_ id: String, _ height: Int) -> String {
      "<view contentMode=\"scaleToFill\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"\(height)\"/><constraints><constraint firstAttribute=\"height\" constant=\"\(height)\" id=\"\(id)-h\"/></constraints></view>"
    }
    func document(_ bars: [String]) throws -> Document {
      let start = try #require(Self.original.range(of: "<view contentMode=\"scaleToFill\" translates"))
      let end = try #require(Self.original.range(of: "</constraints></view>"))
      let stack =
        "<stackView opaque=\"NO\" contentMode=\"scaleToFill\" axis=\"vertical\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box-00-001\"><rect key=\"frame\" x=\"20\" y=\"50\" width=\"100\" height=\"100\"/><subviews>\(bars.joined())</subviews><constraints><constraint firstAttribute=\"width\" constant=\"100\" id=\"con-00-001\"/></constraints></stackView>"
      let text = Self.original.replacingCharacters(in: start.lowerBound..<end.upperBound, with: stack)
      return try Document.read(Data(text.utf8), file: "A.storyboard")
    }
    let old = try document([bar("one-00-001", 50), bar("two-00-001", 50)])
    let new = try document([bar("two-00-001", 50), bar("thr-00-001", 10)])
    let devices = ["iPhone SE"].compactMap { LayoutConfiguration(device: $0) }
    let found = LayoutComparison(old, new).frameChanges(on: devices)
    let moved = try #require(found.first { $0.id == "two-00-001" })
    #expect(moved.causes.first.map { $0.id } == "one-00-001", "\(moved.causes)")
    let whole = try #require(found.first { $0.id == "box-00-001" })
    #expect(
      whole.causes.first.map { $0.id } == "one-00-001" && whole.causes.first?.axis == .vertical, "\(whole.causes)")
  }

  /// How many rows lie above a row, and above the footer, is up to the data source: another prototype moves neither.
  @Test func aNewPrototypeMovesNothingBelowIt() throws {
    func cell(_ id: String, _ height: Int) -> String {
      "<tableViewCell contentMode=\"scaleToFill\" reuseIdentifier=\"\(id)\" rowHeight=\"\(height)\" id=\"\(id)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"\(height)\"/><tableViewCellContentView key=\"contentView\" contentMode=\"center\" tableViewCell=\"\(id)\" id=\"\(id)-c\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"\(height)\"/></tableViewCellContentView></tableViewCell>"
    }
    func document(_ cells: [String]) throws -> Document {
      let start = try #require(Self.original.range(of: "<view contentMode=\"scaleToFill\" translates"))
      let end = try #require(Self.original.range(of: "</constraints></view>"))
      let table =
        "<tableView contentMode=\"scaleToFill\" dataMode=\"prototypes\" style=\"plain\" rowHeight=\"-1\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box-00-001\"><rect key=\"frame\" x=\"20\" y=\"50\" width=\"100\" height=\"400\"/><view key=\"tableFooterView\" contentMode=\"scaleToFill\" id=\"foo-00-001\"><rect key=\"frame\" x=\"0\" y=\"72\" width=\"100\" height=\"30\"/></view><prototypes>\(cells.joined())</prototypes><constraints><constraint firstAttribute=\"width\" constant=\"100\" id=\"con-00-001\"/><constraint firstAttribute=\"height\" constant=\"400\" id=\"con-00-002\"/></constraints></tableView>"
      let text = Self.original.replacingCharacters(in: start.lowerBound..<end.upperBound, with: table)
      return try Document.read(Data(text.utf8), file: "A.storyboard")
    }
    let devices = ["iPhone SE"].compactMap { LayoutConfiguration(device: $0) }
    let old = try document([cell("one-00-001", 44)])
    let added = LayoutComparison(old, try document([cell("new-00-001", 60), cell("one-00-001", 44)]))
    #expect(added.frameChanges(on: devices).map(\.id).allSatisfy { $0.hasPrefix("new") })
    let taller = LayoutComparison(old, try document([cell("one-00-001", 70)])).frameChanges(on: devices)
    let row = try #require(taller.first { $0.id == "one-00-001" })
    #expect(row.causes.map(\.id) == ["one-00-001"] && row.causes[0].details == ["rowHeight: 44 → 70"], "\(row.causes)")
  }
}
