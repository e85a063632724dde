/// The part of an item that a constraint is about: an edge, a center, a margin, a baseline, a width or a height.
///
/// Edges, centers and sizes are those of the item's alignment rectangle; margins are measured inwards from its frame. A place is a
/// coordinate in points: x grows to the right, y downwards.
///
/// An attribute is its rule: what of an item it is measured on, along which axis, and how far along. ``rule(in:)`` makes an equation of
/// that, from which the engine makes an expression of variables, and ``AttributeFrame`` a number. Nothing else says where an attribute
/// lies.
@frozen
public struct LayoutAttribute: Hashable, Sendable {
  /// What of an item an attribute is measured on.
  @frozen
  public enum Base: UInt8, Sendable {
    /// Nothing, for ``LayoutAttribute/notAnAttribute``.
    case nothing
    /// The distance from one edge of the alignment rectangle to the opposite one.
    case extent
    /// The places between two opposite edges of the alignment rectangle.
    case edges
    /// The places between two opposite edges of the frame, inset by the margins.
    case margins
    /// The baseline of the first line of text.
    case firstBaseline
    /// The baseline of the last line of text.
    case lastBaseline
  }

  /// Base, axis and direction in a byte.
  @frozen
  @usableFromInline
  enum Line: UInt8 {
    case nothing, width, height, firstBaseline, lastBaseline
    case horizontalEdges, verticalEdges, readingEdges
    case horizontalMargins, verticalMargins, readingMargins
  }

  // Two bytes together, because an engine keeps several attributes for each constraint.

  @usableFromInline let line: Line
  /// How many twelfths of the way from the left or top edge a place lies, or of the extent a size is: halves, thirds and quarters are
  /// exact.
  @usableFromInline let twelfths: UInt8

  /// An attribute by its rule. The part of a directional one is that from left to right.
  @inlinable
  package init(_ base: Base, _ axis: Axis?, twelfths: UInt8 = 0, isDirectional: Bool = false) {
    let line: Line =
      switch (base, axis, isDirectional) {
      case (.nothing, _, _), (_, nil, _): .nothing
      case (.extent, .horizontal?, _): .width
      case (.extent, .vertical?, _): .height
      case (.firstBaseline, _?, _): .firstBaseline
      case (.lastBaseline, _?, _): .lastBaseline
      case (.edges, .horizontal?, false): .horizontalEdges
      case (.edges, .horizontal?, true): .readingEdges
      case (.edges, .vertical?, _): .verticalEdges
      case (.margins, .horizontal?, false): .horizontalMargins
      case (.margins, .horizontal?, true): .readingMargins
      case (.margins, .vertical?, _): .verticalMargins
      }
    self.init(line, twelfths)
  }

  @inlinable
  init(_ line: Line, _ twelfths: UInt8) {
    self.line = line
    self.twelfths = twelfths
  }

  /// What the attribute is measured on.
  @inlinable public var base: Base {
    switch line {
    case .nothing: .nothing
    case .width, .height: .extent
    case .horizontalEdges, .verticalEdges, .readingEdges: .edges
    case .horizontalMargins, .verticalMargins, .readingMargins: .margins
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }

  /// The axis along which the attribute is measured; nil for ``notAnAttribute``.
  @inlinable public var axis: Axis? {
    switch line {
    case .nothing: nil
    case .width, .horizontalEdges, .readingEdges, .horizontalMargins, .readingMargins: .horizontal
    case .height, .verticalEdges, .verticalMargins, .firstBaseline, .lastBaseline: .vertical
    }
  }

  /// Whether which side is meant depends on the reading direction.
  @inlinable public var isDirectional: Bool {
    switch line {
    case .readingEdges, .readingMargins: true
    case .nothing, .width, .height, .horizontalEdges, .verticalEdges, .horizontalMargins, .verticalMargins,
      .firstBaseline, .lastBaseline:
      false
    }
  }
}

extension LayoutAttribute {
  /// No attribute: what a constraint has on its second side if it compares a size with a number.
  @inlinable public static var notAnAttribute: Self { Self(.nothing, nil) }
  /// The left edge, whatever the reading direction.
  @inlinable public static var left: Self { Self(.edges, .horizontal) }
  /// The right edge, whatever the reading direction.
  @inlinable public static var right: Self { Self(.edges, .horizontal, twelfths: 12) }
  /// The top edge.
  @inlinable public static var top: Self { Self(.edges, .vertical) }
  /// The bottom edge.
  @inlinable public static var bottom: Self { Self(.edges, .vertical, twelfths: 12) }
  /// The edge where reading begins: the right one if the constraint is read from right to left, else the left one.
  @inlinable public static var leading: Self { Self(.edges, .horizontal, isDirectional: true) }
  /// The edge where reading ends, opposite of ``leading``.
  @inlinable public static var trailing: Self { Self(.edges, .horizontal, twelfths: 12, isDirectional: true) }
  /// The distance from the left to the right edge, never negative.
  @inlinable public static var width: Self { Self(.extent, .horizontal, twelfths: 12) }
  /// The distance from the top to the bottom edge, never negative.
  @inlinable public static var height: Self { Self(.extent, .vertical, twelfths: 12) }
  /// The x halfway between the left and the right edge.
  @inlinable public static var centerX: Self { Self(.edges, .horizontal, twelfths: 6) }
  /// The y halfway between the top and the bottom edge.
  @inlinable public static var centerY: Self { Self(.edges, .vertical, twelfths: 6) }
  /// The y of the baseline of the last line of text; see ``AttributeMetrics/lastBaseline``.
  @inlinable public static var lastBaseline: Self { Self(.lastBaseline, .vertical) }
  /// The y of the baseline of the first line of text; see ``AttributeMetrics/firstBaseline``.
  @inlinable public static var firstBaseline: Self { Self(.firstBaseline, .vertical) }
  /// The left edge of the frame, inset by the left margin.
  @inlinable public static var leftMargin: Self { Self(.margins, .horizontal) }
  /// The right edge of the frame, inset by the right margin.
  @inlinable public static var rightMargin: Self { Self(.margins, .horizontal, twelfths: 12) }
  /// The top edge of the frame, inset by the top margin.
  @inlinable public static var topMargin: Self { Self(.margins, .vertical) }
  /// The bottom edge of the frame, inset by the bottom margin.
  @inlinable public static var bottomMargin: Self { Self(.margins, .vertical, twelfths: 12) }
  /// The margin of the edge where reading begins, in the direction of the constraint.
  @inlinable public static var leadingMargin: Self { Self(.margins, .horizontal, isDirectional: true) }
  /// The margin of the edge where reading ends, in the direction of the constraint.
  @inlinable public static var trailingMargin: Self { Self(.margins, .horizontal, twelfths: 12, isDirectional: true) }
  /// The x halfway between the left and the right margin.
  @inlinable public static var centerXWithinMargins: Self { Self(.margins, .horizontal, twelfths: 6) }
  /// The y halfway between the top and the bottom margin.
  @inlinable public static var centerYWithinMargins: Self { Self(.margins, .vertical, twelfths: 6) }
}

// Switches, because the engine asks these for each row, and another module's `==` is a call.
extension LayoutAttribute {
  /// Whether the attribute is a width or a height.
  @inlinable public var isSize: Bool {
    switch base {
    case .extent: true
    case .nothing, .edges, .margins, .firstBaseline, .lastBaseline: false
    }
  }

  /// Whether the attribute is a coordinate: neither a size nor ``notAnAttribute``.
  @inlinable public var isLocation: Bool {
    switch base {
    case .nothing, .extent: false
    case .edges, .margins, .firstBaseline, .lastBaseline: true
    }
  }

  /// Whether the attribute depends on the item's layout margins.
  @inlinable public var isMargin: Bool {
    switch base {
    case .margins: true
    case .nothing, .extent, .edges, .firstBaseline, .lastBaseline: false
    }
  }

  /// Whether the attribute is the baseline of the first or the last line.
  @inlinable public var isBaseline: Bool {
    switch base {
    case .firstBaseline, .lastBaseline: true
    case .nothing, .extent, .edges, .margins: false
    }
  }
}

extension LayoutAttribute {
  /// Whether the attribute is an edge, a margin or a baseline, but no center and no size.
  ///
  /// Of a scroll view, a constraint to what lies in it means the edge of its scrollable content.
  @inlinable public var isEdge: Bool { isLocation && (twelfths == 0 || twelfths == 12) }

  /// Whether the attribute is halfway between two edges or margins.
  @inlinable public var isCenter: Bool { isLocation && twelfths == 6 }

  /// Whether the attribute is a left or right edge or margin, whatever the reading direction.
  @inlinable public var isAbsoluteHorizontalEdge: Bool { axis == .horizontal && isEdge && !isDirectional }

  /// The part of the extent that lies before a place, or that a size is: 0 for a left, 1 for a right edge, 0.5 for a center. That of a
  /// directional attribute counts from left to right, and a baseline has none.
  @inlinable public var part: Double { Double(twelfths) / 12 }

  /// The attribute as it is read from right to left: with the other side in place of a directional one.
  @inlinable public var mirrored: Self { isDirectional ? Self(line, 12 - twelfths) : self }

  /// The attribute of the alignment rectangle in place of one of the margins; any other is as it was.
  @inlinable public var withoutMargins: Self {
    isMargin ? Self(.edges, axis, twelfths: twelfths, isDirectional: isDirectional) : self
  }
}
