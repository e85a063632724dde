import Geometry
import InterfaceBuilder
import Staging
import Testing

@testable import Editing

/// Distances as they are shown, stored frames that follow, neighbors, and connections.
@MainActor @Suite struct ShownTests {
  /// source: the sample: between the gray view, which ends at 160, and the blue one, which begins at 200, are 40 points.
  @Test func addNewConstraintsOffersPresentDistancesAndNeighbors() throws {
    let choices = try Performer(try Samples.draft()).pinChoices(of: "gray")
    #expect(choices.width == 120 && choices.height == 80)
    let trailing = try #require(choices.edges["trailing"])
    #expect(trailing.first == PinChoices.Neighbor(id: "blue", name: "Blue View", distance: 40))
    #expect(trailing.map(\.id) == ["blue", "safe", "root"])
    #expect(choices.edges["leading"]?.map(\.distance) == [40, 40])
  }

  @Test func anEdgeIsPinnedToTheNeighborThatWasChosen() throws {
    let draft = try Samples.draft()
    var pin = Pin()
    pin.edges = [.trailing: .current]
    pin.neighbors = [.trailing: "root"]
    try Performer(draft).perform(.pin(["gray"], pin))
    // 375 less the 160 at which the view ends.
    #expect(
      draft.text.contains(
        #"firstItem="root" firstAttribute="trailing" secondItem="gray" secondAttribute="trailing" constant="215""#)
        || draft.text.contains(
          #"firstAttribute="trailing" secondItem="gray" secondAttribute="trailing" constant="215""#)
    )
  }

  /// Two neighbors pinned in one go ask twice for the space between them, and for what is there already.
  @Test func duplicatesWithinOnePinAreLeftOut() throws {
    let draft = try Samples.draft()
    var pin = Pin()
    pin.edges = [.leading: .current, .trailing: .current]
    pin.equalWidths = true
    let made = try Performer(draft).perform(.pin(["gray", "blue"], pin))
    // Leading of the gray view, the space between, equal widths; trailing of the blue view is there.
    #expect(made.count == 3)
    let error = #expect(throws: EditError.self) { try Performer(draft).perform(.pin(["gray", "blue"], pin)) }
    #expect(error?.message == "the document already has all of these constraints")
  }

  /// source: the sample: the top of the blue view is 40.5 below that of the safe area, which the canvas of this Xcode puts at 20.
  @Test func storedFramesFollowWhatConstraintsSay() throws {
    let draft = try Samples.draft()
    let performer = Performer(draft)
    try performer.perform(.resolve([], .updateFrames))
    let before = try performer.canvasFrames()
    let stood = try #require(draft.frame(of: try draft.node("blue")))
    try performer.perform(.set(["blu-wi-dth"], [Assignment("constant", "100")]))
    try performer.followFrames(since: before)
    let frame = try #require(draft.frame(of: try draft.node("blue")))
    #expect(frame.width == 100 && frame.height == 80)
    // Its right edge stays where it was: 55 points from that of the safe area.
    #expect(frame.x + frame.width == stood.x + stood.width)
    // What does not depend on it keeps its bytes.
    #expect(draft.frame(of: try draft.node("gray")) == Rect(x: 40, y: 60, width: 120, height: 80))
  }

  @Test func aViewThatIsNotDecidedIsShownAtItsStoredFrame() throws {
    let draft = try Samples.draft()
    let performer = Performer(draft)
    // Only its width is said: in the app it would be 0 points high, in a corner.
    try performer.perform(.constrain("Gray View.width = 120", identifier: nil))
    let surface = Surface.device(try #require(LayoutConfiguration(device: "retina4_7")))
    let frames = try performer.shownFrames(on: surface)
    #expect(frames["gray"] == Rect(x: 40, y: 60, width: 120, height: 80))
  }

  @Test func actionsAndCollectionsAreConnections() throws {
    let draft = try Samples.draft()
    let performer = Performer(draft)
    try performer.perform(.action(from: "gray", selector: "tap:", to: "vc1", event: "touchUpInside"))
    try performer.perform(.collection(from: "vc1", property: "boxes", to: "gray"))
    try performer.perform(.collection(from: "vc1", property: "boxes", to: "blue"))
    #expect(draft.text.contains(#"<action selector="tap:" destination="vc1" eventType="touchUpInside" id=""#))
    #expect(draft.text.ranges(of: #"<outletCollection property="boxes" destination=""#).count == 2)
    #expect(throws: EditError.self) {
      try performer.perform(.action(from: "gray", selector: "tap:", to: "vc1", event: "touchUpInside"))
    }
    #expect(throws: EditError.self) {
      try performer.perform(.action(from: "gray", selector: "no selector", to: "vc1", event: nil))
    }
    #expect(throws: EditError.self) {
      try performer.perform(.action(from: "gray", selector: "other:", to: "vc1", event: "touchUp"))
    }
    _ = try draft.document()
  }
}
