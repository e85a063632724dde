import Foundation
import QuartzCore
import Testing
import UIKitCore

/// A view that draws a red square and counts how often.
@MainActor final class Plate: UIView {
  var drawn: [CGRect] = []

  override func draw(_ rect: CGRect) {
    drawn.append(rect)
    UIColor.red.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).fill()
  }
}

/// When `draw(_:)` is called, and what becomes of what it drew, by Apple's documentation of UIView and its content modes.
@Suite @MainActor struct ViewDrawingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let plate = Plate(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

  init() { root.addSubview(plate) }

  @Test func aLayoutDrawsNothing() {
    root.layoutIfNeeded()
    plate.setNeedsDisplay()
    plate.frame.size.width = 70
    root.layoutIfNeeded()
    #expect(plate.drawn.isEmpty)
  }

  @Test func aViewIsDrawnTheFirstTimeItIsDisplayedAndThenWhenItNeedsTo() {
    let golden = [
      "save", "  save", "    translate 10 20", "    save", "      clip rect 0 0 100 50",
      "      fill #FF0000 rect 0 0 10 10", "    restore", "  restore", "restore",
    ]
    #expect(root.recordedDrawing().lines == golden)
    #expect(plate.drawn == [CGRect(x: 0, y: 0, width: 100, height: 50)])
    #expect(root.recordedDrawing().lines == golden && plate.drawn.count == 1)
    plate.setNeedsDisplay()
    plate.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(plate.drawn.count == 1)
    #expect(root.recordedDrawing().lines == golden && plate.drawn.count == 2)
  }

  @Test func theLayerCanBeAskedDirectly() {
    #expect(plate.layer.needsDisplay() && plate.layer.delegate === plate)
    plate.layer.displayIfNeeded()
    plate.layer.displayIfNeeded()
    #expect(plate.drawn.count == 1 && !plate.layer.needsDisplay())
  }

  @Test func anotherPlaceNeedsNoDrawing() {
    _ = root.recordedDrawing()
    plate.frame.origin = .zero
    plate.transform = CGAffineTransform(scaleX: 2, y: 2)
    plate.alpha = 0.5
    _ = root.recordedDrawing()
    #expect(plate.drawn.count == 1)
  }

  @Test func hiddenViewsAndViewsWithoutSizeAreNotDrawn() {
    plate.isHidden = true
    #expect(root.recordedDrawing().lines == ["save", "restore"])
    plate.isHidden = false
    plate.frame.size = .zero
    _ = root.recordedDrawing()
    #expect(plate.drawn.isEmpty)
    plate.frame.size = CGSize(width: 5, height: 5)
    _ = root.recordedDrawing()
    #expect(plate.drawn.count == 1)
  }

  /// What was drawn for 100 by 50 in bounds of 200 by 200. Scaled to fill the factors are 2 and 4; to fit, 2, with 50 of
  /// 200 - 100 above; to fill in proportion, 4, with 200 of 400 beyond. Unscaled, 100 are free across and 150 along.
  nonisolated static let modes: [(UIView.ContentMode, String?)] = [
    (.scaleToFill, "scale 2 4"), (.scaleAspectFit, "transform 2 0 0 2 0 50"),
    (.scaleAspectFill, "transform 4 0 0 4 -100 0"), (.center, "translate 50 75"), (.top, "translate 50 0"),
    (.bottom, "translate 50 150"), (.left, "translate 0 75"), (.right, "translate 100 75"), (.topLeft, nil),
    (.topRight, "translate 100 0"), (.bottomLeft, "translate 0 150"), (.bottomRight, "translate 100 150"),
  ]

  @Test(arguments: modes)
  func theContentModePlacesWhatWasDrawn(_ mode: UIView.ContentMode, _ placement: String?) {
    plate.contentMode = mode
    _ = root.recordedDrawing()
    plate.frame.size = CGSize(width: 200, height: 200)
    let inner =
      (placement.map { ["      " + $0] } ?? []) + ["      clip rect 0 0 100 50", "      fill #FF0000 rect 0 0 10 10"]
    #expect(
      root.recordedDrawing().lines
        == ["save", "  save", "    translate 10 20", "    save"] + inner + ["    restore", "  restore", "restore"])
    #expect(plate.drawn.count == 1)
  }

  @Test func redrawDrawsANewSizeAnew() {
    plate.contentMode = .redraw
    _ = root.recordedDrawing()
    plate.frame.size = CGSize(width: 200, height: 200)
    #expect(plate.layer.needsDisplay())
    #expect(root.recordedDrawing().lines[4] == "      clip rect 0 0 200 200")
    #expect(plate.drawn.map(\.size) == [CGSize(width: 100, height: 50), CGSize(width: 200, height: 200)])
    plate.frame.origin.x = 0
    _ = root.recordedDrawing()
    #expect(plate.drawn.count == 2)
  }

  /// Constraints give the size; it is that of the layout, whatever the frame was before.
  @Test func drawingComesAfterTheLayout() {
    plate.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      plate.leadingAnchor.constraint(equalTo: root.leadingAnchor), plate.topAnchor.constraint(equalTo: root.topAnchor),
      plate.widthAnchor.constraint(equalToConstant: 30), plate.heightAnchor.constraint(equalToConstant: 40),
    ])
    _ = root.recordedDrawing()
    #expect(plate.drawn == [CGRect(x: 0, y: 0, width: 30, height: 40)])
  }

  /// The rectangle is that of the bounds, which a scroll view's offset moves.
  @Test func coordinatesAreThoseOfTheBounds() {
    plate.bounds.origin = CGPoint(x: 0, y: 15)
    #expect(root.recordedDrawing().lines[2...4] == ["    translate 10 5", "    save", "      clip rect 0 15 100 50"])
    #expect(plate.drawn == [CGRect(x: 0, y: 15, width: 100, height: 50)])
  }

  private final class Themed: UIView {
    override func draw(_ rect: CGRect) {
      UIColor { $0.userInterfaceStyle == .dark ? .white : .black }.setFill()
      UIRectFill(bounds)
    }
  }

  @Test func colorsFollowTheTraitsOfTheView() {
    let view = Themed(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    view.overrideUserInterfaceStyle = .dark
    #expect(view.recordedDrawing().lines.contains("      fill #FFFFFF evenodd blend copy rect 0 0 5 5"))
  }

  /// Each context is the current one while its view draws; outside of drawing there is none.
  @Test func outsideOfDrawingThereIsNoContext() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    _ = root.recordedDrawing()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func aHierarchyIsDrawnIntoARectangle() {
    let context = CGContext()
    #expect(!root.drawHierarchy(in: .zero, afterScreenUpdates: false))
    UIGraphicsPushContext(context)
    #expect(root.drawHierarchy(in: CGRect(x: 5, y: 0, width: 200, height: 200), afterScreenUpdates: true))
    UIGraphicsPopContext()
    #expect(context.drawing.lines[1] == "  transform 0.5 0 0 0.5 5 0")
    #expect(context.drawing.lines.count == 12)
  }
}
