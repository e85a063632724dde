import Foundation
import InterfaceBuilder
import Staging
import Testing

@testable import Checking
@testable import Linting

/// Changes that take findings away, on documents whose arithmetic is plain.
@MainActor @Suite struct RepairTests {
  /// A label at (20, 40) of 100 × 30 points in a view of 375 × 667, with what a test gives it.
  private func document(_ constraints: String, label: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="one">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes>
            <scene sceneID="sc">
                <objects>
                    <viewController id="one" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="root">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
                                <view opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
    userLabel="Box" id="box">
                                    <rect key="frame" x="20" y="40" width="100" height="30"/>
                                    <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"/>
                                </view>\(label)
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="safe"/>
                            <constraints>
    \(constraints)
                            </constraints>
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>
    """
  }

  private let left =
    #"<constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="left"/>"#
  private let top =
    #"<constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="top"/>"#
  private func size(_ attribute: String, _ constant: Int, _ id: String) -> String {
    #"<constraint firstItem="box" firstAttribute="\#(attribute)" constant="\#(constant)" id="\#(id)"/>"#
  }

  private struct Repaired {
    let finding: Finding
    /// What is found in the document after each repair.
    let left: [[Finding]]
    /// The document after the first repair.
    let text: String
  }

  /// The repairs of the first finding of a rule, each made in the text.
  private func repaired(_ text: String, _ rule: String) throws -> Repaired {
    let names = ["retina4_0 portrait", "retina4_7 portrait", "retina5_5 portrait"]
    var linter = Linter(rules: .default, configurations: names.compactMap(LayoutConfiguration.init(words:)))
    linter.givesHints = false
    let source = BatchSource(file: "a.storyboard", data: Data(text.utf8))
    let item = BatchItem(document: try read(text), source: source)
    var result = linter.lint(item.document)
    RepairSearch(linter, item).addRepairs(to: &result, tellsAll: false)
    result.addPlaces(in: item.data)
    let finding = try #require(result.findings.first { $0.rule == rule }, "\(result.findings.map(\.rule))")
    let texts = (finding.repairs ?? []).map { repair in
      var bytes = Array(text.utf8)
      for change in repair.changes.reversed() {
        let range = change.offset..<change.offset + change.old.utf8.count
        #expect(Array(bytes[range]) == Array(change.old.utf8))
        bytes.replaceSubrange(range, with: change.new.utf8)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    return Repaired(
      finding: finding, left: try texts.map { linter.lint(try self.read($0)).findings }, text: texts.first ?? "")
  }

  private func read(_ text: String) throws -> Document { try Document.read(Data(text.utf8), file: "a.storyboard") }

  /// The drawing says 100 points, so the constraint that says 160 goes.
  @Test func repairRemovesTheWidthThatIsNotDrawn() throws {
    let text = document(
      [left, top, size("width", 100, "w"), size("width", 160, "v"), size("height", 30, "h")].joined(separator: "\n"))
    let repaired = try repaired(text, "conflicting_constraints")
    #expect(repaired.finding.repairs?.first?.summary == "remove Box.width = 160")
    #expect(repaired.left.allSatisfy { $0.isEmpty })
    #expect(!repaired.text.contains(#"id="v""#) && repaired.text.contains(#"id="w""#))
  }

  /// Where constraints clash nothing is said about stored frames; what is said afterwards about another view is no harm of the repair.
  @Test func outdatedFramesElsewhereAllowARepair() throws {
    let label = """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="other">
          <rect key="frame" x="20" y="300" width="85" height="20"/>
      </view>
      """
    let others = [left, top.replacing("40", with: "200"), size("width", 85, "w"), size("height", 20, "h")].map {
      $0.replacing("box", with: "other").replacing("id=\"", with: "id=\"other-")
    }
    let conflict = [left, top, size("width", 100, "w"), size("width", 160, "v"), size("height", 30, "h")]
    let repaired = try repaired(
      document((conflict + others).joined(separator: "\n"), label: label), "conflicting_constraints")
    #expect(repaired.finding.repairs?.first?.summary == "remove Box.width = 160")
    #expect(repaired.left.first?.map(\.rule) == ["misplaced_view"])
  }

  /// Nothing says how high the box is: it is drawn 30 points high.
  @Test func repairAddsTheMissingConstraintAsDrawn() throws {
    let repaired = try repaired(
      document([left, top, size("width", 100, "w")].joined(separator: "\n")), "ambiguous_layout")
    #expect(repaired.finding.repairs?.first?.summary == "add the missing constraints of Box")
    #expect(repaired.left.allSatisfy { $0.isEmpty })
    #expect(repaired.text.contains(#"<constraint firstAttribute="height" constant="30" id="#))
  }

  /// 3000 points from the left no screen shows it; it is drawn at 20.
  @Test func repairSetsTheDrawnConstant() throws {
    let far = left.replacing(#"constant="20""#, with: #"constant="3000""#)
    let label = """
      <label opaque="NO" text="Hello there" translatesAutoresizingMaskIntoConstraints="NO" id="text">
          <rect key="frame" x="20" y="100" width="85" height="20.5"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      """
    let placed =
      far.replacing("box", with: "text").replacing("left", with: "far")
      + top.replacing("box", with: "text").replacing(
        #""top" constant="40" id="top""#, with: #""top" constant="100" id="ttop""#)
    let text = document(
      [left, top, size("width", 100, "w"), size("height", 30, "h"), placed].joined(separator: "\n"), label: label)
    let repaired = try repaired(text, "outside_screen")
    #expect(repaired.finding.repairs?.first?.summary.hasSuffix("to 20, the value on the canvas") ?? false)
    #expect(repaired.left.allSatisfy { $0.isEmpty })
  }

  /// A fix that the rule itself knows is the certain one.
  @Test func fixOfTheRuleIsTheFirstRepair() throws {
    let text = document(
      [left.replacing("leading", with: "left"), top, size("width", 100, "w"), size("height", 30, "h")].joined(
        separator: "\n"))
    let repaired = try repaired(text, "left_right_attribute")
    #expect(repaired.finding.repairs?.map(\.isCertain) == [true])
    #expect(repaired.left == [[]])
  }

  /// The summary names what a hostile document calls its views on one line.
  @Test func placesCountUTF16UnitsBehindTheMark() throws {
    let text = document([left, top, size("width", 100, "w")].joined(separator: "\n")).replacing("Box", with: "🙂 Box")
    var result = LintResult()
    var finding = Finding(rule: "r", severity: .error, message: "", file: "a", line: 1, column: 1)
    let offset = try #require(Array(text.utf8).firstRange(of: Array("🙂 Box".utf8))?.lowerBound)
    finding.repairs = [Repair("s", changes: [.init(offset: offset + 3, old: "🙂 Box", new: "Box")])]
    result.findings = [finding]
    result.addPlaces(in: Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8))
    let change = try #require(result.findings[0].repairs?.first?.changes.first)
    #expect(change.endLine == change.startLine && change.endColumn == change.startColumn + 6)
  }
}
