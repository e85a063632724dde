import Foundation
import InterfaceBuilder
import LayoutReports
import Platform
import Testing
import UIKit

@testable import Staging

/// What the guides vary by size class: a view, a font, a constant.
@MainActor
@Suite struct SizeClassLessonTests {
  /// Three equal views in a row, of which the red one is not there in compact width and regular height; a label of 17 points, 23
  /// and semibold where both are regular; 70 below the top, 30 where both are compact.
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES"
      useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
    <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>
    <stackView distribution="fillEqually" translatesAutoresizingMaskIntoConstraints="NO" id="row"><subviews>
    <view id="red"><variation key="heightClass=regular-widthClass=compact" hidden="YES"/></view>
    <view id="green"/><view id="blue"/></subviews></stackView>
    <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="label">
    <fontDescription key="fontDescription" type="system" pointSize="17"/>
    <variation key="heightClass=regular-widthClass=regular">
    <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="23"/></variation></label>
    </subviews>
    <constraints>
    <constraint firstItem="row" firstAttribute="top" secondItem="root" secondAttribute="top" constant="70" id="top">
    <variation key="heightClass=compact-widthClass=compact" constant="30"/></constraint>
    <constraint firstItem="row" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="left"/>
    <constraint firstAttribute="trailing" secondItem="row" secondAttribute="trailing" id="right"/>
    <constraint firstItem="label" firstAttribute="top" secondItem="row" secondAttribute="top" constant="100" id="below"/>
    <constraint firstItem="label" firstAttribute="top" secondItem="row" secondAttribute="bottom" id="bottom"/>
    <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="side"/>
    </constraints></view></viewController></objects></scene></scenes></document>
    """

  @Test(arguments: [
    // Compact by regular: halves of 375; compact by compact: thirds of 568; regular by compact: thirds of 736; regular by
    // regular: thirds of 768. A line is 1.193359375 times the points, up to the next pixel: 20.5, 61 / 3, 27.5.
    ("iPhone 8", Device.Orientation.portrait, 70.0, 187.5, 20.5), ("iPhone SE", .landscape, 30, 568.0 / 3, 20.5),
    ("iPhone 8 Plus", .landscape, 70, 736.0 / 3, 61.0 / 3), ("iPad Air", .portrait, 70, 256, 27.5),
  ])
  func variationsFollowTheDevice(
    name: String, orientation: Device.Orientation, top: Double, width: Double, line: Double
  ) throws {
    let document = try Document.read(Data(Self.storyboard.utf8), file: "classes.storyboard")
    let device = try #require(Device.named(name))
    let scene = try #require(Stage(document, on: .device(device, orientation)).layOut().scenes.first)
    var views: [String: ViewReport] = [:]
    try #require(scene.root).collect(into: &views)
    #expect(scene.conflicts.isEmpty)
    #expect(views["row"]?.frame.y == top)
    let error: Double = abs((views["green"]?.frame.width ?? 0) - width)
    #expect(error <= 1 / device.scale)
    #expect(abs((views["label"]?.frame.height ?? 0) - line) < 1e-6)
    #expect(views["label"]?.frame.y == top + 100)
  }
}
