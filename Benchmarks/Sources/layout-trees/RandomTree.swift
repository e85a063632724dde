import AutoLayout

/// A tree of boxes as apps have them, but at random: texts with sizes of their own, plain views, guides with and without
/// variables, masks, margins, alignment insets and baselines, reading directions that differ from view to view, and
/// constraints of every attribute, relation and priority, some of which clash.
struct RandomTree {
  private(set) var engine = LayoutEngine()
  private var random: Generator
  private let root: ItemID
  private var views: [ItemID]
  private var guides: [ItemID] = []
  private var constraints: [ConstraintHandle] = []
  private var rootSize: [(axis: Axis, handle: ConstraintHandle)] = []
  private var texts: [ItemID] = []

  init(seed: UInt64) {
    random = Generator(state: seed)
    var traits = ItemTraits()
    traits.isRightToLeft = random.oneIn(3)
    root = engine.addItem(traits)
    views = [root]
    for axis in Axis.allCases {
      _ = engine.addSpan(SpanRule(root, axis, .min, offset: 0))
      let size = random.number(200...900)
      rootSize.append((axis, engine.addSpan(SpanRule(root, axis, .size, offset: size))))
    }
    for _ in 0..<random.count(2...12) { addView() }
    for _ in 0..<random.count(0...3) { addGuide() }
    // Few enough that some quantities stay open, many enough that some clash.
    for _ in 0..<random.count(views.count * 2...views.count * 6) { addConstraint() }
  }

  // MARK: Making

  private mutating func addView() {
    let parent = random.pick(views)
    var traits = engine.traits(of: parent)
    traits.depth += 1
    if random.oneIn(6) { traits.isRightToLeft.toggle() }
    if random.oneIn(3) { traits.margins = insets(20) }
    if random.oneIn(4) { traits.alignmentInsets = insets(4) }
    let view = engine.addItem(traits)
    switch random.count(0...5) {
    case 0...2:
      traits.firstBaseline = TextBaseline(heightFactor: 0, offset: random.number(8...20))
      traits.lastBaseline = TextBaseline(heightFactor: 1, offset: -random.number(2...6))
      engine.setTraits(traits, of: view)
      engine.setIntrinsicSize(textSize(), of: view)
      texts.append(view)
    case 3:
      for axis in Axis.allCases { addMask(view, axis, parent) }
    default: break
    }
    views.append(view)
  }

  /// Placed by its frame: a share of the container, and a distance.
  private mutating func addMask(_ view: ItemID, _ axis: Axis, _ parent: ItemID) {
    let factor = random.oneIn(2) ? 0 : random.pick([0.5, 0.25, 1])
    _ = engine.addSpan(
      SpanRule(
        view, axis, .min, origin: parent, container: parent, factor: factor * 0.5, offset: random.number(0...50)))
    _ = engine.addSpan(SpanRule(view, axis, .size, container: parent, factor: factor, offset: random.number(0...80)))
  }

  private mutating func addGuide() {
    let owner = random.pick(views)
    if random.oneIn(2) {
      guides.append(engine.addItem(derived: DerivedRect(base: owner, insets: insets(30)), engine.traits(of: owner)))
    } else {
      guides.append(engine.addItem(engine.traits(of: owner)))
    }
  }

  private mutating func insets(_ limit: Double) -> Insets {
    Insets(
      top: random.number(0...limit), left: random.number(0...limit), bottom: random.number(0...limit),
      right: random.number(0...limit))
  }

  private mutating func textSize() -> IntrinsicSize {
    func wish(_ size: Double) -> IntrinsicSize.Wish {
      IntrinsicSize.Wish(size: size, hugging: priority(250), resistance: priority(750))
    }
    return IntrinsicSize(width: wish(random.number(0...200)), height: wish(random.number(10...40)))
  }

  private mutating func priority(_ usual: Float) -> Priority {
    random.oneIn(2) ? Priority(rawValue: usual)! : random.pick(Self.priorities)
  }

  private static let priorities: [Priority] = [999, 751, 750, 749, 500, 252, 251, 250, 50, 1].compactMap {
    Priority(rawValue: $0)
  }

  private mutating func addConstraint() {
    let items = views + guides
    let first = random.pick(views.count > 1 ? Array(items.dropFirst()) : items)
    var constraint = Constraint(
      first, random.pick(Attribute.allCases), random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
      random.pick(items), random.pick(Attribute.allCases), multiplier: random.pick([1, 1, 1, 1, 0.5, 2, -1]),
      constant: (random.number(-50...100) * 2).rounded() / 2, origin: random.pick([nil, root]))
    if random.oneIn(3) { constraint.second = nil }
    if random.oneIn(8) { constraint.firstEnd = Place(random.pick(items), random.pick(Attribute.allCases)) }
    if random.oneIn(8) { constraint.secondEnd = Place(random.pick(items), random.pick(Attribute.allCases)) }
    constraint.priority = random.oneIn(2) ? .required : random.pick(Self.priorities)
    guard constraint.isLegal else { return addConstraint() }
    constraints.append(engine.addConstraint(constraint))
  }

  // MARK: Changing

  /// A few changes of any kind, as between two layouts of an app.
  mutating func change() {
    for _ in 0..<random.count(1...8) {
      switch random.count(0...6) {
      case 0: engine.setConstant(random.number(-50...150), of: random.pick(constraints))
      case 1: engine.setPriority(random.pick(Self.priorities), of: random.pick(constraints))
      case 2: addConstraint()
      case 3 where constraints.count > 1:
        engine.removeConstraint(constraints.remove(at: random.count(0...constraints.count - 1)))
      case 4 where !texts.isEmpty: engine.setIntrinsicSize(textSize(), of: random.pick(texts))
      case 5:
        let view = random.pick(views)
        var traits = engine.traits(of: view)
        traits.isRightToLeft.toggle()
        traits.margins = insets(20)
        engine.setTraits(traits, of: view)
      default:
        let (axis, handle) = random.pick(rootSize)
        engine.setSpan(SpanRule(root, axis, .size, offset: random.number(100...1000)), of: handle)
      }
    }
  }

  mutating func solve() { _ = engine.solve() }
}

extension Constraint {
  /// Whether the pairing is one that views can have; a distance counts as a size.
  fileprivate var isLegal: Bool {
    do {
      for (start, end) in [(firstAttribute, firstEnd), (secondAttribute, secondEnd)] {
        guard let end else { continue }
        guard start.isLocation else { return false }
        try checkPairing(start, end.attribute, hasSecondItem: true, multiplier: 1)
      }
      if second == nil && secondEnd != nil { return false }
      try checkPairing(
        firstEnd == nil ? firstAttribute : .width, secondEnd == nil ? secondAttribute : .width,
        hasSecondItem: second != nil, multiplier: multiplier)
      return true
    } catch {
      return false
    }
  }
}
