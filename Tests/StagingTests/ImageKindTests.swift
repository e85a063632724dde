import Foundation
import InterfaceBuilder
import LayoutReports
import Platform
import Testing
import UIKit

@testable import Staging

/// Which images of a document are symbols of the system, and the tint that they have.
@MainActor
@Suite struct ImageKindTests {
  private func root(_ views: String, _ more: String = "", isDark: Bool = false) throws -> SceneReport {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505" useAutolayout="YES"><scenes>
      <scene sceneID="s"><objects><viewController id="c"><view key="view" id="v"><rect key="frame" width="390" height="844"/>
      <subviews>\(views)</subviews></view></viewController></objects></scene></scenes>\(more)<resources>
      <image name="checkmark" width="24" height="24"/><image name="star" catalog="system" width="128" height="116"/>
      </resources></document>
      """
    var options = StageOptions(appearance: isDark ? .dark : .light)
    options.isPicture = true
    var configuration = LayoutConfiguration(try #require(Device.named("iPhone 14"))).on(release: 17)
    configuration.isDark = isDark
    let document = try Document.read(Data(text.utf8), file: "Images.storyboard")
    return try #require(Stage(document, on: .device(configuration), options: options).layOut().scenes.first)
  }

  private func images(_ views: [ViewReport]) -> [ImageContent] {
    views.compactMap { if case .image(let image) = $0.content { image } else { nil } }
  }

  /// `UIImage(named:)` never gives a symbol, and Interface Builder writes the catalog of those of the system.
  @Test func onlyTheSystemsCatalogHasSymbols() throws {
    let rect = "<rect key=\"frame\" width=\"30\" height=\"30\"/>"
    let scene = try root(
      """
      <imageView image="checkmark" id="1">\(rect)</imageView><imageView image="star" catalog="system" id="2">\(rect)</imageView>
      <button buttonType="system" id="3">\(rect)<state key="normal" image="checkmark"/></button>
      <button buttonType="system" id="4">\(rect)<state key="normal" image="star" catalog="system"/></button>
      """)
    let images = images(try #require(scene.root).children)
    #expect(images.map(\.name) == ["checkmark", "star", "checkmark", "star"])
    #expect(images.map(\.isSymbol) == [false, true, false, true])
  }

  @Test func codeSaysWhatASymbolIs() throws {
    let symbol = try #require(UIImage(systemName: "star"))
    #expect(symbol.isSymbolImage && symbol.withRenderingMode(.alwaysOriginal).isSymbolImage)
    #expect(!UIImage(name: "star", size: .zero).isSymbolImage)
  }

  /// Xcode's Global Tint counts where no view has a tint of its own.
  @Test func viewsHaveTheDocumentsTint() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    func color(_ key: String, _ value: String) -> String { "<color key=\"\(key)\" \(value) blue=\"0\" alpha=\"1\"/>" }
    let scene = try root(
      """
      <button buttonType="system" id="1"><rect key="frame" width="90" height="30"/><state key="normal" title="A"/></button>
      <button buttonType="system" id="2"><rect key="frame" width="90" height="30"/><state key="normal" title="B"/>
      \(color("tintColor", #"red="0" green="1""#))</button>
      """, color("tintColor", #"red="1" green="0""#))
    let colors = try #require(scene.root).children.compactMap { view -> Color? in
      if case .text(let text) = view.content { text.color } else { nil }
    }
    #expect(colors == [red, Color(red: 0, green: 1, blue: 0)])
  }
}
