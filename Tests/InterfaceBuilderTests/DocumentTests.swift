import Foundation
import Testing

@testable import InterfaceBuilder

struct DocumentTests {
  @Test func header() throws {
    let xml = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701"
        useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" launchScreen="YES"
        initialViewController="vc">
      <device id="retina6_1" orientation="landscape" appearance="light"/>
      <scenes/>
      <resources>
        <image name="logo" width="30" height="20.5"/><image name="star" catalog="system" width="16" height="15"/>
        <namedColor name="Brand"><color red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom"/></namedColor>
        <systemColor name="labelColor"><color white="0.0" alpha="1" colorSpace="custom"/></systemColor>
      </resources></document>
      """
    let document = try Document.read(Data(xml.utf8), file: "Main.storyboard")
    #expect(document.kind == .storyboard && document.file == "Main.storyboard")
    #expect(document.xcode.major == 15 && document.xcode.toolsVersion == 21701)
    #expect(document.useAutolayout && document.useTraitCollections && document.useSafeAreas)
    #expect(document.isLaunchScreen && document.initialViewController == "vc")
    #expect(document.device == DeviceElement(id: "retina6_1", orientation: .landscape))
    #expect(document.images["logo"] == ImageResource(name: "logo", size: Size(width: 30, height: 20.5)))
    #expect(document.images["star"]?.catalog == .system)
    #expect(document.namedColors == ["Brand": .rgba(1, 0.5, 0, 1)])
    #expect(document.systemColors == ["labelColor": .white(0, 1)])
    #expect(document.diagnostics.isEmpty)
  }

  @Test(
    arguments: [
      ("4514", 5), ("5056", 6), ("7706", 6), ("8191", 7), ("10117", 7), ("11542", 8), ("12121", 8), ("13156.6", 9),
      ("14113", 9), ("14269.12", 10), ("14313.13.2", 10), ("14490.70", 10), ("14868", 11), ("16097.3", 11),
      ("17156", 12), ("17701", 12), ("18122", 13), ("20037", 13), ("21225", 14), ("21507", 14), ("21701", 15),
      ("22690", 15), ("23077.2", 16), ("23727", 16), ("24127", 26), ("32700.99.1234", 15), ("", 5),
    ] as [(String, Int)])
  func generations(tools: String, major: Int) {
    #expect(XcodeGeneration(toolsVersion: tools).major == major)
  }

  @Test func iPadXibsAndOldNumericIds() throws {
    let xml = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB" targetRuntime="iOS.CocoaTouch.iPad">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <view id="2"><subviews><label id="3"/></subviews></view></objects></document>
      """
    let document = try Document.read(Data(xml.utf8), file: "Old.xib")
    #expect(document.kind == .xib && document.scenes.count == 1 && document.scenes[0].index == 1)
    #expect(document.scenes[0].rootView?.subviews.map(\.id) == ["3"])
    #expect(document.element(id: "3")?.name == "label")
    #expect(document.diagnostics.map(\.message) == ["the document does not specify an Xcode version"])
  }

  @Test func xibScenesLeaveOutWhatIsNoView() throws {
    let document = try xib(
      """
      <placeholder id="-1"/><view id="a"/><tapGestureRecognizer id="t"/><tableViewCell id="b"/>
      <customObject id="o"/><viewController id="c"><view key="view" id="d"/></viewController>
      """)
    #expect(document.scenes.map(\.index) == [1, 3, 5])
    #expect(document.scenes.map { $0.rootView?.id } == ["a", "b", "d"])
  }

  @Test func doubtfulReferencesAreReported() throws {
    let document = try xib(
      """
      <view id="a"><subviews><view id="b"/><label id="b"/></subviews><constraints>
      <constraint id="c" firstItem="b" firstAttribute="top" secondItem="gone" secondAttribute="top"/></constraints></view>
      """)
    #expect(
      document.diagnostics.map(\.message) == [
        "the id b is already in use", "the constraint refers to the object gone, which is not in the document",
      ])
    #expect(document.diagnostics.map(\.objectID) == ["b", "c"])
    #expect(document.element(id: "b")?.name == "view")
  }

  @Test func storyboardScene() throws {
    let document = try storyboard([
      """
      <viewController id="vc" title="T" storyboardIdentifier="sb" customClass="C" userLabel="U"
        viewRespectsSystemMinimumLayoutMargins="NO" sceneMemberID="viewController">
      <layoutGuides><viewControllerLayoutGuide type="top" id="tg"/><viewControllerLayoutGuide type="bottom" id="bg"/>
      </layoutGuides>
      <view key="view" id="v"><viewLayoutGuide key="safeArea" id="sa"/></view>
      <navigationItem key="navigationItem" id="ni"><view key="titleView" id="tv"/>
      <barButtonItem key="rightBarButtonItem" id="bb"><button key="customView" id="cb"/></barButtonItem></navigationItem>
      <connections><outlet property="p" destination="v" id="out"/>
      <segue destination="x" kind="show" identifier="go" id="sg"/></connections>
      </viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" sceneMemberID="firstResponder"/><view id="loose"/>
      """
    ])
    let scene = try #require(document.scenes.first)
    let controller = try #require(scene.controller)
    #expect(scene.sceneID == "s" && scene.topLevelViews.map(\.id) == ["loose"])
    #expect(controller.className == "viewController" && controller.customClass == "C" && controller.title == "T")
    #expect(controller.storyboardIdentifier == "sb" && controller.userLabel == "U")
    #expect(controller.viewRespectsSystemMinimumLayoutMargins == false)
    #expect(controller.layoutGuides.map(\.kind) == [.top, .bottom])
    #expect(controller.rootView?.role == .root)
    #expect(controller.rootView?.layoutGuides.map(\.kind) == [.safeArea])
    #expect(controller.otherViews.map(\.role) == [.titleView, .barItem])
    #expect(controller.connections.map(\.kind) == [.outlet, .segue])
    #expect(controller.connections[1].segueKind == .show && controller.connections[1].identifier == "go")
    #expect(scene.allRoots.map(\.id) == ["v", "tv", "cb", "loose"])
    #expect(document.view(id: "cb")?.scene.index == 0)
  }
}
