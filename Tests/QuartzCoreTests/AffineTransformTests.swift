import Foundation
import QuartzCore
import Testing

/// Core Graphics documents a transform as the matrix [a b 0; c d 0; tx ty 1] that a row vector [x y 1] is multiplied with from
/// the left, and what its functions do as products of such matrices. The tests multiply three by three.
@Suite struct AffineTransformTests {
  /// A matrix by rows.
  private struct Matrix {
    var rows: [[Double]]

    init(_ rows: [[Double]]) { self.rows = rows }

    init(_ t: CGAffineTransform) { rows = [[t.a, t.b, 0], [t.c, t.d, 0], [t.tx, t.ty, 1]] }

    static func * (left: Matrix, right: Matrix) -> Matrix {
      Matrix(
        left.rows.map { row in
          (0..<3).map { column in (0..<3).reduce(0) { $0 + row[$1] * right.rows[$1][column] } }
        })
    }

    func distance(to other: Matrix) -> Double {
      zip(rows.joined(), other.rows.joined()).reduce(0) { max($0, abs($1.0 - $1.1)) }
    }
  }

  private static let samples = [
    CGAffineTransform(1, 2, 3, 4, 5, 6), CGAffineTransform(-0.5, 0, 0.25, 2, -7, 11),
    CGAffineTransform(rotationAngle: 1.2), CGAffineTransform(scaleX: 3, y: -0.125),
    CGAffineTransform(translationX: 40, y: -30),
  ]

  @Test func concatenationIsTheProductOfTheMatrices() {
    for first in Self.samples {
      for second in Self.samples {
        let product = Matrix(first) * Matrix(second)
        #expect(Matrix(first.concatenating(second)).distance(to: product) < 1e-12)
      }
    }
  }

  @Test func translatingScalingAndRotatingMultiplyFromTheLeft() {
    for t in Self.samples {
      let translation = Matrix([[1, 0, 0], [0, 1, 0], [8, -3, 1]])
      #expect(Matrix(t.translatedBy(x: 8, y: -3)).distance(to: translation * Matrix(t)) < 1e-12)
      let scaling = Matrix([[2, 0, 0], [0, 0.5, 0], [0, 0, 1]])
      #expect(Matrix(t.scaledBy(x: 2, y: 0.5)).distance(to: scaling * Matrix(t)) < 1e-12)
      let rotation = Matrix([[cos(0.7), sin(0.7), 0], [-sin(0.7), cos(0.7), 0], [0, 0, 1]])
      #expect(Matrix(t.rotated(by: 0.7)).distance(to: rotation * Matrix(t)) < 1e-12)
    }
  }

  @Test func aPointIsARowVector() {
    for t in Self.samples {
      let image = Matrix([[3, 7, 1]]) * Matrix(t)
      let point = CGPoint(x: 3, y: 7).applying(t)
      #expect(abs(point.x - image.rows[0][0]) < 1e-12 && abs(point.y - image.rows[0][1]) < 1e-12)
    }
  }

  /// Translate, then scale: (1, 1) goes to (11, 1), then to (22, 2). The other way around it goes to (2, 2), then (12, 2).
  @Test func theOrderMatters() {
    let translation = CGAffineTransform(translationX: 10, y: 0)
    let scaling = CGAffineTransform(scaleX: 2, y: 2)
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(translation.concatenating(scaling)) == CGPoint(x: 22, y: 2))
    #expect(point.applying(scaling.concatenating(translation)) == CGPoint(x: 12, y: 2))
    #expect(point.applying(scaling.translatedBy(x: 10, y: 0)) == CGPoint(x: 22, y: 2))
  }

  /// With y downwards a quarter turn takes the x axis to the y axis, which is clockwise on the screen.
  @Test func aPositiveAngleTurnsXTowardsY() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-15 && turned.y == 1)
  }

  @Test func theInverseLeadsBack() {
    for t in Self.samples {
      #expect(Matrix(t.concatenating(t.inverted())).distance(to: Matrix(.identity)) < 1e-12)
      #expect(Matrix(t.inverted().concatenating(t)).distance(to: Matrix(.identity)) < 1e-12)
    }
  }

  /// Core Graphics documents that a matrix without an inverse is returned as it is.
  @Test func aTransformWithoutAreaHasNoInverse() {
    let flat = CGAffineTransform(2, 4, 1, 2, 5, 5)
    #expect(flat.inverted() == flat)
    #expect(CGAffineTransform().inverted() == CGAffineTransform())
  }

  @Test func onlyTheIdentityIsTheIdentity() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(CGAffineTransform(rotationAngle: 0).isIdentity)
    #expect(CGAffineTransform(translationX: 0, y: 0).isIdentity)
    #expect(!CGAffineTransform().isIdentity)
    #expect(!CGAffineTransform(scaleX: 1, y: -1).isIdentity)
  }

  @Test func aSizeIsNotTranslated() {
    let t = CGAffineTransform(translationX: 100, y: 100).scaledBy(x: -2, y: 3)
    #expect(CGSize(width: 10, height: 20).applying(t) == CGSize(width: -20, height: 60))
  }

  /// A square of side 2 about the origin, turned by 45°, reaches from -√2 to √2.
  @Test func aRectangleBecomesTheBoxAroundItsCorners() {
    let square = CGRect(x: -1, y: -1, width: 2, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 4))
    let reach = 2.0.squareRoot()
    #expect(abs(square.minX + reach) < 1e-12 && abs(square.minY + reach) < 1e-12)
    #expect(abs(square.width - 2 * reach) < 1e-12 && abs(square.height - 2 * reach) < 1e-12)
    let mirrored = CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(scaleX: -1, y: 1))
    #expect(mirrored == CGRect(x: -4, y: 2, width: 3, height: 4))
  }
}
