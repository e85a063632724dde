import Foundation
import QuartzCore
import Testing

/// Shape and gradient layers, by Core Animation's documentation.
@Suite struct ShapeLayerTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func lines(_ layer: CALayer) -> [String] {
    let context = CGContext()
    layer.render(in: context)
    return context.drawing.lines.dropFirst().dropLast().map { String($0.dropFirst(2)) }
  }

  @Test func defaultsOfAShape() {
    let layer = CAShapeLayer()
    #expect(layer.path == nil && layer.fillColor == .black && layer.strokeColor == nil)
    #expect(layer.lineWidth == 1 && layer.miterLimit == 10 && layer.lineDashPattern == nil)
    #expect(layer.strokeStart == 0 && layer.strokeEnd == 1 && layer.fillRule == .nonZero)
    #expect(layer.lineCap == .butt && layer.lineJoin == .miter)
  }

  /// "The shape is composited between the layer's contents and its first sublayer." The line is over the inside.
  @Test func aShapeIsBetweenBackgroundAndSublayers() {
    let layer = CAShapeLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.backgroundColor = blue
    layer.path = CGPath(rect: CGRect(x: 5, y: 5, width: 50, height: 50))
    layer.fillColor = red
    layer.fillRule = .evenOdd
    layer.strokeColor = .white
    layer.lineWidth = 3
    layer.lineCap = .round
    layer.lineJoin = .round
    layer.lineDashPattern = [4, 2]
    layer.lineDashPhase = 1
    layer.strokeStart = 0.25
    layer.strokeEnd = 0.75
    let sublayer = CALayer()
    sublayer.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    sublayer.backgroundColor = .black
    layer.addSublayer(sublayer)
    #expect(
      lines(layer) == [
        "fill #0000FF rect 0 0 10 10", "fill #FF0000 evenodd rect 5 5 50 50",
        "stroke #FFFFFF width 3 cap round join round dash 4 2 phase 1 from 0.25 to 0.75 rect 5 5 50 50", "save",
        "  fill #000000 rect 0 0 1 1", "restore",
      ])
  }

  /// The start (0.5, 0) and the end (0.5, 1) of the unit square in bounds of 40 by 20 at (0, 10).
  @Test func aGradientFillsTheBounds() {
    let layer = CAGradientLayer()
    layer.bounds = CGRect(x: 0, y: 10, width: 40, height: 20)
    #expect(lines(layer) == [])
    layer.colors = [red, CGColor.white, blue]
    #expect(
      lines(layer) == [
        "save", "  clip rect 0 10 40 20", "  linear 20 10 to 20 30 #FF0000 0 #FFFFFF 0.5 #0000FF 1 before after",
        "restore",
      ])
    layer.locations = [0, 0.25, 1]
    layer.startPoint = .zero
    layer.endPoint = CGPoint(x: 1, y: 0)
    #expect(lines(layer)[2] == "  linear 0 10 to 40 10 #FF0000 0 #FFFFFF 0.25 #0000FF 1 before after")
  }

  /// From the middle (20, 20) to the corner (40, 30): half axes of 20 and 10. The direction of (40, 20) is the angle 0.
  @Test func radialAndConicGradientsAreAboutTheStart() {
    let layer = CAGradientLayer()
    layer.bounds = CGRect(x: 0, y: 10, width: 40, height: 20)
    layer.colors = [red, blue]
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)
    layer.type = .radial
    #expect(
      lines(layer) == [
        "save", "  clip rect 0 10 40 20", "  transform 20 0 0 10 20 20",
        "  radial 0 0 radius 0 to 0 0 radius 1 #FF0000 0 #0000FF 1 after", "restore",
      ])
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    layer.type = .conic
    #expect(lines(layer)[2] == "  conic 20 20 angle 0 #FF0000 0 #0000FF 1")
  }
}
