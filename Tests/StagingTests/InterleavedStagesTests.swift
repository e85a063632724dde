import Foundation
import InterfaceBuilder
import Platform
import Testing
import UIKit

@testable import Staging

/// A canvas and two devices at once: each gives what it gives alone.
@MainActor
@Suite struct InterleavedStagesTests {
  /// A screen under a navigation bar with what canvas and devices lay out differently, or with other sizes by release: text in a
  /// style that follows the text size, a slider, a switch, a stack view with a hidden and an empty view, a table, margins.
  private func document() throws -> Document {
    func edges(_ view: String, below other: String, _ attribute: String) -> String {
      """
      <constraint firstItem="\(view)" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="\(view)-l"/>
      <constraint firstItem="\(view)" firstAttribute="trailing" secondItem="root" secondAttribute="trailingMargin" id="\(view)-r"/>
      <constraint firstItem="\(view)" firstAttribute="top" secondItem="\(other)" secondAttribute="\(attribute)" constant="8" id="\(view)-t"/>
      """
    }
    let zero = #"<rect key="frame" x="0" y="0" width="0" height="0"/>"#
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14313.18" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects>
      <viewController id="c" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>
        <label text="Some words in a style" numberOfLines="0" adjustsFontForContentSizeCategory="YES"
          translatesAutoresizingMaskIntoConstraints="NO" id="label">\(zero)
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
        <slider opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="slider">\(zero)</slider>
        <stackView opaque="NO" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="stack">\(zero)
          <subviews>
            <switch opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="switch">\(zero)</switch>
            <view hidden="YES" translatesAutoresizingMaskIntoConstraints="NO" id="hidden">\(zero)
              <constraints><constraint firstAttribute="width" constant="40" id="hidden-w"/></constraints></view>
            <label text="" translatesAutoresizingMaskIntoConstraints="NO" id="empty">\(zero)</label>
            <segmentedControl opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="segments">\(zero)
              <segments><segment title="First"/><segment title="Second"/></segments></segmentedControl>
          </subviews></stackView>
      </subviews>
      <constraints>
        \(edges("label", below: "safe", "top"))
        \(edges("slider", below: "label", "bottom"))
        \(edges("stack", below: "slider", "bottom"))
      </constraints>
      <viewLayoutGuide key="safeArea" id="safe"/>
      </view></viewController></objects></scene></scenes></document>
      """
    return try Document.read(Data(text.utf8), file: "screen.storyboard")
  }

  private enum Place: CaseIterable { case canvas, phone, tablet }

  private func stage(_ place: Place) throws -> Stage {
    switch place {
    case .canvas: return try Stage(document(), on: .canvas)
    case .phone: return try stage("iPhone 14 Pro Max", .portrait)
    case .tablet: return try stage("iPad mini", .landscape)
    }
  }

  private func stage(_ name: String, _ orientation: Device.Orientation) throws -> Stage {
    let device = try #require(Device.named(name))
    return try Stage(document(), on: .device(device, orientation))
  }

  /// What changes around a tree, one after the other.
  private static let changes: [@MainActor (UIScreen) -> Void] = [
    { _ in },
    { $0.traits = $0.traits.modifyingTraits { $0.preferredContentSizeCategory = .accessibilityLarge } },
    { $0.profile.release = 26 },
    { $0.traits = $0.traits.modifyingTraits { $0.layoutDirection = .rightToLeft } },
    { $0.profile.scale = 1 },
  ]

  private func frames(below view: UIView) -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    for subview in view.subviews { frames.merge(self.frames(below: subview)) { first, _ in first } }
    if let id = view.interfaceBuilderID { frames[id] = view.frame }
    return frames
  }

  private func layOut(_ root: UIView, after change: (UIScreen) -> Void, on stage: Stage) -> [String: CGRect] {
    change(stage.screen)
    root.layoutIfNeeded()
    return frames(below: root)
  }

  private func alone(_ place: Place) throws -> [[String: CGRect]] {
    let stage = try stage(place)
    var result: [[String: CGRect]] = []
    stage.forEachRoot { root, _ in
      for change in Self.changes { result.append(layOut(root, after: change, on: stage)) }
    }
    return result
  }

  private func together() throws -> [Place: [[String: CGRect]]] {
    let (canvas, phone, tablet) = try (stage(.canvas), stage(.phone), stage(.tablet))
    var result: [Place: [[String: CGRect]]] = [:]
    canvas.forEachRoot { canvasRoot, _ in
      phone.forEachRoot { phoneRoot, _ in
        tablet.forEachRoot { tabletRoot, _ in
          for change in Self.changes {
            result[.canvas, default: []].append(layOut(canvasRoot, after: change, on: canvas))
            result[.phone, default: []].append(layOut(phoneRoot, after: change, on: phone))
            result[.tablet, default: []].append(layOut(tabletRoot, after: change, on: tablet))
          }
        }
      }
    }
    return result
  }

  @Test func eachGivesWhatItGivesAlone() throws {
    let together = try together()
    for place in Place.allCases {
      let alone = try alone(place)
      #expect(alone.count == Self.changes.count)
      #expect(together[place] == alone, "\(place)")
    }
  }

  /// Sizes by release and surface: iOS 12 on the canvas of Xcode 10, 17 on devices.
  @Test func theyDiffer() throws {
    let (canvas, phone, tablet) = try (alone(.canvas)[0], alone(.phone)[0], alone(.tablet)[0])
    // Frames of sliders are a point higher than their alignment rectangles of 30 and 33.
    #expect(canvas["slider"]?.height == 31 && phone["slider"]?.height == 34)
    // Up to iOS 12 segments are 28 high, then 31; a stack view of theirs alone would be as high.
    #expect(canvas["empty"]?.width == 50 && phone["empty"]?.width == 0)
    #expect(canvas["hidden"]?.width == 40)
    #expect(canvas["label"]?.minX == 16 && phone["label"]?.minX == 20 && tablet["label"]?.minX == 20)
  }

  /// Nothing of a stage is left on the screen of the program.
  @Test func theMainScreenStays() throws {
    let before = (UIScreen.main.profile, UIScreen.main.traits)
    _ = try together()
    #expect(UIScreen.main.profile == before.0 && UIScreen.main.traits == before.1)
  }
}
