import Foundation
import QuartzCore
import Testing

/// Shapes as the cubic curves that come nearest to quarters of circles: control points lie at k = 4/3 · tan(π/8) = 0.55228 radii
/// along the tangents.
@Suite struct PathShapeTests {
  private let k = 4.0 / 3 * tan(Double.pi / 8)

  private func text(_ path: CGPath) -> String {
    let context = CGContext()
    context.addPath(path)
    context.fillPath()
    return String(context.drawing.description.dropFirst("fill #000000 ".count))
  }

  /// Half axes 10 and 5 about (10, 5): 10k = 5.5228 and 5k = 2.7614.
  @Test func anEllipseBeginsAtTheRightAndGoesTowardsGreaterY() {
    #expect(
      text(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil))
        == "M 20 5 C 20 7.7614 15.5228 10 10 10 C 4.4772 10 0 7.7614 0 5 "
        + "C 0 2.2386 4.4772 0 10 0 C 15.5228 0 20 2.2386 20 5 Z")
  }

  /// Control points are 10 (1 - k) = 4.4772 from the corner.
  @Test func aRoundedRectangleHasAQuarterAtEachCorner() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(
      text(CGPath(roundedRect: rect, cornerWidth: 10, cornerHeight: 10, transform: nil))
        == "M 10 0 L 90 0 C 95.5228 0 100 4.4772 100 10 L 100 40 C 100 45.5228 95.5228 50 90 50 "
        + "L 10 50 C 4.4772 50 0 45.5228 0 40 L 0 10 C 0 4.4772 4.4772 0 10 0 Z")
    #expect(text(CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 10, transform: nil)) == "rect 0 0 100 50")
  }

  /// Apple documents for `addArc`: clockwise is meant in a plane whose y grows upwards, so that without it angles grow.
  @Test func anArcGrowsUnlessItIsClockwise() {
    let growing = CGMutablePath()
    growing.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(text(growing) == "M 10 0 C 10 5.5228 5.5228 10 0 10")
    let falling = CGMutablePath()
    falling.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: -.pi / 2, clockwise: true)
    #expect(text(falling) == "M 10 0 C 10 -5.5228 5.5228 -10 0 -10")
  }

  /// The long way around from a quarter turn back is three quarters.
  @Test func anArcKeepsItsDirection() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(path.elements.count == 4)
    #expect(text(path).hasPrefix("M 10 0 C 10 -5.5228 5.5228 -10 0 -10 C "))
  }

  @Test func aFullTurnIsACircleInEitherDirection() {
    for clockwise in [false, true] {
      let path = CGMutablePath()
      path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
      #expect(path.elements.count == 5)
      let box = path.boundingBoxOfPath
      #expect(abs(box.width - 20) < 0.01 && abs(box.height - 20) < 0.01)
    }
  }

  /// Apple documents a line from the current point to the beginning of the arc.
  @Test func anArcIsLinkedToTheCurrentPoint() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: -20))
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(text(path) == "M 0 -20 L 10 0 C 10 5.5228 5.5228 10 0 10")
  }

  /// Round the right angle at (10, 0): the circle of radius 4 touches the lines at (6, 0) and (10, 4); its control points are
  /// 4k = 2.2091 along them.
  @Test func anArcBetweenTangentsRoundsTheirCorner() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(text(path) == "M 0 0 L 6 0 C 8.2091 0 10 1.7909 10 4")
    let straight = CGMutablePath()
    straight.move(to: .zero)
    straight.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
    #expect(text(straight) == "M 0 0 L 10 0")
  }

  /// The arch rises to 3/4 of its control points' height: 3 · ¼ · ½ · 10 · 2.
  @Test func theBoxOfAPathLeavesControlPointsOut() {
    let arch = CGMutablePath()
    arch.move(to: .zero)
    arch.addCurve(to: CGPoint(x: 20, y: 0), control1: CGPoint(x: 0, y: 10), control2: CGPoint(x: 20, y: 10))
    #expect(arch.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 20, height: 7.5))
    let bow = CGMutablePath()
    bow.move(to: .zero)
    bow.addQuadCurve(to: CGPoint(x: 4, y: 0), control: CGPoint(x: 2, y: -6))
    #expect(bow.boundingBoxOfPath == CGRect(x: 0, y: -3, width: 4, height: 3))
  }

  /// Of two squares in the same direction the inner one is inside by the winding rule, and a hole by the even-odd rule; in
  /// opposite directions it is a hole by both.
  @Test func insideIsWhatTheRuleSays() {
    let inner = CGRect(x: 4, y: 4, width: 2, height: 2)
    let same = CGMutablePath()
    same.addRects([CGRect(x: 0, y: 0, width: 10, height: 10), inner])
    let middle = CGPoint(x: 5, y: 5)
    #expect(same.contains(middle) && !same.contains(middle, using: .evenOdd))
    #expect(same.contains(CGPoint(x: 2, y: 5), using: .evenOdd) && !same.contains(CGPoint(x: 11, y: 5)))
    let opposite = CGMutablePath()
    opposite.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    opposite.addRect(inner, transform: CGAffineTransform(-1, 0, 0, 1, 10, 0))
    #expect(!opposite.contains(middle) && opposite.contains(CGPoint(x: 2, y: 5)))
  }

  /// On the diagonal the circle of radius 10 about (10, 10) reaches to 10 + 10/√2 = 17.07.
  @Test func curvesBoundTheInside() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    #expect(circle.contains(CGPoint(x: 17, y: 17)) && !circle.contains(CGPoint(x: 17.2, y: 17.2)))
    let half = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(circle.contains(CGPoint(x: 34, y: 34), transform: half))
  }

  @Test func elementsAreShownInOrder() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    var seen: [String] = []
    path.applyWithBlock { element in
      let counts: [CGPathElementType: Int] = [.moveToPoint: 1, .addQuadCurveToPoint: 2, .closeSubpath: 0]
      let points = (0..<counts[element.pointee.type, default: 9]).map { element.pointee.points[$0] }
      seen.append("\(element.pointee.type) \(points.map { "\(Int($0.x)),\(Int($0.y))" }.joined(separator: " "))")
    }
    #expect(seen == ["moveToPoint 1,2", "addQuadCurveToPoint 3,4 5,6", "closeSubpath "])
  }

  @Test func copiesAreTransformed() {
    var move = CGAffineTransform(translationX: 5, y: 6)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 3))
    #expect(path.copy(using: &move).map(text) == "rect 5 6 2 3")
    #expect(text(CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 3), transform: &move)) == "rect 5 6 2 3")
  }
}
