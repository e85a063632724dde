import Geometry
import InterfaceBuilder
import Testing

@testable import Editing

/// Which bytes an edit changes, and in what form new ones are written.
@Suite struct ChangedBytesTests {
  @Test func aConstraintIsALine() throws {
    let draft = try Samples.draft()
    let id = try draft.apply(.addConstraint(.init(.init("gray", .leading), .init("safe", .leading), constant: 20)))
    #expect(id.wholeMatch(of: /[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}/) != nil)
    #expect(draft.patch.replacements.count == 2)
    let line =
      "\n                            <constraint firstItem=\"gray\" firstAttribute=\"leading\" secondItem=\"safe\" secondAttribute=\"leading\" constant=\"20\" id=\"\(id)\"/>"
    #expect(draft.text.contains(line))
    // The view is placed by a constraint now, so that its frame is not fixed any more.
    #expect(!draft.text.contains("fixedFrame"))
    #expect(draft.text.count == Samples.scene.count + line.count - " fixedFrame=\"YES\"".count)
  }

  @Test func aConstantIsOneAttribute() throws {
    let draft = try Samples.draft()
    try draft.apply(.changeConstraint("blu-wi-dth", .init(constant: 33)))
    #expect(draft.patch.replacements.map { String(decoding: $0.old, as: UTF8.self) } == ["120"])
    #expect(draft.patch.replacements.map { String(decoding: $0.new, as: UTF8.self) } == ["33"])
  }

  @Test func theOwnerIsTheNearestViewAroundBoth() throws {
    let draft = try Samples.draft()
    // The owner of a size is its view, whose name is left out.
    let width = try draft.apply(.addConstraint(.init(.init("gray", .width), constant: 120)))
    #expect(draft.text.contains("<constraint firstAttribute=\"width\" constant=\"120\" id=\"\(width)\"/>"))
    let bottom = try draft.apply(.addConstraint(.init(.init("root", .bottom), .init("gray", .bottom), constant: 8)))
    #expect(
      draft.text.contains(
        "<constraint firstAttribute=\"bottom\" secondItem=\"gray\" secondAttribute=\"bottom\" constant=\"8\" id=\"\(bottom)\"/>"
      ))
  }

  @Test func attributesStandWhereXcodeWritesThem() throws {
    let draft = try Samples.draft()
    var change = ConstraintChange()
    (change.priority, change.multiplier, change.relation) = (750, "2:3", .greaterThanOrEqual)
    try draft.apply(.changeConstraint("blu-tr-ail", change))
    #expect(
      draft.text.contains(
        "<constraint firstItem=\"safe\" firstAttribute=\"trailing\" relation=\"greaterThanOrEqual\" secondItem=\"blue\" secondAttribute=\"trailing\" multiplier=\"2:3\" priority=\"750\" constant=\"55\" identifier=\"blue trailing\" id=\"blu-tr-ail\"/>"
      ))
    try draft.apply(.setAttribute("label", name: "verticalCompressionResistancePriority", to: "751"))
    #expect(draft.text.contains("verticalHuggingPriority=\"251\" verticalCompressionResistancePriority=\"751\" text="))
  }

  @Test func variationsHaveXcodesKeys() throws {
    let draft = try Samples.draft()
    try draft.apply(.vary("blu-to-top", name: "constant", to: "30", for: VariedClasses("wChC")!))
    #expect(
      draft.text.contains(
        "id=\"blu-to-top\">\n                                <variation key=\"heightClass=compact-widthClass=compact\" constant=\"30\"/>\n                            </constraint>"
      ))
    let resolved = try draft.document().resolved(for: .init(horizontal: .compact, vertical: .compact))
    #expect(resolved.element(id: "blu-to-top")?["constant"] == "30")
  }

  @Test func uninstalledViewsAreGoneThere() throws {
    let draft = try Samples.draft()
    try draft.apply(.install("blue", false, for: VariedClasses("hC")!))
    try draft.apply(.install("label", false, for: nil))
    try draft.apply(.install("label", true, for: VariedClasses("wR")!))
    let document = try draft.document()
    func ids(_ w: SizeClass, _ h: SizeClass) -> [String] {
      document.resolved(for: .init(horizontal: w, vertical: h)).scenes[0].rootView?.subviews.map(\.id) ?? []
    }
    #expect(ids(.compact, .regular) == ["gray", "blue"])
    #expect(ids(.regular, .regular) == ["gray", "blue", "label"])
    #expect(ids(.compact, .compact) == ["gray"])
  }

  @Test func whatIsRemovedIsMentionedNoMore() throws {
    let draft = try Samples.draft()
    try draft.apply(.install("label", false, for: VariedClasses("hC")!))
    try draft.apply(.remove(["label"]))
    let text = draft.text
    #expect(!text.contains("\"label\"") && !text.contains("lab-to-top") && !text.contains("variation"))
    #expect(!text.contains("<connections"))
    #expect(text.contains("blu-to-top"))
  }

  @Test func aViewWithoutConstraintsHasAFixedFrame() throws {
    let draft = try Samples.draft()
    try draft.apply(.remove(["lab-to-top", "lab-le-ad0"]))
    #expect(draft.text.contains("verticalHuggingPriority=\"251\" fixedFrame=\"YES\" text="))
    #expect(draft.text.components(separatedBy: "fixedFrame").count == 3)
  }

  @Test func hostileTextsStayInTheirAttributes() throws {
    for text in ["\"/><evil a=\"", "]]>", "-->", "&amp;", "a\nb\tc\rd", "'", "\u{1F600}\u{202E}"] {
      let draft = try Samples.draft(Samples.forms[7].bytes)
      try draft.apply(.setText("label", to: text))
      try draft.apply(.setAttribute("gray", name: "userLabel", to: text))
      try draft.apply(
        .changeConstraint(
          "blu-wi-dth",
          {
            var c = ConstraintChange(constant: 5); c.identifier = text; return c
          }()))
      let document = try draft.document()
      #expect(document.element(id: "label")?.string("text") == text)
      #expect(document.element(id: "gray")?["userLabel"] == text)
      #expect(document.element(id: "blu-wi-dth")?["identifier"] == text)
    }
    let draft = try Samples.draft()
    #expect(throws: EditError.self) { try draft.apply(.setText("label", to: "a\u{1}b")) }
    #expect(throws: EditError.self) { try draft.apply(.setAttribute("gray", name: "a=\"\"/><b", to: "x")) }
    #expect(draft.patch.isEmpty)
  }
}
