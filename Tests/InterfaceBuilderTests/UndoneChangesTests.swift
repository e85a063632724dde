import Foundation
import Testing

@testable import InterfaceBuilder

/// Changes that are taken back out of the newer of two documents.
@Suite struct UndoneChangesTests {
  private func document(_ views: String, _ constraints: String, _ resources: String = "") throws -> Document {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <view contentMode="scaleToFill" id="roo"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(views)</subviews><constraints>\(constraints)</constraints></view>
      </objects><resources>\(resources)</resources></document>
      """
    return try Document.read(Data(text.utf8), file: "A.xib")
  }

  private func label(_ id: String, _ text: String, size: Int = 17) -> String {
    "<label text=\"\(text)\" id=\"\(id)\"><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/></label>"
  }

  private func top(_ view: String, _ constant: Int, id: String) -> String {
    "<constraint firstItem=\"\(view)\" firstAttribute=\"top\" secondItem=\"roo\" secondAttribute=\"top\" constant=\"\(constant)\" id=\"\(id)\"/>"
  }

  @Test func allChangesTakenBackGiveTheOldDocument() throws {
    let old = try document(
      label("one", "One") + label("two", "Two"), top("one", 8, id: "c1") + top("two", 40, id: "c2"),
      "<image name=\"a\" width=\"10\" height=\"10\"/>")
    let new = try document(
      label("one", "Other", size: 30) + label("three", "Three"), top("one", 10, id: "c1") + top("three", 40, id: "c3"),
      "<image name=\"a\" width=\"12\" height=\"10\"/>")
    let changes = new.changes(from: old)
    // The view around them has other subviews.
    #expect(Set(changes.map(\.id)) == ["roo", "one", "two", "three", "c1", "c2", "c3", "image:a"])
    let undone = try #require(new.undoing(changes.filter { $0.id != "roo" }, from: old))
    #expect(undone.changes(from: old).isEmpty, "\(undone.changes(from: old).map(\.text))")
    #expect(undone.images["a"]?.size.width == 10)
  }

  /// An image that the older version names is in its list of resources only.
  @Test func resourcesOfTheOlderVersionComeBack() throws {
    func box(_ image: String) -> String { "<imageView image=\"\(image)\" id=\"box\"/>" }
    let old = try document(box("a"), "", "<image name=\"a\" width=\"35\" height=\"35\"/>")
    let new = try document(box("b"), "", "<image name=\"b\" width=\"26\" height=\"37\"/>")
    let undone = try #require(new.undoing(new.changes(from: old).filter { $0.id == "box" }, from: old))
    #expect(undone.element(id: "box")?["image"] == "a" && undone.images["a"]?.size.width == 35)
  }

  /// A view that goes takes its constraints along, and one that comes back brings them.
  @Test func constraintsComeAndGoWithTheirViews() throws {
    let one = try document(label("one", "One"), top("one", 8, id: "c1"))
    let two = try document(
      label("one", "One") + label("two", "Two"), top("one", 8, id: "c1") + top("two", 40, id: "c2"))
    let added = two.changes(from: one).filter { $0.id == "two" }
    let without = try #require(two.undoing(added, from: one))
    #expect(without.element(id: "two") == nil && without.element(id: "c2") == nil && without.element(id: "c1") != nil)
    let removed = one.changes(from: two).filter { $0.id == "two" }
    let back = try #require(one.undoing(removed, from: two))
    #expect(back.element(id: "two") != nil && back.element(id: "c2") != nil)
  }

  /// What lies elsewhere, or in another order, cannot be taken back alone, nor what lay in something that is gone.
  @Test func changesThatNeedOthersAreRefused() throws {
    let box = "<view contentMode=\"scaleToFill\" id=\"box\"><subviews>\(label("one", "One"))</subviews></view>"
    let old = try document(box, "")
    let moved = try document("<view contentMode=\"scaleToFill\" id=\"box\"/>" + label("one", "One"), "")
    #expect(moved.undoing(moved.changes(from: old).filter { $0.id == "one" }, from: old) == nil)
    let gone = try document("", "")
    #expect(gone.undoing(gone.changes(from: old).filter { $0.id == "one" }, from: old) == nil)
    let ordered = try document(label("one", "One") + label("two", "Two"), "")
    let other = try document(label("two", "Two") + label("one", "One"), "")
    #expect(other.undoing(other.changes(from: ordered), from: ordered) == nil)
  }

  @Test func aConstraintThatOnlyHasAnotherIDIsNoChange() throws {
    let old = try document(label("one", "One"), top("one", 8, id: "c1"))
    #expect(try document(label("one", "One"), top("one", 8, id: "c9")).changes(from: old).isEmpty)
    #expect(try document(label("one", "One"), top("one", 9, id: "c9")).changes(from: old).count == 2)
  }
}
