import Foundation
import QuartzCore
import Testing

/// What a context records, by Core Graphics' documentation of its functions.
@Suite struct ContextTests {
  private func lines(_ draw: (CGContext) -> Void) -> [String] {
    let context = CGContext()
    draw(context)
    return context.drawing.lines
  }

  private let square = CGRect(x: 0, y: 0, width: 8, height: 8)
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let halfBlue = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)

  /// The second painting has no path and leaves no mark. 0.5 · 255 = 127.5, rounded to 128 = 80₁₆.
  @Test func paintingUsesThePathUp() {
    let lines = lines {
      $0.setFillColor(red)
      $0.setStrokeColor(halfBlue)
      $0.setLineWidth(3)
      $0.addRect(square)
      $0.drawPath(using: .fillStroke)
      $0.strokePath()
      $0.addRect(square)
      $0.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
      $0.fillPath()
    }
    #expect(
      lines == ["fill #FF0000 rect 0 0 8 8", "stroke #0000FF80 width 3 rect 0 0 8 8", "fill #FF0000 rect 1 1 2 2"])
  }

  @Test func statesAreRestored() {
    let lines = lines {
      $0.setFillColor(red)
      $0.saveGState()
      $0.setFillColor(gray: 0.2, alpha: 1)
      $0.setAlpha(0.5)
      $0.setBlendMode(.multiply)
      $0.fill(square)
      $0.restoreGState()
      $0.fill(square)
      $0.restoreGState()
    }
    #expect(
      lines == [
        "save", "  fill #333333 alpha 0.5 blend multiply rect 0 0 8 8", "restore", "fill #FF0000 rect 0 0 8 8",
      ])
  }

  /// Apple documents what belongs to the graphics state; the path does not.
  @Test func statesThatAreLeftOpenAreClosedAtTheEnd() {
    let lines = lines {
      $0.saveGState()
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.saveGState()
      $0.fill(square)
    }
    #expect(
      lines == [
        "save", "  begin layer", "    save", "      fill #000000 rect 0 0 8 8", "    restore", "  end layer", "restore",
      ])
  }

  /// Translate by (10, 20), then double: the point (1, 1) is at (12, 22). A quarter turn takes (1, 0) to (0, 1).
  @Test func transformsApplyToWhatFollows() {
    let context = CGContext()
    context.translateBy(x: 10, y: 20)
    context.scaleBy(x: 2, y: 2)
    #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 12, y: 22))
    #expect(context.convertToUserSpace(CGPoint(x: 12, y: 22)) == CGPoint(x: 1, y: 1))
    context.rotate(by: .pi / 2)
    #expect(context.drawing.lines == ["translate 10 20", "scale 2 2", "transform 0 1 -1 0 0 0"])
  }

  /// A path keeps its place if coordinates change between its making and its painting: in doubled coordinates, moved by 4,
  /// the square from 0 to 8 lies from (0 - 4)/2 to (8 - 4)/2.
  @Test func aPathStaysWhereItWasMade() {
    let lines = lines {
      $0.addRect(square)
      $0.translateBy(x: 4, y: 4)
      $0.scaleBy(x: 2, y: 2)
      $0.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
      $0.fillPath()
    }
    #expect(
      lines.last == "fill #000000 M -2 -2 L 2 -2 L 2 2 L -2 2 Z M 0 0 L 1 0 L 1 1 L 0 1 Z")
  }

  @Test func clipsHaveARuleAndABox() {
    let context = CGContext()
    #expect(context.boundingBoxOfClipPath == .infinite)
    context.addRect(square)
    context.addRect(CGRect(x: 2, y: 2, width: 2, height: 2))
    context.clip(using: .evenOdd)
    context.translateBy(x: 4, y: 0)
    context.clip(to: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 4, height: 8))
    #expect(
      context.drawing.lines == [
        "clip evenodd M 0 0 L 8 0 L 8 8 L 0 8 Z M 2 2 L 4 2 L 4 4 L 2 4 Z", "translate 4 0", "clip rect 0 0 100 100",
      ])
  }

  @Test func linesHaveAStyle() {
    let lines = lines {
      $0.setLineWidth(2)
      $0.setLineCap(.round)
      $0.setLineJoin(.bevel)
      $0.setLineDash(phase: 1, lengths: [4, 2])
      $0.strokeLineSegments(between: [.zero, CGPoint(x: 9, y: 0), CGPoint(x: 0, y: 5), CGPoint(x: 9, y: 5)])
      $0.stroke(square, width: 5)
      $0.setLineDash(phase: 0, lengths: [])
      $0.setLineJoin(.miter)
      $0.setMiterLimit(4)
      $0.stroke(square)
    }
    #expect(
      lines == [
        "stroke #000000 width 2 cap round join bevel dash 4 2 phase 1 M 0 0 L 9 0 M 0 5 L 9 5",
        "stroke #000000 width 5 cap round join bevel dash 4 2 phase 1 rect 0 0 8 8",
        "stroke #000000 width 2 cap round miter 4 rect 0 0 8 8",
      ])
  }

  /// Apple documents the color of a shadow without one: black with an alpha of a third, 85 = 55₁₆ of 255. A transparency layer
  /// takes alpha and shadow, and has neither inside.
  @Test func aTransparencyLayerTakesAlphaAndShadow() {
    let lines = lines {
      $0.setShadow(offset: CGSize(width: 0, height: 3), blur: 5)
      $0.setAlpha(0.5)
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.fill(square)
      $0.endTransparencyLayer()
      $0.setShadow(offset: .zero, blur: 0, color: nil)
      $0.fill(square)
    }
    #expect(
      lines == [
        "begin layer alpha 0.5 shadow #00000055 offset 0 3 blur 5", "  fill #000000 rect 0 0 8 8", "end layer",
        "fill #000000 alpha 0.5 rect 0 0 8 8",
      ])
  }

  @Test func gradientsAreRecordedWithTheirShape() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [red, halfBlue] as CFArray, locations: [0, 0.75]))
    let even = try #require(CGGradient(colorsSpace: nil, colors: [red, red, red] as CFArray, locations: nil))
    #expect(even.stops.map(\.location) == [0, 0.5, 1])
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    let lines = lines {
      $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: 9), options: .drawsAfterEndLocation)
      $0.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 0, endCenter: CGPoint(x: 1, y: 2), endRadius: 7, options: [])
    }
    #expect(
      lines == [
        "linear 0 0 to 0 9 #FF0000 0 #0000FF80 0.75 after",
        "radial 0 0 radius 0 to 1 2 radius 7 #FF0000 0 #0000FF80 0.75",
      ])
  }

  /// Core Graphics draws an image with its bottom at the least y; turned about the middle 15 of 10 to 20, y is 30 - y.
  @Test func imagesStandOnTheirHead() {
    let image = CGImage(RecordedDrawing.Image(name: "star", size: CGSize(width: 4, height: 4)), scale: 2)
    #expect(image.width == 8 && image.height == 8)
    let lines = lines { $0.draw(image, in: CGRect(x: 0, y: 10, width: 10, height: 10)) }
    #expect(lines == ["save", "  transform 1 0 0 -1 0 30", "  image \"star\" 4 4 in 0 10 10 10", "restore"])
  }

  @Test func aDrawingSurvivesItsJSON() throws {
    let context = CGContext()
    context.saveGState()
    context.translateBy(x: 0.1, y: 1.0 / 3)
    context.clip(to: square)
    context.setShadow(offset: .zero, blur: 2, color: red)
    context.strokeEllipse(in: square)
    context.clear(square)
    let data = try JSONEncoder().encode(context.drawing)
    #expect(try JSONDecoder().decode(RecordedDrawing.self, from: data) == context.drawing)
  }
}
