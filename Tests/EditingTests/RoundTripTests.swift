import Geometry
import InterfaceBuilder
import Testing

@testable import Editing

/// Each kind of edit, and what takes it back, in every form of a file.
@Suite struct RoundTripTests {
  /// An edit of the sample, and edits that make the document what it was; those without have the inverse patch only.
  static let edits: [(name: String, edit: Edit, back: [Edit])] = [
    (
      "add a constraint", .addConstraint(named("new-id-001", .init(.init("gray", .leading), .init("blue", .leading)))),
      [.remove(["new-id-001"])]
    ),
    (
      "add the first constraint of a view",
      .addConstraint(named("new-id-002", .init(.init("label", .width), constant: 9))), [.remove(["new-id-002"])]
    ),
    (
      "constant", .changeConstraint("blu-to-top", .init(constant: 12)),
      [.changeConstraint("blu-to-top", .init(constant: 40.5))]
    ),
    (
      "constant 0", .changeConstraint("lab-le-ad0", .init(constant: 0)),
      [.changeConstraint("lab-le-ad0", .init(constant: 40))]
    ),
    (
      "priority", .setAttribute("blu-tr-ail", name: "priority", to: "750"),
      [.setAttribute("blu-tr-ail", name: "priority", to: "1000")]
    ),
    (
      "relation", .setAttribute("blu-tr-ail", name: "relation", to: "lessThanOrEqual"),
      [.setAttribute("blu-tr-ail", name: "relation", to: nil)]
    ),
    (
      "hugging", .setAttribute("label", name: "horizontalHuggingPriority", to: "252"),
      [.setAttribute("label", name: "horizontalHuggingPriority", to: "251")]
    ),
    (
      "a new attribute", .setAttribute("gray", name: "alpha", to: "0.5"),
      [.setAttribute("gray", name: "alpha", to: nil)]
    ),
    ("text", .setText("label", to: "<\"Ä\" & 'ö'>"), [.setText("label", to: "Name & title")]),
    (
      "frame", .setFrame("blue", to: Rect(x: 1, y: 2, width: 3, height: 4)),
      [.setFrame("blue", to: Rect(x: 200, y: 60.5, width: 120, height: 80))]
    ),
    ("margins", .setMargins("gray", to: Insets(top: 1, left: 2, bottom: 3, right: 4)), [.setMargins("gray", to: nil)]),
    (
      "variation of a constant",
      .vary("blu-to-top", name: "constant", to: "30", for: .init(width: .compact, height: .compact)),
      [.vary("blu-to-top", name: "constant", to: nil, for: .init(width: .compact, height: .compact))]
    ),
    (
      "uninstall", .install("gray", false, for: .init(width: .compact)),
      [.install("gray", true, for: .init(width: .compact))]
    ),
    ("uninstall a constraint", .install("lab-le-ad0", false, for: nil), [.install("lab-le-ad0", true, for: nil)]),
    ("add a view", .addView(NewView(.label, id: "new-vi-ew1"), into: "root", at: 1), [.remove(["new-vi-ew1"])]),
    (
      "add a view to an empty one", .addView(NewView(.button, id: "new-vi-ew2"), into: "gray", at: nil),
      [.remove(["new-vi-ew2"])]
    ),
    ("order", .move("gray", into: "root", at: 2), [.move("gray", into: "root", at: 0)]),
    ("guide", .addGuide(into: "root", id: "new-gu-ide", name: "Column"), [.remove(["new-gu-ide"])]),
    ("remove a constraint", .remove(["blu-wi-dth"]), []),
    ("remove a view", .remove(["blue"]), []),
    ("remove a view with an outlet", .remove(["label"]), []),
    ("outlet", .addOutlet(from: "vc1", property: "grayView", to: "gray"), []),
    ("into another view", .move("blue", into: "gray", at: nil), []),
  ]

  private static func named(_ id: String, _ constraint: NewConstraint) -> NewConstraint {
    var constraint = constraint
    constraint.id = id
    return constraint
  }

  @Test(arguments: edits.indices) func inverse(_ index: Int) throws {
    for form in Samples.forms {
      let draft = try Samples.draft(form.bytes)
      try draft.apply(Self.edits[index].edit)
      let (patch, changed) = (draft.patch, draft.bytes)
      #expect(changed != form.bytes, "\(Self.edits[index].name)")
      #expect(patch.inverse.applied(to: changed) == form.bytes, "\(Self.edits[index].name), \(form.name)")
      #expect(patch.inverse.inverse == patch)
    }
  }

  @Test(arguments: edits.indices.filter { !edits[$0].back.isEmpty }) func editedBack(_ index: Int) throws {
    for form in Samples.forms {
      let draft = try Samples.draft(form.bytes)
      try draft.apply(Self.edits[index].edit)
      // A second draft, as a second command has it.
      let second = try Samples.draft(draft.bytes)
      try second.apply(Self.edits[index].back)
      let text = String(decoding: form.bytes, as: UTF8.self)
      // The frame of the sample has numbers that Xcode writes and this library does not: 0.0. They are not touched.
      #expect(second.text == text, "\(Self.edits[index].name), \(form.name)")
    }
  }

  @Test(arguments: edits.indices) func isReadAgain(_ index: Int) throws {
    for form in Samples.forms {
      let draft = try Samples.draft(form.bytes)
      try draft.apply(Self.edits[index].edit)
      let document = try draft.document()
      var ids: Set<String> = []
      document.root.forEachInTree { element in
        if let id = element.id { #expect(ids.insert(id).inserted, "\(id) twice: \(Self.edits[index].name)") }
      }
      #expect(document.diagnostics.isEmpty, "\(Self.edits[index].name): \(document.diagnostics)")
    }
  }

  @Test func transactionsChangeAllOrNothing() throws {
    let draft = try Samples.draft()
    try draft.apply(.setAttribute("gray", name: "alpha", to: "0.5"))
    let before = draft.bytes
    #expect(throws: EditError.self) {
      try draft.apply([.remove(["label"]), .changeConstraint("blu-to-top", .init(constant: 1)), .remove(["label"])])
    }
    #expect(draft.bytes == before)
    #expect(draft.edits.count == 1)
    try draft.apply(.setAttribute("gray", name: "alpha", to: nil))
    #expect(draft.patch.isEmpty)
  }
}
