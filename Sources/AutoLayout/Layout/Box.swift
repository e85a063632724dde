import ConstraintSolver

/// A rectangle of a ``Layout``.
public struct Box: Hashable {
  public let id: ItemID
  unowned let layout: Layout

  public static func == (a: Box, b: Box) -> Bool { a.id == b.id && a.layout === b.layout }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// Points from the top left corner of the root, as of the last ``Layout/solve()``.
  public var frame: Rect { layout.engine.frame(of: id) }

  /// The frame with its four edges on pixels of a screen with `scale` pixels per point.
  public func frame(scale: Double) -> Rect { frame.roundedToPixels(scale: scale) }

  /// What the rules leave open; empty if the box has one place only.
  public var ambiguity: Ambiguity { layout.engine.ambiguity(of: id) }

  /// Gives the box a content, which may be a text that was measured: it hugs its size and resists compression.
  public func setContentSize(
    width: Double? = nil, height: Double? = nil, hugging: Priority = .defaultLow, resistance: Priority = .defaultHigh
  ) {
    layout.engine.setIntrinsicSize(
      IntrinsicSize(
        width: .init(size: width, hugging: hugging, resistance: resistance),
        height: .init(size: height, hugging: hugging, resistance: resistance)), of: id)
  }

  /// Where the baselines of its text are, in points below its top and above its bottom.
  public func setBaselines(first: Double, last: Double) {
    var traits = layout.engine.traits(of: id)
    traits.firstBaseline = Baseline(heightFactor: 0, offset: first)
    traits.lastBaseline = Baseline(heightFactor: 1, offset: -last)
    layout.engine.setTraits(traits, of: id)
  }

  public var leading: Expression<HorizontalPlace> { Expression(id, .leading, layout) }
  public var trailing: Expression<HorizontalPlace> { Expression(id, .trailing, layout) }
  public var centerX: Expression<HorizontalPlace> { Expression(id, .centerX, layout) }
  /// Left whatever the direction. Rules between left or right and leading or trailing do not compile.
  public var left: Expression<PhysicalPlace> { Expression(id, .left, layout) }
  public var right: Expression<PhysicalPlace> { Expression(id, .right, layout) }
  public var top: Expression<VerticalPlace> { Expression(id, .top, layout) }
  public var bottom: Expression<VerticalPlace> { Expression(id, .bottom, layout) }
  public var centerY: Expression<VerticalPlace> { Expression(id, .centerY, layout) }
  public var firstBaseline: Expression<VerticalPlace> { Expression(id, .firstBaseline, layout) }
  public var lastBaseline: Expression<VerticalPlace> { Expression(id, .lastBaseline, layout) }
  public var width: Expression<Length> { Expression(id, .width, layout) }
  public var height: Expression<Length> { Expression(id, .height, layout) }
}
