import Foundation
import Geometry
import InterfaceBuilder
import Testing
import UIKit

@testable import Staging

/// Views that bar items show. source: a document of the corpus, in which Xcode placed two buttons in a view of 125 by 44 points, 5 from
/// above and below and 5 apart; a device gives the view the same size.
@MainActor
@Suite struct BarItemViewTests {
  private let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" useAutolayout="YES">
    <device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="s"><objects>
    <viewController id="controller" sceneMemberID="viewController">
    <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
    <navigationItem key="navigationItem" title="Explore" id="item"><barButtonItem key="rightBarButtonItem" id="bar">
    <view key="customView" id="custom"><rect key="frame" x="234" y="0.0" width="125" height="44"/>
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="show"><rect key="frame" x="0" y="0" width="0" height="0"/></view></subviews>
    <constraints>
    <constraint firstItem="show" firstAttribute="leading" secondItem="custom" secondAttribute="leading" id="a"/>
    <constraint firstItem="show" firstAttribute="top" secondItem="custom" secondAttribute="top" constant="5" id="b"/>
    <constraint firstAttribute="bottom" secondItem="show" secondAttribute="bottom" constant="5" id="c"/>
    <constraint firstAttribute="trailing" secondItem="show" secondAttribute="trailing" constant="63" id="d"/>
    </constraints></view></barButtonItem></navigationItem>
    </viewController></objects></scene></scenes></document>
    """

  @Test func theyAreLaidOutForThemselves() throws {
    let document = try Document.read(Data(text.utf8), file: "a.storyboard")
    let phone = try #require(LayoutConfiguration(device: "iPhone 8"))
    for surface in [Surface.canvas, .device(phone)] {
      let scenes = Stage(document, on: surface).layOut().scenes
      #expect(scenes.map(\.id) == ["controller", "custom"])
      let custom = try #require(scenes.last?.root)
      #expect([custom.frame.width, custom.frame.height] == [125, 44])
      #expect(custom.children.map(\.frame) == [Rect(x: 0, y: 5, width: 62, height: 34)])
    }
  }
}
