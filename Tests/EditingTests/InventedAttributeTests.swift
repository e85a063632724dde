import AutoLayout
import Geometry
import InterfaceBuilder
import Testing
import UIKit

@testable import Editing
@testable import Staging

/// Where an attribute lies is said in one place: one that only these tests have is understood by the engine, by drawings and by
/// edits.
@MainActor
@Suite(.serialized) struct InventedAttributeTests {
  private let thirdOfWidth = LayoutAttribute(.extent, .horizontal, twelfths: 4)
  /// A quarter of the way from the edge where reading begins.
  private let quarter = LayoutAttribute(.edges, .horizontal, twelfths: 3, isDirectional: true)

  private func frame(isRightToLeft: Bool) -> Rect {
    var engine = LayoutEngine()
    var traits = ItemTraits()
    traits.isRightToLeft = isRightToLeft
    let root = engine.addItem(traits)
    for axis in Axis.allCases {
      _ = engine.addSpan(SpanRule(root, axis, .min, offset: 0))
      _ = engine.addSpan(SpanRule(root, axis, .size, offset: 400))
    }
    let box = engine.addItem(traits)
    _ = engine.addConstraint(Constraint(box, thirdOfWidth, .equal, constant: 40))
    _ = engine.addConstraint(Constraint(box, .leading, .equal, root, quarter, constant: 10))
    #expect(engine.solve().isEmpty)
    return engine.frame(of: box)
  }

  @Test func theEngineLaysOutByIt() {
    #expect(frame(isRightToLeft: false).x == 110)
    #expect(abs(frame(isRightToLeft: false).width - 120) < 1e-9)
    #expect(abs(frame(isRightToLeft: true).maxX - 290) < 1e-9)
  }

  @Test func drawingsShowWhereItLies() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let box = UIView(frame: CGRect(x: 110, y: 0, width: 120, height: 50))
    root.addSubview(box)
    let drawing = ConstraintDrawing(root)
    #expect(drawing.value(of: thirdOfWidth, box, heldBy: root) == 40)
    #expect(drawing.value(of: quarter, box, heldBy: root) == 140)
    root.semanticContentAttribute = .forceRightToLeft
    #expect(drawing.value(of: quarter, box, heldBy: root) == 200)
  }

  @Test func editsMeasureIt() throws {
    let draft = try Samples.draft()
    let canvas = try Canvas(draft, StageOptions())
    let (gray, root) = (try #require(draft.nodes["gray"]), try #require(draft.nodes["root"]))
    #expect(canvas.value(thirdOfWidth, of: gray, in: root) == 40)
    #expect(canvas.value(quarter, of: gray, in: root) == 70)
  }
}
