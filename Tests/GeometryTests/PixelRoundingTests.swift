import Geometry
import Testing

/// Rounding to pixels, with expectations from arithmetic: a screen of `scale` pixels per point has edges at n / scale.
@Suite struct PixelRoundingTests {
  @Test func halvesGoUp() {
    #expect(roundedToPixel(187.5, scale: 2) == 187.5)
    #expect(roundedToPixel(0.25, scale: 2) == 0.5)
    #expect(roundedToPixel(-0.25, scale: 2) == 0)
  }

  /// 28⅓ and 128⅓ are the edges 85 and 385 of a screen with three pixels per point: 300 pixels apart, 100 points.
  /// The difference of the rounded coordinates would be 100.00000000000001.
  @Test func distancesAreWholePixels() {
    #expect(pixelDistance(from: 85.0 / 3, to: 385.0 / 3, scale: 3) == 100)
    #expect(roundedToPixel(385.0 / 3, scale: 3) - roundedToPixel(85.0 / 3, scale: 3) != 100)
  }

  @Test(arguments: 0..<600) func aLengthOfWholePointsStaysOneAtEveryThird(offset: Int) {
    let rect = Rect(x: Double(offset) / 3, y: Double(offset) / 3, width: 100, height: 44)
    let outer = Rect(x: Double(offset) / 3 - 20, y: 0, width: 320, height: 480)
    let rounded = rect.roundedToPixels(scale: 3)
    #expect(rounded.width == 100 && rounded.height == 44)
    let inner = rect.roundedToPixels(scale: 3, inCoordinatesOf: outer)
    #expect(inner.x == 20 && inner.width == 100 && inner.height == 44)
  }

  /// Three views share 491 points: their edges are 0, 163⅔, 327⅓ and 491, so neighbors neither gap nor overlap.
  @Test func edgesAreRoundedNotSizes() {
    let third = 491.0 / 3
    let rects = (0..<3).map { Rect(x: Double($0) * third, width: third).roundedToPixels(scale: 1) }
    #expect(rects.map(\.x) == [0, 164, 327])
    #expect(rects.map(\.width) == [164, 163, 164])
  }

  @Test func lengthsRoundUpToWholePixels() {
    #expect(roundedUpToPixel(20.1, scale: 2) == 20.5)
    #expect(roundedUpToPixel(20.5 + 1e-9, scale: 2) == 20.5)
    #expect(roundedUpToPixel(.infinity, scale: 2) == .infinity)
    #expect(roundedUpToPixel(20.1, scale: 0) == 20.1)
  }
}
