import Foundation
import InterfaceBuilder
import Testing

@testable import UIKitCore

/// Every kind of the registry has a row in UIKit's. The classes are those of iOS: source: the registry of InterfaceBuilder.
@MainActor
struct ElementFactoryTests {
  private func xib(_ tag: String) throws -> InterfaceBuilder.Document {
    let xml = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23727"><objects>
      <\(tag) id="it"/></objects></document>
      """
    return try Document.read(Data(xml.utf8), file: "Test.xib")
  }

  @Test(arguments: ElementKind.allCases)
  func everyKindHasAFactory(kind: ElementKind) {
    #expect((kind.viewFactory != nil) == kind.has(.view))
    #expect((kind.makeRecognizer() != nil) == kind.has(.gestureRecognizer))
    if let recognizer = kind.makeRecognizer() { #expect(String(describing: type(of: recognizer)) == kind.className) }
  }

  /// A view is of its own class, or a plain one where the class is that of another framework or not here.
  @Test(arguments: ElementKind.allCases.filter { $0.has(.view) })
  func viewsAreOfTheClassOfTheirKind(kind: ElementKind) throws {
    let document = try xib(kind.rawValue)
    var loader = NibLoader(document, scene: try #require(document.scenes.first))
    let loaded = loader.load()
    let view = try #require(loaded.topLevelViews.first)
    let name = String(describing: type(of: view))
    #expect(name == kind.className || name == "UIView" && Self.plain.contains(kind))
  }

  /// Kinds whose views are laid out as plain ones.
  private static let plain: Set<ElementKind> = [
    .window, .colorWell, .refreshControl, .calendarView, .adBannerView, .arscnView, .arskView, .glkView, .mapView,
    .mtkView, .pdfView, .sceneKitView, .skView, .webView, .wkWebView,
  ]

  @Test func unknownTagsBecomePlainViews() throws {
    let document = try Document.read(
      Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23727"><objects>
        <hologramView id="it"><rect key="frame" x="1" y="2" width="3" height="4"/></hologramView></objects></document>
        """.utf8), file: "Test.xib")
    var loader = NibLoader(document, scene: try #require(document.scenes.first))
    let view = try #require(loader.load().topLevelViews.first)
    #expect(type(of: view) == UIView.self && view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
