import Testing

@testable import Editing

/// Objects by what people call them.
@Suite struct NamingTests {
  @Test(arguments: [
    ("gray", "gray"), ("Gray View", "gray"), ("gray view", "gray"), ("Name & title", "label"),
    ("Sign In/Gray View", "gray"),
    ("View/Blue View", "blue"), ("Sign In/View", "root"),
  ]) func views(_ name: String, _ id: String) throws {
    #expect(try Naming(Samples.draft()).find(name, .view) == id)
  }

  @Test(arguments: [
    ("blu-wi-dth", "blu-wi-dth"), ("blue trailing", "blu-tr-ail"), ("width = 120", "blu-wi-dth"),
    ("Blue View.top = Safe Area.top + 40.5", "blu-to-top"),
    ("Safe Area.trailing == Blue View.trailing + 55", "blu-tr-ail"),
    ("Blue View/height = 80", "blu-he-ght"),
  ]) func constraints(_ name: String, _ id: String) throws {
    #expect(try Naming(Samples.draft()).find(name, .constraint) == id)
  }

  @Test func nearNamesAreOffered() throws {
    let naming = Naming(try Samples.draft())
    let error = #expect(throws: EditError.self) { try naming.find("Grey View", .view) }
    #expect(error?.kind == .notFound)
    #expect(error?.message == "the document has no view with the name or ID \"Grey View\"; did you mean \"Gray View\"?")
    // Two letters that have changed places are one mistake.
    let swapped = #expect(throws: EditError.self) { try naming.find("Gray Veiw", .view) }
    #expect(swapped?.message.hasSuffix("did you mean \"Gray View\"?") == true)
    let far = #expect(throws: EditError.self) { try naming.find("Footer", .view) }
    #expect(
      far?.message
        == "the document has no view with the name or ID \"Footer\"; the names are \"View\", \"Gray View\", \"Blue View\", \"Name & title\""
    )
    let guide = #expect(throws: EditError.self) { try naming.find("safe", .view) }
    #expect(guide?.message == "safe is the object ID of a viewLayoutGuide, not of a view")
  }

  /// A constraint that nobody has is near to those about the same view, however long the names are.
  @Test(arguments: [
    ("label.top = topMargin + 158", "Name & title.top = Blue View.bottom + 59.5"),
    ("Blue View.top = Safe Area.top + 44", "Blue View.top = Safe Area.top + 40.5"),
    ("Blue Veiw.top = Safe Aria.top + 44", "Blue View.top = Safe Area.top + 40.5"),
    ("Blue View.widht = 120", "width = 120"),
    ("Sign In/View/Name & title.leading = Safe Area.leading + 41", "Name & title.leading = Safe Area.leading + 40"),
    (
      "A View With A Name That Is Longer Than Sixty-Four Letters, As Some Are.trailing >= Safe Area.trailing + 55",
      "Safe Area.trailing = Blue View.trailing + 55"
    ),
  ]) func nearConstraintsAreOffered(_ name: String, _ near: String) throws {
    for subject in [Naming.Subject.object, .constraint] {
      let error = #expect(throws: EditError.self) { try Naming(try Samples.draft()).find(name, subject) }
      #expect(error?.message.hasPrefix("the document has no constraint \"\(name)\"; did you mean") == true)
      #expect(error?.message.contains("\"\(near)\"") == true, "\(error?.message ?? "")")
    }
  }

  @Test func aDocumentWithoutConstraintsSaysSo() throws {
    let bare = Samples.scene.replacing(try Regex("<constraint .*/>"), with: "")
    let error = #expect(throws: EditError.self) {
      try Naming(try Samples.draft(Array(bare.utf8))).find("label.top = 3", .object)
    }
    #expect(error?.message == "the document has no constraint \"label.top = 3\", and no other constraints")
  }

  @Test func ambiguousNamesAreListed() throws {
    let draft = try Samples.draft()
    try draft.apply(.setAttribute("blue", name: "userLabel", to: "Gray View"))
    let error = #expect(throws: EditError.self) { try Naming(draft).find("Gray View", .view) }
    #expect(error?.kind == .ambiguousName)
    #expect(
      error?.message
        == "2 objects have the name \"Gray View\"; use an object ID or a path: gray (Sign In/View/Gray View), blue (Sign In/View/Gray View)"
    )
    #expect(try Naming(draft).find("Gray View #2", .view) == "blue")
  }
}
