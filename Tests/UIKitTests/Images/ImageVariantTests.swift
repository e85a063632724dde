import Testing
import UIKit

/// Images made of others. source: Apple's documentation of `UIImage`.
@MainActor @Suite(.serialized) struct ImageVariantTests {
  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIImage(name: "own", size: CGSize(width: width, height: height))
  }

  @Test func anAnimationHasItsImages() throws {
    let images = [image(10, 20), image(1, 1)]
    let animation = try #require(UIImage.animatedImage(with: images, duration: 1.5))
    #expect(animation.size == CGSize(width: 10, height: 20) && animation.duration == 1.5)
    #expect(animation.images?.count == 2 && image(1, 1).images == nil)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    let before = UIImage.provider
    defer { UIImage.provider = before }
    UIImage.provider = {
      ["step1", "step2", "step3"].contains($0) ? UIImage(name: $0, size: CGSize(width: 5, height: 5)) : nil
    }
    #expect(UIImage.animatedImageNamed("step", duration: 1)?.images?.compactMap(\.name) == ["step1", "step2", "step3"])
    #expect(UIImage.animatedImageNamed("none", duration: 1) == nil)
  }

  @Test func mirroredImagesSaySo() {
    #expect(image(3, 4).imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
    #expect(!image(3, 4).flipsForRightToLeftLayoutDirection)
    let flipped = image(3, 4).withHorizontallyFlippedOrientation()
    #expect(flipped.imageOrientation == .upMirrored && flipped.size == CGSize(width: 3, height: 4))
    #expect(flipped.withHorizontallyFlippedOrientation().imageOrientation == .up)
    #expect(image(3, 4).withBaselineOffset(fromBottom: 2).baselineOffsetFromBottom == 2)
    #expect(image(3, 4).withBaselineOffset(fromBottom: 2).imageWithoutBaseline().baselineOffsetFromBottom == nil)
  }

  /// One point is stretched: of 21 points, with a cap of 10, 10 are left behind it.
  @Test func capsLeaveOnePoint() {
    let stretched = image(21, 30).stretchableImage(withLeftCapWidth: 10, topCapHeight: 0)
    #expect(stretched.capInsets == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10))
    #expect(stretched.leftCapWidth == 10 && stretched.topCapHeight == 0)
  }

  @Test func aThumbnailFits() throws {
    let thumbnail = try #require(image(400, 200).preparingThumbnail(of: CGSize(width: 100, height: 100)))
    #expect(thumbnail.size == CGSize(width: 100, height: 50))
    #expect(image(0, 5).preparingThumbnail(of: CGSize(width: 1, height: 1)) == nil)
    #expect(image(4, 4).imageRendererFormat.scale == image(4, 4).scale)
    let own = image(1, 1)
    own.accessibilityIdentifier = "name"
    #expect(own.accessibilityIdentifier == "name" && image(1, 1).accessibilityIdentifier == nil)
  }

  /// 25 × 15 points have room for three columns and two rows of 10 points.
  @Test func aPatternIsRepeated() {
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 50)).image { _ in
      image(10, 10).drawAsPattern(in: CGRect(x: 5, y: 5, width: 25, height: 15))
    }
    let places =
      drawn.drawing?.commands.compactMap { command -> CGRect? in
        if case .image(_, let place, _) = command { place } else { nil }
      } ?? []
    #expect(places.count == 6 && places.last == CGRect(x: 25, y: 15, width: 10, height: 10))
  }

  @Test func pagesAreRecordedOneByOne() {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 200))
    let pages = renderer.pages { context in
      context.beginPage()
      context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
      context.beginPage(withBounds: CGRect(x: 10, y: 10, width: 50, height: 50), pageInfo: [:])
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 10, y: 10, width: 5, height: 5))
      context.beginPage()
    }
    #expect(pages.map(\.bounds.width) == [100, 50, 100])
    #expect(
      pages[0].drawing.commands.isEmpty == false
        && pages[2].drawing.commands.contains { if case .fill = $0 { true } else { false } } == false)
    #expect(renderer.pdfData { $0.beginPage() } == Data())
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  /// 20 × 10 points at two pixels per point are 40 × 20 pixels, on their side 20 × 40.
  @Test func imagesOfCoreImageAreThoseOfUIKit() throws {
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: image(1, 1).imageRendererFormat)
      .image { _ in }
    let scale = drawn.scale
    let core = try #require(CIImage(image: drawn))
    #expect(core.extent == CGRect(x: 0, y: 0, width: 20 * scale, height: 10 * scale))
    let back = UIImage(ciImage: core, scale: scale, orientation: .left)
    #expect(back.size == CGSize(width: 10, height: 20) && back.ciImage === core && drawn.ciImage == nil)
    #expect(CIImage(image: image(0, 1)) == nil)
    #expect(UIColor(ciColor: CIColor(color: .orange)) == .orange)
    #expect(CIColor(string: "1 0.5 0").alpha == 1 && UIColor.orange.ciColor == CIColor(string: "1 0.5 0 1"))
  }
}
