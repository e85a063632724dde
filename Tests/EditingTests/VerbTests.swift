import Geometry
import InterfaceBuilder
import Testing

@testable import Editing

/// Verbs on the sample: which constraints they make.
@MainActor @Suite struct VerbTests {
  private func constraints(_ verbs: Verb...) throws -> [String] {
    let draft = try Samples.draft()
    let before = Set(draft.constraints.compactMap { draft.id(of: $0) })
    let performer = Performer(draft)
    for verb in verbs { try performer.perform(verb) }
    let words = ConstraintName(name: { draft.value("userLabel", of: $0) ?? draft.id(of: $0) }, draft: draft)
    return draft.constraints.filter { !before.contains(draft.id(of: $0) ?? "") }.map(words.equation)
  }

  private func pin(_ edges: [RectEdge: Pin.Distance], _ change: (inout Pin) -> Void = { _ in }) -> Pin {
    var pin = Pin()
    pin.edges = edges
    change(&pin)
    return pin
  }

  /// One view exactly over another could not be told from it.
  @Test func whatIsAddedLiesOnNothing() throws {
    let draft = try Samples.draft()
    let ids = try ["", "", ""].map { _ in
      try #require(try Performer(draft).perform(.add(NewView(.button), into: "root", at: nil)).first)
    }
    let frames = try ids.map { try #require(draft.frame(of: try draft.node($0))) }
    #expect(frames.map { $0.x - frames[0].x } == [0, 20, 40])
    #expect(frames.map { $0.y - frames[0].y } == [0, 20, 40])
    #expect(Set(frames.map(\.width)).count == 1)
  }

  @Test func distancesLeadToTheNearestNeighbor() throws {
    // Gray ends at 160, blue begins at 200; below gray and blue comes the label at 200.
    #expect(
      try constraints(.pin(["Gray View"], pin([.trailing: .current]))) == [
        "Blue View.leading = Gray View.trailing + 40"
      ])
    #expect(try constraints(.pin(["Gray View"], pin([.bottom: .current]))) == ["label.top = Gray View.bottom + 60"])
    #expect(
      try constraints(.pin(["Gray View"], pin([.leading: .points(7)]))) == ["Gray View.leading = safe.leading + 7"])
    #expect(try constraints(.pin(["label"], pin([.bottom: .points(7)]))) == ["safe.bottom = label.bottom + 7"])
  }

  /// Gray ends at 160, where blue is 40 points away; both have 120 points.
  @Test func aDragThatChoosesNothingListsTheMenu() throws {
    let performer = Performer(try Samples.draft())
    let menu = try performer.menu("Gray View", "Blue View").map { "\($0.drag): \($0.constraint)" }
    #expect(menu.contains("horizontalSpacing: Blue View.leading = Gray View.trailing + 40"))
    #expect(menu.contains("standardHorizontalSpacing: Blue View.leading = Gray View.trailing + standard"))
    #expect(menu.contains("equalWidths: Gray View.width = Blue View.width"))
    #expect(!menu.contains { $0.contains("Margin") })
    let toGuide = try performer.menu("Gray View", "Safe Area").map { "\($0.drag): \($0.constraint)" }
    #expect(toGuide.contains("leadingSpace: Gray View.leading = Safe Area.leading + 40"))
    #expect(!toGuide.contains { $0.contains("Baseline") || $0.contains("Spacing") })
    let error = #expect(throws: EditError.self) { try performer.perform(.connect("Gray View", "Blue View", [])) }
    #expect(error?.message.contains("equalWidths (Gray View.width = Blue View.width)") == true)
    #expect(performer.draft.patch.isEmpty)
  }

  /// The canvas of Xcode 14 shows no status bar on an iPhone 8, which has one of 20 points: gray is drawn at 60.
  @Test func aTopMarginIsThatOfTheDevice() throws {
    #expect(try constraints(.connect("Gray View", "root", [.topMargin])) == ["Gray View.top = topMargin + 40"])
    #expect(try constraints(.connect("Gray View", "root", [.topSpace])) == ["Gray View.top = safe.top + 60"])
  }

  /// Xcode's menu for a drag that ends where it began. Gray is drawn with 120 × 80.
  @Test func aDragOntoItselfOffersSizes() throws {
    let performer = Performer(try Samples.draft())
    #expect(
      try performer.menu("Gray View", "Gray View").map { "\($0.drag): \($0.constraint)" } == [
        "aspectRatio: Gray View.width = 3:2 × Gray View.height", "width: Gray View.width = 120",
        "height: Gray View.height = 80",
      ])
    #expect(
      try constraints(.connect("Gray View", "Gray View", [.width, .aspectRatio]))
        == ["width = 120", "width = 3:2 × height"])
    #expect(throws: EditError.self) { try constraints(.connect("Gray View", "Gray View", [.leadingMargin])) }
    #expect(throws: EditError.self) { try constraints(.connect("Gray View", "Blue View", [.width])) }
  }

  /// Gray and blue are 40 points apart, and each asks for that.
  @Test func aSpaceThatTwoViewsAskForIsAddedOnce() throws {
    for distance in [Pin.Distance.standard, .points(8)] {
      let made = try constraints(.pin(["Gray View", "Blue View"], pin([.leading: distance, .trailing: distance])))
      #expect(made.count { $0.hasPrefix("Blue View.leading = Gray View.trailing") } == 1, "\(made)")
    }
    // What the document has already is left out, as long as something is new: blue is 120 points wide.
    let width = pin([:]) { $0.width = .points(120) }
    #expect(try constraints(.pin(["Gray View", "Blue View"], width)) == ["width = 120"])
    #expect(throws: EditError.self) { try constraints(.pin(["Blue View"], width)) }
  }

  @Test func severalObjectsGetAttributes() throws {
    let draft = try Samples.draft()
    let made = try Performer(draft).perform(.set(["Gray View", "Blue View"], [Assignment("alpha", "0.5")]))
    #expect(made == ["gray", "blue"])
    #expect(draft.value("alpha", of: try draft.node("gray")) == "0.5")
    #expect(draft.value("alpha", of: try draft.node("blue")) == "0.5")
    // If one of them cannot have an attribute, none gets it.
    #expect(throws: EditError.self) {
      try Performer(draft).perform(.set(["label", "Gray View"], [Assignment("numberOfLines", "2")]))
    }
    #expect(draft.value("numberOfLines", of: try draft.node("label")) == nil)
  }

  @Test func marginsAndSuperviewsGoBeforeNeighbors() throws {
    let toMargins = pin([.trailing: .points(0)]) { $0.toMargins = true }
    #expect(try constraints(.pin(["Gray View"], toMargins)) == ["trailingMargin = Gray View.trailing"])
    let toSuperview = pin([.trailing: .points(3)]) { $0.toSuperview = true }
    #expect(try constraints(.pin(["Gray View"], toSuperview)) == ["trailing = Gray View.trailing + 3"])
  }

  @Test func standardDistancesAreSymbolic() throws {
    #expect(
      try constraints(.pin(["Gray View"], pin([.trailing: .standard]))) == [
        "Blue View.leading = Gray View.trailing + standard"
      ])
  }

  @Test func sizesAndRatios() throws {
    let sizes = pin([:]) {
      $0.width = .current
      $0.aspectRatio = "current"
    }
    #expect(try constraints(.pin(["Gray View"], sizes)).sorted() == ["width = 120", "width = 3:2 × height"])
    let equal = pin([:]) { $0.equalHeights = true }
    #expect(
      try constraints(.pin(["Blue View", "Gray View", "label"], equal)) == [
        "Gray View.height = Blue View.height", "label.height = Blue View.height",
      ])
  }

  @Test func alignments() throws {
    var alignment = Alignment()
    alignment.attributes = [.top]
    alignment.centerXInContainer = 5
    #expect(
      try constraints(.align(["Blue View", "Gray View"], alignment))
        == ["Gray View.top = Blue View.top", "Blue View.centerX = centerX + 5", "Gray View.centerX = centerX + 5"])
  }

  @Test func equations() throws {
    #expect(
      try constraints(.constrain("Gray View.width >= 0.5 × Blue View.width - 3.5 @250", identifier: nil)) == [
        "Gray View.width ≥ 0.5 × Blue View.width - 3.5"
      ])
    #expect(try constraints(.constrain("bottom = Gray View.bottom", identifier: nil)) == ["bottom = Gray View.bottom"])
    for text in [
      "Gray View.width", "= 3", "Gray View.wide = 3", "Nobody.width = 3", "Gray View.leading = 3", "width = width",
    ] {
      #expect(throws: EditError.self) { try constraints(.constrain(text, identifier: nil)) }
    }
  }

  @Test func embeddingKeepsPlaces() throws {
    let draft = try Samples.draft()
    let performer = Performer(draft)
    let id = try #require(try performer.perform(.embed(["Blue View", "Gray View"], Embedding())).first)
    let document = try draft.document()
    let stack = try #require(document.view(id: id)?.view)
    #expect(stack.frame == Rect(x: 40, y: 60, width: 280, height: 80.5))
    #expect(stack.subviews.map(\.id) == ["gray", "blue"])
    #expect(stack.subviews.map { $0.frame?.x } == [0, 160])
    #expect(StackViewElement(stack.element)?.axis == .horizontal)
    #expect(StackViewElement(stack.element)?.spacing == 40)
    try performer.perform(.unembed(id))
    let back = try draft.document()
    #expect(back.view(id: "gray")?.view.frame == Rect(x: 40, y: 60, width: 120, height: 80))
    #expect(back.view(id: "blue")?.view.frame == Rect(x: 200, y: 60.5, width: 120, height: 80))
  }

  @Test func aRefusedVerbChangesNothing() throws {
    let draft = try Samples.draft()
    let equal = pin([.leading: .points(1)]) { $0.equalWidths = true }
    #expect(throws: EditError.self) { try Performer(draft).perform(.pin(["Gray View"], equal)) }
    #expect(draft.patch.isEmpty)
  }
}
