import Foundation
import Testing

@testable import InterfaceBuilder

struct CanvasSizeTests {
  @Test func rootSizeIsTheStoredOneElseTheScreen() throws {
    let document = try storyboard(
      [
        controller("a", width: 414, height: 842),
        #"<viewController id="b" sceneMemberID="viewController"><view key="view" id="bv"/></viewController>"#,
      ], device: "retina6_1")
    #expect(document.canvasRootSize(of: document.scenes[0]) == Size(width: 414, height: 842))
    #expect(document.canvasRootSize(of: document.scenes[1]) == Size(width: 414, height: 896))
    #expect(document.canvasScale == 2)
  }

  @Test func withoutDeviceTheCanvasIsSquare() throws {
    let document = try storyboard([controller("a")], xcode: "7706", device: nil)
    #expect(document.canvasScreenSize == Size(width: 600, height: 600) && document.canvasScale == 2)
    #expect(document.canvasSizeClasses == SizeClasses(horizontal: .unspecified, vertical: .unspecified))
  }

  @Test func landscapeSwapsTheSides() throws {
    let xml = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="23504">
      <device id="retina5_9" orientation="landscape"/><objects><view id="v"/></objects></document>
      """
    let document = try Document.read(Data(xml.utf8), file: "a.xib")
    #expect(document.canvasScreenSize == Size(width: 812, height: 375) && document.canvasScale == 3)
    #expect(document.canvasSizeClasses == SizeClasses(horizontal: .compact, vertical: .compact))
    let insets = document.canvasSafeArea(of: document.scenes[0])
    #expect(insets == Insets(top: 0, left: 50, bottom: 21, right: 50))
  }

  /// source: DEVIATIONS.md, 13: from Xcode 11 on labels of such documents have whole points more often than thirds.
  @Test(arguments: [("14490.70", 3.0), ("14868", 2.0), ("23504", 2.0)])
  func textOfUnknownDisplaysHasHalfPoints(_ xcode: String, _ scale: Double) throws {
    let document = try storyboard([controller("a")], xcode: xcode, device: "retina5_9")
    #expect(document.canvasScale == 3 && document.canvasTextScale == scale)
  }

  @Test func unknownDevicesHaveAScreen() throws {
    #expect(try storyboard([controller("a")], device: "retina9_9").canvasScreenSize.width == 393)
    #expect(try storyboard([controller("a")], device: "ipad99rounded").canvasSizeClasses.horizontal == .regular)
  }
}

struct CanvasSafeAreaTests {
  func insets(_ scenes: [String], xcode: String = "23504", device: String? = "retina4_7", of index: Int = 0) throws
    -> Insets
  {
    let document = try storyboard(scenes, xcode: xcode, device: device)
    return document.canvasSafeArea(of: document.scenes[index])
  }

  @Test(
    arguments: [
      ("14113", "retina4_7", 375, 667, 20, 0), ("16097", "retina4_7", 375, 667, 0, 0),
      ("21507", "retina4_7", 375, 667, 0, 0), ("21701", "retina4_7", 375, 667, 20, 0),
      ("17156", "retina6_1", 414, 896, 44, 34), ("21225", "retina6_1", 414, 896, 48, 34),
      ("23504", "retina6_5", 414, 896, 44, 34), ("21225", "retina5_9", 375, 812, 44, 34),
      ("21701", "retina5_9", 375, 812, 50, 34), ("20037", "retina6_0", 390, 844, 44, 34),
      ("21225", "retina6_0", 390, 844, 47, 34), ("23504", "retina6_12", 393, 852, 59, 34),
      ("23727", "ipad12_9rounded", 1024, 1366, 24, 20), ("14113", "ipad9_7", 768, 1024, 20, 0),
    ] as [(String, String, Double, Double, Double, Double)])
  func fullScreen(xcode: String, device: String, width: Double, height: Double, top: Double, bottom: Double) throws {
    let insets = try insets([controller("a", width: width, height: height)], xcode: xcode, device: device)
    #expect(insets == Insets(top: top, bottom: bottom))
  }

  /// What the phone keeps free counts twice from the last Xcode 16 on, for roots at the screen's edges.
  ///
  /// source: 33 of 33 full-screen scenes of the corpus, 9 of 9 embedded ones, 22 of 23 sheets, 2 of 2 popovers.
  @Test(
    arguments: [
      ("23727", "retina6_12", 393, 852, 118, 68), ("24127", "retina6_1", 414, 896, 96, 68),
      ("24765", "retina5_9", 375, 762, 50, 0), ("24765", "retina5_9", 375, 752, 50, 0),
      ("24765", "retina5_9", 320, 106, 50, 0), ("24127", "retina4_7", 375, 667, 20, 0),
    ] as [(String, String, Double, Double, Double, Double)])
  func screenInsetsTwice(
    xcode: String, device: String, width: Double, height: Double, top: Double, bottom: Double
  ) throws {
    let insets = try insets([controller("a", width: width, height: height)], xcode: xcode, device: device)
    #expect(insets == Insets(top: top, bottom: bottom))
  }

  @Test func embeddedRootsOfXcode26() throws {
    let container = controller(
      "a", width: 393, height: 852, #"<connections><segue destination="b" kind="embed" id="e"/></connections>"#)
    let scenes = [container, controller("b", width: 393, height: 593)]
    #expect(try insets(scenes, xcode: "24412", device: "retina6_12", of: 1) == Insets(top: 118, bottom: 34))
  }

  @Test func barsOfXcode26() throws {
    let full = [controller("a", width: 393, height: 852), navigation(root: "a")]
    #expect(try insets(full, xcode: "24412", device: "retina6_12").top == 172)
    let sheet = [controller("a", width: 393, height: 793), navigation(root: "a")]
    #expect(try insets(sheet, xcode: "24765", device: "retina6_12") == Insets(top: 70))
    let below = [controller("a", width: 375, height: 658), navigation(root: "a")]
    #expect(try insets(below, xcode: "24765", device: "retina5_9") == Insets(bottom: 68))
  }

  func navigation(root: String, _ attributes: String = "", _ more: String = "") -> String {
    controller(
      "nav", tag: "navigationController", attributes: attributes,
      more
        + #"<connections><segue destination="\#(root)" kind="relationship" relationship="rootViewController" id="r"/></connections>"#
    )
  }

  func show(_ destination: String) -> String {
    #"<connections><segue destination="\#(destination)" kind="show" id="s\#(destination)"/></connections>"#
  }

  @Test func navigationBarsFollowPushes() throws {
    let scenes = [controller("c"), controller("b", show("c")), controller("a", show("b")), navigation(root: "a")]
    for index in 0..<3 { #expect(try insets(scenes, of: index).top == 64) }
    let hidden = [controller("a"), navigation(root: "a", #"navigationBarHidden="YES""#)]
    #expect(try insets(hidden).top == 20)
    let presented = [
      controller("b"),
      controller("a", #"<connections><segue destination="b" kind="presentation" id="p"/></connections>"#),
      navigation(root: "a"),
    ]
    #expect(try insets(presented).top == 20)
  }

  @Test func circlesOfSeguesEnd() throws {
    #expect(try insets([controller("a", show("b")), controller("b", show("a"))]).top == 20)
  }

  @Test func simulatedBars() throws {
    let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#
    #expect(try insets([controller("a", bar)]).top == 64)
    #expect(try insets([controller("a"), controller("b", bar + show("a"))]).top == 64)
    let opaque = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="NO"/>"#
    #expect(try insets([controller("a", opaque)]).top == 0)
    let none = #"<nil key="simulatedTopBarMetrics"/>"#
    #expect(try insets([controller("a", none), navigation(root: "a")]).top == 20)
    let tools = #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#
    #expect(try insets([controller("a", tools)]).bottom == 49)
    #expect(try insets([controller("a", tools)], xcode: "14490.70").bottom == 44)
    let tab = #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#
    #expect(try insets([controller("a", width: 414, height: 896, tab)], device: "retina6_1").bottom == 83)
  }

  @Test func tabBars() throws {
    let tabs = controller(
      "tabs", tag: "tabBarController",
      #"<connections><segue destination="nav" kind="relationship" relationship="viewControllers" id="t"/></connections>"#
    )
    let scenes = [controller("a", show("b")), controller("b"), navigation(root: "a"), tabs]
    #expect(try insets(scenes).bottom == 49)
    #expect(try insets(scenes, of: 1).bottom == 49)
    let hiding = [
      controller("a", show("b")), controller("b", attributes: #"hidesBottomBarWhenPushed="YES""#, show("c")),
      controller("c"), navigation(root: "a"), tabs,
    ]
    #expect(try insets(hiding, of: 1).bottom == 0)
    #expect(try insets(hiding, of: 2).bottom == 0)
  }

  @Test func largeTitles() throws {
    let bar = #"<navigationBar key="navigationBar" largeTitles="YES" id="bar"/>"#
    let root = controller("a", width: 414, height: 896)
    #expect(try insets([root, navigation(root: "a", "", bar)], xcode: "20037", device: "retina6_1").top == 140)
    let never = controller(
      "a", width: 414, height: 896, #"<navigationItem key="navigationItem" largeTitleDisplayMode="never" id="i"/>"#)
    #expect(try insets([never, navigation(root: "a", "", bar)], xcode: "20037", device: "retina6_1").top == 88)
  }

  @Test func rootsBetweenOpaqueBars() throws {
    let below = [controller("a", height: 603), navigation(root: "a")]
    #expect(try insets(below, xcode: "14113") == .zero)
    #expect(try insets([controller("a", height: 554)], xcode: "14113") == .zero)
    #expect(try insets([controller("a", height: 618)], xcode: "14113") == Insets(top: 20))
  }

  @Test func sheets() throws {
    let sheet = controller("a", width: 414, height: 842)
    #expect(try insets([sheet], xcode: "17156", device: "retina6_1") == Insets(bottom: 34))
    #expect(try insets([sheet, navigation(root: "a")], xcode: "17156", device: "retina6_1").top == 56)
    #expect(try insets([controller("a", height: 802)], device: "retina5_9") == .zero)
  }

  @Test func freeformRoots() throws {
    #expect(try insets([controller("a", width: 667, height: 375)], xcode: "14490.70").top == 0)
    #expect(try insets([controller("a", width: 1024, height: 768)], xcode: "14490.70").top == 20)
    #expect(try insets([controller("a", width: 200, height: 200)], xcode: "14109").top == 0)
    #expect(try insets([controller("a", width: 295, height: 496)], xcode: "14109").top == 20)
    #expect(try insets([controller("a", width: 300, height: 880)], xcode: "17156", device: "retina6_1").bottom == 18)
  }

  /// source: two controllers' views, 800 by 600 on a phone of 375 by 667, end above a tab bar.
  @Test func rootsWiderThanTheScreen() throws {
    let tab = #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#
    #expect(try insets([controller("a", width: 800, height: 600, tab)]).bottom == 49)
    #expect(try insets([controller("a", width: 375, height: 600, tab)], xcode: "20037").bottom == 0)
  }

  /// source: 3 of 3 roots of 600 by 600 that Xcode 11 and later saved, one of them with a device: the square of Xcode 6 and 7.
  @Test func squareRootsOfOlderDocumentsHaveNoInsets() throws {
    let square = controller("a", width: 600, height: 600)
    #expect(try insets([square], xcode: "16097", device: "retina6_1") == .zero)
    #expect(try insets([square], xcode: "14113").top == 20)
    let freeform = controller(
      "a", width: 600, height: 600, #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#)
    #expect(try insets([freeform], xcode: "16097", device: "retina6_1").top == 44)
  }

  /// source: two sheets of Xcode 15 and one of Xcode 11 that are lower than the size that their controllers simulate, in two projects.
  @Test func aSheetIsMeasuredFromTheSimulatedSize() throws {
    let freeform = """
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/><size key="freeformSize" width="375" height="778"/>
      """
    #expect(try insets([controller("a", height: 768, freeform)], xcode: "22505", device: "retina6_12") == .zero)
    #expect(try insets([controller("a", height: 778, freeform)], xcode: "22505", device: "retina6_12").top == 59)
  }

  /// source: 7 of 7 low roots of Xcode 15 and later, one of them in a container, end above the home indicator.
  @Test func lowRootsOfXcode15HaveTheInsetAtTheBottom() throws {
    let low = [controller("a", width: 414, height: 433.5)]
    #expect(try insets(low, xcode: "22505", device: "retina6_1").bottom == 34)
    #expect(try insets(low, xcode: "20037", device: "retina6_1").bottom == 0)
  }

  /// source: 4 of 4 roots that are shorter than the screen and do not extend below bars at the top; those as high as the screen
  /// begin below the status bar.
  @Test func rootsThatDoNotExtendUnderBarsBeginBelowThem() throws {
    let edges = #"<extendedEdge key="edgesForExtendedLayout" bottom="YES"/>"#
    #expect(try insets([controller("a", height: 685, edges)], xcode: "17156", device: "retina5_9").top == 0)
    #expect(try insets([controller("a", height: 812, edges)], xcode: "17156", device: "retina5_9").top == 44)
    let all = #"<extendedEdge key="edgesForExtendedLayout" top="YES" bottom="YES"/>"#
    #expect(try insets([controller("a", height: 700, all)], xcode: "17156", device: "retina5_9").top == 44)
  }

  /// source: an embedded root of 617 and a cell of 547 points of Xcode 9 and 10 begin below the status bar, four lower ones do not.
  @Test func theStatusBarOfXcode10IsOverHighRoots() throws {
    let container = controller("a", #"<connections><segue destination="b" kind="embed" id="e"/></connections>"#)
    #expect(try insets([container, controller("b", height: 617)], xcode: "14490.70", of: 1).top == 20)
    #expect(try insets([container, controller("b", height: 289)], xcode: "14490.70", of: 1).top == 0)
    #expect(try insets([container, controller("b", height: 617)], xcode: "21701", of: 1).top == 20)
    func cell(_ height: Double) throws -> Double {
      let document = try xib(
        "<tableViewCell id=\"c\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"\(height)\"/></tableViewCell>",
        attributes: #"toolsVersion="14490.70""#, device: "retina4_7")
      return document.canvasSafeArea(of: document.scenes[0]).top
    }
    #expect(try cell(547) == 20 && cell(353) == 0)
  }

  func loose(_ width: Double, _ height: Double, xcode: String, device: String) throws -> Insets {
    let document = try xib(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
      """, attributes: #"toolsVersion="\#(xcode)""#, device: device)
    return document.canvasSafeArea(of: document.scenes[0])
  }

  @Test func xibs() throws {
    #expect(try loose(414, 100, xcode: "17156", device: "retina6_1") == Insets(top: 44))
    #expect(try loose(500, 100, xcode: "17156", device: "retina6_1") == Insets(top: 44, bottom: 34))
    #expect(try loose(300, 200, xcode: "14113", device: "retina4_7") == .zero)
    #expect(try loose(375, 500, xcode: "14113", device: "retina4_7") == Insets(top: 20))
    #expect(try loose(478, 448, xcode: "14490.70", device: "retina6_1").top == 44)
  }

  /// source: five xibs of Xcode 15 and later, 119 to 363 points high, end above the home indicator, and none reaches below it.
  @Test func lowXibsOfXcode15HaveTheInsetAtTheBottom() throws {
    #expect(try loose(393, 119, xcode: "21701", device: "retina6_12").bottom == 34)
    #expect(try loose(393, 119, xcode: "21225", device: "retina6_12").bottom == 0)
  }

  /// source: four documents of build 21179.7 have 44, those of 21225 and 21507 have 48.
  @Test(arguments: [("21179.7", 44.0), ("21225", 48), ("21507", 48)])
  func theStatusBarOfTheFirstXcode14IsLow(_ xcode: String, _ top: Double) throws {
    #expect(try insets([controller("a", width: 414, height: 896)], xcode: xcode, device: "retina6_1").top == top)
  }

  /// source: three sheets of Xcode 26 with large titles begin their content 126 points below the top; others 70.
  @Test func sheetsOfXcode26HaveRoomForALargeTitle() throws {
    let bar = #"<navigationBar key="navigationBar" largeTitles="YES" id="bar"/>"#
    let sheet = controller("a", width: 414, height: 848)
    #expect(
      try insets([sheet, navigation(root: "a", "", bar)], xcode: "24128", device: "retina6_1") == Insets(top: 126))
    #expect(try insets([sheet, navigation(root: "a")], xcode: "24128", device: "retina6_1") == Insets(top: 70))
  }

  /// source: a sheet of Xcode 11 that is shown by a controller with a tab bar; Apple: show presents where there is no stack.
  @Test func aSheetLiesOverTheBarsOfWhoShowsIt() throws {
    let tab = #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#
    let first = controller("a", width: 414, height: 896, tab + "<connections>" + show("b") + "</connections>")
    let sheet = controller("b", width: 414, height: 842)
    #expect(try insets([first, sheet], xcode: "16097", device: "retina6_1", of: 1).bottom == 34)
  }

  @Test func layoutGuidesAreTheBars() throws {
    let document = try storyboard([controller("a"), navigation(root: "a")])
    #expect(document.canvasLayoutGuideInsets(of: document.scenes[0]) == Insets(top: 64))
  }
}

struct CanvasMarginTests {
  @Test(arguments: [(375, 16), (399, 16), (400, 20), (414, 20)] as [(Double, Double)])
  func rootMarginByItsOwnWidth(width: Double, margin: Double) throws {
    let document = try storyboard([controller("a", width: width)])
    #expect(document.canvasRootMargin(of: document.scenes[0]) == margin)
  }

  @Test func explicitRootMargins() throws {
    func margins(_ attributes: String) throws -> Insets {
      let document = try storyboard([
        """
        <viewController id="a" \(attributes) sceneMemberID="viewController"><view key="view" id="v">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <edgeInsets key="layoutMargins" top="5" left="8" bottom="6" right="30"/></view></viewController>
        """
      ])
      return document.canvasRootMargins(of: document.scenes[0])
    }
    #expect(try margins("") == Insets(top: 25, left: 16, bottom: 6, right: 30))
    #expect(try margins(#"viewRespectsSystemMinimumLayoutMargins="NO""#).left == 8)
  }

  func cellMargins(
    tag: String = "tableViewCell", inTable: Bool = true, inView: Bool = false, width: Double, content: Double? = nil,
    xcode: String, device: String
  ) throws -> Insets {
    let cell = """
      <\(tag) id="c"><rect key="frame" x="0" y="0" width="\(width)" height="44"/>
      <view key="contentView" id="cv"><rect key="frame" x="0" y="0" width="\(content ?? width)" height="44"/></view></\(tag)>
      """
    let table = "<tableView id=\"t\"><prototypes>\(cell)</prototypes></tableView>"
    let objects = inView ? "<view id=\"r\"><subviews>\(table)</subviews></view>" : inTable ? table : cell
    let document = try xib(objects, attributes: #"toolsVersion="\#(xcode)""#, device: device)
    let scene = document.scenes[0]
    let view = try #require(scene.rootView?.tree.first { $0.id == "c" })
    return document.canvasCellMargins(of: view, contentView: view.subviews[0], in: scene)
  }

  @Test(
    arguments: [
      ("12121", "retina4_7", 375, 8, 8), ("14113", "retina4_7", 375, 16, 10.5), ("14490", "retina4_7", 414, 20, 10.5),
      ("17156", "retina4_7", 375, 16, 11), ("17156", "retina6_1", 375, 20, 11), ("21701", "retina6_0", 390, 20, 11),
      ("21701", "retina6_12", 393, 16, 11), ("21701", "retina6_72", 430, 20, 11), ("17156", "ipad12_9", 1024, 16, 11),
    ] as [(String, String, Double, Double, Double)])
  func cellsInTables(xcode: String, device: String, width: Double, side: Double, bottom: Double) throws {
    let margins = try cellMargins(width: width, xcode: xcode, device: device)
    #expect(margins == Insets(top: xcode == "12121" ? 8 : 11, left: side, bottom: bottom, right: side))
  }

  /// source: ten rows in four projects; on phones without a home button, and from Xcode 12 on, rows are as in other tables.
  @Test(
    arguments: [
      ("14460.31", "retina4_0", 320, 15), ("14490.70", "retina4_7", 500, 15), ("15705", "retina4_7", 375, 15),
      ("14113", "ipad9_7", 258, 15), ("16097", "retina5_5", 414, 20), ("16097", "retina6_1", 414, 20),
      ("17701", "retina4_7", 375, 16), ("12121", "retina4_7", 375, 8),
    ] as [(String, String, Double, Double)])
  func cellsInTablesInsideAView(xcode: String, device: String, width: Double, side: Double) throws {
    let margins = try cellMargins(inView: true, width: width, xcode: xcode, device: device)
    #expect(margins.left == side && margins.right == side)
  }

  @Test(
    arguments: [
      ("12121", "retina4_7", 375, 8), ("14113", "retina4_7", 400, 20), ("16097", "retina4_7", 320, 15),
      ("17156", "retina4_7", 600, 16), ("17156", "retina6_1", 320, 16), ("17156", "retina6_1", 414, 20),
      ("21701", "retina6_12", 393, 20), ("24127", "retina6_12", 339, 20), ("17156", "retina6_1", 331, 20),
    ] as [(String, String, Double, Double)])
  func cellsAtTheTopOfXibs(xcode: String, device: String, width: Double, side: Double) throws {
    #expect(try cellMargins(inTable: false, width: width, xcode: xcode, device: device).left == side)
  }

  /// source: in inset grouped tables the content of 41 of 42 cells at 16 points and of 27 of 28 at 20 has the same margin.
  @Test(arguments: [(16.0, 343.0, 16.0), (20, 335, 20), (0, 375, 16)])
  func cellsOfInsetGroups(x: Double, width: Double, side: Double) throws {
    let cell = """
      <tableViewCell id="c"><rect key="frame" x="\(x)" y="0" width="\(width)" height="44"/>
      <view key="contentView" id="cv"><rect key="frame" x="0" y="0" width="\(width)" height="44"/></view></tableViewCell>
      """
    let table = #"<tableView style="insetGrouped" id="t"><prototypes>\#(cell)</prototypes></tableView>"#
    let document = try xib(table, attributes: #"toolsVersion="22505""#, device: "retina5_9")
    let view = try #require(document.scenes[0].rootView?.tree.first { $0.id == "c" })
    let margins = document.canvasCellMargins(of: view, contentView: view.subviews[0], in: document.scenes[0])
    #expect(margins.left == side)
  }

  @Test func accessoriesAndCollectionCells() throws {
    let margins = try cellMargins(width: 375, content: 340, xcode: "17156", device: "retina4_7")
    #expect(margins.left == 16 && margins.right == 8)
    let cell = try cellMargins(tag: "collectionViewCell", width: 375, xcode: "17156", device: "retina4_7")
    #expect(cell == Insets(top: 8, left: 8, bottom: 8, right: 8))
  }
}
