import Foundation
import QuartzCore
import Testing

@Suite struct SublayerTests {
  private let root = CALayer()
  private let a = CALayer(), b = CALayer(), c = CALayer()

  private var order: String {
    (root.sublayers ?? []).map { $0 === a ? "a" : $0 === b ? "b" : $0 === c ? "c" : "?" }.joined()
  }

  @Test func layersAreOrdered() {
    #expect(root.sublayers == nil)
    root.addSublayer(a)
    root.insertSublayer(b, at: 0)
    root.insertSublayer(c, at: 9)
    #expect(order == "bac")
    root.insertSublayer(c, below: a)
    #expect(order == "bca")
    root.insertSublayer(b, above: c)
    #expect(order == "cba")
    root.addSublayer(c)
    #expect(order == "bac")
  }

  @Test func aLayerHasOneSuperlayer() {
    root.addSublayer(a)
    b.addSublayer(a)
    #expect(root.sublayers == nil)
    #expect(a.superlayer === b)
    b.sublayers = [c]
    #expect(a.superlayer == nil)
    c.removeFromSuperlayer()
    #expect(b.sublayers == nil)
  }

  /// The middle of (10, 20; 30, 40) is (25, 40); doubled about it, bounds of half the size have that frame.
  @Test func theFrameSetsBoundsAndPosition() {
    a.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(a.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(a.position == CGPoint(x: 25, y: 40))
    b.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    b.anchorPoint = .zero
    b.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(b.bounds.size == CGSize(width: 15, height: 20))
    #expect(b.position == CGPoint(x: 10, y: 20))
    #expect(b.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }
}
