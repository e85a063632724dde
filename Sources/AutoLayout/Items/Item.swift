import ConstraintSolver

/// Names an item of a `LayoutEngine`: a view, a guide, a scroll view's content.
public struct ItemID: Hashable, Comparable, Sendable {
  public let index: Int32

  public static func < (a: ItemID, b: ItemID) -> Bool { a.index < b.index }
}

extension ItemID: DenseName {
  static let noun = "an item"
}

/// The four variables of an item that has its own: its alignment rectangle, in the engine's root coordinates.
public struct ItemVariables: Hashable, Sendable {
  public let minX: Variable
  public let minY: Variable
  public let width: Variable
  public let height: Variable
}

/// How the rectangle of an item without variables follows from another item's frame.
///
/// Covers guides that are insets of a view (margins, safe area, readable content, a scroll view's frame guide) and the
/// bars at a view's top and bottom. An expression instead of four more variables and four more constraints.
public struct DerivedRect: Hashable, Sendable {
  /// `min = base.min + minFactor · base.size + minOffset`, `size = sizeFactor · base.size + sizeOffset`, in points.
  public struct Span: Hashable, Sendable {
    public var minFactor: Double
    public var minOffset: Double
    public var sizeFactor: Double
    public var sizeOffset: Double

    public init(minFactor: Double, minOffset: Double, sizeFactor: Double, sizeOffset: Double) {
      self.minFactor = minFactor
      self.minOffset = minOffset
      self.sizeFactor = sizeFactor
      self.sizeOffset = sizeOffset
    }

    /// The base's span without `start` at its beginning and `end` at its end.
    public static func inset(_ start: Double, _ end: Double) -> Span {
      Span(minFactor: 0, minOffset: start, sizeFactor: 1, sizeOffset: -(start + end))
    }

    /// The first `length` points of the base's span.
    public static func start(_ length: Double) -> Span {
      Span(minFactor: 0, minOffset: 0, sizeFactor: 0, sizeOffset: length)
    }

    /// The last `length` points of the base's span.
    public static func end(_ length: Double) -> Span {
      Span(minFactor: 1, minOffset: -length, sizeFactor: 0, sizeOffset: length)
    }
  }

  public var base: ItemID
  public var horizontal: Span
  public var vertical: Span

  func span(_ axis: Axis) -> Span { axis == .horizontal ? horizontal : vertical }

  public init(base: ItemID, horizontal: Span, vertical: Span) {
    self.base = base
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public init(base: ItemID, insets: Insets) {
    let insets = Limits.clamp(insets)
    self.init(base: base, horizontal: .inset(insets.left, insets.right), vertical: .inset(insets.top, insets.bottom))
  }
}

/// Where a line of text stands in an item: `y = minY + heightFactor · height + offset`.
///
/// A label's first baseline is fixed to its top (factor 0), its last to its bottom (factor 1), a button's text is
/// centred (factor 0.5). A plain view's baselines are its bottom edge.
public struct Baseline: Hashable, Sendable {
  public var heightFactor: Double
  /// Points, positive downwards.
  public var offset: Double

  public init(heightFactor: Double, offset: Double) {
    self.heightFactor = heightFactor
    self.offset = Limits.clamp(offset, Limits.coordinate)
  }

  public static let bottom = Baseline(heightFactor: 1, offset: 0)
}

/// What the engine must know of an item beyond its rectangle.
public struct ItemTraits: Hashable, Sendable {
  /// From the frame inwards to the alignment rectangle.
  public var alignmentInsets = Insets.zero
  /// From the frame inwards to the margins, physical edges.
  public var margins = Insets.zero
  public var firstBaseline = Baseline.bottom
  public var lastBaseline = Baseline.bottom
  /// Whether leading means right.
  public var isRightToLeft = false
  /// Distance from the root of the tree; the deeper of two clashing sizes is the one that breaks.
  public var depth: Int32 = 0

  public init() {}

  /// The traits with distances that the engine can compute with.
  var clamped: ItemTraits {
    var traits = self
    traits.alignmentInsets = Limits.clamp(alignmentInsets)
    traits.margins = Limits.clamp(margins)
    return traits
  }
}
