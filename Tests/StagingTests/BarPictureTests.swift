import Foundation
import Geometry
import InterfaceBuilder
import LayoutReports
import Platform
import Testing
import UIKit

@testable import Staging

/// Bars that are views of a scene, and the status bar over it.
@MainActor
@Suite struct BarPictureTests {
  /// The picture of the first scene of a storyboard on an iPhone 14.
  private func scene(_ objects: String, dark: Bool = false, isPicture: Bool = true) throws -> SceneReport {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505" useAutolayout="YES"
        initialViewController="stack"><scenes>\(objects)</scenes></document>
      """
    var configuration = LayoutConfiguration(try #require(Device.named("iPhone 14"))).on(release: 17)
    configuration.isDark = dark
    var options = StageOptions()
    options.isPicture = isPicture
    let document = try Document.read(Data(text.utf8), file: "Bars.storyboard")
    let scenes = Stage(document, on: .device(configuration), options: options).layOut().scenes
    return try #require(scenes.first { $0.id == "c" })
  }

  private func controller(_ views: String, _ metrics: String = "") -> String {
    """
    <scene sceneID="s"><objects><viewController id="c"><view key="view" id="v"><rect key="frame" width="390" height="844"/>
    <subviews>\(views)</subviews></view>\(metrics)</viewController></objects></scene>
    """
  }

  private func texts(_ view: ViewReport) -> [String] {
    var own: [String] = []
    if case .text(let content) = view.content { own = content.lines.map(\.text) }
    return own + view.children.flatMap(texts)
  }

  private func colors(_ view: ViewReport) -> [Color] {
    if case .text(let content) = view.content { return [content.color] }
    return view.children.flatMap(colors)
  }

  // MARK: Bars as views

  private let bars = """
    <toolbar id="tools"><rect key="frame" x="0" y="700" width="390" height="44"/>
    <items><barButtonItem title="Left" id="1"/><barButtonItem systemItem="flexibleSpace" id="2"/><barButtonItem title="Right" id="3"/></items></toolbar>
    <navigationBar id="top"><rect key="frame" x="0" y="100" width="390" height="44"/><color key="barTintColor" red="1" green="0" blue="0" alpha="1"/>
    <items><navigationItem title="Account" id="4"><barButtonItem key="leftBarButtonItem" title="Close" id="5"/></navigationItem></items></navigationBar>
    <tabBar id="tabs"><rect key="frame" x="0" y="600" width="390" height="49"/>
    <items><tabBarItem title="One" id="6"/><tabBarItem title="Two" id="7"/></items></tabBar>
    """

  @Test func barsOfASceneShowTheirItems() throws {
    let root = try #require(try scene(controller(bars)).root)
    #expect(texts(root.children[0]) == ["Left", "Right"])
    #expect(Set(texts(root.children[1])) == ["Account", "Close"])
    #expect(texts(root.children[2]) == ["One", "Two"])
    for bar in root.children { #expect(!bar.decorations.isEmpty) }
    guard case .fill(_, let ground, _)? = root.children[1].decorations.first else { return #expect(Bool(false)) }
    #expect(ground == Color(red: 1, green: 0, blue: 0))
  }

  /// Only pictures have them: a layout has the views of the document.
  @Test func otherReportsHaveNoItems() throws {
    let root = try #require(try scene(controller(bars), isPicture: false).root)
    #expect(root.children.allSatisfy { $0.children.isEmpty && $0.decorations.isEmpty })
  }

  @Test func aSearchBarHasAGroundUnlessItIsMinimal() throws {
    func search(_ style: String) -> String {
      "<searchBar \(style) placeholder=\"Find\" id=\"s\"><rect key=\"frame\" x=\"0\" y=\"100\" width=\"390\" height=\"56\"/></searchBar>"
    }
    #expect(try scene(controller(search(""))).root?.children[0].decorations.isEmpty == false)
    #expect(try scene(controller(search("searchBarStyle=\"minimal\""))).root?.children[0].decorations.isEmpty == true)
  }

  @Test(arguments: [("light", 250.0 / 255), ("dark", 30.0 / 255)])
  func aBlurIsATint(_ style: String, _ gray: Double) throws {
    let view = """
      <visualEffectView id="e"><rect key="frame" x="0" y="0" width="90" height="60"/><view key="contentView" id="f"/>
      <blurEffect style="\(style)"/></visualEffectView>
      """
    let effect = try #require(try scene(controller(view)).root?.children.first)
    guard case .fill(let rect, let tint, _)? = effect.decorations.first else { return #expect(Bool(false), "no tint") }
    #expect(rect == Rect(x: 0, y: 0, width: 90, height: 60))
    #expect(tint.red == gray && tint.alpha > 0.5 && tint.alpha < 1)
  }

  // MARK: The status bar

  private func stack(_ bar: String) -> String {
    """
    <scene sceneID="n"><objects><navigationController id="stack"><navigationBar key="navigationBar" id="b" \(bar)</navigationBar>
    <connections><segue destination="c" kind="relationship" relationship="rootViewController" id="g"/></connections>
    </navigationController></objects></scene>
    """ + controller("", "<navigationItem key=\"navigationItem\" title=\"News\" id=\"i\"/>")
  }

  /// UIKit asks the bar of a navigation controller; the title is white as well, whatever the appearance.
  @Test func aBlackBarHasWhiteTexts() throws {
    let black = try scene(stack("barStyle=\"black\">"))
    #expect(black.chrome?.statusBarInk == .light)
    #expect(try #require(black.chrome?.bars.first.map(colors)) == [Color(red: 1, green: 1, blue: 1)])
    let plain = try scene(stack(">"))
    #expect(plain.chrome?.statusBarInk == nil)
    #expect(try #require(plain.chrome?.bars.first.map(colors)) == [Color(red: 0, green: 0, blue: 0)])
  }

  @Test func aTitleHasTheColorOfTheDocument() throws {
    let attributes =
      "><textAttributes key=\"titleTextAttributes\"><color key=\"textColor\" red=\"0\" green=\"1\" blue=\"0\" alpha=\"1\"/></textAttributes>"
    let bar = try #require(try scene(stack(attributes)).chrome?.bars.first)
    #expect(colors(bar) == [Color(red: 0, green: 1, blue: 0)])
  }

  @Test func aSimulatedStyleCounts() throws {
    let metrics = "<simulatedStatusBarMetrics key=\"simulatedStatusBarMetrics\" statusBarStyle=\"lightContent\"/>"
    #expect(try scene(controller("", metrics)).chrome?.statusBarInk == .light)
    #expect(try scene(controller("")).chrome?.statusBarInk == nil)
  }

  // MARK: Bars that are only simulated

  private let simulatedToolbar = "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"

  private func stackWithToolbar(_ attributes: String, _ metrics: String) -> String {
    """
    <scene sceneID="n"><objects><navigationController \(attributes) id="stack"><navigationBar key="navigationBar" id="b"/>
    <connections><segue destination="c" kind="relationship" relationship="rootViewController" id="g"/></connections>
    </navigationController></objects></scene>
    """ + controller("", metrics)
  }

  private func hasToolbar(_ objects: String) throws -> Bool {
    let scene = try scene(objects)
    let isShown = try #require(scene.chrome).bars.contains { $0.className == "UIToolbar" }
    // The safe area is that of the bars that are shown, and 34 points of the screen.
    #expect(isShown ? scene.safeArea.bottom > 70 : scene.safeArea.bottom == 34)
    return isShown
  }

  /// A navigation controller hides its toolbar unless it is told otherwise, whatever the canvas simulates. Items are a sign that code
  /// shows it.
  @Test func aSimulatedToolbarIsNotShownWhereItsControllerHidesIt() throws {
    let items = "<toolbarItems><barButtonItem title=\"Left\" id=\"1\"/></toolbarItems>"
    #expect(try !hasToolbar(stackWithToolbar("", simulatedToolbar)))
    #expect(try hasToolbar(stackWithToolbar("", simulatedToolbar + items)))
    #expect(try hasToolbar(stackWithToolbar("toolbarHidden=\"NO\"", simulatedToolbar)))
  }

  /// Another storyboard or code may put a controller on a stack that has one.
  @Test func aSimulatedToolbarIsShownWhereNothingIsKnown() throws {
    #expect(try hasToolbar(controller("", simulatedToolbar)))
  }

  /// A scene that was drawn smaller than the screen has no status bar over it, but the appearance of the device.
  @Test func aSmallSceneHasTheAppearanceOfTheDevice() throws {
    let small = """
      <scene sceneID="s"><objects><viewController id="c"><view key="view" id="v"><rect key="frame" width="300" height="200"/></view>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></viewController></objects></scene>
      """
    #expect(try scene(small).chrome == nil)
    let dark = try #require(try scene(small, dark: true).chrome)
    #expect(dark.isDark && dark.statusBar == nil && dark.bars.isEmpty)
  }

  /// In a popover or a sheet a navigation controller has its bar, too: the content begins below it, and nothing of the screen's edges
  /// counts.
  @Test(arguments: [true, false])
  func aSmallSceneHasTheBarsOfItsStack(isPicture: Bool) throws {
    let small = """
      <scene sceneID="n"><objects><navigationController id="stack"><navigationBar key="navigationBar" id="b"/>
      <connections><segue destination="c" kind="relationship" relationship="rootViewController" id="g"/></connections>
      </navigationController></objects></scene>
      <scene sceneID="s"><objects><viewController id="c"><view key="view" id="v"><rect key="frame" width="300" height="200"/>
      <subviews><label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="l"/></subviews>
      <viewLayoutGuide key="safeArea" id="safe"/><constraints>
      <constraint firstItem="l" firstAttribute="top" secondItem="safe" secondAttribute="top" id="1"/>
      <constraint firstItem="l" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="2"/></constraints></view>
      <navigationItem key="navigationItem" title="Small" id="i"/>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></viewController></objects></scene>
      """
    let scene = try scene(small, isPicture: isPicture)
    #expect(scene.sizeIsOpen)
    #expect(scene.safeArea == Insets(top: 44, left: 0, bottom: 0, right: 0))
    #expect(scene.root?.children.first?.frame.y == 44)
    guard isPicture else { return }
    let chrome = try #require(scene.chrome)
    #expect(chrome.bars.map(\.frame) == [Rect(x: 0, y: 0, width: 300, height: 44)])
    #expect(chrome.bars.flatMap(texts) == ["Small"])
    #expect(chrome.statusBar == nil && chrome.homeIndicator == nil)
  }
}
