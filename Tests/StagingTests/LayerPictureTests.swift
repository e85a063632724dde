import Geometry
import LayoutReports
import Testing
import UIKit

@testable import Staging

/// What layers and code add to a picture.
@MainActor
@Suite struct LayerPictureTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  private func view() -> UIView { UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50)) }

  private func paths(_ decorations: [Decoration]) -> [PathDrawing] {
    decorations.flatMap { decoration -> [PathDrawing] in
      switch decoration {
      case .path(let path): [path]
      case .group(let inner, _, _): paths(inner)
      default: []
      }
    }
  }

  @Test func aPlainViewHasNothing() {
    let report = ViewReport(view(), isPicture: true)
    #expect(report.decorations.isEmpty && report.shadow == nil && report.mask == nil && report.transform == nil)
  }

  @Test func aShadowHasItsOpacity() {
    let view = view()
    (view.layer.shadowOpacity, view.layer.shadowRadius) = (0.25, 8)
    view.layer.shadowOffset = CGSize(width: 0, height: 4)
    let shadow = ViewReport(view, isPicture: true).shadow
    #expect(shadow?.color.alpha == 0.25 && shadow?.radius == 8 && shadow?.offset == Point(x: 0, y: 4))
    #expect(ViewReport(view).shadow == nil)
    view.layer.masksToBounds = true
    #expect(ViewReport(view, isPicture: true).shadow == nil)
  }

  @Test func cornersThatAreNotRounded() {
    let view = view()
    view.layer.cornerRadius = 12
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    #expect(ViewReport(view, isPicture: true).squareCorners == [.bottomLeft, .bottomRight])
  }

  /// A quarter turn: the frame stands upright around the view, which keeps its own size.
  @Test func aTurnedViewKeepsItsSize() {
    let view = view()
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let report = ViewReport(view, isPicture: true)
    #expect(report.transform?.size == Size(width: 100, height: 50))
    #expect(abs(report.frame.width - 50) < 1e-9 && abs(report.frame.height - 100) < 1e-9)
    #expect(abs((report.transform?.right.y ?? 0) - 1) < 1e-9 && abs((report.transform?.down.x ?? 0) + 1) < 1e-9)
  }

  @Test func aGradientLayerFillsItsBounds() throws {
    let view = view()
    let layer = CAGradientLayer()
    layer.frame = view.bounds
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    view.layer.insertSublayer(layer, at: 0)
    let drawing = try #require(paths(ViewReport(view, isPicture: true).decorations).first)
    let gradient = try #require(drawing.gradient)
    #expect(gradient.start == Point(x: 50, y: 0) && gradient.end == Point(x: 50, y: 50))
    #expect(gradient.stops.map(\.location) == [0, 1] && gradient.stops[0].color == red)
    let corners = drawing.path.steps.compactMap { step -> Point? in
      switch step {
      case .move(let to), .line(let to): to
      default: nil
      }
    }
    #expect(Set(corners.map(\.x)) == [0, 100] && Set(corners.map(\.y)) == [0, 50])
  }

  /// Half of a ring, as one that shows progress has it: half of the length of the circle.
  @Test func aShapeLayerDrawsAPartOfItsLine() throws {
    let view = view()
    let ring = CAShapeLayer()
    ring.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
    (ring.fillColor, ring.strokeColor, ring.lineWidth, ring.lineCap) = (nil, UIColor.red.cgColor, 4, .round)
    ring.strokeEnd = 0.5
    ring.position = CGPoint(x: 30, y: 5)
    view.layer.addSublayer(ring)
    let drawing = try #require(paths(ViewReport(view, isPicture: true).decorations).first)
    #expect(drawing.color == nil && drawing.line == PathLine(color: red, width: 4, isRound: true))
    var (length, last): (Double, Point?) = (0, nil)
    for step in drawing.path.steps {
      guard case .line(let to) = step, let from = last else {
        if case .move(let to) = step { last = to }
        continue
      }
      length += ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot()
      last = to
    }
    #expect(abs(length - 20 * Double.pi) < 0.1)
    // The ring's own origin is where the layer is.
    guard case .move(let start)? = drawing.path.steps.first else { return #expect(Bool(false)) }
    #expect((30...70).contains(start.x) && (5...45).contains(start.y))
  }

  private final class Badge: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 5, y: 6, width: 7, height: 8)).fill()
    }
  }

  @Test func codeThatDrawsIsAsked() throws {
    let badge = Badge(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    let drawing = try #require(paths(ViewReport(badge, isPicture: true).decorations).first)
    #expect(drawing.color == red && drawing.path.steps.first == .move(Point(x: 5, y: 6)))
    #expect(ViewReport(badge).decorations.isEmpty)
  }

  /// Draws an image into another one.
  private func tint(ofDrawn image: UIImage?) throws -> Color? {
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in image?.draw(at: .zero) }
    let view = UIImageView(image: drawn)
    view.tintColor = .green
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    let images = images(ViewReport(view, isPicture: true).decorations)
    #expect(images.count == 1)
    return images.first?.isTemplate == true ? images.first?.tint : nil
  }

  private func images(_ decorations: [Decoration]) -> [ImageContent] {
    decorations.flatMap { decoration -> [ImageContent] in
      switch decoration {
      case .image(let image, _): [image]
      case .group(let inner, _, _): images(inner)
      default: []
      }
    }
  }

  /// A symbol that is drawn has its own tint, else it is black: no view is there that tints it.
  @Test func aDrawnSymbolKeepsItsTint() throws {
    let symbol = UIImage(systemName: "star")
    #expect(try tint(ofDrawn: symbol?.withTintColor(.red, renderingMode: .alwaysOriginal)) == red)
    #expect(try tint(ofDrawn: symbol?.withTintColor(.red)) == red)
    #expect(try tint(ofDrawn: symbol) == Color(red: 0, green: 0, blue: 0))
    #expect(try tint(ofDrawn: UIImage(name: "photo", size: CGSize(width: 20, height: 20))) == nil)
  }

  @Test func aMaskIsItsShape() throws {
    let (view, mask) = (view(), CAShapeLayer())
    mask.path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgPath
    view.layer.mask = mask
    let path = try #require(ViewReport(view, isPicture: true).mask)
    #expect(path.steps.first == .move(Point(x: 1, y: 2)) && path.steps.last == .close)
  }
}
