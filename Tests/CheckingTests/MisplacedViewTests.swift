import Linting
import Testing

/// Frames that contradict a constraint, in documents that Xcode did not mark.
@MainActor
@Suite struct MisplacedViewTests {
  /// The ids and messages of what the rule finds in a view of 375 x 667 points with the views and constraints.
  private func found(_ views: String, _ constraints: String) throws -> [String] {
    try findings(views, constraints).map { "\($0.elementID ?? ""): \($0.message)" }
  }

  /// The ids of the views that findings name, those that moved along after the others of their finding.
  private func named(_ views: String, _ constraints: String) throws -> [String] {
    try findings(views, constraints).flatMap { [$0.elementID ?? ""] + $0.others.map { $0.elementID ?? "" } }
  }

  private func findings(_ views: String, _ constraints: String) throws -> [Finding] {
    let text = storyboard(
      """
      <viewController id="c"><layoutGuides><viewControllerLayoutGuide type="top" id="top"/>
      <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(views)</subviews><viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(constraints)</constraints></view></viewController>
      """)
    return try lintFindings(of: ["misplaced_view"], in: text, on: ["retina4_7 portrait"])
  }

  private let place = tie("a", "leading") + tie("a", "top") + size("a", 100, 40)

  @Test func consistentFrameIsNotMisplaced() throws {
    #expect(try found(view("view", "a", (0, 0, 100, 40)), place) == [])
  }

  @Test func changedConstraintMakesAViewMisplaced() throws {
    #expect(
      try found(view("view", "a", (0, 25, 100, 30)), place) == [
        "a: The frame of \"View #2\" at run time differs from the frame in the document: the constraints produce y = 0, height = 40, but the document stores y = 25, height = 30"
      ])
  }

  /// Each edge may be rounded to a pixel of a display that nobody knows, which is half a point or less.
  @Test func halfAPointIsNotMisplaced() throws {
    #expect(try named(view("view", "a", (0.5, 0, 99.5, 40.5)), place) == [])
    #expect(try named(view("view", "a", (1, 0, 100, 40)), place) == ["a"])
  }

  /// What hangs on a misplaced view moves with it: one cause is told once, and names both.
  @Test func viewsThatMovedAlongAreOtherPlacesOfTheFinding() throws {
    let below =
      #"<constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="8" id="b-top"/>"#
    let views = view("view", "a", (0, 25, 100, 40)) + view("view", "b", (0, 73, 100, 40))
    let constraints = place + below + tie("b", "leading") + size("b", 100, 40)
    #expect(try found(views, constraints).map { $0.first } == ["a"])
    #expect(try named(views, constraints) == ["a", "b"])
  }

  /// A tool that writes no frames makes one mistake.
  @Test func misplacedViewsOfASceneAreOneFinding() throws {
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
  @Test func longerScrollContentIsNotMisplaced() throws {
    let content = view("view", "b", (0, 0, 100, 900))
    let edges = ["leading", "trailing", "top", "bottom"].map { edge in
      #"<constraint firstItem="b" firstAttribute="\#(edge)" secondItem="a" secondAttribute="\#(edge)" id="b-\#(edge)"/>"#
    }
    let scroll = view(
      "scrollView", "a", (0, 0, 100, 40),
      "", "<subviews>\(content)</subviews><constraints>\(edges.joined())\(size("b", 100, 900))</constraints>")
    #expect(try found(scroll, place) == [])
  }

  /// Nobody knows how far inside a guide or margin lies, but it does lie inside.
  @Test(arguments: [
    (tie("a", "leading", "safe") + tie("a", "top"), (-10.0, 0.0)),
    (tie("a", "leading", "root", "leadingMargin") + tie("a", "top"), (-10, 0)),
    (tie("a", "trailing", "root", "trailingMargin") + tie("a", "top"), (280, 0)),
    (tie("a", "leading") + tie("a", "bottom", "safe"), (0, 640)),
    (tie("a", "leading") + tie("a", "bottom", "bottom", "top"), (0, 640)),
    (tie("a", "leading") + tie("a", "top", "top", "bottom"), (0, 680)),
  ])
  func guidesLieInside(_ edges: String, _ origin: (Double, Double)) throws {
    #expect(try named(view("view", "a", (origin.0, origin.1, 100, 40)), edges + size("a", 100, 40)) == ["a"])
  }

  /// The standard distance at a container is 20 points, 8 in some documents, and 0 in others; the document stores the last one.
  @Test(arguments: [(0.0, true), (8, true), (36, false)])
  func standardDistanceIsOnlyALowerBound(_ x: Double, _ isRight: Bool) throws {
    let constraints = tie("a", "leading", plus: 20, #"symbolic="YES""#) + tie("a", "top") + size("a", 100, 40)
    #expect(try named(view("view", "a", (x, 0, 100, 40)), constraints).isEmpty == isRight)
  }

  /// The alignment rectangle of an image may be smaller than its frame, around the same center.
  @Test func imageWithUnknownInsetsIsNotMisplaced() throws {
    #expect(try named(view("imageView", "a", (-3, -3, 106, 46)), place) == [])
    #expect(try named(view("imageView", "a", (-3, 5, 100, 40)), place) == ["a"])
  }

  /// Xcode leaves ambiguous views where they are. Only what is tied to a superview has a place that is known.
  @Test func ambiguousViewIsMisplacedOnlyAgainstItsSuperview() throws {
    let ambiguous = view("view", "a", (0, 25, 100, 40), #"ambiguous="YES""#)
    #expect(try named(ambiguous, place) == ["a"])
    let below =
      tie("a", "top", "b", "bottom") + tie("a", "leading") + tie("b", "top") + tie("b", "leading") + size("b", 100, 10)
    #expect(try named(ambiguous + view("view", "b", (0, 0, 100, 10)), below + size("a", 100, 40)) == [])
  }

  /// Of conflicting constraints Xcode may have broken others.
  /// Xcode stored a label of 39.5 points in a header of 414 with 16 points beside it, and marked nothing (2 of 2).
  @Test(arguments: [("translatesAutoresizingMaskIntoConstraints=\"NO\"", 0), ("", 1)])
  func contentOfAHeaderThatIsSizedTwiceIsNotMisplaced(_ attribute: String, _ count: Int) throws {
    let label =
      "<label text=\"Label\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a\">"
      + "<rect key=\"frame\" x=\"16\" y=\"16\" width=\"41.5\" height=\"20.5\"/></label>"
    let ties = ["leading", "top"].map { tie("a", $0, "header", plus: 16) } + [tie("header", "trailing", "a", plus: 16)]
    let header =
      "<view key=\"tableHeaderView\" \(attribute) id=\"header\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"52.5\"/>"
      + "<subviews>\(label)</subviews><constraints>\(ties.joined())</constraints></view>"
    let sides = ["leading", "top", "trailing", "bottom"].map { tie("table", $0) }.joined()
    let found = try findings(view("tableView", "table", (0, 0, 375, 667), "", header), sides)
    #expect(found.map(\.elementID) == Array(repeating: "a", count: count))
  }

  @Test func conflictingConstraintsDoNotMakeAViewMisplaced() throws {
    let conflict =
      tie("b", "leading") + tie("b", "top") + size("b", 10, 10)
      + #"<constraint firstItem="b" firstAttribute="width" constant="20" id="b-wide"/>"#
    #expect(try named(view("view", "a", (0, 25, 100, 40)) + view("view", "b", (0, 0, 10, 10)), place + conflict) == [])
  }

  /// A switch and a line of text have one size, unless something else decides it.
  @Test func knownIntrinsicSizeMakesAViewMisplaced() throws {
    let edges = tie("a", "leading") + tie("a", "top")
    #expect(try named(view("switch", "a", (0, 0, 51, 31)), edges) == [])
    #expect(try named(view("switch", "a", (0, 0, 40, 31)), edges) == ["a"])
    func label(_ height: Double, _ more: String = "") -> String {
      view(
        "label", "a", (0, 0, 42, height), #"text="Label" adjustsFontSizeToFit="NO" \#(more)"#,
        #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#)
    }
    #expect(try named(label(20.5), edges) == [])
    #expect(try named(label(24), edges) == ["a"])
    #expect(try named(label(24, #"customClass="MyLabel""#), edges) == [])
    #expect(try named(label(41, #"numberOfLines="0""#), edges) == [])
    #expect(try named(label(24), edges + tie("a", "bottom", "root", nil, plus: 0, #"priority="1""#)) == [])
  }

  /// Baselines of one font are as far apart as the tops of labels, the bottoms for the last ones, and the middles of buttons.
  @Test(arguments: [
    ("label", "firstBaseline", 0.0), ("label", "lastBaseline", 20.5), ("label", "baseline", 20.5),
    ("button", "baseline", 5.5),
  ])
  func baselinesOfLikeLines(_ tag: String, _ attribute: String, _ y: Double) throws {
    func line(_ id: String, _ frame: (Double, Double, Double, Double), _ size: Int = 17) -> String {
      view(
        tag, id, frame, #"text="Label" adjustsFontSizeToFit="NO""#,
        #"<fontDescription key="fontDescription" type="system" pointSize="\#(size)"/><state key="normal" title="Label"/>"#
      )
    }
    let constraints =
      tie("a", "leading") + tie("a", "top") + size("a", 42, 41)
      + tie("b", "leading", "a", "trailing") + size("b", 42, tag == "button" ? 30 : 20.5) + tie("b", attribute, "a")
    let first = line("a", (0, 0, 42, 41))
    let height = tag == "button" ? 30 : 20.5
    #expect(try named(first + line("b", (42, y, 42, height)), constraints) == [])
    #expect(try named(first + line("b", (42, y + 4, 42, height)), constraints) == ["b"])
    #expect(try named(first + line("b", (42, y + 4, 42, height), 12), constraints) == [])
  }

  /// Frames and constants that are no finite numbers prove nothing, and end no process.
  @Test(arguments: ["inf", "-inf", "nan", "1e308"])
  func misplacedViewRuleSurvivesMeaninglessNumbers(_ number: String) throws {
    let odd =
      #"<constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="\#(number)" multiplier="\#(number)" id="odd"/>"#
    _ = try named(view("view", "a", (0, 25, 100, 40)), odd + tie("a", "leading") + size("a", 100, 40))
  }
}
