import Geometry
import InterfaceBuilder
import Testing

@testable import Editing

/// Copies as dragging with the Option key makes them. source: a copy is of its own, so that nothing it says may be about the original.
@MainActor @Suite struct DuplicateTests {
  private func duplicated(_ names: [String], by distance: Point = Verb.usualDistance, in draft: Draft) throws
    -> [String]
  {
    try Performer(draft).perform(.duplicate(names, by: distance))
  }

  private func constraints(_ draft: Draft, about id: String) -> [String] {
    let words = ConstraintName(name: { draft.id(of: $0) }, draft: draft)
    return draft.constraints.filter { node in
      draft.items(of: node).contains { draft.id(of: $0) == id }
    }.map(words.equation)
  }

  @Test func aCopyHasTheSizesAndNotThePlaceOfItsView() throws {
    let draft = try Samples.draft()
    let copy = try #require(try duplicated(["Blue View"], in: draft).first)
    let node = try draft.node(copy)
    #expect(draft.frame(of: node) == Rect(x: 220, y: 80.5, width: 120, height: 80))
    #expect(constraints(draft, about: copy) == ["width = 120", "height = 80"])
    let siblings = draft.subviews(of: try draft.node("root")).compactMap { draft.id(of: $0) }
    #expect(siblings == ["gray", "blue", copy, "label"])
    #expect(draft.value("userLabel", of: node) == "Blue View")
    #expect(Set(draft.constraints.compactMap { draft.id(of: $0) }).count == draft.constraints.count)
  }

  @Test func constraintsBetweenCopiesAreCopied() throws {
    let draft = try Samples.draft()
    let copies = try duplicated(["Blue View", "label"], by: Point(x: 0, y: 200), in: draft)
    let (blue, label) = (copies[0], copies[1])
    #expect(constraints(draft, about: label) == ["\(label).top = \(blue).bottom + 59.5"])
    // The connection of the controller is still to the label itself.
    #expect(draft.value("destination", of: try draft.node("out-la-bel")) == "label")
  }

  /// Nothing places the copy of a view that only other views placed.
  @Test func aCopyWithoutConstraintsIsPlacedByItsFrame() throws {
    let draft = try Samples.draft()
    let copy = try #require(try duplicated(["label"], in: draft).first)
    #expect(draft.value("fixedFrame", of: try draft.node(copy)) == "YES")
    #expect(draft.value("fixedFrame", of: try draft.node("label")) == nil)
  }

  @Test func anArrangedCopyIsTheNextOne() throws {
    let draft = try Samples.draft()
    let performer = Performer(draft)
    let stack = try #require(try performer.perform(.embed(["Gray View", "Blue View"], Embedding())).first)
    let copy = try #require(try performer.perform(.duplicate(["Gray View"], by: Verb.usualDistance)).first)
    #expect(draft.subviews(of: try draft.node(stack)).compactMap { draft.id(of: $0) } == ["gray", copy, "blue"])
    #expect(draft.value("fixedFrame", of: try draft.node(copy)) == nil)
    let all = try #require(try performer.perform(.duplicate([stack], by: Verb.usualDistance)).first)
    let inner = draft.subviews(of: try draft.node(all))
    #expect(inner.count == 3)
    #expect(constraints(draft, about: draft.id(of: inner[2]) ?? "") == ["width = 120", "height = 80"])
  }

  /// Masks of size classes, and outlets of what is inside, are about the copies.
  @Test func referencesInsideACopyAreItsOwn() throws {
    let text = Samples.scene.replacing(
      "<rect key=\"frame\" x=\"40\" y=\"60\" width=\"120\" height=\"80\"/>",
      with: """
        <rect key="frame" x="40" y="60" width="120" height="80"/>
        <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="dot"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></view></subviews>
        <constraints><constraint firstItem="dot" firstAttribute="top" secondItem="gray" secondAttribute="top" id="dot-top"/><constraint firstItem="dot" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="dot-out"/></constraints>
        <variation key="default"><mask key="constraints"><exclude reference="dot-top"/><exclude reference="dot-out"/></mask></variation>
        <connections><outlet property="dot" destination="dot" id="dot-let"/><outlet property="controller" destination="vc1" id="con-let"/><segue destination="vc1" kind="show" id="see-gue"/></connections>
        """)
    let draft = try Samples.draft(Array(text.utf8))
    let copy = try draft.node(try #require(try duplicated(["Gray View"], in: draft).first))
    let ids = Set(copy.subtree.compactMap { draft.id(of: $0) })
    #expect(ids.isDisjoint(with: ["gray", "dot", "dot-top", "dot-out", "dot-let", "con-let", "see-gue"]))
    let constraints = copy.subtree.filter { $0.name == "constraint" }
    #expect(constraints.count == 1)
    #expect(["firstItem", "secondItem"].allSatisfy { ids.contains(draft.value($0, of: constraints[0]) ?? "") })
    let excluded = copy.subtree.filter { $0.name == "exclude" }.compactMap { draft.value("reference", of: $0) }
    #expect(excluded == [draft.id(of: constraints[0])])
    let outlets = copy.subtree.filter { $0.name == "outlet" }.compactMap { draft.value("destination", of: $0) }
    #expect(outlets.count == 2 && outlets[1] == "vc1" && ids.contains(outlets[0]))
    #expect(!copy.subtree.contains { $0.name == "segue" })
    _ = try draft.document()
  }

  @Test(arguments: [
    (["root"], "a fixed part of the viewController"), (["vc1"], "vc1 is a viewController, not a view"),
    (["blu-wi-dth"], "is a constraint, not a view"), (["gray", "gray"], "each copy of a view needs a unique ID"),
  ]) func whatCannotBeCopiedIsRefused(_ ids: [String], _ message: String) throws {
    let draft = try Samples.draft()
    let error = #expect(throws: EditError.self) {
      try draft.apply(.duplicate(ids, as: ids.indices.map { "copy-\($0)" }, by: .zero))
    }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    #expect(draft.patch.isEmpty)
  }
}
