import AppHost
import Foundation
import Testing

@testable import UIKitCore

/// A class that the document below knows by the name of a module that is no more.
final class RenamedController: UIViewController {}

/// What a launch finds in an app's folder whose names are not the usual ones. source: Xcode, `customModuleProvider="target"` is the module of
/// the product, whatever `customModule` says; INFOPLIST_FILE names any file.
@MainActor
@Suite(.serialized) struct AppDocumentTests {
  private final class Module: GeneratedModule {
    nonisolated(unsafe) static var folder = ""
    nonisolated(unsafe) static var informationFile = ""
    nonisolated(unsafe) static var mainStoryboard = ""
    static func perform(_ message: MemberMessage, on object: AnyObject) throws -> Bool { false }
    static func type(named name: String) -> AnyClass? { nil }
    static func make(named name: String) -> AnyObject? { nil }
  }

  private final class Delegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    static func main() { UIApplication._launch(Delegate(), from: Module.self) }
  }

  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("documents-\(UUID().uuidString)")

  private func write(_ data: Data, _ name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  private func launch(_ controller: String, list: String? = nil, storyboard: String = "") throws -> Screen {
    try write(
      Data(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="c">
        <scenes><scene sceneID="s"><objects>
        <viewController id="c" customClass="\(controller)" customModule="OldName" customModuleProvider="target" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <subviews><imageView image="photo" id="i" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="20" y="100" width="40" height="40"/></imageView></subviews>
        </view></viewController></objects></scene></scenes>
        </document>
        """.utf8), "Main.storyboard")
    if let list {
      try write(
        PropertyListSerialization.data(fromPropertyList: ["UIMainStoryboardFile": "Main"], format: .xml, options: 0),
        list)
    }
    (Module.folder, Module.mainStoryboard) = (folder.path, storyboard)
    Module.informationFile = list.map { "\(folder.path)/\($0)" } ?? ""
    // A module is made known once, with the folder that it has then; here it has another one for each test.
    AppFolder.add(Module.folder, informationFile: Module.informationFile)
    let screen = Screen(.named("iPhone 14"), release: 17)
    try screen.launch(Delegate.self)
    return screen
  }

  @Test func classesOfARenamedModuleAreFound() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let screen = try launch("RenamedController", list: "Info.plist")
    #expect(screen.topController is RenamedController)
    #expect(screen.log.isEmpty)
  }

  @Test func whatIsNotFoundIsLoggedWithItsModule() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let screen = try launch("NoController", list: "Info.plist")
    #expect(
      screen.log == ["Unknown class NoController in Interface Builder file. It is not in OldName, nor in AppHostTests."]
    )
  }

  @Test(arguments: ["Shop-Info.plist", "Supporting Files/Settings.plist"])
  func propertyListsOfOtherNamesAreRead(_ name: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try launch("RenamedController", list: name).topController is RenamedController)
  }

  @Test func aListWithoutAProjectIsFoundByItsEnding() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      PropertyListSerialization.data(fromPropertyList: ["UIMainStoryboardFile": "Main"], format: .xml, options: 0),
      "Shop-Info.plist")
    #expect(try launch("RenamedController").topController is RenamedController)
  }

  @Test func settingsNameTheMainStoryboard() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try launch("RenamedController", storyboard: "Main").topController is RenamedController)
  }

  /// An image of the app's own catalog is drawn, and no box with its name.
  @Test func picturesHaveTheImagesOfTheApp() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    try write(try #require(Data(base64Encoded: pixel)), "Assets.xcassets/photo.imageset/photo.png")
    try write(
      Data(#"{"images":[{"idiom":"universal","filename":"photo.png","scale":"1x"}],"info":{"version":1}}"#.utf8),
      "Assets.xcassets/photo.imageset/Contents.json")
    let screen = try launch("RenamedController", list: "Info.plist")
    #expect(screen.svg().contains("data:image/png;base64,\(pixel)"))
  }
}
