import Foundation
import Testing

@testable import InterfaceBuilder

/// Asset catalogs. source: the catalog in Fixtures/interface/assets, whose images were made in the sizes that the tests name; the
/// keys are those of Apple's Asset Catalog Format Reference.
@Suite struct AssetTests {
  static let catalog = AssetCatalog.read(
    contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/interface/assets/App/Assets.xcassets").path)

  private func variant(_ name: String, _ traits: AssetTraits = AssetTraits()) throws -> ImageSet.Variant {
    let set = try #require(Self.catalog.images[name])
    return try #require(set.variant(for: traits))
  }

  @Test func pointsArePixelsByScale() throws {
    #expect(try variant("badge").fileName == "badge@2x.png")
    #expect(try variant("badge").size == Size(width: 40, height: 20))
    #expect(try variant("badge", AssetTraits(scale: 1)).fileName == "badge.png")
    // Nothing is there for three pixels, and nothing larger: the next smaller.
    #expect(try variant("badge", AssetTraits(scale: 3)).fileName == "badge@2x.png")
  }

  @Test func closestConditionCounts() throws {
    #expect(try variant("badge", AssetTraits(idiom: "ipad")).size == Size(width: 60, height: 30))
    let low = SizeClasses(horizontal: .compact, vertical: .compact)
    #expect(try variant("badge", AssetTraits(sizeClasses: low)).size == Size(width: 10, height: 5))
    // Four of its pixels at both ends, two per point.
    #expect(try variant("badge", AssetTraits(sizeClasses: low)).capInsets == Insets(left: 2, right: 2))
    #expect(try variant("badge").capInsets == nil)
    #expect(try variant("badge", AssetTraits(idiom: "ipad", sizeClasses: low)).fileName == "badge-ipad@2x.png")
  }

  @Test func alignmentInsetsAreInPixels() throws {
    #expect(try variant("badge").alignmentInsets == Insets(left: 4))
    #expect(try variant("badge", AssetTraits(scale: 1)).alignmentInsets == nil)
  }

  @Test func vectorsHaveTheirNominalSize() throws {
    #expect(try variant("glyph").size == Size(width: 24, height: 18))
    #expect(try variant("page").size == Size(width: 30, height: 40))
  }

  @Test func foldersMayBePartOfTheName() throws {
    #expect(try variant("Logos/mark").size == Size(width: 10, height: 12))
    #expect(Self.catalog.images["mark"] == nil)
  }

  @Test func colorsFollowTheAppearance() throws {
    let accent = try #require(Self.catalog.colors["accent"])
    #expect(accent.color(for: AssetTraits()) == .rgba(1, 0.2, 0, 0.5))
    #expect(accent.color(for: AssetTraits(appearance: .dark)) == .white(0.25, 1))
    #expect(Self.catalog.colors["warning"]?.color(for: AssetTraits()) == .system("systemRedColor"))
  }

  @Test func damagedSetsAreTold() {
    let messages = Self.catalog.diagnostics.map { $0.message.components(separatedBy: "xcassets/").last ?? "" }
    #expect(
      messages == [
        "broken.imageset/Contents.json: is not valid JSON",
        "odd.imageset/odd.png: the size of the image cannot be read",
      ])
  }

  /// source: the file formats; a frame header of JPEG is FF C0, length, precision, height, width.
  @Test(
    arguments: [
      (
        [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC2, 0, 11, 8, 0, 30, 1, 4, 3, 0, 0, 0],
        Size(width: 260, height: 30)
      ),
      (
        [0xFF, 0xD8, 0xFF, 0xC4, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 30, 0, 40, 3, 0, 0, 0],
        Size(width: 40, height: 30)
      ),
      (Array("GIF89a".utf8) + [16, 0, 1, 1, 0, 0], Size(width: 16, height: 257)),
      (Array(#"<svg width="12px" height="7" viewBox="0 0 1 1"/>"#.utf8), Size(width: 12, height: 7)),
      (Array(#"<svg width="100%" height="100%" viewBox="0,0,3,4"/>"#.utf8), Size(width: 3, height: 4)),
      ([0xFF, 0xD8, 0xFF, 0xE0], nil), ([0x89, 0x50, 0x4E, 0x47, 0], nil), ([], nil),
      (Array("%PDF /MediaBox [0 0 1]".utf8), nil), (Array("%PDF /MediaBox".utf8), nil), (Array("<svg".utf8), nil),
    ] as [([UInt8], Size?)])
  func headersSayTheSize(_ bytes: [UInt8], _ size: Size?) {
    #expect(ImageHeader.size(of: Data(bytes)) == size)
  }
}

/// A catalog of which nobody knows what it leads to.
@Suite struct HostileAssetTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")

  private func write(_ contents: String, _ set: String) throws {
    let folder = folder.appendingPathComponent("A.xcassets/\(set).imageset")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(contents.utf8).write(to: folder.appendingPathComponent("Contents.json"))
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent("A.xcassets/\(name)").path, withDestinationPath: target)
  }

  @Test func onlyTheFilesOfASetAreRead() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(#"{"images": [{"filename": "a.svg"}]}"#, "own")
    try write(#"{"images": [{"filename": "../../outside.svg"}]}"#, "up")
    try write(#"{"images": [{"filename": "link.svg"}]}"#, "linked")
    let image = Data(#"<svg width="3" height="4"/>"#.utf8)
    try image.write(to: folder.appendingPathComponent("outside.svg"))
    try image.write(to: folder.appendingPathComponent("A.xcassets/own.imageset/a.svg"))
    try link("linked.imageset/link.svg", to: folder.appendingPathComponent("outside.svg").path)
    try link("round", to: ".")
    try link("root", to: "/")
    let catalog = AssetCatalog.read(contentsOf: folder.appendingPathComponent("A.xcassets").path)
    #expect(catalog.images.filter { !$0.value.variants.isEmpty }.keys.sorted() == ["own"])
    #expect(
      catalog.diagnostics.map {
        "\($0.severity.rawValue): " + ($0.message.components(separatedBy: "A.xcassets/").last ?? "")
      } == [
        "note: linked.imageset/link.svg: the size of the image cannot be read",
        "note: root: ignored, because the path is a symbolic link to a folder",
        "note: round: ignored, because the path is a symbolic link to a folder",
        "warning: up.imageset/../../outside.svg: ignored, because the file is outside the folder of the image set",
      ])
  }
}
