import Foundation
import QuartzCore
import Testing

/// Layers as Core Animation's documentation composes them: background, contents, the class's own shape, sublayers, border.
@Suite struct LayerRenderingTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func layer<T: CALayer>(_ layer: T, _ frame: CGRect, _ color: CGColor? = nil) -> T {
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  private func plain(_ frame: CGRect, _ color: CGColor? = nil) -> CALayer { layer(CALayer(), frame, color) }

  private func lines(_ layer: CALayer) -> [String] {
    let context = CGContext()
    layer.render(in: context)
    return context.drawing.lines
  }

  private final class Drawn: CALayer {
    var count = 0

    override func draw(in ctx: CGContext) {
      count += 1
      ctx.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }

  @Test func anEmptyLayerLeavesNoMark() {
    #expect(lines(plain(CGRect(x: 5, y: 5, width: 10, height: 10))) == ["save", "restore"])
  }

  /// The border is drawn on the inside, so the middle of a line of 4 is 2 from the edge, also on round corners: 10 - 2 = 8.
  @Test func theBorderIsInFrontOfContentsAndSublayers() {
    let root = layer(Drawn(), CGRect(x: 0, y: 0, width: 40, height: 40), red)
    root.borderWidth = 4
    root.borderColor = blue
    root.addSublayer(plain(CGRect(x: 10, y: 10, width: 5, height: 5), green))
    root.setNeedsDisplay()
    #expect(
      lines(root) == [
        "save", "  fill #FF0000 rect 0 0 40 40", "  save", "    clip rect 0 0 40 40", "    fill #000000 rect 0 0 1 1",
        "  restore", "  save", "    translate 10 10", "    fill #00FF00 rect 0 0 5 5", "  restore",
        "  stroke #0000FF width 4 rect 2 2 36 36", "restore",
      ])
  }

  /// Greater z positions are in front; equal ones keep the order of the sublayers.
  @Test func sublayersAreOrderedByTheirZPosition() {
    let root = plain(CGRect(x: 0, y: 0, width: 9, height: 9))
    for (x, z) in [(1, 5), (2, 0), (3, -1), (4, 5), (5, 0)] {
      let sublayer = plain(CGRect(x: x, y: 0, width: 1, height: 1), red)
      sublayer.zPosition = CGFloat(z)
      root.addSublayer(sublayer)
    }
    let order = lines(root).filter { $0.contains("translate") }.map { $0.split(separator: " ")[1] }
    #expect(order == ["3", "2", "5", "1", "4"])
  }

  /// A layer's corners clip what is in it only if it masks to its bounds; the background is round in either case.
  @Test func maskingClipsContentsAndSublayersAtRoundCorners() {
    let root = plain(CGRect(x: 0, y: 0, width: 20, height: 20), red)
    root.cornerRadius = 10
    root.maskedCorners = [.layerMinXMinYCorner]
    root.addSublayer(plain(CGRect(x: 0, y: 0, width: 5, height: 5), green))
    // 10 (1 - k) = 4.4772.
    let round = "M 10 0 L 20 0 L 20 20 L 0 20 L 0 10 C 0 4.4772 4.4772 0 10 0 Z"
    #expect(
      lines(root) == [
        "save", "  fill #FF0000 \(round)", "  save", "    fill #00FF00 rect 0 0 5 5", "  restore", "restore",
      ])
    root.masksToBounds = true
    #expect(
      lines(root) == [
        "save", "  fill #FF0000 \(round)", "  save", "    clip \(round)", "    save",
        "      fill #00FF00 rect 0 0 5 5", "    restore", "  restore", "restore",
      ])
  }

  /// The opacity holds for the layer and its sublayers together. The shadow's color has the product of both alphas: 0.5 is
  /// 80₁₆; the radius is the blur.
  @Test func opacityShadowAndMaskMakeAGroup() {
    let root = plain(CGRect(x: 0, y: 0, width: 20, height: 20), red)
    root.opacity = 0.25
    root.shadowOpacity = 0.5
    root.shadowOffset = CGSize(width: 1, height: 2)
    let mask = plain(CGRect(x: 2, y: 2, width: 6, height: 6), blue)
    mask.cornerRadius = 0
    root.mask = mask
    #expect(
      lines(root) == [
        "save", "  begin layer alpha 0.25 shadow #00000080 offset 1 2 blur 3", "    mask", "      save",
        "        translate 2 2", "        fill #0000FF rect 0 0 6 6", "      restore",
        "    fill #FF0000 rect 0 0 20 20",
        "  end layer", "restore",
      ])
    root.mask = nil
    root.opacity = 1
    root.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 7, height: 7))
    #expect(lines(root)[1] == "  begin layer shadow #00000080 offset 1 2 blur 3 of rect 0 0 7 7")
    root.masksToBounds = true
    #expect(lines(root) == ["save", "  fill #FF0000 rect 0 0 20 20", "restore"])
  }

  @Test func hiddenAndTransparentLayersAreLeftOut() {
    let root = plain(CGRect(x: 0, y: 0, width: 9, height: 9))
    let drawn = layer(Drawn(), CGRect(x: 0, y: 0, width: 5, height: 5))
    drawn.setNeedsDisplay()
    drawn.isHidden = true
    root.addSublayer(drawn)
    let clear = plain(CGRect(x: 0, y: 0, width: 5, height: 5), red)
    clear.opacity = 0
    root.addSublayer(clear)
    #expect(lines(root) == ["save", "restore"])
    #expect(drawn.count == 0 && drawn.needsDisplay())
  }

  /// Turned by a quarter about the middle (20, 10) of its frame, and its bounds scrolled by (0, 5): the point (x, y) of the
  /// bounds is (x - 10, y - 10) from their middle (10, 10), hence at (20 - (y - 10), 10 + (x - 10)).
  @Test func aSublayerIsPlacedByAnchorTransformAndBounds() {
    let root = plain(CGRect(x: 0, y: 0, width: 40, height: 20))
    let turned = plain(CGRect(x: 10, y: 5, width: 20, height: 10), red)
    turned.bounds.origin.y = 5
    turned.setAffineTransform(CGAffineTransform(0, 1, -1, 0, 0, 0))
    root.addSublayer(turned)
    #expect(
      lines(root) == [
        "save", "  save", "    transform 0 1 -1 0 30 0", "    fill #FF0000 rect 0 5 20 10", "  restore", "restore",
      ])
  }

  /// Nothing is drawn before somebody asks for it; then once, until somebody asks again.
  @Test func aLayerIsDisplayedWhenItNeedsTo() {
    let drawn = layer(Drawn(), CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(!drawn.needsDisplay() && lines(drawn) == ["save", "restore"])
    drawn.setNeedsDisplay()
    #expect(drawn.needsDisplay() && drawn.count == 0)
    drawn.displayIfNeeded()
    drawn.displayIfNeeded()
    #expect(drawn.count == 1 && lines(drawn).count == 6 && drawn.count == 1)
    drawn.bounds.size.width = 50
    #expect(lines(drawn)[2] == "    scale 10 1" && drawn.count == 1)
    drawn.needsDisplayOnBoundsChange = true
    drawn.bounds.size.width = 60
    #expect(lines(drawn)[2] == "    clip rect 0 0 60 5" && drawn.count == 2)
    drawn.bounds.origin.x = 7
    #expect(!drawn.needsDisplay())
  }

  private final class Painter: CALayerDelegate {
    func draw(_ layer: CALayer, in ctx: CGContext) { ctx.clear(layer.bounds) }
  }

  private final class Provider: CALayerDelegate {
    func display(_ layer: CALayer) {
      layer.contents = CGImage(RecordedDrawing.Image(name: "a", size: CGSize(width: 2, height: 2)))
    }
    func draw(_ layer: CALayer, in ctx: CGContext) { Issue.record("a layer that was displayed is not drawn") }
  }

  /// Contents are a plane of their own: clearing them leaves the background.
  @Test func theDelegateDrawsOrDisplays() {
    let root = plain(CGRect(x: 0, y: 0, width: 8, height: 8), red)
    let (painter, provider) = (Painter(), Provider())
    root.delegate = painter
    root.setNeedsDisplay()
    #expect(
      lines(root) == [
        "save", "  fill #FF0000 rect 0 0 8 8", "  save", "    clip rect 0 0 8 8", "    begin layer",
        "      clear 0 0 8 8", "    end layer", "  restore", "restore",
      ])
    root.delegate = provider
    root.setNeedsDisplay()
    root.contentsGravity = .bottomRight
    #expect(lines(root)[2] == "  image \"a\" 2 2 in 6 6 2 2")
    root.contentsGravity = .resizeAspect
    root.bounds.size.width = 20
    #expect(lines(root)[2] == "  image \"a\" 2 2 in 6 0 8 8")
  }
}
