import Foundation
import QuartzCore
import Testing

@Suite struct PathTests {
  @Test func anEmptyPathHasNoBox() {
    #expect(CGPath().isEmpty)
    #expect(CGPath().boundingBox.isNull)
    #expect(CGPath().currentPoint == .zero)
  }

  @Test func aSinglePointHasABoxWithoutSize() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 3, y: 4))
    #expect(path.boundingBox == CGRect(x: 3, y: 4, width: 0, height: 0))
  }

  @Test func theBoxOfLinesReachesTheirEnds() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 5))
    path.addLine(to: CGPoint(x: -2, y: 8))
    path.addLine(to: CGPoint(x: 4, y: -1))
    path.closeSubpath()
    #expect(path.boundingBox == CGRect(x: -2, y: -1, width: 12, height: 9))
  }

  /// Core Graphics' `boundingBox` has the control points inside, unlike its `boundingBoxOfPath`: this arch only rises to 7.5,
  /// three quarters of the way to its control points.
  @Test func theBoxOfACurveHasItsControlPointsInside() {
    let arch = CGMutablePath()
    arch.move(to: .zero)
    arch.addCurve(to: CGPoint(x: 20, y: 0), control1: CGPoint(x: 0, y: 10), control2: CGPoint(x: 20, y: 10))
    #expect(arch.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 10))
    let bow = CGMutablePath()
    bow.move(to: .zero)
    bow.addQuadCurve(to: CGPoint(x: 4, y: 0), control: CGPoint(x: 2, y: -6))
    #expect(bow.boundingBox == CGRect(x: 0, y: -6, width: 4, height: 6))
  }

  @Test func aRectangleWithNegativeSizeIsItsStandardForm() {
    let path = CGPath(rect: CGRect(x: 10, y: 10, width: -4, height: -6))
    #expect(path.boundingBox == CGRect(x: 6, y: 4, width: 4, height: 6))
  }

  /// A closed subpath leads back to where it began, and the next one begins there unless it moves.
  @Test func closingReturnsToTheStartOfTheSubpath() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    path.move(to: CGPoint(x: 7, y: 7))
    path.addLine(to: CGPoint(x: 9, y: 7))
    #expect(path.currentPoint == CGPoint(x: 9, y: 7))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 7, y: 7))
  }

  @Test func pathsOfEqualElementsAreEqual() {
    let drawn = CGMutablePath()
    drawn.addPath(CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2)))
    #expect(drawn == CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2)))
    drawn.addLine(to: CGPoint(x: 5, y: 5))
    #expect(drawn != CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2)))
  }
}
