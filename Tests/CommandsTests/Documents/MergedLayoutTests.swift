import Commands
import Foundation
import Merging
import Testing

/// What a layout adds to a merge.
@MainActor
struct MergedLayoutTests {
  /// Two views of 50 points in a column, 20 below the top and 8 apart unless said otherwise, at the left edge + 16.
  private func document(
    top: Int = 20, gap: Int = 8, width: Int = 100, more: [String] = [], frames: (Int, Int), isMisplaced: Bool = false
  ) -> [UInt8] {
    func view(_ id: String, _ name: String, y: Int, width: Int, isMisplaced: Bool = false) -> String {
      """
                      <view\(isMisplaced ? " misplaced=\"YES\"" : "") contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" userLabel="\(name)">
                          <rect key="frame" x="16" y="\(y)" width="\(width)" height="50"/>
                          <constraints>
                              <constraint firstAttribute="height" constant="50" id="h\(id.dropFirst())"/>
                              <constraint firstAttribute="width" constant="\(width)" id="w\(id.dropFirst())"/>
                          </constraints>
                      </view>

      """
    }
    let constraints = [
      "<constraint firstItem=\"aaa-aa-aaa\" firstAttribute=\"leading\" secondItem=\"rrr-rr-rrr\" secondAttribute=\"leading\" constant=\"16\" id=\"laa-aa-aaa\"/>",
      "<constraint firstItem=\"aaa-aa-aaa\" firstAttribute=\"top\" secondItem=\"rrr-rr-rrr\" secondAttribute=\"top\" constant=\"\(top)\" id=\"taa-aa-aaa\"/>",
      "<constraint firstItem=\"bbb-bb-bbb\" firstAttribute=\"leading\" secondItem=\"rrr-rr-rrr\" secondAttribute=\"leading\" constant=\"16\" id=\"lbb-bb-bbb\"/>",
      "<constraint firstItem=\"bbb-bb-bbb\" firstAttribute=\"top\" secondItem=\"aaa-aa-aaa\" secondAttribute=\"bottom\" constant=\"\(gap)\" id=\"tbb-bb-bbb\"/>",
    ]
    return Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
          <device id="retina6_1" orientation="portrait" appearance="light"/>
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
              <view contentMode="scaleToFill" id="rrr-rr-rrr">
                  <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                  <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                  <subviews>
      \(view("aaa-aa-aaa", "A", y: frames.0, width: width))\(view("bbb-bb-bbb", "B", y: frames.1, width: 100, isMisplaced: isMisplaced))            </subviews>
                  <constraints>
      \((constraints + more).map { "                \($0)\n" }.joined())            </constraints>
              </view>
          </objects>
      </document>

      """.utf8)
  }

  private func merged(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) throws -> (
    text: [UInt8], notes: [DocumentNote]
  ) {
    let outcome = try DocumentMerge(base: base, ours: ours, theirs: theirs).run()
    #expect(outcome.questions.isEmpty)
    let layout = try #require(
      MergedLayout(base: base, ours: ours, theirs: theirs, merged: outcome.bytes, file: "View.xib"))
    let result = layout.run(writesFrames: true)
    return (result.bytes, result.notes)
  }

  /// Ours moves both down by 20, theirs the lower one by 22: together it is at 40 + 50 + 30.
  @Test func framesThatBothMovedAreThoseOfTheConstraints() throws {
    let (base, ours, theirs) = (
      document(frames: (20, 78)), document(top: 40, frames: (40, 98)), document(gap: 30, frames: (20, 100))
    )
    let result = try merged(base, ours, theirs)
    #expect(
      String(decoding: result.text, as: UTF8.self)
        == String(decoding: document(top: 40, gap: 30, frames: (40, 120)), as: UTF8.self))
    #expect(result.notes.map(\.text) == ["the merge updated the frame of a view to match the merged constraints"])
    #expect(try merged(base, theirs, ours).text == result.text)
  }

  /// Frames that say something else than the constraints stay as the merge has them, which is said.
  @Test func framesThatAreNotKnownToAgreeAreKept() throws {
    let result = try merged(
      document(frames: (20, 78)), document(top: 40, frames: (40, 99), isMisplaced: true),
      document(gap: 30, frames: (20, 100)))
    let text = String(decoding: result.text, as: UTF8.self)
    #expect(text.contains("y=\"99\"") && !text.contains("y=\"120\""))
    #expect(
      result.notes.map(\.text) == [
        "both sides moved a view, so the stored frame may not match the merged constraints; to update the frame, use Update Frames in Xcode"
      ])
  }

  /// A scene that is too large to wait for is not laid out, and that is said.
  @Test func aSceneOfTooManyViewsIsToldInsteadOfLaidOut() throws {
    // The root, A and B lie in it besides.
    func large(_ document: [UInt8], more count: Int) -> [UInt8] {
      let text = String(decoding: document, as: UTF8.self)
      let views = (0..<count).map {
        "                <view contentMode=\"scaleToFill\" id=\"x\($0)\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"1\" height=\"1\"/></view>\n"
      }
      return Array(text.replacing("            </subviews>", with: views.joined() + "            </subviews>").utf8)
    }
    func notes(_ count: Int) throws -> (text: [UInt8], notes: [DocumentNote]) {
      try merged(
        large(document(frames: (20, 78)), more: count), large(document(top: 40, frames: (40, 98)), more: count),
        large(document(gap: 30, frames: (20, 100)), more: count))
    }
    let result = try notes(MergedLayout.mostViews - 2)
    let note = try #require(result.notes.first)
    #expect(result.notes.count == 1 && note.kind == "notLaidOut" && note.paths == ["#rrr-rr-rrr"])
    #expect(
      note.text
        == "the scene has 1501 views, more than the limit of 1500 for the layout of a merge; to update frames, use Xcode, and to find conflicts, run trellis check"
    )
    // Where both moved a view, its frame is as one of them has it: 20 + 50 + 30 or 40 + 50 + 8, not 40 + 50 + 30.
    #expect(!String(decoding: result.text, as: UTF8.self).contains("y=\"120\""))
    #expect(try !notes(10).notes.contains { $0.kind == "notLaidOut" })
  }

  /// Ours makes both end at the same edge, which theirs moves for one of them.
  @Test func aConflictThatNeitherVersionHasIsTold() throws {
    let edge =
      "<constraint firstItem=\"bbb-bb-bbb\" firstAttribute=\"trailing\" secondItem=\"aaa-aa-aaa\" secondAttribute=\"trailing\" id=\"ebb-bb-bbb\"/>"
    let result = try merged(
      document(frames: (20, 78)), document(more: [edge], frames: (20, 78)), document(width: 120, frames: (20, 78)))
    let note = try #require(result.notes.first { $0.kind == "conflicting_constraints" })
    #expect(note.text.hasPrefix("the merge causes a new problem in line "), "\(note.text)")
    #expect(note.text.contains(" Possible fix: "), "\(note.text)")
    // Where a side has it already, nobody is told.
    let old = document(width: 120, more: [edge], frames: (20, 78))
    let again = try merged(
      old, document(top: 40, width: 120, more: [edge], frames: (40, 98)),
      document(gap: 30, width: 120, more: [edge], frames: (20, 100)))
    #expect(!again.notes.contains { $0.kind == "conflicting_constraints" })
  }
}
