import XcodeProjects
import Foundation
import Geometry
import InterfaceBuilder
import LayoutReports
import Platform
import Testing
import UIKit

@testable import Staging

/// Documents with the assets of their project. source: Fixtures/interface/assets: the badge is 40 x 20 points, 60 x 30 on an iPad
/// and 64 x 32 in the document's own resources; the glyph of 24 x 18 follows 8 points behind, and is in the catalog only.
@MainActor
@Suite struct ProjectAssetsTests {
  private let file = ExampleFramesTests.repository.appendingPathComponent("Fixtures/interface/assets/App/Card.xib").path

  private let phone = Surface.device(Device.named("iPhone 8")!, .portrait)

  private func frames(_ surface: Surface, _ appearance: AssetTraits.Appearance = .light) throws -> ViewReport {
    var assets = ProjectAssets(in: [URL(fileURLWithPath: file).deletingLastPathComponent().path])
    let options = StageOptions(assets: assets.catalog(besideDocument: file), appearance: appearance)
    let scene = Stage(try Document.read(contentsOf: file), on: surface, options: options).layOut().scenes.first
    return try #require(scene?.root)
  }

  @Test func aDeviceHasTheCatalogsImage() throws {
    let root = try frames(phone)
    // Eight pixels at the left are not aligned, so that the frame, as large as the image, begins four points before the margin
    // (DEVIATIONS.md, 23).
    #expect(root.children[0].frame == Rect(x: 16, y: 20, width: 40, height: 20))
    #expect(root.children[1].frame == Rect(x: 64, y: 20, width: 24, height: 18))
    let pad = try frames(.device(Device.named("iPad Air 2")!, .portrait))
    #expect(pad.children[0].frame == Rect(x: 20, y: 20, width: 60, height: 30))
  }

  @Test func theCanvasHasTheDocumentsOwn() throws {
    let root = try frames(.canvas)
    #expect(root.children[0].frame == Rect(x: 20, y: 20, width: 64, height: 32))
    #expect(root.children[1].frame == Rect(x: 92, y: 20, width: 24, height: 18))
  }

  @Test func colorsFollowTheAppearance() throws {
    #expect(try frames(phone).backgroundColor == Color(red: 1, green: 0.2, blue: 0, alpha: 0.5))
    #expect(try frames(phone, .dark).backgroundColor == Color(red: 0.25, green: 0.25, blue: 0.25))
  }
}
