import Geometry
import InterfaceBuilder
import Testing

@testable import Editing

/// Copying and pasting, within a document and between documents. source: derived: what is pasted is of its own, and brings what it needs.
@MainActor @Suite struct PastingTests {
  private func paste(_ text: String, into id: String, at index: Int? = nil, in draft: Draft) throws -> [String] {
    try Performer(draft).perform(.paste(text, into: id, at: index))
  }

  @Test func whatIsPastedHasIdsOfItsOwnAndTheConstraintsBetween() throws {
    let source = try Samples.draft()
    let text = try source.fragment(of: ["blue", "label"])
    let draft = try Samples.draft()
    let made = try paste(text, into: "gray", in: draft)
    #expect(made.count == 2 && Set(made).isDisjoint(with: ["blue", "label"]))
    let blue = try draft.node(made[0])
    #expect(draft.value("userLabel", of: blue) == "Blue View")
    #expect(draft.superview(of: blue).flatMap { draft.id(of: $0) } == "gray")
    // Width and height of the view, and the distance between the two; none to the safe area of the other document.
    let inner = try draft.node("gray").subtree.filter { $0.name == "constraint" }
    #expect(inner.count == 3)
    #expect(Set(draft.constraints.compactMap { draft.id(of: $0) }).count == draft.constraints.count)
    // The same frame is free in there.
    #expect(draft.frame(of: blue) == Rect(x: 200, y: 60.5, width: 120, height: 80))
    _ = try draft.document()
  }

  @Test func aViewThatWouldLieOnItsOriginalLiesBesideIt() throws {
    let draft = try Samples.draft()
    let text = try draft.fragment(of: ["gray"])
    let made = try paste(text, into: "root", in: draft)
    #expect(draft.frame(of: try draft.node(made[0])) == Rect(x: 60, y: 80, width: 120, height: 80))
    #expect(draft.value("fixedFrame", of: try draft.node(made[0])) == "YES")
  }

  @Test func resourcesAreBroughtAlong() throws {
    let source = try Samples.draft()
    try Performer(source).perform(.set(["gray"], [Assignment("backgroundColor", "systemRed")]))
    let draft = try Samples.draft()
    _ = try paste(try source.fragment(of: ["gray"]), into: "root", in: draft)
    #expect(draft.text.contains(#"<systemColor name="systemRedColor">"#))
    _ = try paste(try source.fragment(of: ["gray"]), into: "root", in: draft)
    #expect(draft.text.ranges(of: "<systemColor name").count == 1)
  }

  @Test func anInversePatchTakesAPasteBackToTheByte() throws {
    let draft = try Samples.draft()
    _ = try paste(try draft.fragment(of: ["blue"]), into: "root", at: 0, in: draft)
    #expect(draft.patch.inverse.applied(to: draft.bytes) == Array(Samples.scene.utf8))
  }

  @Test(arguments: [
    "", "no views", "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects/></document>",
  ])
  func aTextWithoutViewsIsRefused(_ text: String) throws {
    let draft = try Samples.draft()
    let error = #expect(throws: EditError.self) { try paste(text, into: "root", in: draft) }
    #expect(error?.message == "the pasted text contains no views of Interface Builder")
    #expect(draft.patch.isEmpty)
  }
}
