import Foundation
import Geometry
import InterfaceBuilder
import LayoutReports
import Testing
import UIKit

@testable import Staging

/// What Xcode's canvas does unlike a device; each case is the smallest form of one in the corpus.
@MainActor
@Suite struct CanvasLayoutTests {
  /// The frame of a view on the canvas of Xcode 16, in its superview.
  private func frame(
    of id: String, in views: String, _ constraints: String = "", toolsVersion: String = "23504",
    options: StageOptions = StageOptions()
  ) throws -> Rect {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(toolsVersion)" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/>
      <objects><view id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>\(views)</subviews>
      <constraints>
      <constraint firstItem="content" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
      <constraint firstItem="content" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>\(constraints)
      </constraints></view></objects>
      <resources><image name="icon" width="18" height="18"/></resources></document>
      """
    let document = try Document.read(Data(text.utf8), file: "a.xib")
    let root = try #require(Stage(document, on: .canvas, options: options).layOut().scenes.first?.root)
    return try #require(find(id, in: root)).frame
  }

  private func find(_ id: String, in view: ViewReport) -> ViewReport? {
    if view.id == id { return view }
    return view.children.lazy.compactMap { find(id, in: $0) }.first
  }

  private let unplaced = #"translatesAutoresizingMaskIntoConstraints="NO""#

  /// source: a form of the corpus, Xcode 16: rows of one height, four with segmented controls (alignment height 31) and two
  /// with text fields (34), are 34 high. Were the controls to hug at 750, 31 would be nearer to the sum.
  @Test func segmentedControlsGiveWayToTextFields() throws {
    let controls = (1...2).map { number in
      """
      <segmentedControl \(unplaced) id="s\(number)"><segments><segment title="A"/><segment title="B"/></segments>
      </segmentedControl>
      """
    }.joined()
    let equalities = ["s1", "s2"].map {
      #"<constraint firstItem="\#($0)" firstAttribute="height" secondItem="f" secondAttribute="height" id="e\#($0)"/>"#
    }.joined()
    let stack = """
      <stackView axis="vertical" \(unplaced) id="content"><subviews>\(controls)
      <textField borderStyle="roundedRect" \(unplaced) id="f"/></subviews><constraints>\(equalities)</constraints>
      </stackView>
      """
    #expect(try frame(of: "f", in: stack).height == 34)
    #expect(try frame(of: "s1", in: stack).height == 35)
  }

  /// source: 36 of 45 labels of text styles that may shrink, in two projects of Xcode 11 and 12, are 20 points high, where a line
  /// of 17 points takes 20.29. Labels that may not shrink, and those of other releases, are as high as the whole points above that.
  @Test(arguments: [
    ("17506", "YES", 20.0), ("14868", "YES", 20), ("17506", "NO", 21), ("14490", "YES", 21), ("23504", "YES", 21),
  ])
  func labelsThatMayShrinkRoundTextStyles(toolsVersion: String, shrinks: String, height: Double) throws {
    let label = """
      <label text="Area" adjustsFontSizeToFit="\(shrinks)" minimumScaleFactor="0.5" \(unplaced) id="content">
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      """
    #expect(try frame(of: "content", in: label, toolsVersion: toolsVersion).height == height)
  }

  /// The same label with a size instead of a text style.
  @Test func labelsThatMayShrinkDoNotRoundOtherFonts() throws {
    let label = """
      <label text="Area" adjustsFontSizeToFit="YES" minimumScaleFactor="0.5" \(unplaced) id="content">
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    #expect(try frame(of: "content", in: label, toolsVersion: "17506").height == 21)
  }

  /// source: the labels of the corpus whose height tells. A line of 17 points has 20.287: in scenes with a stack view 311 of 315 have the
  /// pixels above it, arranged or not, in scenes without one 438 of 555 whole points; of several lines 359 of 367 have pixels everywhere.
  @Test(
    arguments: [
      (#"numberOfLines="1""#, "", 21), (#"numberOfLines="1""#, "<stackView id=\"s\"/>", 20.5),
      (#"numberOfLines="0""#, "", 20.5),
    ] as [(String, String, Double)])
  func labelsOfOneLineAreInWholePointsWithoutStackViews(lines: String, beside: String, height: Double) throws {
    let label = #"<label text="Area" \#(lines) \#(unplaced) id="content"/>"#
    #expect(try frame(of: "content", in: label + beside).height == height)
  }

  /// source: a label of the corpus, Xcode 12, 206.5 points wide where 284 have room for one word more; before iOS 14 it is taken, with the
  /// space behind it.
  @Test(arguments: [("17701", 206.5), ("14868", 273.5)])
  func noWordIsLeftAlone(toolsVersion: String, width: Double) throws {
    let label = """
      <label text="Presenting status of long-running process" numberOfLines="4" horizontalHuggingPriority="251" \(unplaced)
      id="content"><fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/><constraints>
      <constraint firstAttribute="width" relation="lessThanOrEqual" constant="284" id="w"/></constraints></label>
      """
    #expect(try frame(of: "content", in: label, toolsVersion: toolsVersion).width == width)
  }

  /// source: rows of the corpus, Xcode 12, too low for two labels and the 8 points between them. The label that resists at 1000 takes
  /// what there is, 22 - 8 points, and is not given up; the one at 999 has none.
  @Test func requiredContentsTakeWhatThereIs() throws {
    let views = """
      <view \(unplaced) id="content"><subviews>
      <label text="Title" verticalCompressionResistancePriority="1000" \(unplaced) id="a"/>
      <label text="Subtitle" verticalCompressionResistancePriority="999" \(unplaced) id="b"/></subviews><constraints>
      <constraint firstAttribute="height" constant="22" id="h"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="content" secondAttribute="top" id="c1"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="c2"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="8" id="c3"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="c4"/>
      <constraint firstAttribute="bottom" secondItem="b" secondAttribute="bottom" id="c5"/>
      </constraints></view>
      """
    #expect(try frame(of: "a", in: views).height == 14)
    #expect(try frame(of: "b", in: views).height == 0)
  }

  /// source: a stack view of the corpus, Xcode 13, has 20 points between its neighbors for a hidden spinner.
  @Test func spinnersThatHideThemselvesAreDrawn() throws {
    let stack = """
      <stackView axis="vertical" \(unplaced) id="content"><subviews>
      <view \(unplaced) id="a"><constraints><constraint firstAttribute="height" constant="10" id="h"/></constraints></view>
      <activityIndicatorView hidden="YES" hidesWhenStopped="YES" style="gray" \(unplaced) id="spinner"/>
      <switch \(unplaced) id="b"/></subviews></stackView>
      """
    #expect(try frame(of: "b", in: stack).y == 30)
  }

  /// An image of 18 points in the insets of a configuration, 12 at the sides, 7 above and below; the state's title is the one
  /// every button is made with.
  @Test func configurationsWithoutTitleHaveNone() throws {
    let button = """
      <button \(unplaced) id="content"><state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="plain" image="icon"/></button>
      """
    let frame = try frame(of: "content", in: button)
    #expect(frame.width == 42 && frame.height == 32)
  }

  /// source: arranged labels without text in the corpus: 15 of 17 of one line are 50 points wide or high where nothing else
  /// decides, 9 of 9 of several lines have no height.
  @Test func anArrangedLabelWithoutTextHasRoomForOne() throws {
    let labels = [("one", ""), ("many", #" numberOfLines="0""#)].map { id, lines in
      """
      <label text=""\(lines) \(unplaced) id="\(id)"><rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    let stack = """
      <stackView axis="vertical" alignment="top" \(unplaced) id="content"><rect key="frame" x="0" y="0" width="0" height="0"/>
      <subviews>\(labels.joined())</subviews></stackView>
      """
    #expect(try frame(of: "one", in: stack) == Rect(x: 0, y: 0, width: 50, height: 50))
    #expect(try frame(of: "many", in: stack).height == 0)
  }

  /// source: the plain arranged views of the corpus that nothing sizes: 240 wide in columns, 50 high in rows, 128 high in columns that
  /// fill. A size that the document stores is kept, and gives way before texts do.
  @Test func plainArrangedViewsKeepTheSizeOfTheLibrary() throws {
    func stack(_ attributes: String, _ view: String = "") -> String {
      "<stackView \(attributes) \(unplaced) id=\"content\"><subviews><view \(unplaced) id=\"v\">\(view)</view></subviews></stackView>"
    }
    #expect(
      try frame(of: "v", in: stack(#"axis="vertical" alignment="center""#)) == Rect(x: 0, y: 0, width: 240, height: 128)
    )
    #expect(try frame(of: "v", in: stack(#"alignment="center""#)).height == 50)
    #expect(try frame(of: "v", in: stack(#"axis="vertical""#)).height == 128)
    let stored = #"<rect key="frame" x="0" y="0" width="90" height="30"/>"#
    #expect(try frame(of: "v", in: stack(#"alignment="center""#, stored)).height == 30)
    let sized = #"<constraints><constraint firstAttribute="height" constant="12" id="h"/></constraints>"#
    #expect(try frame(of: "v", in: stack(#"alignment="center""#, sized)).height == 12)
  }

  /// source: sliders in two popovers that are too high take the room, and the label above them, which hugs at 251, none.
  @Test func slidersTakeRoomBeforeLabelsDo() throws {
    let stack = """
      <stackView axis="vertical" \(unplaced) id="content"><subviews>
      <label text="Opacity" verticalHuggingPriority="251" \(unplaced) id="l"/><slider \(unplaced) id="s"/></subviews>
      <constraints><constraint firstAttribute="height" constant="100" id="h"/></constraints></stackView>
      """
    #expect(try frame(of: "l", in: stack).height == 20.5)
  }

  /// source: two projects with columns in which everything is hidden; a view without content is as wide as its column all the same.
  @Test func viewsOfAColumnThatIsHiddenAreAsWideAsIt() throws {
    let stack = """
      <stackView axis="vertical" \(unplaced) id="content"><subviews><view hidden="YES" \(unplaced) id="v"/></subviews>
      <constraints><constraint firstAttribute="width" constant="369" id="w"/></constraints></stackView>
      """
    #expect(try frame(of: "v", in: stack).width == 369)
  }

  /// source: a column of Xcode 10 that is too high stretches labels, which hug at 251, and not the segmented control beside them; rows of
  /// Xcode 16 stretch the control.
  @Test(arguments: [("14490.70", 29.0), ("23504", 79.5)])
  func segmentedControlsTakeRoomSinceXcode11(toolsVersion: String, height: Double) throws {
    let stack = """
      <stackView axis="vertical" \(unplaced) id="content"><subviews>
      <label text="Unit" verticalHuggingPriority="251" \(unplaced) id="l"/>
      <segmentedControl \(unplaced) id="s"><segments><segment title="a"/></segments></segmentedControl></subviews>
      <constraints><constraint firstAttribute="height" constant="100" id="h"/></constraints></stackView>
      """
    #expect(abs(try frame(of: "s", in: stack, toolsVersion: toolsVersion).height - height) <= 1)
  }

  /// source: nine views of classes that answered a size on the canvas have it; stored sizes of texts say nothing of theirs.
  @Test func classesAnswerBesideStoredSizesOfTexts() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/>
      <objects><view id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <view \(unplaced) id="v" customClass="Badge"><rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/></view>
      </subviews><constraints>
      <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
      <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
      </constraints></view></objects>
      <designables><designable name="v"><size key="intrinsicContentSize" width="76" height="24"/></designable></designables></document>
      """
    let document = try Document.read(Data(text.utf8), file: "a.xib")
    let options = StageOptions(usesStoredTextSizes: true)
    let root = try #require(Stage(document, on: .canvas, options: options).layOut().scenes.first?.root)
    #expect(try #require(find("v", in: root)).frame == Rect(x: 0, y: 0, width: 76, height: 24))
  }

  /// source: a loose cell of Xcode 11 on a phone of 375 points keeps 15 where it and its content preserve margins.
  @Test func aLooseCellIsNoControllersView() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14868" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/><objects>
      <tableViewCell preservesSuperviewLayoutMargins="YES" id="cell"><rect key="frame" x="0.0" y="0.0" width="320" height="84"/>
      <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" tableViewCell="cell" id="content">
      <rect key="frame" x="0.0" y="0.0" width="320" height="84"/>
      <subviews><view \(unplaced) id="v"/></subviews><constraints>
      <constraint firstItem="v" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="l"/>
      <constraint firstAttribute="trailingMargin" secondItem="v" secondAttribute="trailing" id="r"/>
      <constraint firstItem="v" firstAttribute="top" secondItem="content" secondAttribute="topMargin" id="t"/>
      <constraint firstAttribute="bottomMargin" secondItem="v" secondAttribute="bottom" id="b"/>
      </constraints></tableViewCellContentView></tableViewCell></objects></document>
      """
    let document = try Document.read(Data(text.utf8), file: "a.xib")
    let root = try #require(Stage(document, on: .canvas).layOut().scenes.first?.root)
    #expect(try #require(find("v", in: root)).frame == Rect(x: 15, y: 11, width: 290, height: 62))
  }

  /// source: 3 of 3 constraints to the margins of stack views that have none of their own, in two projects of the corpus.
  @Test func stackViewsHaveNoMarginsOfTheirOwn() throws {
    func views(_ margins: String) -> String {
      """
      <view \(unplaced) id="content"><subviews><stackView \(unplaced) id="s">\(margins)</stackView><view \(unplaced) id="v"/></subviews>
      <constraints>
      <constraint firstItem="s" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="10" id="c1"/>
      <constraint firstItem="v" firstAttribute="leading" secondItem="s" secondAttribute="leadingMargin" id="c2"/>
      </constraints></view>
      """
    }
    #expect(try frame(of: "v", in: views("")).x == 10)
    let margins = #"<edgeInsets key="layoutMargins" top="0.0" left="8" bottom="0.0" right="8"/>"#
    #expect(try frame(of: "v", in: views(margins)).x == 18)
  }

  /// source: 3 of 3 edges of scroll views at a standard distance from the safe area, in two projects; the document says 8 points.
  @Test(arguments: [("scrollView", 0.0), ("view", 8)])
  func scrollViewsHaveNoStandardDistanceToTheSafeArea(element: String, y: Double) throws {
    let views = """
      <view \(unplaced) id="content"><subviews><\(element) \(unplaced) id="v"/></subviews>
      <viewLayoutGuide key="safeArea" id="sa"/><constraints>
      <constraint firstItem="v" firstAttribute="top" secondItem="sa" secondAttribute="top" constant="8" symbolic="YES" id="c1"/>
      </constraints></view>
      """
    #expect(try frame(of: "v", in: views).y == 20 + y)
  }

  /// source: 6 of 6 xibs in five projects whose content is too high for their root: the distance to its lower edge gives way.
  @Test func theOutermostEdgeOfAXibGivesWay() throws {
    let view = """
      <view \(unplaced) id="content"><constraints><constraint firstAttribute="height" constant="700" id="h"/></constraints></view>
      """
    let bottom = #"<constraint firstAttribute="bottom" secondItem="content" secondAttribute="bottom" id="b"/>"#
    #expect(try frame(of: "content", in: view, bottom).height == 700)
  }

  /// source: 6 of 6 labels of the system's font in `fillProportionally` stack views, in two projects: the stored lengths are what the
  /// distribution gave. One letter beside two is a third.
  @Test func labelsAreDistributedByTheirContent() throws {
    let labels = [("a", "W"), ("b", "WW")].map { id, text in
      """
      <label text="\(text)" \(unplaced) id="\(id)"><rect key="frame" x="0.0" y="0.0" width="150" height="20.5"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    let stack = """
      <stackView distribution="fillProportionally" \(unplaced) id="content"><subviews>\(labels.joined())</subviews><constraints>
      <constraint firstAttribute="width" constant="300" id="w"/></constraints></stackView>
      """
    let width = try frame(of: "a", in: stack, options: StageOptions(usesStoredTextSizes: true)).width
    #expect(abs(width - 100) <= 1)
  }

  /// A label of a stored height of 0 keeps its stored width, if sizes of text are taken from the document.
  @Test func aStoredTextSizeMayHaveALengthOfZero() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/>
      <objects><view id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <label text="Name" \(unplaced) id="v"><rect key="frame" x="0.0" y="0.0" width="72.5" height="0.0"/></label>
      </subviews><constraints>
      <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
      <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
      </constraints></view></objects></document>
      """
    let document = try Document.read(Data(text.utf8), file: "a.xib")
    let options = StageOptions(usesStoredTextSizes: true)
    let root = try #require(Stage(document, on: .canvas, options: options).layOut().scenes.first?.root)
    #expect(try #require(find("v", in: root)).frame == Rect(x: 0, y: 0, width: 72.5, height: 0))
  }
}
