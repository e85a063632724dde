import Foundation
import Linting
import Testing

@testable import Checking

/// Overlaps, places outside the screen and sizes of zero: what is seen, what has one cause, and what the program decides.
@MainActor
@Suite struct OverlapPrecisionTests {
  private static let upright = ["retina4_0 portrait", "retina4_7 portrait"]

  /// The findings of rules in a screen with the views and constraints.
  private func findings(
    _ rules: Set<String>, _ views: String, _ constraints: String, outlets: String = "", on words: [String] = upright,
    _ prepare: (inout Linter) -> Void = { _ in }
  ) throws -> [Finding] {
    try findings(
      rules,
      """
      <viewController id="c"><view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      <subviews>\(views)</subviews><constraints>\(constraints)</constraints></view>
      <connections>\(outlets)</connections></viewController>
      """, on: words, prepare)
  }

  private func findings(
    _ rules: Set<String>, _ controller: String, on words: [String], _ prepare: (inout Linter) -> Void
  ) throws -> [Finding] {
    try lintFindings(of: rules, in: storyboard(controller), on: words, prepare)
  }

  private func color(_ white: Double, alpha: Double = 1) -> String {
    """
    <color key="backgroundColor" white="\(white)" alpha="\(alpha)" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
    """
  }

  /// A view of a fixed frame, and its four constraints.
  private func at(_ id: String, _ x: Double, _ y: Double, _ width: Double?, _ height: Double?) -> String {
    tie(id, "leading", plus: x) + tie(id, "top", plus: y) + size(id, width, height)
  }

  private func label(_ id: String, _ frame: (Double, Double, Double, Double), _ text: String, _ more: String = "")
    -> String
  {
    view("label", id, frame, "text=\"\(text)\" \(more)")
  }

  // MARK: What is seen

  /// The frame of a slider is 34 points high, its track 4 in the middle.
  @Test(arguments: [(10.0, 0), (25.0, 1)])
  func overlapOfASliderCountsTrackAndThumb(_ bottomOfLabel: Double, _ count: Int) throws {
    let slider = view("slider", "a", (0, 100, 200, 34), "value=\"0.5\" minValue=\"0\" maxValue=\"1\"")
    let found = try findings(
      ["overlapping_views"], slider + label("b", (0, 60, 50, 21), "Sound"),
      at("a", 0, 100, 200, nil) + tie("b", "leading") + size("b", nil, 21)
        + tie("b", "bottom", "root", "top", plus: 100 + bottomOfLabel))
    #expect(found.count == count)
  }

  /// Nothing is drawn by a button without title, image and background.
  @Test(arguments: [("", 0), ("<state key=\"normal\" title=\"Save\"/>", 1)])
  func untitledButtonDoesNotOverlap(_ state: String, _ count: Int) throws {
    let button = view("button", "a", (0, 0, 100, 30), "buttonType=\"system\"", state)
    let found = try findings(
      ["overlapping_views"], button + label("b", (0, 60, 100, 30), "Sound and picture"),
      at("a", 0, 0, 100, 30) + at("b", 0, 2, 100, 30))
    #expect(found.count == count)
  }

  /// A spacer in the color of the screen hides nothing that was meant to be seen; one in another color does.
  @Test(arguments: [(1.0, 0), (0.5, 1)])
  func spacerInTheBackgroundColorDoesNotOverlap(_ white: Double, _ count: Int) throws {
    let spacer = view("view", "b", (100, 0, 50, 50), "", color(white))
    let found = try findings(
      ["overlapping_views"], label("a", (0, 0, 90, 21), "Sound and") + spacer,
      at("a", 0, 0, 90, 21) + at("b", 30, 0, 50, 50))
    #expect(found.count == count)
  }

  /// An empty background behind a text takes nothing from it.
  @Test func backgroundOfATextDoesNotOverlapIt() throws {
    let background = view("view", "a", (100, 0, 50, 50), "", color(0.5))
    let found = try findings(
      ["overlapping_views"], background + label("b", (0, 0, 90, 21), "Sound and"),
      at("a", 30, 0, 50, 50) + at("b", 0, 0, 90, 21))
    #expect(found.isEmpty)
  }

  /// A dialog over a dimmed screen covers what is behind it, in Interface Builder, too.
  @Test(arguments: [("", 1), ("dim", 0)])
  func dialogDoesNotOverlapWhatItCovers(_ dim: String, _ count: Int) throws {
    let overlay = view(
      "view", "o", (0, 0, 375, 667), "",
      "<subviews>\(label("b", (0, 300, 90, 21), "Sure, go on"))</subviews>" + (dim.isEmpty ? "" : color(0, alpha: 0.5)))
    let found = try findings(
      ["overlapping_views"], label("a", (0, 100, 90, 21), "Sound and") + overlay,
      at("a", 0, 100, 90, 21) + ["leading", "trailing", "top", "bottom"].map { tie("o", $0) }.joined()
        + tie("b", "leading", "o") + tie("b", "top", "o", plus: 104) + size("b", 90, 21))
    #expect(found.count == count)
  }

  // MARK: One cause

  /// What hangs on the bottom runs into what hangs on the top, on the narrower phone: three pairs, one finding.
  @Test func overlapOfTwoChainsIsOneFinding() throws {
    let texts = ["One text", "Two texts", "Three texts"]
    let top = texts.enumerated().map { index, text in label("t\(index)", (0, 400 + 30 * Double(index), 90, 21), text) }
    let bottom = texts.enumerated().map { index, text in label("b\(index)", (0, 500 + 30 * Double(index), 90, 21), text)
    }
    let ties =
      tie("t0", "top", plus: 400) + tie("t1", "top", "t0", plus: 30) + tie("t2", "top", "t1", plus: 30)
      + tie("b0", "bottom", plus: -146) + tie("b1", "top", "b0", plus: 30) + tie("b2", "top", "b1", plus: 30)
    let sizes = (0...2).map {
      size("t\($0)", 90, 21) + size("b\($0)", 90, 21) + tie("t\($0)", "leading") + tie("b\($0)", "leading")
    }
    let found = try findings(
      ["overlapping_views"], (top + bottom).joined(), ties + sizes.joined(), on: ["retina4_0 portrait"])
    #expect(found.count == 1)
    #expect(found.first?.message.hasSuffix(" similar findings in the same scene") ?? false)
  }

  /// Upright one pair overlaps; a second one does so only where the phone is turned, which nothing says it is.
  @Test func certainFindingDoesNotCountConditionalOnes() throws {
    let views =
      label("t0", (0, 401, 90, 21), "One text") + label("t1", (0, 160, 90, 21), "Two texts")
      + label("b0", (0, 500, 90, 21), "Three texts")
    let ties = tie("t0", "top", plus: 401) + tie("t1", "top", "t0", plus: -241) + tie("b0", "bottom", plus: -146)
    let sizes = ["t0", "t1", "b0"].map { size($0, 90, 21) + tie($0, "leading") }
    let found = try findings(
      ["overlapping_views"], views, ties + sizes.joined(), on: ["retina4_0 portrait", "retina4_0 landscape"]
    ) { $0.assumedOrientations = [.phone] }
    let certain = found.filter(\.isCertain)
    #expect(certain.map { $0.message.hasPrefix("\"One text\" and \"Three texts\" overlap by ") } == [true])
    #expect(certain.allSatisfy { !$0.message.contains("in the same scene") })
    #expect(certain.map(\.configurations.count) == [1])
    #expect(found.filter { !$0.isCertain }.map(\.configurations.count) == [1])
  }

  /// The rule about the screen names the button already.
  @Test func viewOutsideTheScreenIsReportedOnce() throws {
    let button = view("button", "a", (0, 0, 90, 30), "buttonType=\"system\"", "<state key=\"normal\" title=\"Save\"/>")
    let views = button + label("b", (100, 0, 90, 30), "Sound and picture")
    let ties = at("a", 300, 0, 90, 30) + at("b", 230, 0, 110, 30)
    let both = try findings(["overlapping_views", "outside_screen"], views, ties, on: ["retina4_0 portrait"])
    #expect(both.map(\.rule) == ["outside_screen"])
    let alone = try findings(["overlapping_views"], views, ties, on: ["retina4_0 portrait"])
    #expect(alone.map(\.rule) == ["overlapping_views"])
  }

  // MARK: What the program decides

  /// One letter of any text lies on the other one where a constraint lays the frames over each other.
  @Test(arguments: [("root", "top", 35.0, false), ("a", "bottom", -15.0, true)])
  func overlapOfPlaceholdersIsCertainIfAConstraintCausesIt(
    _ item: String, _ edge: String, _ constant: Double, _ isCertain: Bool
  ) throws {
    let found = try findings(
      ["overlapping_views"], label("a", (0, 29, 42, 21), "Label") + label("b", (0, 100, 42, 21), "Label"),
      tie("a", "leading") + tie("a", "top", plus: 29) + tie("b", "leading")
        + tie("b", "top", item, edge, plus: constant))
    #expect(found.map(\.isCertain) == [isCertain])
  }

  /// A row's height decides only where it has a part: texts that hang on opposite edges.
  @Test(arguments: [("top", 20.0, nil), ("bottom", 0, "the table view sets the height of the row")])
  func rowHeightIsAConditionOnlyWhereItMatters(_ edge: String, _ constant: Double, _ condition: String?) throws {
    let cell = """
      <tableViewController id="c"><tableView key="view" rowHeight="80" id="table"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <prototypes><tableViewCell reuseIdentifier="a" rowHeight="44" id="cell"><rect key="frame" x="0" y="28" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="root"><rect key="frame" x="0" y="0" width="375" height="44"/>
      <subviews>\(label("a", (0, 0, 200, 21), "Sound and picture"))\(label("b", (0, 23, 200, 21), "Light and picture"))</subviews>
      <constraints>\(at("a", 0, 20, 200, 21))\(tie("b", "leading"))\(tie("b", edge, plus: constant))\(size("b", 200, 21))</constraints>
      </tableViewCellContentView></tableViewCell></prototypes>
      <connections><outlet property="delegate" destination="c" id="d"/></connections></tableView></tableViewController>
      """
    let found = try findings(["overlapping_views"], cell, on: Self.upright) { _ in }
    #expect(found.map(\.condition) == [condition])
  }

  @Test func outletToAConstraintMakesAnOverlapConditional() throws {
    let button = view("button", "a", (0, 0, 300, 30), "", "<state key=\"normal\" title=\"Save\"/>")
    let found = try findings(
      ["outside_screen"], button, tie("a", "leading") + tie("a", "top") + size("a", 400, 30),
      outlets: "<outlet property=\"width\" destination=\"a-width\" id=\"o\"/>")
    #expect(found.map(\.condition) == ["the app's code can change a constraint through an outlet"])
  }

  /// The text ends inside of the screen, though its frame does not.
  @Test(arguments: [("Short", 0), ("", 0), ("A text that is as long as all of the screen is wide", 1)])
  func onlyTheTextOfALabelIsOutsideTheScreen(_ text: String, _ count: Int) throws {
    let found = try findings(
      ["outside_screen"], label("a", (0, 0, 300, 21), text), tie("a", "leading") + tie("a", "top") + size("a", 400, 21))
    #expect(found.count == count)
  }

  /// The numbers of what is too wide say nothing about what is too high.
  @Test func widthAndHeightOutsideTheScreenAreSeparateFindings() throws {
    let button = view("button", "a", (0, 600, 300, 30), "", "<state key=\"normal\" title=\"Save\"/>")
    let found = try findings(
      ["outside_screen"], button, at("a", 0, 600, 400, 30), on: ["retina4_7 portrait", "retina4_7 landscape"])
    #expect(
      found.map(\.message) == [
        "\"Save\" extends 25 points beyond the screen", "\"Save\" extends 255 points beyond the screen",
      ])
  }

  /// A toolbar lays its items out, whatever frames the document stores.
  @Test func barItemsAreNotOutsideTheScreen() throws {
    let bar = """
      <toolbar translatesAutoresizingMaskIntoConstraints="NO" id="bar"><rect key="frame" x="0" y="600" width="375" height="44"/>
      <items><barButtonItem style="plain" id="i"><view key="customView" id="v"><rect key="frame" x="325" y="0" width="40" height="44"/>
      <subviews><label text="PM" id="l"><rect key="frame" x="0" y="0" width="40" height="44"/></label></subviews></view></barButtonItem></items></toolbar>
      """
    let found = try findings(
      ["outside_screen"], bar, tie("bar", "leading") + tie("bar", "trailing") + tie("bar", "bottom"))
    #expect(found.isEmpty)
  }

  /// What shows only from right to left, or only on a phone on its side, depends on what no project says; both may.
  @Test func unknownProjectSettingsAreConditions() throws {
    let button = view("button", "a", (0, 0, 300, 30), "", "<state key=\"normal\" title=\"Save\"/>")
    let ties = tie("a", "leading", "root", "centerX", plus: -100) + tie("a", "top") + size("a", 240, 30)
    let (landscape, mirrored) = (
      "no Xcode project specifies whether the app supports landscape on an iPhone",
      "no Xcode project specifies whether the app supports a right-to-left language"
    )
    func conditions(_ ties: String, _ words: [String]) throws -> [String?] {
      try findings(["outside_screen"], button, ties, on: words) {
        $0.assumedOrientations = [.phone]
        $0.rightToLeftIsAssumed = true
      }.map(\.condition)
    }
    #expect(
      try conditions(
        tie("a", "left", "root", "centerX", plus: -100) + tie("a", "top") + size("a", 400, 30), ["retina4_0 portrait"])
        == [nil])
    #expect(
      try conditions(ties.replacing("240", with: "400"), ["retina4_0 portrait right_to_left"]) == [mirrored])
    #expect(
      try conditions(at("a", 0, 500, 100, 30), ["retina4_0 landscape", "retina4_0 portrait"]) == [landscape])
    #expect(
      try conditions(at("a", 0, 500, 100, 30), ["retina4_0 landscape right_to_left"]) == [landscape + "; " + mirrored])
  }

  /// A folder of Arabic texts beside the document says that the app is read from right to left.
  @Test(arguments: [("ar.lproj", false), ("de.lproj", true)])
  func lprojFoldersSayWhetherRightToLeftCounts(_ folder: String, _ isAssumed: Bool) throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: place) }
    for name in [".git", "App/Base.lproj", "App/\(folder)"] {
      try FileManager.default.createDirectory(
        at: place.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    var matrices = DocumentMatrices(.preset(.supported))
    let matrix = matrices.matrix(
      forDocument: place.appendingPathComponent("App/Base.lproj/Main.storyboard").path)
    #expect(matrix.rightToLeftIsAssumed == isAssumed)
    #expect(matrix.assumedOrientations.contains(.pad))
  }

  /// Of rows nobody knows which follow each other.
  @Test func textsOfDifferentRowsDoNotOverlap() throws {
    let rows = ["a", "b"].map { id in
      """
      <tableViewCell reuseIdentifier="\(id)" rowHeight="44" id="cell-\(id)"><rect key="frame" x="0" y="28" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell-\(id)" id="root-\(id)"><rect key="frame" x="0" y="0" width="375" height="44"/>
      <subviews>\(label(id, (0, id == "a" ? 0 : 20, 200, 21), "Sound and picture"))</subviews>
      <constraints>\(tie(id, "leading", "root-\(id)"))\(tie(id, "top", "root-\(id)", plus: id == "a" ? 40 : -4))</constraints>
      </tableViewCellContentView></tableViewCell>
      """
    }
    let table = """
      <tableViewController id="c"><tableView key="view" rowHeight="44" id="table"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <prototypes>\(rows.joined())</prototypes></tableView></tableViewController>
      """
    #expect(try findings(["overlapping_views"], table, on: Self.upright) { _ in }.isEmpty)
  }

  /// What hangs below a view whose size the program gives is wherever that size puts it.
  @Test(arguments: [("", 1), ("placeholderIntrinsicWidth=\"50\" placeholderIntrinsicHeight=\"600\"", 0)])
  func viewBelowAPlaceholderIsNotOutsideTheScreen(_ placeholder: String, _ count: Int) throws {
    let box = view("view", "a", (0, 0, 50, 600), placeholder)
    let button = view("button", "b", (0, 610, 90, 30), "", "<state key=\"normal\" title=\"Save\"/>")
    let found = try findings(
      ["outside_screen"], box + button,
      tie("a", "leading") + tie("a", "top") + (placeholder.isEmpty ? size("a", 50, 600) : "") + tie("b", "leading")
        + tie("b", "top", "a", "bottom", plus: 10) + size("b", 90, 30), on: ["retina4_0 portrait"])
    #expect(found.count == count)
  }

  /// The content comes with its size.
  @Test func imageWithPlaceholderSizeIsNotZeroSize() throws {
    let image = view(
      "imageView", "a", (0, 0, 50, 50),
      "image=\"logo\" placeholderIntrinsicWidth=\"50\" placeholderIntrinsicHeight=\"50\"")
    let found = try findings(["zero_size"], image, tie("a", "leading") + tie("a", "top"))
    #expect(found.isEmpty)
  }
}
