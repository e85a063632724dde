import Geometry
import InterfaceBuilder
import Testing

@testable import Editing

/// What Interface Builder would not do, with the reason that is given.
@Suite struct RefusalTests {
  static let refusals: [(edit: Edit, message: String)] = [
    (
      .addConstraint(.init(.init("gray", .leading), constant: 3)),
      "leading needs a second item, because only width and height can be set to a number"
    ),
    (
      .addConstraint(.init(.init("gray", .leading), .init("blue", .top))),
      "a constraint cannot combine leading and top, because one is horizontal and the other is vertical"
    ),
    (
      .addConstraint(.init(.init("gray", .leading), .init("blue", .width))),
      "a constraint cannot combine leading and width, because one is a position and the other is a size"
    ),
    (
      .addConstraint(.init(.init("gray", .leading), .init("blue", .left))),
      "a constraint cannot combine leading and left, because only one of these follows the reading direction"
    ),
    (
      .addConstraint(.init(.init("gray", .leading), .init("gray", .leading))),
      "both sides of the constraint are leading of gray"
    ),
    (
      .addConstraint(.init(.init("label", .firstBaseline), .init("safe", .firstBaseline))),
      "safe is a viewLayoutGuide, which has no attribute firstBaseline"
    ),
    (
      .addConstraint(.init(.init("blue", .width), constant: 120)),
      "the document already has the same constraint, blu-wi-dth"
    ),
    (
      .addConstraint(.init(.init("blue", .trailing), .init("safe", .trailing), constant: -55)),
      "the document already has the same constraint, blu-tr-ail"
    ),
    (
      .addConstraint(.init(.init("vc1", .width), constant: 1)), "vc1 is a viewController, which cannot have constraints"
    ),
    (.addConstraint(.init(.init("nobody", .width), constant: 1)), "no object has the id nobody"),
    (.addConstraint(.init(.init("gray", .width), constant: .nan)), "a constant must be a finite number"),
    (.setAttribute("blu-wi-dth", name: "constant", to: "wide"), "constant must be a number, not \"wide\""),
    (.setAttribute("blu-wi-dth", name: "priority", to: "0"), "a priority must be from 1 to 1000, not 0"),
    (
      .setAttribute("blu-wi-dth", name: "multiplier", to: "0"),
      "a multiplier must be a number other than 0, or a ratio such as 3:4, not \"0\""
    ),
    (
      .setAttribute("label", name: "horizontalHuggingPriority", to: "high"),
      "horizontalHuggingPriority must be a number, not \"high\""
    ),
    (.setAttribute("label", name: "id", to: "x"), "the attribute id cannot be changed"),
    (.remove(["root"]), "root cannot be removed, because the viewController requires this object"),
    (.move("gray", into: "gray", at: nil), "gray cannot be moved into one of its own subviews"),
    (
      .addView(NewView(.view), into: "label", at: nil),
      "a label cannot have subviews; if there is a content view, add the subviews to the content view"
    ),
    (.addView(NewView(.view, id: "blue"), into: "gray", at: nil), "the id blue is already in use"),
    (
      .addView(NewView(.tableViewCell), into: "gray", at: nil),
      "a table view cell can be added only to a table view"
    ),
    (.addView(NewView(.view), into: "root", at: 9), "the index 9 is out of range, because the view has 3 subviews"),
    (.addOutlet(from: "vc1", property: "label", to: "blue"), "the outlet label is already connected"),
    (
      .setFrame("gray", to: Rect(width: -1, height: 2)),
      "a frame must contain finite numbers, and the size must not be negative"
    ),
  ]

  @Test(arguments: refusals.indices) func refused(_ index: Int) throws {
    let draft = try Samples.draft()
    let error = #expect(throws: EditError.self) { try draft.apply(Self.refusals[index].edit) }
    #expect(error?.message == Self.refusals[index].message)
    #expect(draft.patch.isEmpty && draft.edits.isEmpty)
  }

  @Test func anErrorHasAPlace() throws {
    let draft = try Samples.draft()
    let error = #expect(throws: EditError.self) {
      try draft.apply(.setAttribute("blu-wi-dth", name: "constant", to: "wide"))
    }
    #expect(error?.position == SourcePosition(line: 19, column: 37))
  }
}
