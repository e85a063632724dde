import ConstraintSolver

/// A rectangle of a ``Layout``. It does not keep its layout alive; using it after the layout is gone stops the program.
public struct Box: Hashable {
  /// The item of the layout's engine.
  public let id: ItemID
  unowned let layout: Layout

  /// Whether both are the same box of the same layout.
  public static func == (a: Box, b: Box) -> Bool { a.id == b.id && a.layout === b.layout }
  /// Feeds the item to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// The rectangle after the last ``Layout/solve()``, in points from the top left corner of the root; y grows
  /// downwards.
  public var frame: Rect { layout.engine.frame(of: id) }

  /// The frame with its four edges rounded to pixels of a screen with `scale` pixels per point.
  public func frame(scale: Double) -> Rect { frame.roundedToPixels(scale: scale) }

  /// The quantities that the rules leave ambiguous; empty if only one frame is optimal. Call it after
  /// ``Layout/solve()``.
  public var ambiguity: Ambiguity { layout.engine.ambiguity(of: id) }

  /// Gives the box a content, such as a text that was measured, whose size it hugs and which resists compression.
  ///
  /// - Parameters:
  ///   - width: The width of the content in points; nil if it has none.
  ///   - height: The height of the content in points; nil if it has none.
  ///   - hugging: How much the box wants to be no larger than its content.
  ///   - resistance: How much the box wants to be no smaller than its content.
  public func setContentSize(
    width: Double? = nil, height: Double? = nil, hugging: Priority = .defaultLow, resistance: Priority = .defaultHigh
  ) {
    layout.engine.setIntrinsicSize(
      IntrinsicSize(
        width: .init(size: width, hugging: hugging, resistance: resistance),
        height: .init(size: height, hugging: hugging, resistance: resistance)), of: id)
  }

  /// Says where the baselines of the box's text are: the first one in points below its top, the last one in points
  /// above its bottom. Until then both are its bottom edge.
  public func setBaselines(first: Double, last: Double) {
    var traits = layout.engine.traits(of: id)
    traits.firstBaseline = TextBaseline(heightFactor: 0, offset: first)
    traits.lastBaseline = TextBaseline(heightFactor: 1, offset: -last)
    layout.engine.setTraits(traits, of: id)
  }

  /// The edge where reading begins: the left one, or the right one if the rule's first box reads from right to left.
  public var leading: Expression<HorizontalPlace> { Expression(id, .leading, layout) }
  /// The edge where reading ends, opposite of ``leading``.
  public var trailing: Expression<HorizontalPlace> { Expression(id, .trailing, layout) }
  /// The x halfway between the left and the right edge.
  public var centerX: Expression<HorizontalPlace> { Expression(id, .centerX, layout) }
  /// The left edge whatever the reading direction. A rule that compares it with a leading or trailing edge does not
  /// compile.
  public var left: Expression<PhysicalPlace> { Expression(id, .left, layout) }
  /// The right edge whatever the reading direction. A rule that compares it with a leading or trailing edge does not
  /// compile.
  public var right: Expression<PhysicalPlace> { Expression(id, .right, layout) }
  /// The top edge.
  public var top: Expression<VerticalPlace> { Expression(id, .top, layout) }
  /// The bottom edge.
  public var bottom: Expression<VerticalPlace> { Expression(id, .bottom, layout) }
  /// The y halfway between the top and the bottom edge.
  public var centerY: Expression<VerticalPlace> { Expression(id, .centerY, layout) }
  /// The y of the first baseline; see ``setBaselines(first:last:)``.
  public var firstBaseline: Expression<VerticalPlace> { Expression(id, .firstBaseline, layout) }
  /// The y of the last baseline; see ``setBaselines(first:last:)``.
  public var lastBaseline: Expression<VerticalPlace> { Expression(id, .lastBaseline, layout) }
  /// The distance from the left to the right edge, never negative.
  public var width: Expression<Length> { Expression(id, .width, layout) }
  /// The distance from the top to the bottom edge, never negative.
  public var height: Expression<Length> { Expression(id, .height, layout) }
}
