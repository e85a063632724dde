import Foundation
import Testing
import UIKitCore

@MainActor
@Suite("Geometry")
struct GeometryTests {
  @Test("frame, bounds, center and transform as UIKit relates them")
  func transform() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    // Around the center (60, 40): 200 x 20.
    #expect(view.frame == CGRect(x: -40, y: 30, width: 200, height: 20))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(view.center == CGPoint(x: 60, y: 40))
    view.center = CGPoint(x: 0, y: 0)
    #expect(view.frame == CGRect(x: -100, y: -10, width: 200, height: 20))
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(view.bounds.size == CGSize(width: 10, height: 40))
    #expect(view.center == CGPoint(x: 10, y: 10))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 5, y: -10, width: 10, height: 40))
    view.bounds.size = CGSize(width: 30, height: 40)
    #expect(view.frame == CGRect(x: -5, y: -10, width: 30, height: 40))
  }

  @Test("a quarter turn exchanges width and height")
  func quarterTurn() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(view.frame.minX - 30) < 1e-9 && abs(view.frame.minY + 30) < 1e-9)
    #expect(abs(view.frame.width - 40) < 1e-9 && abs(view.frame.height - 100) < 1e-9)
  }

  @Test("a transform leaves constraints alone")
  func constraints() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (a, b) = (UIView(), UIView())
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    a.transform = CGAffineTransform(scaleX: 3, y: 3)
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50), a.topAnchor.constraint(equalTo: root.topAnchor),
      a.widthAnchor.constraint(equalToConstant: 40), a.heightAnchor.constraint(equalToConstant: 10),
      b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 10), b.topAnchor.constraint(equalTo: a.topAnchor),
      b.widthAnchor.constraint(equalTo: a.widthAnchor), b.heightAnchor.constraint(equalTo: a.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(a.bounds.size == CGSize(width: 40, height: 10))
    #expect(a.center == CGPoint(x: 70, y: 5))
    #expect(a.frame == CGRect(x: 10, y: -10, width: 120, height: 30))
    #expect(b.frame == CGRect(x: 100, y: 0, width: 40, height: 10))
    root.layoutIfNeeded()
    #expect(a.center == CGPoint(x: 70, y: 5))
  }

  @Test("points and rectangles between views, through bounds origins and transforms")
  func conversion() {
    let root = UIView(frame: CGRect(x: 7, y: 7, width: 300, height: 300))
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
    root.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 16, y: 26))
    outer.bounds.origin = CGPoint(x: 3, y: 4)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 13, y: 22))
    outer.bounds.origin = .zero
    outer.transform = CGAffineTransform(scaleX: 2, y: 2)
    // The outer view's middle is (60, 70): (6, 6) is 44 before it, twice that is 88.
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: -28, y: -18))
    #expect(
      inner.convert(CGRect(x: 1, y: 1, width: 3, height: 2), to: root) == CGRect(x: -28, y: -18, width: 6, height: 4))
    #expect(root.convert(CGPoint(x: -28, y: -18), to: inner) == CGPoint(x: 1, y: 1))
    #expect(inner.convert(CGPoint(x: -28, y: -18), from: root) == CGPoint(x: 1, y: 1))
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: -28, y: -18))
  }

  @Test("transforms as Core Graphics combines them")
  func algebra() {
    let t = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 12, y: 3))
    #expect(CGPoint(x: 12, y: 3).applying(t.inverted()) == CGPoint(x: 1, y: 1))
    let u = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 10, y: 0))
    #expect(t == u)
    #expect(CGAffineTransform.identity.isIdentity && !t.isIdentity)
    let singular = CGAffineTransform(scaleX: 0, y: 1)
    #expect(singular.inverted() == singular)
    #expect(CGSize(width: 4, height: 5).applying(t) == CGSize(width: 8, height: 15))
  }

  @Test(
    "where contents land, by mode",
    arguments: [
      (UIView.ContentMode.scaleToFill, CGRect(x: 10, y: 0, width: 100, height: 50)),
      (.redraw, CGRect(x: 10, y: 0, width: 100, height: 50)),
      (.scaleAspectFit, CGRect(x: 35, y: 0, width: 50, height: 50)),
      (.scaleAspectFill, CGRect(x: 10, y: -25, width: 100, height: 100)),
      (.center, CGRect(x: 50, y: 15, width: 20, height: 20)), (.top, CGRect(x: 50, y: 0, width: 20, height: 20)),
      (.bottom, CGRect(x: 50, y: 30, width: 20, height: 20)), (.left, CGRect(x: 10, y: 15, width: 20, height: 20)),
      (.right, CGRect(x: 90, y: 15, width: 20, height: 20)), (.topLeft, CGRect(x: 10, y: 0, width: 20, height: 20)),
      (.topRight, CGRect(x: 90, y: 0, width: 20, height: 20)),
      (.bottomLeft, CGRect(x: 10, y: 30, width: 20, height: 20)),
      (.bottomRight, CGRect(x: 90, y: 30, width: 20, height: 20)),
    ])
  func contentMode(_ mode: UIView.ContentMode, _ expected: CGRect) {
    let bounds = CGRect(x: 10, y: 0, width: 100, height: 50)
    #expect(mode.contentRect(for: CGSize(width: 20, height: 20), in: bounds) == expected)
  }
}
