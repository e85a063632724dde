import ConstraintSolver

/// Names an item of a ``LayoutEngine`` and of copies of it: a view, a guide, a scroll view's content.
///
/// It is valid until the item is removed; then it may be given to a later item. Giving a function of the engine a name
/// that is not valid stops the program, unless its documentation says something else.
public struct ItemID: Hashable, Comparable, Sendable {
  /// A small number, counted from 0, by which an array can be indexed.
  public let index: Int32

  /// Whether the number of `a` is the smaller one. Names that were not reused are ordered by the age of their items.
  public static func < (a: ItemID, b: ItemID) -> Bool { a.index < b.index }
}

extension ItemID: DenseName {
  static let noun = "an item"
}

/// The four variables of an item that has its own: its alignment rectangle in points, in the engine's root coordinates.
public struct ItemVariables: Hashable, Sendable {
  /// The x of the left edge, which grows to the right.
  public let minX: Variable
  /// The y of the top edge, which grows downwards.
  public let minY: Variable
  /// The distance from the left to the right edge, never negative.
  public let width: Variable
  /// The distance from the top to the bottom edge, never negative.
  public let height: Variable
}

/// How the rectangle of an item without variables follows from another item's frame.
///
/// Guides that are insets of a view (margins, safe area, readable content, a scroll view's frame guide) and the bars at
/// a view's top and bottom are such items. An expression over the frame replaces four variables and four constraints.
public struct DerivedRect: Hashable, Sendable {
  /// One axis of the rectangle: `min = base.min + minFactor · base.size + minOffset`, `size = sizeFactor · base.size +
  /// sizeOffset`.
  ///
  /// A number that is not finite puts the constraints out of force that depend on it; see
  /// ``LayoutDiagnostic/notFinite(_:)``.
  public struct Span: Hashable, Sendable {
    /// The part of the base's size that lies before the left or top edge.
    public var minFactor: Double
    /// The points that are added to that.
    public var minOffset: Double
    /// The part of the base's size that the size is.
    public var sizeFactor: Double
    /// The points that are added to that.
    public var sizeOffset: Double

    /// A span with those factors and, in points, offsets.
    public init(minFactor: Double, minOffset: Double, sizeFactor: Double, sizeOffset: Double) {
      self.minFactor = minFactor
      self.minOffset = minOffset
      self.sizeFactor = sizeFactor
      self.sizeOffset = sizeOffset
    }

    /// The base's span without `start` points at its left or top and `end` points at its right or bottom.
    public static func inset(_ start: Double, _ end: Double) -> Span {
      Span(minFactor: 0, minOffset: start, sizeFactor: 1, sizeOffset: -(start + end))
    }

    /// The first `length` points of the base's span, from the left or top.
    public static func start(_ length: Double) -> Span {
      Span(minFactor: 0, minOffset: 0, sizeFactor: 0, sizeOffset: length)
    }

    /// The last `length` points of the base's span, up to the right or bottom.
    public static func end(_ length: Double) -> Span {
      Span(minFactor: 1, minOffset: -length, sizeFactor: 0, sizeOffset: length)
    }
  }

  /// The item whose frame the rectangle follows; a derived item keeps it.
  public var base: ItemID
  /// How x and width follow.
  public var horizontal: Span
  /// How y and height follow.
  public var vertical: Span

  /// How the rectangle follows along an axis.
  func span(_ axis: Axis) -> Span { axis == .horizontal ? horizontal : vertical }

  /// A rectangle that follows the frame of `base` by a span for each axis.
  public init(base: ItemID, horizontal: Span, vertical: Span) {
    self.base = base
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The frame of `base` without insets; each of these is taken within ±``Limits/coordinate``.
  public init(base: ItemID, insets: Insets) {
    let insets = Limits.clamp(insets)
    self.init(base: base, horizontal: .inset(insets.left, insets.right), vertical: .inset(insets.top, insets.bottom))
  }
}

/// What the engine must know of an item beyond its rectangle.
public struct ItemTraits: AttributeMetrics, Hashable, Sendable {
  /// The distances from the frame inwards to the alignment rectangle, in points.
  public var alignmentInsets = Insets.zero
  /// The distances from the frame inwards to the margins, in points; left is left whatever the reading direction.
  public var margins = Insets.zero
  /// Where the first line of the item's text stands.
  public var firstBaseline = TextBaseline.bottom
  /// Where the last line of the item's text stands.
  public var lastBaseline = TextBaseline.bottom
  /// Whether the item is read from right to left, so that its leading edge is the right one.
  public var isRightToLeft = false
  /// The number of the item's ancestors, by which ``ConflictVictims`` choose.
  public var depth: Int32 = 0
  /// Whether the item's size is given from outside whatever its constraints say, as a list does with its rows: what lies around it is
  /// not broken for what lies inside.
  public var isImposed = false

  /// The traits of a plain view without margins that reads from left to right, in the root.
  public init() {}

  /// The traits with distances that the engine can compute with.
  var clamped: ItemTraits {
    var traits = self
    traits.alignmentInsets = Limits.clamp(alignmentInsets)
    traits.margins = Limits.clamp(margins)
    traits.firstBaseline.offset = Limits.clamp(firstBaseline.offset, Limits.coordinate)
    traits.lastBaseline.offset = Limits.clamp(lastBaseline.offset, Limits.coordinate)
    return traits
  }
}
