import Foundation
import QuartzCore
import Testing

/// A layer's frame follows from its bounds, position, anchor point and transform: the transformed bounds with the anchor point
/// at the position.
@Suite struct LayerTests {
  private func layer() -> CALayer {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
    layer.position = CGPoint(x: 50, y: 60)
    return layer
  }

  @Test func theMiddleIsAtThePosition() {
    #expect(layer().frame == CGRect(x: 0, y: 40, width: 100, height: 40))
  }

  /// Where a layer scrolls its content to says nothing about where it is.
  @Test func theOriginOfTheBoundsDoesNotMoveTheFrame() {
    let layer = layer()
    layer.bounds.origin = CGPoint(x: 300, y: -80)
    #expect(layer.frame == CGRect(x: 0, y: 40, width: 100, height: 40))
  }

  /// The anchor (0, 1) is the lower left corner: it is at (50, 60), so the frame begins 40 above.
  @Test func theAnchorPointIsAtThePosition() {
    let layer = layer()
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(layer.frame == CGRect(x: 50, y: 20, width: 100, height: 40))
  }

  @Test func scalingIsAboutTheAnchorPoint() {
    let layer = layer()
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 0.5))
    #expect(layer.frame == CGRect(x: -50, y: 50, width: 200, height: 20))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 50, y: 60, width: 200, height: 20))
  }

  /// A quarter turn exchanges width and height about the middle (50, 60).
  @Test func aQuarterTurnExchangesTheSides() {
    let layer = layer()
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    let frame = layer.frame
    for (value, expected) in [(frame.minX, 30), (frame.minY, 10), (frame.width, 40), (frame.height, 100.0)] {
      #expect(abs(value - expected) < 1e-12)
    }
  }

  /// Turned by 45° the box around it is (100 + 40)/√2 wide and high.
  @Test func theFrameOfATurnedLayerIsTheBoxAroundIt() {
    let layer = layer()
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(abs(layer.frame.width - 70 * 2.0.squareRoot()) < 1e-12)
    #expect(abs(layer.frame.midX - 50) < 1e-12 && abs(layer.frame.midY - 60) < 1e-12)
  }

  @Test func aCopyLooksTheSame() {
    let original = layer()
    original.anchorPoint = CGPoint(x: 1, y: 0)
    original.setAffineTransform(CGAffineTransform(scaleX: 3, y: 3))
    original.cornerRadius = 8
    original.opacity = 0.25
    original.zPosition = 2
    original.masksToBounds = true
    original.borderColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    original.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
    let copy = CALayer(layer: original)
    #expect(copy.frame == original.frame)
    #expect(copy.affineTransform() == original.affineTransform())
    #expect(copy.cornerRadius == 8 && copy.opacity == 0.25 && copy.zPosition == 2 && copy.masksToBounds)
    #expect(copy.borderColor == original.borderColor && copy.shadowPath == original.shadowPath)
  }

  /// Core Animation's documented defaults.
  @Test func defaults() {
    let layer = CALayer()
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.opacity == 1 && layer.shadowOpacity == 0 && layer.shadowRadius == 3)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    let gradient = CAGradientLayer()
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0) && gradient.endPoint == CGPoint(x: 0.5, y: 1))
  }
}
