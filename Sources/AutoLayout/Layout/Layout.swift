import ConstraintSolver

/// Boxes and constraints in plain Swift: the engine for programs that draw documents, images or windows of their own.
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
/// The same semantics as Auto Layout: required constraints hold, the others are optimised priority by priority, a box of a
/// given content size hugs it and resists compression, and what clashes is reported instead of thrown. Coordinates are
/// points from the top left corner of the root. A reference: boxes and rules remember their layout.
public final class Layout {
  var engine = LayoutEngine()
  var names: [ItemID: String] = [:]
  var rules: [ConstraintHandle: Rule] = [:]
  private let rootID: ItemID
  private let rootSize: (width: ConstraintHandle, height: ConstraintHandle)

  /// The box that everything is in.
  public var root: Box { Box(id: rootID, layout: self) }

  /// A layout in a root of a size, in points.
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

  /// Gives the root another size; the next ``solve()`` costs what moves.
  public func resize(width: Double, height: Double) {
    engine.setSpan(SpanRule(root.id, .horizontal, .size, offset: width), of: rootSize.width)
    engine.setSpan(SpanRule(root.id, .vertical, .size, offset: height), of: rootSize.height)
  }

  /// Whether leading is on the right, for all boxes made from now on.
  public var isRightToLeft = false

  /// Adds a box.
  ///
  /// - Parameters:
  ///   - name: For reports.
  ///   - width: The width of its content, if it has one, in points: the box hugs it at 250 and resists compression at 750.
  ///   - height: The same vertically.
  public func box(_ name: String = "", width: Double? = nil, height: Double? = nil) -> Box {
    var traits = ItemTraits()
    traits.isRightToLeft = isRightToLeft
    traits.depth = 1
    let box = Box(id: engine.addItem(traits), layout: self)
    names[box.id] = name.isEmpty ? "box \(box.id.index)" : name
    if width != nil || height != nil { box.setContentSize(width: width, height: height) }
    return box
  }

  /// A rectangle inside of a box that costs nothing: its margins, say.
  public func guide(_ name: String = "", in box: Box, insets: Insets) -> Box {
    let guide = Box(id: engine.addItem(derived: DerivedRect(base: box.id, insets: insets)), layout: self)
    names[guide.id] = name.isEmpty ? "guide of \(self.name(of: box.id))" : name
    return guide
  }

  /// Removes a box with all rules that mention it.
  public func remove(_ box: Box) {
    for (handle, rule) in rules where rule.mentions(box.id) {
      rule.handle = nil
      rules[handle] = nil
    }
    names[box.id] = nil
    engine.removeItem(box.id)
  }

  /// Adds rules; nothing moves before ``solve()``. A rule that is there already stays as it is. The rules remember the line
  /// of the call.
  public func add(_ rules: Rule..., file: StaticString = #fileID, line: UInt = #line) {
    add(rules, file: file, line: line)
  }

  /// Adds rules; nothing moves before ``solve()``. A rule that is there already stays as it is. The rules remember the line
  /// of the call.
  public func add(_ rules: [Rule], file: StaticString = #fileID, line: UInt = #line) {
    for rule in rules where rule.handle == nil {
      let handle = engine.addConstraint(rule.constraint(origin: root.id))
      rule.handle = handle
      rule.layout = self
      rule.codeLocation = CodeLocation(file, line)
      self.rules[handle] = rule
    }
  }

  /// Takes rules out again.
  public func remove(_ rules: Rule...) {
    for rule in rules {
      guard let handle = rule.handle, rule.layout === self else { continue }
      engine.removeConstraint(handle)
      self.rules[handle] = nil
      rule.handle = nil
    }
  }

  /// Required rules that cannot hold together, and the one that was given up.
  public struct Clash: CustomStringConvertible {
    /// Without any one of them the others could hold. Sizes of contents and of the root are not among them.
    public let rules: [Rule]
    /// Nil if it is not a rule that gave way.
    public let broken: Rule?

    public var description: String {
      let list = rules.map(\.description).joined(separator: "; ")
      return "clash: \(list)" + (broken.map { "; gives way: \($0)" } ?? "")
    }
  }

  /// Brings all frames up to date.
  ///
  /// - Returns: What clashes and was not reported before. What gave way is tried again at every later solve.
  @discardableResult
  public func solve() -> [Clash] {
    engine.solve().map { report in
      Clash(rules: report.constraints.compactMap { rules[$0] }, broken: rules[report.broken])
    }
  }

  func name(of id: ItemID) -> String { names[id] ?? "?" }
}
