import ConstraintSolver
import Testing

@testable import AutoLayout

/// A root of a fixed size and boxes in it; what each case expects follows from the arithmetic of its constraints.
struct Stage {
  var engine = LayoutEngine()
  let root: ItemID

  init(width: Double, height: Double) {
    root = engine.addItem()
    for (axis, size) in [(Axis.horizontal, width), (.vertical, height)] {
      _ = engine.addSpan(SpanRule(root, axis, .min, offset: 0))
      _ = engine.addSpan(SpanRule(root, axis, .size, offset: size))
    }
  }

  mutating func box(depth: Int32 = 1) -> ItemID {
    var traits = ItemTraits()
    traits.depth = depth
    return engine.addItem(traits)
  }

  @discardableResult
  mutating func add(
    _ first: ItemID, _ a: AutoLayout.Attribute, _ relation: Relation = .equal, _ second: ItemID? = nil,
    _ b: AutoLayout.Attribute = .notAnAttribute, times m: Double = 1, plus c: Double = 0, at priority: Float = 1000
  ) -> ConstraintHandle {
    engine.addConstraint(
      Constraint(first, a, relation, second, b, multiplier: m, constant: c, priority: Priority(rawValue: priority)!))
  }
}

@Test func centeredBoxOnFourScreens() {
  // (W − 160) / 2 and (H − 80) / 2.
  for (width, height, x, y) in [
    (375.0, 812.0, 107.5, 366.0), (375, 667, 107.5, 293.5), (320, 568, 80, 244), (414, 736, 127, 328),
  ] {
    var stage = Stage(width: width, height: height)
    let box = stage.box()
    stage.add(box, .width, plus: 160)
    stage.add(box, .height, plus: 80)
    stage.add(box, .centerX, .equal, stage.root, .centerX)
    stage.add(box, .centerY, .equal, stage.root, .centerY)
    #expect(stage.engine.solve().isEmpty)
    #expect(stage.engine.frame(of: box) == Rect(x: x, y: y, width: 160, height: 80))
    #expect(stage.engine.ambiguity(of: box) == [])
  }
}

@Test func aMissingPositionIsAmbiguousUntilGiven() {
  var stage = Stage(width: 375, height: 667)
  let box = stage.box()
  stage.add(box, .width, plus: 240)
  stage.add(box, .height, plus: 120)
  _ = stage.engine.solve()
  #expect(stage.engine.ambiguity(of: box) == [.horizontalPosition, .verticalPosition])
  stage.add(box, .top, .equal, stage.root, .top, plus: 40)
  stage.add(box, .left, .equal, stage.root, .left, plus: 40)
  _ = stage.engine.solve()
  #expect(stage.engine.ambiguity(of: box) == [])
  #expect(stage.engine.frame(of: box) == Rect(x: 40, y: 40, width: 240, height: 120))
}

@Test func theWidthBreaksAndComesBackWhenThereIsRoom() {
  // 320 − 80 − 81 = 159 < 214; at 375 the three fit exactly: 375 − 161 = 214.
  var stage = Stage(width: 320, height: 568)
  let box = stage.box()
  let width = stage.add(box, .width, plus: 214)
  stage.add(box, .leading, .equal, stage.root, .leading, plus: 80)
  stage.add(stage.root, .trailing, .equal, box, .trailing, plus: 81)
  stage.add(box, .top, .equal, stage.root, .top, plus: 352)
  let reports = stage.engine.solve()
  #expect(reports.count == 1)
  #expect(reports.first?.broken == width)
  #expect(stage.engine.frame(of: box).width == 159)
  let rootWidth = stage.engine.spans(of: stage.root).first { handle in
    guard case .span(let rule) = stage.engine.definition(of: handle) else { return false }
    return rule.axis == .horizontal && rule.part == .size
  }!
  stage.engine.setSpan(SpanRule(stage.root, .horizontal, .size, offset: 375), of: rootWidth)
  #expect(stage.engine.solve().isEmpty)
  #expect(stage.engine.frame(of: box).width == 214)
  #expect(!stage.engine.isBroken(width))
}

@Test func whatGivesWayIsAMatterOfOrder() {
  // A card of the height of its 40 high picture and 10 above and below it, in a root of 81: 60 or 81.
  for (victims, broken) in [(ConflictVictims.innerSizes, 0), (.innerEdges, 1), (.outerEdges, 2)] {
    var stage = Stage(width: 100, height: 81)
    stage.engine.conflictVictims = victims
    let (card, picture) = (stage.box(depth: 1), stage.box(depth: 2))
    stage.add(card, .top, .equal, stage.root, .top)
    stage.add(picture, .top, .equal, card, .top, plus: 10)
    let candidates = [
      stage.add(picture, .height, plus: 40), stage.add(card, .bottom, .equal, picture, .bottom, plus: 10),
      stage.add(stage.root, .bottom, .equal, card, .bottom),
    ]
    #expect(stage.engine.solve().map(\.broken) == [candidates[broken]])
    #expect(stage.engine.brokenConstraints == [candidates[broken]])
    #expect(stage.engine.frame(of: card).height == (broken == 2 ? 60 : 81))
  }
}

/// A row 100 wide, whatever a list is told: the list is as wide as two constraints say, and two more in the row contradict that. What
/// lies around the row stays, though a size gives way before an edge elsewhere.
@Test func nothingAroundAnImposedItemGivesWayForWhatIsInIt() {
  var stage = Stage(width: 300, height: 50)
  let list = stage.box(depth: 1)
  var traits = ItemTraits()
  (traits.depth, traits.isImposed) = (2, true)
  let row = stage.engine.addItem(traits)
  let text = stage.box(depth: 3)
  let width = stage.add(list, .width, plus: 100)
  stage.add(list, .left, .equal, stage.root, .left)
  for part in [SpanRule.Part.min, .size] {
    _ = stage.engine.addSpan(
      SpanRule(row, .horizontal, part, origin: list, container: list, factor: part == .size ? 1 : 0, offset: 0))
  }
  stage.add(text, .left, .equal, row, .left, plus: 20)
  let first = stage.add(text, .right, .equal, row, .left, plus: 60)
  let last = stage.add(text, .right, .equal, row, .right)
  #expect(stage.engine.solve().map(\.broken) == [last])
  #expect(!stage.engine.isBroken(width) && !stage.engine.isBroken(first))
  #expect(stage.engine.frame(of: row).width == 100)
}

@Test func aRequiredWishGivesWayBeforeConstraintsWhereToldTo() {
  // 100 wide from edge to edge, though the content wishes no more than 20.
  var stage = Stage(width: 100, height: 50)
  stage.engine.conflictVictims = .contents
  let box = stage.box()
  stage.engine.setIntrinsicSize(
    IntrinsicSize(width: IntrinsicSize.Wish(size: 20, hugging: .required, resistance: .defaultHigh)), of: box)
  stage.add(box, .left, .equal, stage.root, .left)
  stage.add(box, .right, .equal, stage.root, .right)
  #expect(stage.engine.solve().count == 1)
  #expect(stage.engine.frame(of: box).width == 100)
}

@Test func aPlaceIsSeenFromAContainer() {
  // Nothing says where the container is; the box is 10 from its corner wherever that is, the other is nowhere.
  var stage = Stage(width: 100, height: 50)
  let (container, box, loose) = (stage.box(), stage.box(depth: 2), stage.box(depth: 2))
  for item in [container, box, loose] {
    stage.add(item, .width, plus: 20)
    stage.add(item, .height, plus: 20)
  }
  stage.add(box, .left, .equal, container, .left, plus: 10)
  stage.add(box, .top, .equal, container, .top, plus: 10)
  _ = stage.engine.solve()
  let places: Ambiguity = [.horizontalPosition, .verticalPosition]
  #expect(stage.engine.ambiguity(of: box) == places)
  #expect(stage.engine.ambiguity(of: box, in: container) == [])
  #expect(stage.engine.ambiguity(of: loose, in: container) == places)
  #expect(stage.engine.ambiguity(of: container, in: stage.root) == places)
}

@Test func huggingDecidesWhoStretches() {
  // 16 + a + 8 + b + 16 = 320; b keeps its 60, a takes the rest: 320 − 40 − 60 = 220.
  var stage = Stage(width: 320, height: 100)
  let a = stage.box()
  let b = stage.box()
  let hug251 = Priority(rawValue: 251)!
  stage.engine.setIntrinsicSize(IntrinsicSize(width: .init(size: 50)), of: a)
  stage.engine.setIntrinsicSize(IntrinsicSize(width: .init(size: 60, hugging: hug251)), of: b)
  stage.add(a, .leading, .equal, stage.root, .leading, plus: 16)
  stage.add(b, .leading, .equal, a, .trailing, plus: 8)
  stage.add(stage.root, .trailing, .equal, b, .trailing, plus: 16)
  _ = stage.engine.solve()
  #expect(stage.engine.frame(of: a).width == 220)
  #expect(stage.engine.frame(of: b).width == 60)
}

@Test func leadingFollowsTheDirectionOfTheFirstItem() {
  var stage = Stage(width: 320, height: 100)
  var traits = ItemTraits()
  traits.isRightToLeft = true
  let box = stage.engine.addItem(traits)
  stage.add(box, .width, plus: 100)
  // 20 after the edge where reading begins, which is the right one.
  stage.add(box, .leading, .equal, stage.root, .leading, plus: 20)
  _ = stage.engine.solve()
  #expect(stage.engine.frame(of: box).maxX == 300)
}

@Test func alignmentInsetsAndMarginsAndGuides() {
  var stage = Stage(width: 320, height: 100)
  var rootTraits = ItemTraits()
  rootTraits.margins = Insets(top: 0, left: 16, bottom: 0, right: 16)
  stage.engine.setTraits(rootTraits, of: stage.root)
  var traits = ItemTraits()
  traits.alignmentInsets = Insets(top: 0, left: 2, bottom: 1, right: 2)
  let slider = stage.engine.addItem(traits)
  let guide = stage.engine.addItem(derived: DerivedRect(base: stage.root, insets: Insets(top: 20)))
  stage.add(slider, .leading, .equal, stage.root, .leadingMargin)
  stage.add(slider, .trailing, .equal, stage.root, .trailingMargin)
  stage.add(slider, .top, .equal, guide, .top, plus: 4)
  stage.add(slider, .height, plus: 30)
  _ = stage.engine.solve()
  #expect(stage.engine.frame(of: slider) == Rect(x: 14, y: 24, width: 292, height: 31))
  stage.engine.setDerived(DerivedRect(base: stage.root, insets: Insets(top: 44)), of: guide)
  _ = stage.engine.solve()
  #expect(stage.engine.frame(of: slider).y == 48)
}

@Test func edgesRoundEachForItself() {
  // Thirds of 491 at 3x: edges 0, 163.667, 327.333, 491.
  let third = 491.0 / 3
  let rects = (0..<3).map { Rect(x: Double($0) * third, width: third).roundedToPixels(scale: 3) }
  #expect(rects.map { ($0.width * 3).rounded() } == [491, 491, 491])
  #expect(roundedToPixel(187.5, scale: 2) == 187.5)
  #expect(roundedToPixel(0.25, scale: 2) == 0.5)
}
