import Geometry
import InterfaceBuilder
import Testing

@testable import Editing

/// "Standard", as Xcode writes it. source: the symbolic constraints of the corpus, counted in `Draft+StandardDistance.swift`.
@MainActor @Suite struct StandardDistanceTests {
  /// The constraints that verbs add, by their bytes without the ids.
  private func lines(_ verbs: [Verb]) throws -> [String] {
    let draft = try Samples.draft()
    let before = Set(draft.constraints.compactMap { draft.id(of: $0) })
    for verb in verbs { try Performer(draft).perform(verb) }
    return draft.constraints.filter { !before.contains(draft.id(of: $0) ?? "") }.map { node in
      node.attributes.filter { $0.name != "id" }.map { "\($0.name)=\($0.text)" }.joined(separator: " ")
    }
  }

  private func pin(_ edge: RectEdge, _ change: (inout Pin) -> Void = { _ in }) -> Pin {
    var pin = Pin()
    pin.edges = [edge: .standard]
    change(&pin)
    return pin
  }

  private static let beside =
    "firstItem=blue firstAttribute=leading secondItem=gray secondAttribute=trailing constant=8 symbolic=YES"

  /// 484 of 490 between siblings.
  @Test func neighborsAreEightPointsApart() throws {
    #expect(try lines([.pin(["Gray View"], pin(.trailing))]) == [Self.beside])
    #expect(try lines([.pin(["Blue View"], pin(.leading))]) == [Self.beside])
    #expect(try lines([.connect("blue", "gray", [.standardHorizontalSpacing])]) == [Self.beside])
    #expect(try lines([.connect("gray", "blue", [.standardHorizontalSpacing])]) == [Self.beside])
    #expect(
      try lines([.constrain("Blue View.leading = Gray View.trailing + standard", identifier: nil)]) == [Self.beside])
    // The sides change places, since Xcode writes no negative standard distance.
    #expect(
      try lines([.constrain("Gray View.trailing = Blue View.leading - standard", identifier: nil)]) == [Self.beside])
    #expect(
      try lines([.constrain("Gray View.trailing <= Blue View.leading - standard @750", identifier: nil)]) == [
        "firstItem=blue firstAttribute=leading relation=greaterThanOrEqual secondItem=gray secondAttribute=trailing priority=750 constant=8 symbolic=YES"
      ])
  }

  /// 20 points to a superview (396 of 398) and to the sides of a safe area, 8 to its top and bottom.
  @Test func containersAreTwentyPointsAwayAndSafeAreasEight() throws {
    #expect(
      try lines([.pin(["Gray View"], pin(.leading))]) == [
        "firstItem=gray firstAttribute=leading secondItem=safe secondAttribute=leading constant=20 symbolic=YES"
      ])
    #expect(
      try lines([.pin(["label"], pin(.bottom))]) == [
        "firstItem=safe firstAttribute=bottom secondItem=label secondAttribute=bottom constant=8 symbolic=YES"
      ])
    #expect(
      try lines([.pin(["Gray View"], pin(.top) { $0.toSuperview = true })]) == [
        "firstItem=gray firstAttribute=top secondItem=root secondAttribute=top constant=20 symbolic=YES"
      ])
    #expect(
      try lines([.constrain("Gray View.trailing = trailing - standard", identifier: nil)]) == [
        "firstAttribute=trailing secondItem=gray secondAttribute=trailing constant=20 symbolic=YES"
      ])
  }

  /// No document has a symbolic constraint to a margin: the margin is the standard distance.
  @Test func aMarginIsTheStandardDistance() throws {
    #expect(
      try lines([.pin(["Gray View"], pin(.leading) { $0.toMargins = true })]) == [
        "firstItem=gray firstAttribute=leading secondItem=root secondAttribute=leadingMargin"
      ])
  }

  /// 29 of 30 to the guides from before safe areas.
  @Test func oldLayoutGuidesAreEightPointsAway() throws {
    let old = Samples.scene
      .replacing("<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>", with: "")
      .replacing(
        "<view key=\"view\" contentMode",
        with:
          "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"safe\"/><viewControllerLayoutGuide type=\"bottom\" id=\"end\"/></layoutGuides><view key=\"view\" contentMode"
      )
    let draft = try Samples.draft(Array(old.utf8))
    let id = try #require(
      try Performer(draft).perform(.constrain("Gray View.top = Top Layout Guide.bottom + standard", identifier: nil))
        .first)
    #expect(draft.value("constant", of: try draft.node(id)) == "8")
    let end = try #require(
      try Performer(draft).perform(.constrain("Bottom Layout Guide.top = Gray View.bottom + standard", identifier: nil))
        .first)
    #expect(draft.value("constant", of: try draft.node(end)) == "8")
  }

  @Test func makingAConstraintStandardSetsItsConstant() throws {
    let draft = try Samples.draft()
    let performer = Performer(draft)
    try performer.perform(.set(["lab-to-top"], [Assignment("symbolic", "YES")]))
    let label = try draft.node("lab-to-top")
    #expect(draft.value("constant", of: label) == "8" && draft.value("symbolic", of: label) == "YES")
    try performer.perform(.set(["lab-to-top"], [Assignment("constant", "30")]))
    #expect(draft.value("symbolic", of: label) == nil && draft.value("constant", of: label) == "30")
    try performer.perform(.set(["blu-tr-ail"], [Assignment("symbolic", "YES")]))
    #expect(draft.value("constant", of: try draft.node("blu-tr-ail")) == "20")
    // A distance that is written the other way round is turned: blue is right of gray.
    try performer.perform(.constrain("Gray View.trailing = Blue View.leading - 30", identifier: "gap"))
    try performer.perform(.set(["gap"], [Assignment("symbolic", "YES")]))
    let gap = try draft.constraint(try Naming(draft).find("gap"))
    #expect(draft.value("firstItem", of: gap) == "blue" && draft.value("secondItem", of: gap) == "gray")
    #expect(draft.value("constant", of: gap) == "8")
  }

  @Test(arguments: [
    ("Gray View.width = Blue View.width + standard", "gray.width and blue.width have no standard distance"),
    ("Gray View.leading = Blue View.leading + standard", "have no standard distance"),
    ("Gray View.leading = 2 × Safe Area.leading + standard", "have no standard distance"),
    ("Gray View.trailing = Blue View.leading + standard", "write - standard instead of + standard"),
    ("Blue View.leading = Gray View.trailing - standard", "write + standard instead of - standard"),
  ]) func whatHasNoStandardDistanceIsRefused(_ equation: String, _ message: String) throws {
    let error = #expect(throws: EditError.self) { try lines([.constrain(equation, identifier: nil)]) }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test func sizesHaveNoStandardDistance() throws {
    let draft = try Samples.draft()
    let before = draft.bytes
    #expect(throws: EditError.self) {
      try Performer(draft).perform(.set(["blu-wi-dth"], [Assignment("symbolic", "YES")]))
    }
    #expect(draft.bytes == before)
  }
}
