import Foundation
import QuartzCore
import Testing
import UIKitCore

/// Layers of views among those that are added to them.
@Suite @MainActor struct LayerTreeTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let first = UIView(frame: CGRect(x: 1, y: 0, width: 10, height: 10))
  private let second = UIView(frame: CGRect(x: 2, y: 0, width: 10, height: 10))
  private let extra = CALayer()

  init() {
    extra.frame = CGRect(x: 3, y: 0, width: 10, height: 10)
    for layer in [first.layer, second.layer, extra] { layer.backgroundColor = .black }
    root.addSubview(first)
  }

  /// The x of the layers from back to front.
  private var order: [String] {
    root.recordedDrawing().lines.filter { $0.hasPrefix("    translate") }.map { String($0.split(separator: " ")[1]) }
  }

  @Test func layersOfSubviewsAreSublayers() {
    #expect(root.layer.sublayers?.count == 1 && root.layer.sublayers?.first === first.layer)
    #expect(first.layer.superlayer === root.layer)
    first.removeFromSuperview()
    #expect(root.layer.sublayers == nil && first.layer.superlayer == nil)
  }

  @Test func layersAndSubviewsShareOneOrder() {
    root.layer.addSublayer(extra)
    root.addSubview(second)
    #expect(order == ["1", "3", "2"])
    root.bringSubviewToFront(first)
    #expect(order == ["3", "2", "1"])
    root.layer.insertSublayer(extra, above: second.layer)
    #expect(order == ["2", "3", "1"])
    root.sendSubviewToBack(first)
    #expect(order == ["1", "2", "3"])
    root.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(order == ["2", "1", "3"] && root.subviews == [second, first])
    second.layer.zPosition = 1
    #expect(order == ["1", "3", "2"])
  }

  /// The golden display list of a small card: a background with round corners that clip, a gradient behind the views, a
  /// shape in front of them, a badge that draws, half transparent and turned by a quarter.
  @Test func aCardWithLayers() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    card.backgroundColor = .white
    card.clipsToBounds = true
    card.layer.borderWidth = 2
    let badge = Plate(frame: CGRect(x: 70, y: 10, width: 20, height: 10))
    badge.alpha = 0.5
    badge.transform = CGAffineTransform(0, 1, -1, 0, 0, 0)
    card.addSubview(badge)
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 30, width: 100, height: 30)
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    card.layer.insertSublayer(gradient, at: 0)
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)).cgPath
    shape.fillColor = nil
    shape.strokeColor = UIColor.green.cgColor
    card.layer.addSublayer(shape)
    let golden = """
      save
        fill #FFFFFF rect 0 0 100 60
        save
          clip rect 0 0 100 60
          save
            translate 0 30
            save
              clip rect 0 0 100 30
              linear 50 0 to 50 30 #FF0000 0 #0000FF 1 before after
            restore
          restore
          save
            transform 0 1 -1 0 85 5
            begin layer alpha 0.5
              save
                clip rect 0 0 20 10
                fill #FF0000 rect 0 0 10 10
              restore
            end layer
          restore
          save
            stroke #00FF00 width 1 rect 5 5 10 10
          restore
        restore
        stroke #000000 width 2 rect 1 1 98 58
      restore
      """
    #expect(card.recordedDrawing().description == golden)
  }

  @Test func aViewAndItsLayerClipAlike() {
    root.layer.masksToBounds = true
    #expect(root.clipsToBounds)
    root.clipsToBounds = false
    #expect(!root.layer.masksToBounds)
  }

  @Test func aMaskingViewMasksTheLayer() {
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    mask.backgroundColor = .black
    root.mask = mask
    #expect(
      root.recordedDrawing().lines.prefix(6) == [
        "save", "  begin layer", "    mask", "      save", "        fill #000000 rect 0 0 4 4", "      restore",
      ])
  }

  private final class Ring: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
    override func layoutSublayers(of layer: CALayer) {
      super.layoutSublayers(of: layer)
      (layer as? CAShapeLayer)?.path = UIBezierPath(rect: layer.bounds).cgPath
    }
  }

  @Test func aViewCanHaveALayerOfAnotherClass() {
    let ring = Ring(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    #expect(ring.recordedDrawing().lines == ["save", "  fill #000000 rect 0 0 30 30", "restore"])
    ring.frame.size.width = 50
    #expect(ring.recordedDrawing().lines == ["save", "  fill #000000 rect 0 0 50 30", "restore"])
  }
}
