import Linting
import Testing

/// Frames that contradict a constraint, in documents that Xcode did not mark.
@MainActor
@Suite struct MisplacedViewTests {
  /// The ids and messages of what the rule finds in a view of 375 x 667 points with the views and constraints.
  private func found(_ views: String, _ constraints: String) throws -> [String] {
    let text = storyboard(
      """
      <viewController id="c"><view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(views)</subviews><viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(constraints)</constraints></view></viewController>
      """)
    return try lintFindings(of: ["misplaced_view"], in: text, on: ["retina4_7 portrait"]).map {
      "\($0.elementID ?? ""): \($0.message)"
    }
  }

  private let place = tie("a", "leading") + tie("a", "top") + size("a", 100, 40)

  @Test func aFrameThatTheConstraintsGiveIsSilent() throws {
    #expect(try found(view("view", "a", (0, 0, 100, 40)), place) == [])
  }

  @Test func aConstraintThatWasChangedShows() throws {
    #expect(
      try found(view("view", "a", (0, 25, 100, 30)), place) == [
        "a: Frame for \"View[a]\" will be different at run time. Expected: y = 0, height = 40. Actual: y = 25, height = 30"
      ])
  }

  /// Each edge may be rounded to a pixel of a display that nobody knows.
  @Test func aPointIsRounding() throws {
    #expect(try found(view("view", "a", (1, 0, 99, 41)), place) == [])
  }

  /// What hangs on a misplaced view moves with it: one cause is told once.
  @Test func viewsThatMovedAlongAreNotTold() throws {
    let below =
      #"<constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="8" id="b-top"/>"#
    let views = view("view", "a", (0, 25, 100, 40)) + view("view", "b", (0, 73, 100, 40))
    #expect(try found(views, place + below + tie("b", "leading") + size("b", 100, 40)).map { $0.first } == ["a"])
  }

  /// A tool that writes no frames makes one mistake.
  @Test func manyInASceneAreOneFinding() throws {
    let names = ["a", "b", "c"]
    let constraints = names.map { tie($0, "leading") + tie($0, "top") + size($0, 100, 40) }
    let all = try found(names.map { view("view", $0, (0, 0, 0, 0)) }.joined(), constraints.joined())
    #expect(all.map { $0.first } == ["a"])
  }

  /// What gives way proves nothing, nor does what a bar or a margin adds to.
  @Test(arguments: [
    #"<constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" priority="999" id="t"/>"#,
    #"<constraint firstItem="a" firstAttribute="top" relation="greaterThanOrEqual" secondItem="root" secondAttribute="top" id="t"/>"#,
    #"<constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" placeholder="YES" id="t"/>"#,
    #"<constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id="t"/>"#,
    #"<constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="topMargin" id="t"/>"#,
  ])
  func otherConstraintsAreNoProof(_ top: String) throws {
    let rest = tie("a", "leading") + size("a", 100, 40)
    #expect(try found(view("view", "a", (0, 60, 100, 40)), rest + top) == [])
  }

  /// The far edges of a scroll view mean its content, whose frame says nothing of the scroll view's.
  @Test func theContentOfAScrollViewMayBeLonger() throws {
    let content = view("view", "b", (0, 0, 100, 900))
    let edges = ["leading", "trailing", "top", "bottom"].map { edge in
      #"<constraint firstItem="b" firstAttribute="\#(edge)" secondItem="a" secondAttribute="\#(edge)" id="b-\#(edge)"/>"#
    }
    let scroll = view(
      "scrollView", "a", (0, 0, 100, 40),
      "", "<subviews>\(content)</subviews><constraints>\(edges.joined())\(size("b", 100, 900))</constraints>")
    #expect(try found(scroll, place) == [])
  }
}
