import Foundation
import Geometry
import InterfaceBuilder
import LayoutReports
import Platform
import Testing
import UIKit

@testable import Staging

/// Pictures show the controllers that container views embed.
@MainActor
@Suite struct EmbeddedSceneTests {
  /// A scene with a container of 200 by 100 that embeds a controller, and that controller with a box 10 inside its own view, whose
  /// container embeds a third one.
  private func document(inner: String, outer: String) throws -> Document {
    func scene(_ id: String, _ content: String) -> String {
      """
      <scene sceneID="s-\(id)"><objects><viewController id="\(id)" sceneMemberID="viewController">
      <view key="view" id="\(id)-view"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>\(content)</view>
      </viewController></objects></scene>
      """
    }
    func container(_ id: String, to destination: String) -> String {
      """
      <subviews><containerView translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <constraints><constraint firstAttribute="width" constant="200" id="\(id)-w"/><constraint firstAttribute="height" constant="100" id="\(id)-h"/></constraints>
      <connections><segue destination="\(destination)" kind="embed" id="\(id)-segue"/></connections></containerView></subviews>
      """
    }
    let box = """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0" y="0" width="9" height="9"/></view></subviews>
      <constraints>
      <constraint firstItem="box" firstAttribute="top" secondItem="third-view" secondAttribute="top" constant="10" id="t"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="third-view" secondAttribute="leading" constant="10" id="l"/>
      <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="10" id="r"/>
      <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" constant="10" id="b"/></constraints>
      """
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES"
        initialViewController="first"><device id="retina4_7" orientation="portrait"/><scenes>
      \(scene("first", container("outer", to: outer)))\(scene("second", container("inner", to: inner)))\(scene("third", box))
      </scenes></document>
      """
    return try Document.read(Data(text.utf8), file: "embedded.storyboard")
  }

  private func views(_ document: Document, _ surface: Surface, isPicture: Bool = true) throws -> [String: Rect] {
    var options = StageOptions()
    options.isPicture = isPicture
    let scene = try #require(Stage(document, on: surface, options: options).layOut().scenes.first)
    var views: [String: ViewReport] = [:]
    try #require(scene.root).collect(into: &views)
    return views.mapValues(\.frame)
  }

  private func phone() throws -> Surface { .device(try #require(Device.named("iPhone 14")), .portrait, release: 17) }

  @Test func aContainerShowsItsControllerAsLargeAsItself() throws {
    let views = try views(document(inner: "third", outer: "third"), phone())
    #expect(views["third-view"] == Rect(x: 0, y: 0, width: 200, height: 100))
    // 200 − 10 − 10 and 100 − 10 − 10.
    #expect(views["box"] == Rect(x: 10, y: 10, width: 180, height: 80))
  }

  @Test func whatIsEmbeddedMayEmbed() throws {
    let views = try views(document(inner: "third", outer: "second"), phone())
    #expect(views["second-view"] == Rect(x: 0, y: 0, width: 200, height: 100))
    #expect(views["box"] == Rect(x: 10, y: 10, width: 180, height: 80))
  }

  /// The second scene would embed itself, or the first one, for ever.
  @Test(arguments: ["second", "first"])
  func aCircleEnds(_ inner: String) throws {
    let views = try views(document(inner: inner, outer: "second"), phone())
    #expect(views["second-view"] != nil && views["third-view"] == nil)
  }

  @Test func aDestinationThatIsMissingLeavesTheContainerEmpty() throws {
    #expect(try views(document(inner: "third", outer: "nobody"), phone()).keys.sorted() == ["first-view", "outer"])
  }

  /// Xcode's canvas draws no other scene into a container, and reports of layouts hold one scene each.
  @Test func onlyPicturesOfDevicesShowIt() throws {
    let document = try document(inner: "third", outer: "third")
    #expect(try views(document, .canvas)["third-view"] == nil)
    #expect(try views(document, phone(), isPicture: false)["third-view"] == nil)
  }

  // MARK: Controllers of controllers

  /// A container of 200 by 100 that embeds a navigation or tab bar controller, whose first controller has a box that fills its safe area.
  private func document(around kind: String, _ bar: String, _ relationship: String, _ item: String) throws -> Document {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES"
        initialViewController="first"><device id="retina4_7" orientation="portrait"/><scenes>
      <scene sceneID="1"><objects><viewController id="first"><view key="view" id="first-view"><rect key="frame" width="375" height="667"/>
      <subviews><containerView id="outer"><rect key="frame" x="20" y="300" width="200" height="100"/>
      <connections><segue destination="stack" kind="embed" id="e"/></connections></containerView></subviews></view></viewController></objects></scene>
      <scene sceneID="2"><objects><\(kind) id="stack">\(bar)
      <connections><segue destination="third" kind="relationship" relationship="\(relationship)" id="r"/></connections></\(kind)></objects></scene>
      <scene sceneID="3"><objects><viewController id="third"><view key="view" id="third-view"><rect key="frame" width="375" height="667"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" width="9" height="9"/></view></subviews>
      <viewLayoutGuide key="safeArea" id="safe"/><constraints>
      <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="t"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="l"/>
      <constraint firstItem="safe" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="x"/>
      <constraint firstItem="safe" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="b"/></constraints></view>\(item)
      </viewController></objects></scene></scenes></document>
      """
    return try Document.read(Data(text.utf8), file: "inside.storyboard")
  }

  private func container(_ document: Document) throws -> ViewReport {
    var options = StageOptions()
    options.isPicture = true
    let scene = try #require(Stage(document, on: try phone(), options: options).layOut().scenes.first)
    return try #require(scene.root?.children.first)
  }

  /// 44 points of the bar, with the title of the controller inside.
  @Test func anEmbeddedNavigationControllerHasItsBar() throws {
    let inside = try container(
      document(
        around: "navigationController", "<navigationBar key=\"navigationBar\" id=\"bar\"/>", "rootViewController",
        "<navigationItem key=\"navigationItem\" title=\"Basket\" id=\"i\"/>"))
    #expect(
      inside.children.map(\.frame) == [
        Rect(x: 0, y: 0, width: 200, height: 100), Rect(x: 0, y: 0, width: 200, height: 44),
      ])
    #expect(inside.children[0].children.first?.frame == Rect(x: 0, y: 44, width: 200, height: 56))
    guard case .text(let title)? = inside.children[1].children.first?.content else { return #expect(Bool(false)) }
    #expect(title.lines.map(\.text) == ["Basket"])
  }

  /// 49 points of the tabs.
  @Test func anEmbeddedTabBarControllerHasItsTabs() throws {
    let inside = try container(
      document(
        around: "tabBarController", "<tabBar key=\"tabBar\" id=\"bar\"/>", "viewControllers",
        "<tabBarItem key=\"tabBarItem\" title=\"Basket\" id=\"i\"/>"))
    #expect(
      inside.children.map(\.frame) == [
        Rect(x: 0, y: 0, width: 200, height: 100), Rect(x: 0, y: 51, width: 200, height: 49),
      ])
    #expect(inside.children[0].children.first?.frame == Rect(x: 0, y: 0, width: 200, height: 51))
  }
}
