import Linting
import Testing

/// When a text is cut, and when that is certain.
@MainActor
@Suite struct ClippedTextTests {
  /// The findings in a screen with the views and constraints, on a phone held upright.
  private func findings(
    _ views: String, _ constraints: String = "", outlets: String = ""
  ) throws -> [Finding] {
    let text = storyboard(
      """
      <viewController id="c"><view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(views)</subviews><constraints>\(constraints)</constraints></view>
      <connections>\(outlets)</connections></viewController>
      """)
    return try lintFindings(of: ["clipped_text"], in: text, on: ["retina4_7 portrait"])
  }

  /// A label at the top left, with constraints for its size where numbers say so.
  private func label(
    _ text: String, _ attributes: String = "adjustsFontSizeToFit=\"NO\"", width: Double? = nil, height: Double? = nil,
    font: String = "type=\"system\" pointSize=\"17\"", id: String = "text", drawn: Double = 100, _ inside: String = ""
  ) -> String {
    let sizes = [("width", width), ("height", height)].compactMap { name, value in
      value.map { "<constraint firstAttribute=\"\(name)\" constant=\"\($0)\" id=\"\(id)-\(name)\"/>" }
    }
    return """
      <label text="\(text)" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\
      <rect key="frame" x="0" y="0" width="\(drawn)" height="20"/>\
      <constraints>\(sizes.joined())</constraints><fontDescription key="fontDescription" \(font)/>\(inside)</label>
      """
  }

  private func corner(_ id: String = "text") -> String {
    ["leading", "top"].map {
      "<constraint firstItem=\"\(id)\" firstAttribute=\"\($0)\" secondItem=\"root\" secondAttribute=\"\($0)\" id=\"\(id)-\($0)\"/>"
    }.joined()
  }

  private func outlet(_ name: String, _ id: String = "text") -> String {
    "<outlet property=\"\(name)\" destination=\"\(id)\" id=\"\(id)-\(name)\"/>"
  }

  // MARK: Shrinking

  /// "Horizontal Angle" takes 126 points: at nine tenths it fits into 114.
  @Test(arguments: [
    ("minimumScaleFactor=\"0.5\"", 0), ("minimumFontSize=\"9\"", 0), ("minimumScaleFactor=\"0.95\"", 1),
    ("minimumScaleFactor=\"0.5\" adjustsFontSizeToFit=\"NO\"", 1), ("", 1),
  ])
  func aTextThatShrinksIsNotCut(_ attributes: String, _ count: Int) throws {
    #expect(try findings(label("Horizontal Angle", attributes, width: 114), corner()).count == count)
  }

  /// A configured title breaks between letters. The insets of a filled button take 24 points: 30 leave 6, less than an M; 60 leave room.
  @Test(arguments: [(6, 1), (30, 1), (60, 0)])
  func aBrokenTitleIsCutWhereALineHoldsNoLetter(_ width: Int, _ count: Int) throws {
    let button = """
      <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="text">
      <rect key="frame" x="0" y="0" width="\(width)" height="35"/><constraints>
      <constraint firstAttribute="width" constant="\(width)" id="w"/></constraints>
      <state key="normal" title="Button"/><buttonConfiguration key="configuration" style="filled" title="More Music"/></button>
      """
    #expect(try findings(button, corner()).count == count)
  }

  /// No font here has "ა", and nobody knows whether it takes 15 of 24 points or 10; two of them do not fit into a width for half of one,
  /// and letters that are known are measured.
  @Test(arguments: [("ა", 12.0, 0), ("აა", 9.0, 1), ("MM", 30.0, 1)])
  func glyphOfUnknownWidthIsNotCut(_ text: String, _ width: Double, _ count: Int) throws {
    #expect(
      try findings(label(text, width: width, font: "type=\"system\" pointSize=\"24\""), corner()).count == count)
  }

  // MARK: Height

  /// A line of 17 points is 20.3 high. In the middle of 17 points, a capital letter keeps 2 points above it and the baseline
  /// stands 2.5 above the edge; "g" reaches 3.6 below it.
  @Test(arguments: [("Amount", 17, 0), ("Outgoing", 17, 1), ("Amount", 8, 1), ("Outgoing", 19, 0), ("AMOUNT", 13, 0)])
  func aLineInTheMiddleLosesItsBlankRoomFirst(_ text: String, _ height: Double, _ count: Int) throws {
    #expect(try findings(label(text, height: height), corner()).count == count)
  }

  /// One line of 14 points, 16.7 high, between insets of 8: it ends at 24.7, and only the lower inset is cut.
  @Test(arguments: [(28, 0), (22, 1)]) func theLowerInsetOfATextViewIsBlank(_ height: Double, _ count: Int) throws {
    let view = """
      <textView text="Agreed" scrollEnabled="NO" translatesAutoresizingMaskIntoConstraints="NO" id="text">\
      <rect key="frame" x="0" y="0" width="200" height="33"/><constraints>\
      <constraint firstAttribute="width" constant="200" id="w"/><constraint firstAttribute="height" constant="\(height)" id="h"/>\
      </constraints><fontDescription key="fontDescription" type="system" pointSize="14"/></textView>
      """
    #expect(try findings(view, corner()).count == count)
  }

  // MARK: What stands for another text

  @Test(arguments: [
    ("menu_item_report_sick", true), ("Welcome.Button.Start", true), ("StatusTitleLabel", true), ("{Status}", true),
    ("Report that you are sick", false), ("YouTube Subscriptions", false), ("www.example.com", false),
  ])
  func namesOfProgramsAreNoTexts(_ text: String, _ isPlaceholder: Bool) throws {
    let found = try findings(label(text, width: 40), corner())
    #expect(found.map(\.isCertain) == [!isPlaceholder])
  }

  /// The class of the label finds the text under the key.
  @Test func aRuntimeAttributeWithTheTextReplacesIt() throws {
    let attributes = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="key" value="Report illness"/>\
      </userDefinedRuntimeAttributes>
      """
    #expect(try findings(label("Report illness", width: 40, attributes), corner()).map(\.isCertain) == [false])
    #expect(try findings(label("Report illness", width: 40), corner()).map(\.isCertain) == [true])
  }

  /// The same text is certain in a label that the program does not know.
  @Test(arguments: ["16:44", "Total Label", "asd7sdjk2hsad6jhas", "https://apple.com", "Undefined"])
  func aSampleBehindAnOutletIsReplaced(_ text: String) throws {
    let view = label(text, width: 20)
    #expect(try findings(view, corner()).map(\.isCertain) == [true])
    #expect(try findings(view, corner(), outlets: outlet("totalLabel")).map(\.isCertain) == [false])
  }

  @Test func aLabelThatMayLoseItsEndIsMeantTo() throws {
    let attributes = "adjustsFontSizeToFit=\"NO\" horizontalCompressionResistancePriority=\"740\""
    let view = label("All the names of a long list", attributes, width: 60)
    #expect(try findings(view, corner(), outlets: outlet("names")).map(\.isCertain) == [false])
  }

  /// Twelve points hold no two letters of seventeen: it does not matter which text comes.
  @Test func aViewThatHoldsNoTextIsCertain() throws {
    #expect(try findings(label("Label", width: 20), corner()).map(\.isCertain) == [false])
    #expect(try findings(label("Label", width: 12), corner()).map(\.isCertain) == [true])
  }

  // MARK: Fonts that are not there

  /// In the system's font the text takes 136 points. Xcode drew it 118 wide in its own.
  @Test func whatXcodeDrewIsTheWidthOfAnUnknownFont() throws {
    let font = "name=\"Fictive-Regular\" family=\"Fictive\" pointSize=\"17\""
    #expect(try findings(label("Horizontal Angles", width: 118, font: font, drawn: 118), corner()).isEmpty)
    #expect(try findings(label("Horizontal Angles", width: 60, font: font, drawn: 118), corner()).count == 1)
  }

  /// The font draws one picture for the whole name.
  @Test func theWidthOfAPictureInAFontIsUnknown() throws {
    let font = "name=\"MaterialIcons-Regular\" family=\"Material Icons\" pointSize=\"25\""
    #expect(try findings(label("picture_as_pdf", width: 25, font: font), corner()).isEmpty)
  }

  // MARK: Causes with findings of their own

  /// Two labels with the same resistance: which of them is cut is open.
  @Test func aTieIsNoClippedText() throws {
    let row = """
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" id="2"/>
      <constraint firstItem="root" firstAttribute="trailing" secondItem="b" secondAttribute="trailing" id="3"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="4"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="root" secondAttribute="top" id="5"/>
      """
    let text = "Nobody knows which of the two is cut"
    #expect(try findings(label(text, id: "a") + label(text, id: "b"), row).isEmpty)
  }

  /// The label would be 300 wide and 20 wide: which of both holds is iOS's choice.
  @Test func aConflictIsNoClippedText() throws {
    let wide = "<constraint firstItem=\"text\" firstAttribute=\"width\" constant=\"300\" id=\"wide\"/>"
    #expect(try findings(label("Horizontal Angle", width: 20), corner() + wide).isEmpty)
  }

  // MARK: What nobody sees

  @Test(arguments: [("1", 0), ("0.5", 1)]) func anOpaqueViewInFrontHidesAText(_ alpha: String, _ count: Int) throws {
    let page = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="page"><rect key="frame" x="0" y="0" width="375" height="300"/>\
      <constraints><constraint firstAttribute="width" constant="375" id="pw"/>\
      <constraint firstAttribute="height" constant="300" id="ph"/></constraints>\
      <color key="backgroundColor" white="1" alpha="\(alpha)" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></view>
      """
    let text = label("Horizontal Angle", width: 60)
    #expect(try findings(text + page, corner() + corner("page")).count == count)
    #expect(try findings(page + text, corner() + corner("page")).count == 1)
  }

  /// A title of one letter on a key: buttons want 30 points, the letter 5.
  @Test func aButtonMayBeNarrowerThanAFinger() throws {
    func key(_ title: String) -> String {
      """
      <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="text">\
      <rect key="frame" x="0" y="0" width="20" height="30"/><constraints>\
      <constraint firstAttribute="width" constant="20" id="w"/></constraints><state key="normal" title="\(title)"/></button>
      """
    }
    #expect(try findings(key("I"), corner()).isEmpty)
    #expect(try findings(key("Insert"), corner()).count == 1)
  }

  @Test func aConstraintWithAnOutletMayChange() throws {
    let found = try findings(label("Outgoing", height: 12), corner(), outlets: outlet("height", "text-height"))
    #expect(found.map(\.condition) == ["the app's code can change the height constraint through an outlet"])
  }
}
