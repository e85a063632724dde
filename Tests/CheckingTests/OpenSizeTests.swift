import Linting
import Testing

/// Findings in views whose size the program decides, and what messages say of size classes.
@MainActor
@Suite struct OpenSizeTests {
  private func findings(
    _ rule: String, _ objects: String, on phones: [String] = ["retina4_0 portrait", "retina4_7 portrait"]
  ) throws -> [Finding] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/><objects>\(objects)</objects></document>
      """
    return try lintFindings(of: [rule], in: text, on: phones, file: "a.xib")
  }

  private func root(_ views: String, _ constraints: String, width: Double = 60) -> String {
    """
    <view id="root"><rect key="frame" x="0" y="0" width="\(width)" height="50"/><subviews>\(views)</subviews>
    <constraints>\(constraints)</constraints>
    <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
    """
  }

  private func view(_ id: String, _ tag: String = "view", _ attributes: String = "") -> String {
    """
    <\(tag) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\
    <rect key="frame" x="0" y="0" width="50" height="50"/></\(tag)>
    """
  }

  private func edge(_ id: String, _ attribute: String, _ constant: Double = 0) -> String {
    tie(id, attribute, plus: constant)
  }

  private func edges(_ id: String) -> String { ["top", "bottom", "leading", "trailing"].map { edge(id, $0) }.joined() }

  private let condition = "the app's code sets the size of the view"

  /// A text of more than 60 points in a view that was drawn 60 wide: no device says that it stays so narrow.
  @Test func whatDoesNotFitADrawnSizeIsConditional() throws {
    let label = view("label", "label", "text=\"Calling everybody\" adjustsFontSizeToFit=\"NO\"")
    let found = try findings("clipped_text", root(label, edges("label")))
    #expect(found.map(\.condition) == [condition])
  }

  /// Two widths that are both required contradict each other at every size.
  @Test func aConflictThatXcodeSeesIsCertain() throws {
    let widths = [20, 30].map {
      "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"\($0)\" id=\"w\($0)\"/>"
    }
    let all = edge("a", "top") + edge("a", "bottom") + edge("a", "leading") + widths.joined()
    let found = try findings("conflicting_constraints", root(view("a"), all))
    #expect(found.map(\.condition) == [nil])
  }

  /// 8 + 20.3 + 8 fits the 50 that were drawn, and text of size AX5 does not.
  @Test func aConflictOnDevicesAloneIsConditional() throws {
    let attributes =
      "text=\"Tip\" verticalCompressionResistancePriority=\"1000\" adjustsFontForContentSizeCategory=\"YES\""
    let label = """
      <label \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="0" y="0" width="50" height="20"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      """
    let all = edge("a", "top", 8) + edge("a", "bottom", -8) + edge("a", "leading")
    let found = try findings(
      "conflicting_constraints", root(label, all), on: ["retina4_7 portrait", "retina4_7 portrait AX5"])
    #expect(found.map(\.condition) == [condition])
  }

  /// Both constraints are 21 in the document; where height is compact one of them is 18.
  @Test func messagesSayTheConstantsInForce() throws {
    func height(_ id: String, _ variation: String) -> String {
      "<constraint firstItem=\"a\" firstAttribute=\"height\" constant=\"21\" id=\"\(id)\">\(variation)</constraint>"
    }
    let compact = "<variation key=\"heightClass=compact\" constant=\"18\"/>"
    let objects = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
      <outlet property="view" destination="root" id="o"/></connections></placeholder>
      <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(view("a"))</subviews>
      <constraints>\(edge("a", "top") + edge("a", "leading") + height("h1", "") + height("h2", compact))</constraints></view>
      """
    let found = try findings("conflicting_constraints", objects, on: ["retina4_7 landscape"])
    let message = try #require(found.first?.message)
    #expect(message.contains("height = 21") && message.contains("height = 18"))
  }
}
