import Foundation
import InterfaceBuilder
import Testing
import TextLayout

@testable import UIKitCore

/// Sizes that Xcode stored for controls nothing but their content sizes. Each case names where the frame was counted.
@MainActor
@Suite(.serialized) struct ControlSizeTests {
  /// Lets one case see an iOS release at a scale, and puts the screen back.
  private func on<T>(iOS release: Int, scale: Double = 2, _ body: () throws -> T) rethrows -> T {
    let before = UIScreen.main.profile
    defer { UIScreen.main.profile = before }
    UIScreen.main.profile.scale = scale
    UIScreen.main.profile.release = release
    return try body()
  }

  /// The view of an element as a document's loader makes it.
  private func load(_ xml: String, resources: String = "") throws -> UIView {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
      <objects>\(xml)</objects><resources>\(resources)</resources></document>
      """
    let document = try Document.read(Data(text.utf8), file: "test.xib")
    var loader = NibLoader(document, scene: try #require(document.scenes.first))
    return try #require(loader.load().topLevelViews.first)
  }

  private nonisolated static let segmentedControls: [(release: Int, titles: [String], width: Double)] = [
    // Xcode 11 to 16: the widest title in whole points and 18 for each segment, a point between two of them.
    (18, ["dynamic", "duplicate"], 153.0), (18, ["broadcaster", "audience"], 189),
    (18, ["layer1", "layer2", "layer3", "layer4"], 231), (18, ["main", "test"], 97), (18, ["btc", "sats"], 89),
    (17, ["None", "Gray", "Color", "Blur"], 211), (17, ["Top", "Bottom", "Center"], 194),
    (15, ["Color", "Monochrome"], 201), (13, ["Solid", "Gradient"], 145), (13, ["ONLINE", "OFFLINE", "AUTO"], 218),
    // Xcode 9 and 10: regular titles and 14.
    (11, ["First", "Second"], 121), (12, ["disabled", "enabled"], 133),
    (12, ["Software Decode", "Hardware Decode"], 247), (11, ["Port / Main", "Starboard"], 161),
  ]

  @Test(arguments: segmentedControls)
  func segmentsAreAsWideAsTheWidestTitle(release: Int, titles: [String], width: Double) {
    on(iOS: release) {
      let control = UISegmentedControl()
      control.titles = titles
      #expect(Double(control.intrinsicContentSize.width) == width)
    }
  }

  @Test func segmentsAsWideAsTheirOwnTitles() {
    on(iOS: 17) {
      let control = UISegmentedControl()
      control.titles = ["Automatic", "Normal Level", "Status Bar Level"]
      control.apportionsSegmentWidthsByContent = true
      #expect(control.intrinsicContentSize.width == 302)
      for index in 0..<3 { control.setWidth(50, forSegmentAt: index) }
      #expect(control.intrinsicContentSize.width == 152)
    }
  }

  @Test(arguments: [
    // An image on a button of the default 18 points never makes it lower than a line, 22.
    (9.0, 17.0, 9.0, 22.0), (20, 20, 20, 22), (20, 14, 20, 22), (24, 21, 24, 22), (24, 24, 24, 24),
    (148, 148, 148, 148),
  ])
  func imageButtons(imageWidth: Double, imageHeight: Double, width: Double, height: Double) {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(name: "image", size: CGSize(width: imageWidth, height: imageHeight)), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: width, height: height))
  }

  @Test func aTitleBesideAnImageHasNoPadding() {
    // A title of 14 points beside an image of 14 by 14: 17 high. Beside an image of 24: 24 high.
    let button = UIButton(type: .system)
    button.titleFont = .systemFont(ofSize: 14, weight: .semibold)
    button.setTitle("PAT", for: .normal)
    #expect(button.intrinsicContentSize.height == 29)
    button.setImage(UIImage(name: "pencil", size: CGSize(width: 14, height: 14)), for: .normal)
    #expect(button.intrinsicContentSize.height == 17)
    button.setImage(UIImage(name: "check box", size: CGSize(width: 24, height: 24)), for: .normal)
    #expect(button.intrinsicContentSize.height == 24)
  }

  @Test func aLightHelveticaNeueIsHigherThanTheRegularOne() {
    // 17 points in insets of 7: 35 high, so the line is more than 20.
    let button = UIButton(type: .custom)
    button.setTitle("Options", for: .normal)
    button.titleFont = UIFont(TextLayout.Font(family: .named("HelveticaNeue-Light"), pointSize: 17))
    button.contentEdgeInsets = UIEdgeInsets(top: 7, left: 10, bottom: 7, right: 10)
    #expect(button.intrinsicContentSize.height == 35)
  }

  @Test func contentInsetsOfAnImageButton() {
    // 24 by 24 in insets of 11 and 18: 60 by 46.
    let button = UIButton(type: .custom)
    button.setImage(UIImage(name: "chevron", size: CGSize(width: 24, height: 24)), for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 11, left: 18, bottom: 11, right: 18)
    #expect(button.intrinsicContentSize == CGSize(width: 60, height: 46))
  }

  @Test func aPrimaryRoleMakesAConfiguredTitleSemibold() throws {
    // Stored: 146 and 155 wide, against 141 and 148.5 for regular titles.
    let xml = """
      <button contentMode="scaleToFill" buttonType="system" role="primary" id="a">
      <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
      <buttonConfiguration key="configuration" style="plain" title="%"/></button>
      """
    try on(iOS: 17) {
      let use = try load(xml.replacing("%", with: "Use built-in Tor")).intrinsicContentSize
      #expect(use.width == 146)
      let start = try load(xml.replacing("%", with: "Start built-in Tor")).intrinsicContentSize
      #expect(start.width == 155)
    }
  }

  @Test func anAttributedTitleHasItsOwnFont() throws {
    // 13 points semibold in a plain configuration: 29.67 high at three pixels.
    try on(iOS: 17, scale: 3) {
      let button = try load(
        """
        <button contentMode="scaleToFill" buttonType="system" id="a">
        <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
        <buttonConfiguration key="configuration" style="plain"><attributedString key="attributedTitle">
        <fragment content="See why it happened"><attributes><font key="NSFont" metaFont="systemSemibold" size="13"/>
        </attributes></fragment></attributedString></buttonConfiguration></button>
        """)
      #expect(abs(button.intrinsicContentSize.height - 89.0 / 3) < 1e-9)
    }
  }

  @Test(arguments: [
    ("arrow.clockwise", 110.0, 128.0, 18.0, 22.0), ("doc.on.doc", 116, 128, 21, 23),
    ("square.and.arrow.up", 110, 128, 19, 23),
  ])
  func symbolsAreDrawnAtTheSizeOfText(
    name: String, listedW: Double, listedH: Double, width: Double, height: Double
  ) throws {
    // Documents list every symbol with a longer edge of 128; drawn they were as given here, and are met within two points.
    try on(iOS: 18) {
      let button = try load(
        """
        <button contentMode="scaleToFill" id="a"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
        <state key="normal" image="\(name)" catalog="system"/></button>
        """, resources: "<image name=\"\(name)\" catalog=\"system\" width=\"\(listedW)\" height=\"\(listedH)\"/>")
      let size = button.intrinsicContentSize
      #expect(abs(size.width - width) <= 2 && abs(size.height - height) <= 1)
    }
  }

  @Test(arguments: [
    (10, 14.0, 17.0), (10, 16, 20), (10, 17, 21), (13, 17, 21), (14, 17, 22), (17, 18, 22), (18, 17, 22), (26, 16, 22),
    (26, 20, 24),
  ])
  func borderlessFields(release: Int, pointSize: Double, height: Double) {
    on(iOS: release) {
      let field = UITextField()
      field.font = .systemFont(ofSize: CGFloat(pointSize))
      #expect(Double(field.intrinsicContentSize.height) == height)
    }
  }

  @Test func fieldsWithALineAreFourHigherThanTheirText() {
    let field = UITextField()
    field.borderStyle = .line
    #expect(field.intrinsicContentSize.height == 25)
  }

  @Test func aTextViewsLastLineHasTheStylesLeading() {
    onScreen(scale: 2) {
      // One line of body: 22 and insets of 8. A plain 17-point font has no leading: 36.5.
      let view = UITextView(frame: .zero)
      view.isScrollEnabled = false
      view.text = "Content goes here"
      view.font = .preferredFont(forTextStyle: .body)
      #expect(view.intrinsicContentSize.height == 38)
      view.font = .systemFont(ofSize: 17)
      #expect(view.intrinsicContentSize.height == 36.5)
      // What fits is asked of scrolling text views, too: the way to size one by its text that every guide shows.
      view.isScrollEnabled = true
      #expect(view.sizeThatFits(CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude)).height == 36.5)
      #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    }
  }

  @Test func paragraphStylesSpaceTheLinesOfALabel() throws {
    // Two lines of 14 points, 33.41, and line spacing of 3: 36.67 at three pixels.
    try on(iOS: 17, scale: 3) {
      let view = try load(
        """
        <label contentMode="left" usesAttributedText="YES" numberOfLines="0" id="a">
        <rect key="frame" x="0.0" y="0.0" width="350" height="36"/><attributedString key="attributedText">
        <fragment content="Your primary Dash address that you currently use for your CrowdNode account"><attributes>
        <font key="NSFont" metaFont="system" size="14"/>
        <paragraphStyle key="NSParagraphStyle" alignment="natural" lineSpacing="3"/></attributes></fragment>
        </attributedString></label>
        """)
      let height = try #require(view as? UILabel).sizeThatFits(CGSize(width: 350, height: 1000)).height
      #expect(abs(height - 110.0 / 3) < 1e-9)
    }
  }

  @Test(arguments: [
    ("SpoqaHanSansNeo-Bold", 12.0, 46), ("SpoqaHanSansNeo-Bold", 14, 53), ("AvenirNext-Regular", 15, 62),
    // Not found by Xcode, so drawn in Helvetica Neue.
    ("Montserrat-SemiBold", 14, 49), ("MaterialIcons-Regular", 20, 70), (".AppleSystemUIFont", 17, 61),
  ])
  func linesOfOtherFonts(name: String, pointSize: Double, pixels: Double) {
    let height = pixels / 3
    on(iOS: 17, scale: 3) {
      let label = UILabel()
      label.font = UIFont(TextLayout.Font(family: .named(name), pointSize: pointSize))
      label.text = "A"
      #expect(abs(label.intrinsicContentSize.height - height) < 1e-9)
    }
  }

  /// Documents give style, mode and interval; without a style they have wheels, as the stored frames do.
  @Test func datePickersOfDocuments() throws {
    let rect = #"<rect key="frame" x="0" y="0" width="320" height="216"/>"#
    func size(_ attributes: String) throws -> CGSize {
      let picker = try #require(load("<datePicker id=\"d\" \(attributes)>\(rect)</datePicker>") as? UIDatePicker)
      return picker.intrinsicContentSize
    }
    let wheels = CGSize(width: 320, height: 216)
    try on(iOS: 17) { () throws in
      #expect(try size(#"datePickerMode="time" style="wheels""#) == wheels)
      #expect(try size(#"datePickerMode="time" style="compact""#) == CGSize(width: 80, height: 34.5))
      #expect(try size(#"datePickerMode="date" minuteInterval="5""#) == wheels)
      #expect(try size(#"datePickerMode="countDownTimer""#) == wheels)
    }
  }

  @Test(arguments: [(15, 34.0, 49.0), (15, 0, 44), (15, 83, 44), (12, 34, 44)])
  func aToolbarOnTheHomeIndicator(release: Int, bottom: Double, height: Double) {
    on(iOS: release) {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 414, height: 896))
      let controller = UIViewController()
      controller.view = root
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)
      let bar = UIToolbar()
      bar.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        root.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
      ])
      root.layoutIfNeeded()
      #expect(bar.frame == CGRect(x: 0, y: 896 - bottom - height, width: 414, height: height))
    }
  }
}
