import Foundation
import Platform
import Testing

@testable import UIKitCore

/// Split view controllers of storyboards as programs load them. source: the attributes and relationships of Xcode's documents, and
/// Apple's documentation of segues.
@MainActor
@Suite(.serialized) struct SplitStoryboardTests {
  private let storyboard = UIStoryboard(name: "Split", bundle: Bundle(path: StoryboardTests.folder.path)!)

  @Test func theDocumentFillsTheColumns() throws {
    let split = try #require(storyboard.instantiateInitialViewController() as? UISplitViewController)
    let navigation = try #require(split.viewControllers.first as? UINavigationController)
    let master = try #require(navigation.topViewController)
    #expect(split.style == .unspecified && split.viewControllers.count == 2 && !split.presentsWithGesture)
    let stage = try SplitStage(split, on: "ipad9_7", .landscape)
    // 0.25 · 1024
    #expect(stage.columns == ["primary 0 256", "secondary 256 768"])
    // A margin of 16 at each side; a status bar of 20 and a navigation bar of 50 points.
    #expect(master.view.subviews.first?.frame == CGRect(x: 16, y: 70, width: 224, height: 698))
    try stage.turn(.portrait)
    split.preferredDisplayMode = .oneBesideSecondary
    #expect(stage.columns == ["primary 0 250", "secondary 250 518"])
  }

  @Test func seguesShowInColumns() throws {
    let split = try #require(storyboard.instantiateInitialViewController() as? UISplitViewController)
    let navigation = try #require(split.viewControllers.first as? UINavigationController)
    let master = try #require(navigation.topViewController)
    let stage = try SplitStage(split, on: "ipad9_7", .landscape)
    master.performSegue(withIdentifier: "detail", sender: nil)
    #expect(split.viewControllers.last?.title == "Other" && navigation.viewControllers == [master])
    let shown = split.viewControllers.last
    master.performSegue(withIdentifier: "replace", sender: nil)
    #expect(split.viewControllers.last?.title == "Other" && split.viewControllers.last !== shown)
    master.performSegue(withIdentifier: "next", sender: nil)
    #expect(navigation.viewControllers.map(\.title) == ["Master", "Other"])
    try stage.turn(.portrait, .oneThird)
    master.performSegue(withIdentifier: "detail", sender: nil)
    #expect(navigation.viewControllers.count == 4)
  }

  @Test func aSegueNamesTheStyleOfItsPresentation() throws {
    let split = try #require(storyboard.instantiateInitialViewController() as? UISplitViewController)
    let master = try #require((split.viewControllers.first as? UINavigationController)?.topViewController)
    let stage = try SplitStage(split, on: "ipad9_7", .landscape)
    master.performSegue(withIdentifier: "sheet", sender: nil)
    let shown = try #require(split.presentedViewController)
    #expect(shown.modalPresentationStyle == .formSheet)
    // 540 by 620 points in the middle of 1,024 by 768.
    #expect(shown.view.convert(shown.view.bounds, to: stage.window) == CGRect(x: 242, y: 74, width: 540, height: 620))
  }

  @Test func relationshipsNameColumns() throws {
    let split = try #require(
      storyboard.instantiateViewController(withIdentifier: "columns") as? UISplitViewController)
    #expect(split.style == .tripleColumn && split.preferredDisplayMode == .oneBesideSecondary)
    #expect(split.preferredSplitBehavior == .tile)
    #expect(split.viewController(for: .primary) is UINavigationController)
    #expect(split.viewController(for: .supplementary)?.title == "Other")
    #expect(split.viewController(for: .secondary)?.title == "Page")
    let stage = try SplitStage(split, on: "ipad9_7", .landscape)
    #expect(stage.columns == ["supplementary 0 320", "secondary 320 704"])
  }

  // MARK: The corpus

  nonisolated private static let documents: URL? = {
    let shared =
      ProcessInfo.processInfo.environment["TRELLIS_SHARED"].map { URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../../shared").standardizedFileURL
    let folder = shared.appendingPathComponent("corpus/documents")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  /// Storyboards with a split view controller, without those that refer to controllers of others.
  nonisolated private static let storyboards: [URL] = {
    guard let documents else { return [] }
    let paths = FileManager.default.enumerator(atPath: documents.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".storyboard") }.sorted().map { documents.appendingPathComponent($0) }.filter {
      guard let data = try? Data(contentsOf: $0) else { return false }
      return data.range(of: Data("<splitViewController".utf8)) != nil
        && data.range(of: Data("<viewControllerPlaceholder".utf8)) == nil
    }
  }()

  @Test(.enabled(if: documents != nil, "no corpus; get it with Scripts/corpus/fetch-corpus"))
  func storyboardsOfTheCorpus() throws {
    #expect(Self.storyboards.count >= 10)
    for file in Self.storyboards {
      let storyboard = UIStoryboard(
        name: file.deletingPathExtension().lastPathComponent,
        bundle: Bundle(path: file.deletingLastPathComponent().path)!)
      for scene in storyboard.document?.scenes ?? [] where scene.controller?.kind == .splitViewController {
        let id = try #require(scene.controller?.id)
        let split = try #require(storyboard.makeController(id: id) as? UISplitViewController)
        let controllers = split.viewControllers
        #expect(controllers.count == scene.controller?.connections.filter { $0.relationship != nil }.count)
        let stage = try SplitStage(split, on: "ipad9_7", .landscape)
        for controller in controllers { #expect(stage.frame(controller)?.height == 768) }
        try stage.turn(.portrait, .oneThird)
        #expect(split.isCollapsed && split.view.subviews.count == min(1, controllers.count))
        try stage.turn(.landscape)
        #expect(split.viewControllers == controllers)
      }
    }
  }
}
