import Foundation
import QuartzCore
import Testing

/// Points of layers in others, and what is at a point. source: Apple's documentation of `CALayer`; the numbers are sums.
@Suite struct LayerPlaceTests {
  private func layer(_ frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    return layer
  }

  @Test func pointsAreConverted() {
    let (root, outer, inner) = (
      layer(CGRect(x: 0, y: 0, width: 100, height: 100)), layer(CGRect(x: 10, y: 20, width: 50, height: 50)),
      layer(CGRect(x: 5, y: 5, width: 10, height: 10))
    )
    root.addSublayer(outer)
    outer.addSublayer(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 16, y: 27))
    #expect(inner.convert(CGPoint(x: 16, y: 27), from: root) == CGPoint(x: 1, y: 2))
    // Content that is scrolled by 3.
    outer.bounds.origin.y = 3
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 16, y: 24))
    outer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(root.convert(CGRect(x: 0, y: 3, width: 10, height: 10), from: outer).size == CGSize(width: 20, height: 20))
  }

  @Test func theLayerInFrontIsHit() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let (back, front) = (
      layer(CGRect(x: 0, y: 0, width: 50, height: 50)), layer(CGRect(x: 40, y: 40, width: 80, height: 80))
    )
    root.addSublayer(back)
    root.addSublayer(front)
    #expect(root.hitTest(CGPoint(x: 45, y: 45)) === front)
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === back)
    #expect(root.hitTest(CGPoint(x: 80, y: 5)) === root)
    #expect(root.hitTest(CGPoint(x: 110, y: 110)) === front)
    root.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 110, y: 110)) == nil)
    front.isHidden = true
    #expect(root.hitTest(CGPoint(x: 45, y: 45)) === back)
    back.zPosition = -1
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === back)
  }

  @Test func aLayerTakesThePlaceOfAnother() {
    let (root, a, b, c) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.sublayers = [a, b]
    root.replaceSublayer(a, with: c)
    #expect(root.sublayers?.map { $0 === c ? "c" : "b" } == ["c", "b"] && a.superlayer == nil)
    root.replaceSublayer(c, with: b)
    #expect(root.sublayers?.count == 1 && c.superlayer == nil)
    root.replaceSublayer(a, with: c)
    #expect(root.sublayers?.count == 1)
  }

  @Test func aScrollLayerShowsAPart() {
    let (scroll, content) = (CAScrollLayer(), layer(CGRect(x: 0, y: 0, width: 100, height: 400)))
    scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    scroll.addSublayer(content)
    content.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 10))
    #expect(scroll.bounds.origin == CGPoint(x: 0, y: 60))
    #expect(content.visibleRect == CGRect(x: 0, y: 60, width: 100, height: 100))
    scroll.scrollMode = .horizontally
    content.scroll(CGPoint(x: 7, y: 300))
    #expect(scroll.bounds.origin == CGPoint(x: 7, y: 60))
  }

  /// Each is moved by 10 from the one before.
  @Test func aReplicatorDrawsItsSublayersSeveralTimes() {
    let (replicator, dot) = (CAReplicatorLayer(), layer(CGRect(x: 0, y: 0, width: 4, height: 4)))
    replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    dot.backgroundColor = .black
    replicator.addSublayer(dot)
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
    let context = CGContext()
    replicator.render(in: context)
    var (x, places, kept): (CGFloat, [CGFloat], [CGFloat]) = (0, [], [])
    for command in context.drawing.commands {
      switch command {
      case .save: kept.append(x)
      case .restore: x = kept.removeLast()
      case .transform(let transform): x += transform.tx
      case .fill: places.append(x)
      default: break
      }
    }
    #expect(places == [0, 10, 20])
  }

  private final class Actor: CALayerDelegate {
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      event == "none" ? NSNull() : event == "mine" ? CATransition() : nil
    }
  }

  /// The delegate's action, else that of the layer's own list; `NSNull` is nothing.
  @Test func actionsAreSearched() {
    let (layer, actor) = (CALayer(), Actor())
    layer.actions = ["none": CATransition(), "listed": CATransition(), "off": NSNull()]
    #expect(layer.action(forKey: "none") is CATransition && layer.action(forKey: "off") == nil)
    layer.delegate = actor
    #expect(layer.action(forKey: "none") == nil && layer.action(forKey: "mine") is CATransition)
    #expect(layer.action(forKey: "listed") is CATransition && layer.action(forKey: "other") == nil)
  }

  /// (t - beginTime) × speed + timeOffset.
  @Test func timeFollowsSpeedAndOffset() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    outer.speed = 2
    inner.beginTime = 1
    inner.timeOffset = 10
    #expect(inner.convertTime(3, from: nil) == 15)
    #expect(inner.convertTime(15, to: nil) == 3)
    #expect(outer.convertTime(15, from: inner) == 6)
    inner.speed = 0
    #expect(inner.convertTime(100, from: nil) == 10)
  }
}
