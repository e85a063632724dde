import ConstraintSolver
import VisualFormats

extension Layout {
  /// An edge, center or baseline by which the boxes of a visual format are aligned, each with the next one.
  public enum Alignment: Hashable, Sendable {
    /// The leading edges of a column are aligned.
    case leading
    /// The trailing edges of a column are aligned.
    case trailing
    /// The horizontal centers of a column are aligned.
    case centerX
    /// The top edges of a row are aligned.
    case top
    /// The bottom edges of a row are aligned.
    case bottom
    /// The vertical centers of a row are aligned.
    case centerY
    /// The first baselines of a row are aligned.
    case firstBaseline
    /// The last baselines of a row are aligned.
    case lastBaseline

    var attribute: Attribute {
      switch self {
      case .leading: .leading
      case .trailing: .trailing
      case .centerX: .centerX
      case .top: .top
      case .bottom: .bottom
      case .centerY: .centerY
      case .firstBaseline: .firstBaseline
      case .lastBaseline: .lastBaseline
      }
    }

    var axis: Axis {
      switch self {
      case .leading, .trailing, .centerX: .horizontal
      default: .vertical
      }
    }
  }

  /// The distance in points that a single `-` in a visual format stands for, between boxes and to the root, which has
  /// no margins.
  public static let standardSpacing = 8.0

  /// The rules that a picture of a row or column stands for: `H:|-[title]-20-[chart(>=100@750)]-|`. They are not added.
  ///
  /// - Parameters:
  ///   - text: A visual format as UIKit has it. Boxes are called by the names they were made with, the youngest one if
  ///     several have the same; `|` is the root.
  ///   - metrics: Numbers that the format may call by name, in points or priorities.
  ///   - aligning: The edges by which boxes are aligned, which must be across the direction of the format.
  /// - Returns: The rules from left to right or from top to bottom, those of `aligning` last.
  /// - Throws: A ``VisualFormatError`` with the place of the mistake, such as an unknown name.
  /// - Complexity: O(length of the format + number of boxes).
  public func rules(
    visualFormat text: String, metrics: [String: Double] = [:], aligning: [Alignment] = []
  ) throws(VisualFormatError) -> [Rule] {
    let format = try VisualFormatParser.parse(text, Names(metrics: metrics, layout: self))
    for alignment in aligning where alignment.axis == format.axis {
      throw VisualFormatError(problem: .alignmentAlongAxis(format.axis), position: text.utf16.count)
    }
    let builder = Builder(layout: self, axis: format.axis)
    var rules: [Rule] = []
    if let connection = format.leading {
      rules += try builder.connect(root, nil, to: format.views[0].item, connection, text)
    }
    for (index, view) in format.views.enumerated() {
      if index > 0 {
        rules += try builder.connect(
          format.views[index - 1].item, view.item, to: view.item, format.between[index - 1], text)
      }
      for predicate in view.predicates { rules.append(try builder.size(view.item, predicate, text)) }
    }
    if let connection = format.trailing, let last = format.views.last?.item {
      rules += try builder.connect(last, root, to: root, connection, text)
    }
    for (view, next) in zip(format.views, format.views.dropFirst()) {
      for alignment in aligning {
        rules.append(
          Rule(builder.place(next.item, alignment.attribute), .equal, builder.place(view.item, alignment.attribute)))
      }
    }
    return rules
  }

  private struct Names: VisualFormatNames {
    let metrics: [String: Double]
    let boxes: [String: Box]

    init(metrics: [String: Double], layout: Layout) {
      self.metrics = metrics
      var boxes: [String: Box] = [:]
      for (id, name) in layout.names where boxes[name].map({ $0.id.index < id.index }) ?? true {
        boxes[name] = Box(id: id, layout: layout)
      }
      self.boxes = boxes
    }

    func namesItem(_ name: String) -> Bool { boxes[name] != nil }
    func metric(_ name: String) -> Double? { metrics[name] }

    func item(_ name: String) throws(VisualFormatError.Problem) -> Box {
      guard let box = boxes[name] else { throw .unknownView(name) }
      return box
    }
  }

  private struct Builder {
    let layout: Layout
    let axis: Axis

    private var start: Attribute { axis == .horizontal ? .leading : .top }
    private var end: Attribute { axis == .horizontal ? .trailing : .bottom }
    private func size(_ axis: Axis) -> Attribute { axis == .horizontal ? .width : .height }

    func place(_ box: Box, _ attribute: Attribute) -> Expression<VerticalPlace> {
      Expression(box.id, attribute, layout)
    }

    /// The rules for the distance from `before` to `next`: from the end of `before`, or from its beginning if `after`
    /// is nil because it is the root.
    func connect(
      _ before: Box, _ after: Box?, to next: Box, _ connection: VisualFormat<Box>.Connection, _ text: String
    ) throws(VisualFormatError) -> [Rule] {
      let from = place(before, after == nil ? start : end)
      let to = place(next, next == layout.root ? end : start)
      switch connection {
      case .flush: return [Rule(to, .equal, from)]
      case .standard: return [Rule(to, .equal, from + Layout.standardSpacing)]
      case .predicates(let predicates):
        var rules: [Rule] = []
        for predicate in predicates {
          guard case .constant(let distance) = predicate.object else { continue }
          rules.append(try prioritized(Rule(to, predicate.relation, from + distance), predicate.priority, text))
        }
        return rules
      }
    }

    func size(
      _ box: Box, _ predicate: VisualFormat<Box>.Predicate, _ text: String
    ) throws(VisualFormatError) -> Rule {
      let own = Expression<Length>(box.id, size(axis), layout)
      let rule: Rule
      switch predicate.object {
      case .constant(let points): rule = Rule(own, predicate.relation, points)
      case .size(let other, let axis, let multiplier, let constant):
        rule = Rule(own, predicate.relation, multiplier * Expression<Length>(other.id, size(axis), layout) + constant)
      }
      return try prioritized(rule, predicate.priority, text)
    }

    private func prioritized(_ rule: Rule, _ priority: Float, _ text: String) throws(VisualFormatError) -> Rule {
      guard let legal = Priority(rawValue: priority) else {
        throw VisualFormatError(problem: .expectedPriority, position: text.utf16.count)
      }
      rule.priority = legal
      return rule
    }
  }
}
