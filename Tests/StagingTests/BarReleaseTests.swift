import Foundation
import InterfaceBuilder
import Platform
import Testing

@testable import Staging

/// The safe area of scenes below bars of a storyboard.
@MainActor
@Suite struct BarReleaseTests {
  /// Source: facts nav.y.island, nav.y.island62, nav.height: what lies below a navigation bar on phones with a sensor housing in the screen.
  @Test(arguments: [("iPhone 15", 97.667, 113.0), ("iPhone 16 Pro", 100.333, 116), ("iPhone 14", 91, 101)])
  func contentBelowANavigationBar(device: String, before: Double, floating: Double) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505" useAutolayout="YES"
        initialViewController="stack"><scenes>
      <scene sceneID="n"><objects><navigationController id="stack"><navigationBar key="navigationBar" id="b"/>
      <connections><segue destination="c" kind="relationship" relationship="rootViewController" id="g"/></connections>
      </navigationController></objects></scene>
      <scene sceneID="s"><objects><viewController id="c"><view key="view" id="v"><rect key="frame" width="390" height="844"/>
      <subviews><view id="box" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>
        <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="1"/>
        <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="2"/>
        <constraint firstItem="box" firstAttribute="trailing" secondItem="safe" secondAttribute="trailing" id="3"/>
        <constraint firstItem="box" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="4"/>
      </constraints></view></viewController></objects></scene></scenes></document>
      """
    let configuration = LayoutConfiguration(try #require(Device.named(device)))
    let document = try Document.read(Data(text.utf8), file: "Bars.storyboard")
    let scenes = Stage(document, on: .device(configuration)).layOut().scenes
    let scene = try #require(scenes.first { $0.id == "c" })
    let box = try #require(scene.root?.children.first)
    // The height of a bar before iOS 26 is the same from iOS 16 on.
    let expected = configuration.profile.barDesign == .floating ? floating : before
    #expect(abs(box.frame.y - expected) < 0.01)
  }
}
