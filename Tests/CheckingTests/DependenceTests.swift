import Linting
import Testing

/// Findings that depend on what no document says, and findings that tell one cause twice.
@MainActor
@Suite struct DependenceTests {
  private func screen(
    _ views: String, _ constraints: String, outlets: String = "", width: Double = 375, height: Double = 667
  ) -> String {
    storyboard(
      """
      <viewController id="c"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
      <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      <subviews>\(views)</subviews><constraints>\(constraints)</constraints></view>
      <connections>\(outlets)</connections></viewController>
      """)
  }

  /// A view 600 points wide fits a phone on its side and no phone held upright: which of them is certain follows from the drawing.
  @Test(arguments: [
    ("portrait", nil), ("landscape", "no Xcode project specifies whether the app supports portrait on an iPhone"),
  ])
  func drawnOrientationIsCertain(_ drawn: String, _ condition: String?) throws {
    let text = screen(
      view("button", "wide", (0, 0, 600, 40)), tie("wide", "leading") + tie("wide", "top") + size("wide", 600, 40),
      width: drawn == "portrait" ? 700 : 667, height: 375
    ).replacing("orientation=\"portrait\"", with: "orientation=\"\(drawn)\"")
    let found = try lintFindings(
      of: ["outside_screen"], in: text, on: ["retina4_7 portrait", "retina4_7 landscape"]
    ) { $0.assumedOrientations = [.phone] }
    #expect(found.map(\.condition) == [condition])
  }

  /// Nothing gives the two views a height: one stack view has room left over, whichever of them takes it.
  @Test func ambiguousSiblingsOfAStackViewAreOneFinding() throws {
    let stack = view(
      "stackView", "stack", (0, 0, 100, 300), "axis=\"vertical\"",
      "<subviews>\(view("view", "a"))\(view("view", "b"))\(view("view", "c"))</subviews>")
    let found = try lintFindings(
      of: ["ambiguous_layout"],
      in: screen(stack, tie("stack", "leading") + tie("stack", "top") + size("stack", 100, 300)),
      on: ["retina4_7 portrait"])
    #expect(found.count == 1)
    #expect(Set(found.flatMap { [$0.elementID] + $0.others.map(\.elementID) }) == ["a", "b", "c"])
  }

  /// A label and a container that lie over each other on the smaller phone: certain, unless the program knows both and can hide one.
  @Test(arguments: [
    ("", nil),
    (
      "<outlet property=\"first\" destination=\"text\" id=\"o1\"/><outlet property=\"second\" destination=\"box\" id=\"o2\"/>",
      "the app's code may show only one of the two views at a time"
    ),
  ])
  func alternativesMayOverlap(_ outlets: String, _ condition: String?) throws {
    let inner = """
      <subviews><label text="Inner words" id="inner" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="100" height="21"/></label></subviews>
      <constraints>\(tie("inner", "leading", "box") + tie("inner", "top", "box", plus: 10))</constraints>
      """
    let views =
      "<label text=\"Words outside\" id=\"text\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
      + "<rect key=\"frame\" x=\"0\" y=\"480\" width=\"120\" height=\"21\"/></label>"
      + view("view", "box", (0, 567, 200, 100), "", inner)
    // The box hangs on the bottom, the label on the top: 568 points are 99 fewer than were drawn.
    let constraints =
      tie("text", "leading") + tie("text", "top", plus: 480) + tie("box", "leading") + tie("box", "bottom")
      + size("box", 200, 100)
    let found = try lintFindings(
      of: ["overlapping_views"], in: screen(views, constraints, outlets: outlets), on: ["retina4_0 portrait"])
    #expect(found.map(\.condition) == [condition])
  }

  /// The box is 40 points too wide, and nobody sees it; the button in it is 10 points too far to the right.
  @Test func viewThatDrawsNothingIsNotOutsideTheScreen() throws {
    let inner = """
      <subviews>\(view("button", "button", (230, 0, 100, 40)))</subviews>
      <constraints>\(tie("button", "leading", "box", plus: 230) + tie("button", "top", "box") + size("button", 100, 40))</constraints>
      """
    let found = try lintFindings(
      of: ["outside_screen"],
      in: screen(
        view("view", "box", (0, 0, 360, 40), "", inner),
        tie("box", "leading") + tie("box", "top") + size("box", 360, 40)), on: ["retina4_0 portrait"])
    #expect(found.map { $0.message.contains("extends 10 points beyond the screen") } == [true])
  }

  /// The stack view ties the edge, 8 points away from where the constraint wants it: the conflict says so.
  @Test(arguments: [(8.0, ["conflicting_constraints"]), (0.0, ["arranged_subview_edge"])])
  func edgeOfAStackViewIsReportedByTheConflictOnly(_ constant: Double, _ rules: [String]) throws {
    let stack = view(
      "stackView", "stack", (0, 0, 100, 50), "axis=\"vertical\"",
      "<subviews>\(view("view", "box"))</subviews><constraints>\(tie("box", "leading", "stack", plus: constant))</constraints>"
    )
    let found = try lintFindings(
      of: ["conflicting_constraints", "arranged_subview_edge"],
      in: screen(stack, tie("stack", "leading") + tie("stack", "top") + size("stack", 100, 50)),
      on: ["retina4_7 portrait"])
    #expect(found.map(\.rule) == rules)
  }

  /// A label of several lines that may not be narrower than one line: what UIKit asks for before it knows the width, nobody says.
  @Test(arguments: [("0", "iOS may wrap the text onto several lines"), ("1", nil)])
  func singleLineWidthConflictOfALabelDependsOnCode(_ lines: String, _ condition: String?) throws {
    let label = """
      <label text="A text that is wider than fifty points" numberOfLines="\(lines)" adjustsFontSizeToFit="NO" \
      horizontalCompressionResistancePriority="1000" id="text" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="50" height="100"/></label>
      """
    let found = try lintFindings(
      of: ["conflicting_constraints"],
      in: screen(label, tie("text", "leading") + tie("text", "top") + size("text", 50, nil)),
      on: ["retina4_7 portrait"])
    #expect(found.map(\.condition) == [condition])
  }

  /// Two boxes of 60 points do not fit in a cell drawn 100 points high, which is its height unless the layout asks the cell.
  @Test(arguments: [("automaticEstimatedItemSize=\"YES\"", "the cell is self-sizing"), ("", nil)])
  func conflictWithTheSizeOfASelfSizingCellDependsOnCode(_ estimate: String, _ condition: String?) throws {
    let boxes =
      view("view", "one", (0, 0, 100, 60), "", "<constraints>\(size("one", nil, 60))</constraints>")
      + view("view", "two", (0, 60, 100, 40), "", "<constraints>\(size("two", nil, 60))</constraints>")
    let ties = ["one", "two"].map { tie($0, "leading", "content") + tie($0, "trailing", "content") }.joined()
    let cell = """
      <collectionViewCell reuseIdentifier="cell" id="cell"><rect key="frame" x="0" y="0" width="100" height="100"/>
      <collectionViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="100" height="100"/>
      <autoresizingMask key="autoresizingMask"/><subviews>\(boxes)</subviews><constraints>\(ties)\(tie("one", "top", "content"))
      <constraint firstItem="two" firstAttribute="top" secondItem="one" secondAttribute="bottom" id="between"/>\
      \(tie("two", "bottom", "content"))</constraints></collectionViewCellContentView></collectionViewCell>
      """
    let list = view(
      "collectionView", "list", (0, 0, 375, 667), "dataMode=\"prototypes\"",
      """
      <collectionViewFlowLayout key="collectionViewLayout" \(estimate) id="flow"><size key="itemSize" width="100" height="100"/>\
      </collectionViewFlowLayout><cells>\(cell)</cells>
      """)
    let ends = ["leading", "trailing", "top", "bottom"].map { tie("list", $0) }.joined()
    let found = try lintFindings(
      of: ["conflicting_constraints"], in: screen(list, ends), on: ["retina4_7 portrait"])
    #expect(found.map(\.condition) == [condition])
  }

  /// The text and a wish for a width want more room than there is with the same priority: how much the text wants is its font's to say.
  @Test(arguments: [
    (#"name="Unheard-Of" family="Unheard""#, "the project does not contain the font of the text"),
    (#"type="system""#, nil),
  ])
  func aTextInAnUnknownFontMayNotCompete(_ font: String, _ condition: String?) throws {
    let label = """
      <label text="A text of one line that wants some room" adjustsFontSizeToFit="NO" id="text" \
      translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="100" height="21"/>
      <fontDescription key="fontDescription" \(font) pointSize="17"/></label>
      """
    let wish = #"<constraint firstItem="box" firstAttribute="width" constant="300" priority="750" id="wish"/>"#
    let constraints =
      tie("text", "leading") + tie("box", "leading", "text", "trailing") + tie("box", "trailing") + tie("text", "top")
      + tie("box", "top") + size("box", nil, 20) + wish
    let found = try lintFindings(
      of: ["ambiguous_layout"], in: screen(label + view("view", "box"), constraints), on: ["retina4_7 portrait"])
    #expect(found.map(\.condition) == [condition])
  }

  /// The author lets a link be cut whose resistance is below that of every label, however its text is written.
  @Test func placeholderIsFoundInAttributedText() throws {
    let label = """
      <label usesAttributedText="YES" horizontalCompressionResistancePriority="749" adjustsFontSizeToFit="NO" id="text" \
      translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="100" height="21"/>
      <attributedString key="attributedText"><fragment content="A long text that does not fit in"/></attributedString></label>
      """
    let found = try lintFindings(
      of: ["clipped_text"],
      in: screen(
        label, tie("text", "leading") + tie("text", "top") + size("text", 100, nil),
        outlets: "<outlet property=\"link\" destination=\"text\" id=\"o\"/>"), on: ["retina4_7 portrait"])
    #expect(found.map(\.condition) == ["the app's code may replace the placeholder text"])
  }

  /// A mask that Xcode did not write into a new view is the author's.
  @Test(arguments: [
    ("flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"", 1), ("", 1), ("widthSizable=\"YES\" flexibleMaxY=\"YES\"", 0),
    ("flexibleMinX=\"YES\" flexibleMaxX=\"YES\"", 0),
  ])
  func aMaskSaysWhatMoves(_ mask: String, _ count: Int) throws {
    let fixed = view(
      "view", "a", (20, 20, 100, 40), "fixedFrame=\"YES\"", "<autoresizingMask key=\"autoresizingMask\" \(mask)/>")
    let found = try lintFindings(of: ["missing_constraints"], in: screen(fixed, ""), on: ["retina4_7 portrait"])
    #expect(found.count == count)
  }

  /// Along its axis a stack view ties the first view to its beginning and the last one to its end, and no other edge to its own.
  @Test(arguments: [("a", "leading", 1), ("b", "leading", 0), ("a", "trailing", 0), ("b", "trailing", 1)])
  func outerEdgesOfAStackViewAreReported(_ id: String, _ edge: String, _ count: Int) throws {
    let stack = view(
      "stackView", "stack", (0, 0, 200, 50), "alignment=\"center\"",
      "<subviews>\(view("view", "a"))\(view("view", "b"))</subviews>")
    let found = try lintFindings(
      of: ["arranged_subview_edge"], in: screen(stack, tie(id, edge, "stack")), on: ["retina4_7 portrait"])
    #expect(found.count == count)
  }

  /// Two labels share 200 points with the same resistance: which of them is cut depends on texts that come with the program. If they hug
  /// alike as well, no text decides between them.
  @Test(arguments: [
    ("A first text with many letters", 252, nil), ("Label", 252, "the app's code may replace the placeholder text"),
    ("Label", 250, nil),
  ])
  func aTieOfSamplesIsNoneIfATextDecides(_ text: String, _ hugging: Int, _ condition: String?) throws {
    func label(_ id: String, _ text: String, _ hugging: Int) -> String {
      """
      <label text="\(text)" adjustsFontSizeToFit="NO" horizontalHuggingPriority="\(hugging)" id="\(id)"
       translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="100" height="21"/></label>
      """
    }
    let other = "A second text that has by far more letters than have room"
    let found = try lintFindings(
      of: ["ambiguous_layout"],
      in: screen(
        label("a", text, hugging) + label("b", other, 250),
        tie("a", "leading") + tie("b", "leading", "a", "trailing") + tie("b", "trailing", plus: -175) + tie("a", "top")
          + tie("b", "top")), on: ["retina4_7 portrait"])
    #expect(found.map(\.condition) == [condition])
  }
}
