import Foundation
import Testing

/// Contents with equal priorities: every command tells the same lesson, which is that of the guides to Auto Layout. Hugging decides who
/// stretches, compression resistance who is compressed, and one step of one of them is the answer; another constraint is not.
@Suite(.enabled(if: Tool.isBuilt, "not built: trellis")) struct PriorityLessonTests {
  /// Its texts are the placeholders of Xcode's library, "Label" and "Lorem ipsum".
  private static let file = "Examples/Guides/HuggingAndResistance.storyboard"

  private static func output(_ arguments: [String]) throws -> String {
    let outcome = try Tool.run(arguments)
    #expect(outcome.status == 0, "\(outcome.messages)")
    return outcome.output
  }

  @Test(arguments: [
    ["frames", file, "--device", "iPhone 8"], ["outline", file, "--device", "iPhone 8"], ["outline", file],
    ["check", file, "--device", "iPhone 8"],
  ])
  func everyCommandTellsIt(_ arguments: [String]) throws {
    let text = try Self.output(arguments)
    #expect(text.contains("which view to"), "\(text)")
    #expect(
      text.contains("the same horizontal hugging priority, 251, so Auto Layout cannot decide which view to stretch"))
    #expect(
      text.contains(
        "the same horizontal compression resistance priority, 750, so Auto Layout cannot decide which view to compress")
    )
    #expect(!text.contains("ambiguous for"), "\(text)")
  }

  /// One of them hugs less, and has all the room: on the canvas, which rounds the other text to 42 points, 375 - 20 - 20 - 30 - 42 = 263.
  @Test func theNumberedFixesChangeOnePriority() throws {
    let text = try Self.output(["check", Self.file, "--device", "iPhone 8", "--list-fixes"])
    #expect(
      text.contains("set the horizontal hugging priority of Blue to 250; then it is 263 wide on the canvas"), "\(text)")
    #expect(
      text.contains("set the horizontal hugging priority of Yellow to 250; then it is 263 wide on the canvas"),
      "\(text)")
    // 375 - 20 - 20 - 20 - 150.5 = 164.5.
    #expect(
      text.contains(
        "raise the horizontal compression resistance of Blue from 750 to 751; then Blue is 164.5 points wide"))
    // On its side the phone has more room than both need: one of them stretches there, and gives way upright.
    #expect(
      text.contains("set the horizontal hugging and compression resistance priorities of Blue to 250 and 749"),
      "\(text)")
    #expect(!text.contains("as drawn") && !text.contains("remove "), "\(text)")
  }

  /// The guide's cell of two labels, 8 from its edges and from each other, drawn 70 high: the labels need 21 each and have 45.5. As long
  /// as both hug alike, nothing says which of them takes the rest; one step less for the lower label is its answer.
  @Test func theRowOfAGuideIsToldTheSame() throws {
    let scratch = try Scratch()
    let file = scratch.path("Comment.xib")
    try Self.row(hugging: 251).write(toFile: file, atomically: true, encoding: .utf8)
    for arguments in [["check", file, "--list-fixes"], ["frames", file, "--canvas"], ["outline", file]] {
      let output = try Self.output(arguments)
      #expect(
        output.contains(
          "have the same vertical hugging priority, 251, so Auto Layout cannot decide which view to stretch"),
        "\(output)")
      #expect(!output.contains("ambiguous for"), "\(output)")
    }
    let fixes = try Self.output(["check", file, "--list-fixes"])
    #expect(
      fixes.contains(": set the vertical hugging priority of Label #2 to 250; then it is 24.5 high"), "\(fixes)")
    try Self.row(hugging: 250).write(toFile: file, atomically: true, encoding: .utf8)
    let answer = try Self.output(["check", file])
    #expect(!answer.contains("which view to"), "\(answer)")
  }

  private static func row(hugging: Int) -> String {
    func label(_ id: String, y: Double, height: Double, hugging: Int) -> String {
      """
      <label text="Label" horizontalHuggingPriority="251" verticalHuggingPriority="\(hugging)" id="\(id)"
       translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="8" y="\(y)" width="304" height="\(height)"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    func tie(_ first: String, _ edge: String, _ second: String, _ other: String) -> String {
      """
      <constraint firstItem="\(first)" firstAttribute="\(edge)" secondItem="\(second)" secondAttribute="\(other)" constant="8"
       id="\(first)-\(edge)-\(second)"/>
      """
    }
    let edges = ["above", "below"].map {
      tie($0, "leading", "content", "leading") + tie("content", "trailing", $0, "trailing")
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14460.31" useAutolayout="YES">
      <device id="retina4_0" orientation="portrait"/>
      <objects><tableViewCell rowHeight="70" id="cell"><rect key="frame" x="0" y="0" width="320" height="70"/>
      <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="320" height="69.5"/>
      <subviews>\(label("above", y: 8, height: 20.5, hugging: 251))
      \(label("below", y: 36.5, height: 25, hugging: hugging))</subviews>
      <constraints>\(edges.joined())\(tie("above", "top", "content", "top"))\(tie("below", "top", "above", "bottom"))
      \(tie("content", "bottom", "below", "bottom"))</constraints>
      </tableViewCellContentView></tableViewCell></objects></document>
      """
  }

  @Test func thePictureShowsThePriorities() throws {
    for (scene, badge) in [("Hugging equal", "@251"), ("Resistance equal", "@750")] {
      let picture = try Self.output([
        "render", Self.file, "--scene", scene, "--device", "iPhone 8", "--constraints",
      ])
      #expect(picture.components(separatedBy: ">\(badge)<").count == 3, "\(badge)")
    }
  }
}

/// The first steps with a scroll view, as a guide takes them: a label in it, and then constraints.
@Suite(.enabled(if: Tool.isBuilt, "not built: trellis")) struct ScrollLessonTests {
  /// Xcode shows that width and height of the content are ambiguous as soon as a label is in a scroll view that has constraints, before
  /// the label has any.
  @Test func aLabelWithoutConstraintsLeavesTheContentOpen() throws {
    let scratch = try Scratch()
    let file = scratch.path("Scroll.storyboard")
    try FileManager.default.copyItem(
      atPath: Tool.repository.appendingPathComponent("Examples/Editing/Empty.storyboard").path, toPath: file)
    for edit in [
      ["add", "scrollView", "--in", "View", "--label", "Scroll"],
      ["pin", "Scroll", "--leading", "0", "--top", "0", "--trailing", "0", "--bottom", "0"],
      ["add", "label", "--in", "Scroll"],
    ] {
      let outcome = try Tool.run(["edit", file] + edit)
      #expect(outcome.status == 0, "\(outcome.messages)")
    }
    let check = try Tool.run(["check", file])
    #expect(check.output.contains("Scrollable content size is ambiguous for \"Scroll\"."), "\(check.output)")
    let frames = try Tool.run(["frames", file])
    #expect(frames.output.contains("Scrollable content size is ambiguous for \"Scroll\"."), "\(frames.output)")
  }

  /// In the guide the label is 42 by 21 on the canvas, 139 and 63 from the content's edges: 320 by 548, which scrolls nowhere. A longer
  /// text makes the content wider than the screen.
  @Test func theSizeOfTheContentIsPrintedAndWhyItScrolls() throws {
    let file = "Examples/Guides/ScrollViews.storyboard"
    let outline = try Tool.run(["outline", file])
    #expect(outline.output.contains("scrolls 320 × 548"), "\(outline.output)")
    let frames = try Tool.run(["frames", file, "--device", "iPhone SE (1st generation)"])
    #expect(frames.output.contains("content 319.5 × 547.5"), "\(frames.output)")
    #expect(frames.output.contains("scrolls horizontally, because the text "), "\(frames.output)")
  }
}
