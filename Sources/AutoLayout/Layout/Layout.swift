import ConstraintSolver

/// Boxes and rules about them: Auto Layout for programs that draw documents, images or windows of their own.
///
///     let page = Layout(width: 595, height: 842)
///     let title = page.box("title", width: 180, height: 24)
///     let chart = page.box("chart")
///     page.add(
///       title.leading == page.root.leading + 40, title.top == page.root.top + 40,
///       chart.leading == title.leading, chart.trailing == page.root.trailing - 40,
///       chart.top == title.bottom + 12, chart.height == 0.5 * chart.width)
///     page.solve()
///     chart.frame  // Rect(x: 40, y: 76, width: 515, height: 257.5)
///
/// Rules mean what constraints mean in Auto Layout: required ones hold, the others are optimized priority by priority,
/// a box with a content hugs its size and resists compression, and rules that clash are reported and not thrown.
/// Coordinates are points from the top left corner of the root; y grows downwards. A layout is an object, which its
/// boxes and rules refer to.
public final class Layout {
  var engine = LayoutEngine()
  var names: [ItemID: String] = [:]
  var rules: [ConstraintHandle: Rule] = [:]
  private let rootID: ItemID
  private let rootSize: (width: ConstraintHandle, height: ConstraintHandle)

  /// The box that all others are in. Its top left corner is (0, 0), and only ``resize(width:height:)`` changes its
  /// size.
  public var root: Box { Box(id: rootID, layout: self) }

  /// A layout whose root has a size, in points.
  public init(width: Double, height: Double) {
    let id = engine.addItem()
    rootID = id
    names[id] = "root"
    _ = engine.addSpan(SpanRule(id, .horizontal, .min, offset: 0))
    _ = engine.addSpan(SpanRule(id, .vertical, .min, offset: 0))
    rootSize = (
      engine.addSpan(SpanRule(id, .horizontal, .size, offset: width)),
      engine.addSpan(SpanRule(id, .vertical, .size, offset: height))
    )
  }

  /// Gives the root another size, in points. If no rule begins or ceases to bind, the next ``solve()`` costs only what
  /// moves.
  public func resize(width: Double, height: Double) {
    engine.setSpan(SpanRule(root.id, .horizontal, .size, offset: width), of: rootSize.width)
    engine.setSpan(SpanRule(root.id, .vertical, .size, offset: height), of: rootSize.height)
  }

  /// Whether boxes that are made from now on read from right to left, so that their leading edge is the right one.
  public var isRightToLeft = false

  /// Adds a box, whose frame is empty until the next ``solve()``.
  ///
  /// - Parameters:
  ///   - name: The name of the box in descriptions and visual formats. Without one it is called by its number.
  ///   - width: The width of its content in points, if it has one. The box hugs it at 250 and resists compression at
  ///     750.
  ///   - height: The height of its content in points, if it has one, with the same priorities.
  public func box(_ name: String = "", width: Double? = nil, height: Double? = nil) -> Box {
    var traits = ItemTraits()
    traits.isRightToLeft = isRightToLeft
    traits.depth = 1
    let box = Box(id: engine.addItem(traits), layout: self)
    names[box.id] = name.isEmpty ? "box \(box.id.index)" : name
    if width != nil || height != nil { box.setContentSize(width: width, height: height) }
    return box
  }

  /// Adds a rectangle inside of a box, such as its margins, which follows the box without any rules.
  ///
  /// - Parameters:
  ///   - name: The name of the guide in descriptions and visual formats. Without one it is called after the box.
  ///   - box: The box that it is in.
  ///   - insets: The distances from the box's edges inwards, in points.
  public func guide(_ name: String = "", in box: Box, insets: Insets) -> Box {
    let guide = Box(id: engine.addItem(derived: DerivedRect(base: box.id, insets: insets)), layout: self)
    names[guide.id] = name.isEmpty ? "guide of \(self.name(of: box.id))" : name
    return guide
  }

  /// Removes a box, which must not be the root, with the guides in it and all rules that mention any of these. Linear
  /// in the number of boxes and rules.
  public func remove(_ box: Box) {
    precondition(box.id != rootID, "the root of a layout cannot be removed")
    engine.removeItem(box.id)
    names = names.filter { engine.items.contains($0.key) }
    for (handle, rule) in rules where !rule.items.allSatisfy(engine.items.contains) {
      rule.handle = nil
      rules[handle] = nil
    }
  }

  /// Adds rules, which the next ``solve()`` takes into account. A rule that is in a layout already stays as it is. The
  /// rules remember the line of the call.
  public func add(_ rules: Rule..., file: StaticString = #fileID, line: UInt = #line) {
    add(rules, file: file, line: line)
  }

  /// Adds rules, which the next ``solve()`` takes into account. A rule that is in a layout already stays as it is. The
  /// rules remember the line of the call.
  public func add(_ rules: [Rule], file: StaticString = #fileID, line: UInt = #line) {
    for rule in rules where rule.handle == nil {
      let handle = engine.addConstraint(rule.constraint(origin: root.id))
      rule.handle = handle
      rule.layout = self
      rule.codeLocation = CodeLocation(file, line)
      self.rules[handle] = rule
    }
  }

  /// Removes rules. A rule that is not in this layout stays as it is.
  public func remove(_ rules: Rule...) {
    for rule in rules {
      guard let handle = rule.handle, rule.layout === self else { continue }
      engine.removeConstraint(handle)
      self.rules[handle] = nil
      rule.handle = nil
    }
  }

  /// Required rules that cannot hold together, and the one that is broken because of that.
  public struct Clash: CustomStringConvertible {
    /// The rules in an irreducible set of constraints: without any one of them the others could hold. The sizes of
    /// contents and of the root, which are no rules, are left out.
    public let rules: [Rule]
    /// The rule that is not in force; nil if the size of a content or of the root gave way.
    public let broken: Rule?

    /// The rules in one line: `clash: a.width == 1.0; a.width == 2.0; gives way: a.width == 2.0`.
    public var description: String {
      let list = rules.map(\.description).joined(separator: "; ")
      return "clash: \(list)" + (broken.map { "; gives way: \($0)" } ?? "")
    }
  }

  /// Brings all frames up to date. What could not be done as promised is in ``diagnostics``.
  ///
  /// - Returns: The clashes that were not reported before. Broken rules are tried again at every later solve.
  @discardableResult
  public func solve() -> [Clash] {
    engine.solve().map { report in
      Clash(rules: report.constraints.compactMap { rules[$0] }, broken: rules[report.broken])
    }
  }

  /// What the last ``solve()`` with something to do could not do as promised; empty after all but solves of absurd
  /// numbers.
  public var diagnostics: [LayoutDiagnostic] { engine.diagnostics }

  func name(of id: ItemID) -> String { names[id] ?? "?" }
}
