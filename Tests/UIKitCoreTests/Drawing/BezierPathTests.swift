import Foundation
import QuartzCore
import Testing
import UIKitCore

/// Paths of UIKit, by Apple's documentation of UIBezierPath.
@Suite @MainActor struct BezierPathTests {
  private func lines(_ draw: () -> Void) -> [String] {
    let context = CGContext()
    UIGraphicsPushContext(context)
    draw()
    UIGraphicsPopContext()
    return context.drawing.lines
  }

  private func text(_ path: UIBezierPath) -> String? { lines { path.fill() }.first.map { String($0.dropFirst(13)) } }

  /// 10 (1 - k) = 4.4772 with k = 0.55228; only the named corners are round.
  @Test func cornersCanBeRoundedOneByOne() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topRight, .bottomLeft], cornerRadii: CGSize(width: 10, height: 10))
    #expect(
      text(path)
        == "M 0 0 L 30 0 C 35.5228 0 40 4.4772 40 10 L 40 20 L 10 20 C 4.4772 20 0 15.5228 0 10 Z")
    #expect(text(UIBezierPath(roundedRect: rect, cornerRadius: 0)) == "rect 0 0 40 20")
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: 99).bounds == rect)
  }

  /// Clockwise is as on the screen: from the right downwards.
  @Test func arcsGoClockwiseOnTheScreen() {
    let down = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(text(down) == "M 10 0 C 10 5.5228 5.5228 10 0 10")
    let up = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: -.pi / 2, clockwise: false)
    #expect(text(up) == "M 10 0 C 10 -5.5228 5.5228 -10 0 -10")
  }

  /// "A point is not considered to be enclosed by the path if it is inside an open subpath."
  @Test func openFiguresEncloseNothing() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    let inside = CGPoint(x: 8, y: 4)
    #expect(!path.contains(inside) && path.cgPath.contains(inside))
    path.close()
    #expect(path.contains(inside))
    path.append(UIBezierPath(rect: CGRect(x: 7, y: 3, width: 2, height: 2)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(inside))
  }

  @Test func reversingExchangesEndsAndControlPoints() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 9, y: 0), controlPoint1: CGPoint(x: 1, y: 1), controlPoint2: CGPoint(x: 8, y: 2))
    path.addLine(to: CGPoint(x: 9, y: 9))
    path.close()
    path.move(to: CGPoint(x: 20, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 0))
    #expect(text(path.reversing()) == "M 9 9 L 9 0 C 8 2 1 1 0 0 Z M 30 0 L 20 0")
  }

  @Test func aPathHasItsOwnStyle() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    path.lineWidth = 2
    path.lineCapStyle = .square
    path.lineJoinStyle = .round
    path.setLineDash([3, 1], count: 2, phase: 0.5)
    let copy = path.copy() as? UIBezierPath
    path.apply(CGAffineTransform(translationX: 1, y: 0))
    let lines = lines {
      UIGraphicsGetCurrentContext()?.setLineWidth(9)
      UIColor.green.setStroke()
      path.stroke()
      copy?.stroke(with: .screen, alpha: 0.5)
      UIGraphicsGetCurrentContext()?.stroke(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(
      lines == [
        "stroke #00FF00 width 2 cap square join round dash 3 1 phase 0.5 rect 1 0 4 4",
        "stroke #00FF00 width 2 cap square join round dash 3 1 phase 0.5 alpha 0.5 blend screen rect 0 0 4 4",
        "stroke #00FF00 width 9 rect 0 0 1 1",
      ])
  }

  /// The frame is within the rectangle: everything but what is a point from the edges.
  @Test func rectanglesAreDrawnInTheCurrentContext() {
    let lines = lines {
      UIColor.blue.set()
      UIRectFrame(CGRect(x: 0, y: 0, width: 10, height: 10))
      UIRectFillUsingBlendMode(CGRect(x: 0, y: 0, width: 2, height: 2), .normal)
      UIRectClip(CGRect(x: 0, y: 0, width: 5, height: 5))
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 2, height: 2)).addClip()
    }
    #expect(
      lines == [
        "fill #0000FF evenodd blend copy M 0 0 L 10 0 L 10 10 L 0 10 Z M 1 1 L 9 1 L 9 9 L 1 9 Z",
        "fill #0000FF evenodd rect 0 0 2 2", "clip rect 0 0 5 5",
        // Half axes of 1: k = 0.5523.
        "clip M 2 1 C 2 1.5523 1.5523 2 1 2 C 0.4477 2 0 1.5523 0 1 C 0 0.4477 0.4477 0 1 0 C 1.5523 0 2 0.4477 2 1 Z",
      ])
  }

  @Test func aRendererMakesImages() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 5, width: 20, height: 10), format: format)
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 5, y: 5, width: 4, height: 4))
    }
    #expect(image.size == CGSize(width: 20, height: 10) && image.scale == 3 && image.cgImage?.width == 60)
    let lines = lines { image.draw(at: CGPoint(x: 1, y: 2), blendMode: .normal, alpha: 0.5) }
    #expect(
      lines == [
        "image anonymous 20 10 in 1 2 20 10 alpha 0.5", "  translate -5 -5", "  fill #FF0000 rect 5 5 4 4",
      ])
  }

  @Test func imagesAreMadeBetweenBeginAndEnd() {
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 6), false, 2)
    UIColor.black.setFill()
    UIRectFillUsingBlendMode(CGRect(x: 0, y: 0, width: 1, height: 1), .normal)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(image?.size == CGSize(width: 8, height: 6) && image?.scale == 2)
    #expect(image?.drawing?.lines == ["fill #000000 evenodd rect 0 0 1 1"])
    let copy = image?.withRenderingMode(.alwaysTemplate)
    #expect(copy?.drawing == image?.drawing && copy?.scale == 2)
  }

  /// Images can be drawn on any thread.
  @Test func imagesAreDrawnOnAnyThread() async {
    let lines = await Task.detached {
      let free = UIGraphicsGetCurrentContext() == nil
      let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
      return ["\(free)"] + (image.drawing?.lines ?? [])
    }.value
    #expect(lines == ["true", "fill #000000 rect 0 0 1 1"])
  }
}
