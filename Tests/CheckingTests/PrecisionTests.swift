import Linting
import Staging
import Testing

/// Findings that were wrong, missing or told twice on real projects, each in a document that has nothing else.
@MainActor
@Suite struct PrecisionTests {
  /// The findings of a rule in a screen with the views and constraints, on two phones held upright.
  private func findings(_ rule: String, _ views: String, _ constraints: String, hints: Bool = false) throws -> [Finding]
  {
    try findings(
      rule, in: screen(views, constraints), on: ["retina4_0 portrait", "retina4_7 portrait"], hints: hints)
  }

  private func screen(_ views: String, _ constraints: String) -> String {
    storyboard(
      """
      <viewController id="c"><view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(views)</subviews><constraints>\(constraints)</constraints></view></viewController>
      """)
  }

  private func findings(_ rule: String, in text: String, on words: [String], hints: Bool = false) throws -> [Finding] {
    try lintFindings(of: [rule], in: text, on: words) { $0.givesHints = hints }
  }

  /// Only a stack view that fills ties the edges across its axis itself; along the axis every one does.
  @Test(arguments: [("center", "leading", 0), ("fill", "leading", 1), ("center", "top", 1)])
  func edgeAlongTheAlignmentIsReported(_ alignment: String, _ edge: String, _ count: Int) throws {
    let stack = view(
      "stackView", "stack", (0, 0, 100, 100), "axis=\"vertical\" alignment=\"\(alignment)\"",
      "<subviews>\(view("view", "box"))</subviews>")
    let found = try findings("arranged_subview_edge", stack, tie("box", edge, "stack"))
    #expect(found.count == count)
  }

  /// The two have nothing to do with each other: that the height of one is open says nothing about the place of the other.
  @Test func openSizeOfOneViewDoesNotHideAnotherAmbiguity() throws {
    let found = try findings(
      "ambiguous_layout", view("view", "a") + view("view", "b"),
      size("a", 50, 50) + tie("a", "leading") + size("b", 50, nil) + tie("b", "leading") + tie("b", "top"))
    #expect(found.map(\.elementID) == ["a", "b"])
    #expect(found.map(\.isCertain) == [true, true])
  }

  /// The second view hangs below the first, whose height is open: one cause, one finding, which names both.
  @Test func viewsFollowingAnOpenSizeAreInOneFinding() throws {
    let found = try findings(
      "ambiguous_layout", view("view", "a") + view("view", "b"),
      size("a", 50, nil) + tie("a", "leading") + tie("a", "top") + size("b", 50, 50) + tie("b", "leading")
        + tie("b", "top", "a", "bottom", plus: 8))
    #expect(found.map(\.elementID) == ["a"])
    #expect(found.first?.others.map(\.elementID) == ["b"])
  }

  /// One finding that names what else is open, and of a view that Xcode marked along with it: the label keeps its distance from the box.
  /// What is given by numbers does not move, whatever Xcode once wrote.
  @Test func viewsMarkedBesideAnAmbiguousOneAreNamed() throws {
    let found = try findings(
      "ambiguous_layout",
      view("view", "a", (0, 0, 50, 50), "userLabel=\"Box\" ambiguous=\"YES\"")
        + view("view", "b", (0, 58, 50, 50), "userLabel=\"Below\"")
        + view("view", "c", (60, 0, 20, 20), "userLabel=\"Beside\" ambiguous=\"YES\"")
        + view("view", "d", (0, 300, 20, 20), "userLabel=\"Fixed\" ambiguous=\"YES\""),
      size("a", 50, nil) + tie("a", "leading") + tie("a", "top") + size("b", 50, 50) + tie("b", "leading")
        + tie("b", "top", "a", "bottom", plus: 8) + size("c", 20, 20) + tie("c", "leading", plus: 60)
        + tie("c", "top", "a") + size("d", 20, 20) + tie("d", "leading") + tie("d", "top", plus: 300))
    #expect(found.map(\.elementID) == ["a"])
    #expect(
      found.first?.message
        == "Height is ambiguous for \"Box\": add a constraint for the height (also ambiguous: \"Below\" and \"Beside\")"
    )
  }

  /// Xcode's mark says both; a view that has no place of its own cannot lie in a wrong one.
  @Test(arguments: [(50.0, ["ambiguous_layout"]), (60.0, ["ambiguous_layout"])])
  func ambiguousViewIsNotMisplacedToo(_ height: Double, _ rules: [String]) throws {
    let box = view("view", "a", (0, 0, 50, height), "ambiguous=\"YES\" misplaced=\"YES\"")
    let text = screen(box, size("a", 50, nil) + tie("a", "leading") + tie("a", "top"))
    let found = try lintFindings(
      of: ["ambiguous_layout", "misplaced_view"], in: text, on: ["retina4_0 portrait", "retina4_7 portrait"])
    #expect(found.map(\.rule) == rules)
  }

  /// Two labels compete for room on the narrower phone only; that one was moved by hand is another mistake.
  @Test func ambiguityOfOneDeviceDoesNotHideAMovedFrame() throws {
    let text = screen(
      view("label", "a", (0, 90, 180, 20.5), "text=\"A text that is long enough\"")
        + view("label", "b", (180, 20, 195, 20.5), "text=\"Another one that is\" horizontalHuggingPriority=\"300\""),
      tie("a", "leading") + tie("a", "top", plus: 20) + tie("b", "top", plus: 20) + tie("b", "trailing")
        + tie("b", "leading", "a", "trailing", plus: 0))
    let found = try lintFindings(
      of: ["ambiguous_layout", "misplaced_view"], in: text, on: ["retina4_0 portrait", "retina4_7 portrait"])
    #expect(found.contains { $0.rule == "misplaced_view" && $0.elementID == "a" })
  }

  /// A view without constraints stays where it was drawn, at 340 of 320 points: that is why it is outside the screen.
  @Test func viewWithoutConstraintsIsNotOutsideTheScreenToo() throws {
    let button =
      "<button fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a\">"
      + "<rect key=\"frame\" x=\"310\" y=\"100\" width=\"50\" height=\"30\"/>"
      + "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"/>"
      + "<state key=\"normal\" title=\"Go\"/></button>"
    let text = screen(button, "")
    func rules(_ rules: Set<String>) throws -> [String] {
      try lintFindings(of: rules, in: text, on: ["retina4_0 portrait", "retina4_7 portrait"]).map(\.rule)
    }
    #expect(try rules(["missing_constraints", "outside_screen"]) == ["missing_constraints"])
    #expect(try rules(["outside_screen"]) == ["outside_screen"])
  }

  /// The labels of documents of old baselines have their ids in the identity, whatever messages call them.
  @Test func identityOfAmbiguityKeepsTheIdOfASharedName() throws {
    let found = try findings(
      "ambiguous_layout", view("view", "a") + view("view", "b"),
      size("a", 50, 50) + tie("a", "leading") + tie("a", "top") + size("b", 50, 50) + tie("b", "leading"))
    #expect(
      found.map(\.message) == ["Vertical position is ambiguous for \"View #3\": add a constraint for the Y position"])
    #expect(
      found.map(\.identity) == ["Vertical position is ambiguous for \"View[b]\". Need constraints for: Y position"])
  }

  /// Both labels hug at 251 and fill the width between the edges together.
  @Test func equalHuggingIsOneContentPriorityAmbiguity() throws {
    let hugging = "text=\"Name\" horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"251\""
    let labels = view("label", "a", (0, 20, 180, 21), hugging) + view("label", "b", (188, 20, 187, 21), hugging)
    let ties =
      tie("a", "leading") + tie("b", "leading", "a", "trailing", plus: 8) + tie("b", "trailing")
      + tie("a", "top", plus: 20)
      + tie("b", "top", plus: 20)
    let found = try findings("ambiguous_layout", labels, ties)
    #expect(found.count == 1)
    #expect(
      found.first?.message
        == "\"Name #1\" and \"Name #2\" have the same horizontal hugging priority, 251, so Auto Layout cannot decide which view to stretch"
    )
  }

  /// Apple's guide: the arranged view with the lowest hugging priority expands. With three equal ones nothing says which it is, and a
  /// width is not what is missing.
  @Test func equalHuggingInAStackViewIsOneTie() throws {
    let labels = ["One", "Two", "Three"].map {
      view("label", $0, (0, 0, 100, 21), "text=\"Name\" horizontalHuggingPriority=\"251\"")
    }.joined()
    let stack = view("stackView", "stack", (16, 20, 343, 21), "spacing=\"8\"", "<subviews>\(labels)</subviews>")
    let found = try findings(
      "ambiguous_layout", stack,
      tie("stack", "leading", plus: 16) + tie("root", "trailing", "stack", plus: 16) + tie("stack", "top", plus: 20))
    #expect(found.map(\.elementID) == ["One"])
    #expect(found.first?.others.map(\.elementID) == ["Two", "Three"])
    let message = found.first?.message ?? ""
    #expect(message.contains(" have the same horizontal "), "\(message)")
    #expect(
      message.hasSuffix(
        "have the same horizontal hugging priority, 251, so Auto Layout cannot decide which view to stretch"))
  }

  /// A row that is drawn higher than its two labels: the row of a table follows them, and nothing stretches there; on the canvas
  /// one of them does, and Xcode says so. That is the same at two pixels per point as at three.
  @Test(arguments: ["retina4_7 portrait", "retina5_9 portrait"])
  func equalHuggingInARowIsReportedAtEveryScale(_ phone: String) throws {
    let found = try findings("ambiguous_layout", in: rowOfTwoLabels(height: 70), on: [phone])
    #expect(found.map(\.elementID) == ["a"] && found.first?.others.map(\.elementID) == ["b"])
    #expect(found.first?.message.contains(" have the same vertical hugging ") ?? false)
  }

  /// A cell of Xcode 10, whose content ends half a point above it, with labels that hug alike, 8 from the edges and each other.
  private func rowOfTwoLabels(height: Double) -> String {
    let labels = [("a", 8.0), ("b", 36.5)].map { id, y in
      view(
        "label", id, (8, y, 359, 20.5),
        "text=\"Name\" horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"251\"",
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
    }
    let ties =
      tie("a", "top", "content", plus: 8) + tie("b", "top", "a", "bottom", plus: 8)
      + tie("content", "bottom", "b", plus: 8)
      + ["a", "b"].map { tie($0, "leading", "content", plus: 8) + tie("content", "trailing", $0, plus: 8) }.joined()
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14460.31" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/>
      <objects><tableViewCell id="cell"><rect key="frame" x="0" y="0" width="375" height="\(height)"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0" y="0" width="375" height="\(height - 0.5)"/>
      <subviews>\(labels.joined())</subviews><constraints>\(ties)</constraints>
      </tableViewCellContentView></tableViewCell></objects></document>
      """
  }

  /// The widths follow from the contents and the row; that nothing else says them is how the distribution works.
  @Test func proportionalStackViewIsNotAmbiguous() throws {
    let labels =
      view("label", "a", (0, 0, 100, 21), "text=\"One\"") + view("label", "b", (100, 0, 275, 21), "text=\"Two words\"")
    let stack = view(
      "stackView", "stack", (0, 20, 375, 21), "axis=\"horizontal\" distribution=\"fillProportionally\"",
      "<subviews>\(labels)</subviews>")
    let found = try findings(
      "ambiguous_layout", stack, tie("stack", "leading") + tie("stack", "trailing") + tie("stack", "top", plus: 20))
    #expect(found.isEmpty)
  }

  /// Interface Builder keeps a view that no constraint names where it was drawn; only the program knows whether that is meant.
  @Test func unmarkedAmbiguityDependsOnCode() throws {
    let inner = view("view", "inner", (30, 100, 30, 30))
    let between = view("view", "between", (0, 0, 50, 50), "", "<subviews>\(inner)</subviews>")
    let found = try findings(
      "ambiguous_layout", between, tie("inner", "leading") + tie("inner", "top") + size("inner", 30, 30))
    #expect(found.map(\.elementID) == ["between"])
    #expect(found.map(\.isCertain) == [false])
  }

  @Test func ambiguityOfAHiddenViewDependsOnCode() throws {
    let found = try findings(
      "ambiguous_layout", view("view", "a", (0, 0, 50, 50), "hidden=\"YES\""), tie("a", "leading"))
    #expect(found.map(\.condition) == ["the view is hidden until the app's code shows the view"])
  }

  /// Twelve views with the same two widths: one mistake, made twelve times.
  @Test func repeatedMistakeIsOneFinding() throws {
    let ids = (1...12).map { "key\($0)" }
    let ties = ids.enumerated().map { index, id in
      tie(id, "leading") + tie(id, "top", plus: Double(index) * 20) + size(id, 64, 10)
        + "<constraint firstItem=\"\(id)\" firstAttribute=\"width\" constant=\"70\" id=\"\(id)-again\"/>"
    }
    let found = try findings("conflicting_constraints", ids.map { view("view", $0) }.joined(), ties.joined())
    #expect(found.count == 1)
    #expect(found.first?.others.count == 11)
    #expect(found.first?.message.contains("\"View #2\".width = 64") ?? false)
  }

  /// A long text names its label by its beginning, and two views of one name have numbers.
  @Test func namesInMessagesAreUnique() throws {
    let text = String(repeating: "lorem ipsum ", count: 75)
    let labels = ["a", "b"].map { view("label", $0, (0, 0, 50, 20), "text=\"\(text)\"") }.joined()
    let found = try findings(
      "conflicting_constraints", labels,
      tie("a", "leading") + tie("a", "top") + size("a", 50, 20) + tie("b", "leading") + tie("b", "top")
        + size("b", 50, 20) + tie("b", "width", "a", plus: 20))
    let message = try #require(found.first).message
    #expect(message.contains("\"lorem ipsum lorem ipsum lorem i… #2\".width"), "\(message)")
    #expect(message.count < 400)
  }

  /// The header ends where the screen does, 800 points lower, by mistake: another height is no advice, and no hint says so.
  @Test func improbableConstantIsNotProposed() throws {
    let found = try findings(
      "conflicting_constraints", view("view", "header", (0, 0, 375, 60)),
      tie("header", "leading") + tie("header", "trailing") + tie("header", "top") + size("header", nil, 60)
        + tie("header", "bottom", plus: 800), hints: true)
    let hints = try #require(found.first).hints
    #expect(!hints.isEmpty)
    #expect(hints.allSatisfy { !$0.contains("set the constant") }, "\(hints)")
  }

  /// A label that hugs its text at 1000 cannot be 300 wide: the content is the other side of the conflict.
  @Test func conflictNamesTheIntrinsicSize() throws {
    let label = view("label", "a", (0, 0, 40, 21), "text=\"Hi\" horizontalHuggingPriority=\"1000\"")
    let found = try findings(
      "conflicting_constraints", label, tie("a", "leading") + tie("a", "top") + size("a", 300, nil))
    #expect(found.first?.message.contains("the content hugging of \"Hi\" (maximum width: ") ?? false)
  }

  /// Frames of 200 points overlap by 25 on the narrow phone, but the texts in them are short and far apart.
  @Test func invisiblePartsDoNotOverlap() throws {
    let labels =
      view("label", "a", (0, 0, 160, 21), "text=\"Left\"")
      + view("label", "b", (200, 0, 160, 21), "text=\"Right\" textAlignment=\"right\"")
    let found = try findings(
      "overlapping_views", labels,
      tie("a", "leading") + tie("a", "top") + size("a", 172, 21) + tie("b", "trailing") + tie("b", "top")
        + size("b", 172, 21))
    #expect(found.isEmpty)
  }

  /// 400 points from the left edge end 80 and 25 points beyond the screens of 320 and 375.
  @Test func differingNumbersBecomeARange() throws {
    let box = view("button", "a", (0, 0, 300, 30), "", "<state key=\"normal\" title=\"Save\"/>")
    let found = try findings("outside_screen", box, tie("a", "leading") + tie("a", "top") + size("a", 400, 30))
    #expect(found.map(\.message) == ["\"Save\" extends 25 to 80 points beyond the screen"])
  }

  /// The author holds a place for a size that the program gives: no size of zero is left.
  @Test func buttonWithPlaceholderSizeIsNotZeroSize() throws {
    let button = view(
      "button", "a", (0, 0, 100, 30), "placeholderIntrinsicWidth=\"100\" placeholderIntrinsicHeight=\"30\"")
    #expect(try findings("zero_size", button, tie("a", "leading") + tie("a", "top") + size("a", 0, 30)).isEmpty)
  }

  /// Nothing is drawn in an image view before the program sets the image, which brings its size.
  @Test func imageViewWithoutImageIsNotZeroSize() throws {
    let found = try findings(
      "zero_size", view("imageView", "a", (0, 0, 50, 50)), tie("a", "leading") + tie("a", "top") + size("a", 0, 50))
    #expect(found.isEmpty)
  }

  /// A label without constraints in a scroll view says nothing about the content.
  @Test func unconstrainedScrollContentIsReported() throws {
    let scroll = view(
      "scrollView", "scroll", (0, 0, 375, 667), "",
      "<subviews>\(view("label", "a", (0, 0, 40, 21), "text=\"Label\""))</subviews>")
    let edges = ["leading", "trailing", "top", "bottom"].map { tie("scroll", $0) }.joined()
    let found = try findings("scrollable_content_size", scroll, edges)
    #expect(found.map(\.elementID) == ["scroll"])
  }
}
