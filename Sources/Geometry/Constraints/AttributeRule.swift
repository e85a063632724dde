/// Where an attribute lies along its axis: `start + lengthFactor · length + offset`, and for a size the same without the start.
///
/// Start and length are those of one of an item's rectangles. The equation is linear, so that it holds for numbers and for expressions.
@frozen
public struct AttributeRule: Hashable, Sendable {
  /// The rectangle of an item that an attribute is measured in.
  @frozen
  public enum Rectangle: Sendable {
    /// The part of the frame that constraints align.
    case alignment
    /// The alignment rectangle with the alignment insets around it.
    case frame
  }

  /// Whose start and length count.
  public let rectangle: Rectangle
  /// Whether the attribute is a coordinate, so that the start counts.
  public let isLocation: Bool
  /// What the length is multiplied by.
  public let lengthFactor: Double
  /// The points that are added.
  public let offset: Double

  @inlinable
  init(_ rectangle: Rectangle, isLocation: Bool, lengthFactor: Double, offset: Double = 0) {
    self.rectangle = rectangle
    self.isLocation = isLocation
    self.lengthFactor = lengthFactor
    self.offset = offset
  }

  /// The attribute's value for a rectangle that begins at `start` and is `length` long, in points. Neither needs to be finite where it
  /// does not count.
  @inlinable
  public func value(start: Double, length: Double) -> Double {
    let place = isLocation ? start : 0
    return (lengthFactor == 0 ? place : place + length * lengthFactor) + offset
  }
}

/// What decides, beside an item's rectangle, where its attributes lie.
public protocol AttributeMetrics {
  /// The distances from the frame inwards to the margins, in points; left is left whatever the reading direction.
  var margins: Insets { get }
  /// Where the first line of the item's text stands.
  var firstBaseline: TextBaseline { get }
  /// Where the last line of the item's text stands.
  var lastBaseline: TextBaseline { get }
}

extension LayoutAttribute {
  /// Where the attribute of an item lies that is read from left to right; for one that is read from right to left, take the rule of
  /// what is ``mirrored``.
  @inlinable
  public func rule(in item: borrowing some AttributeMetrics) -> AttributeRule {
    switch base {
    case .nothing: return AttributeRule(.alignment, isLocation: false, lengthFactor: 0)
    case .extent: return AttributeRule(.alignment, isLocation: false, lengthFactor: part)
    case .edges: return AttributeRule(.alignment, isLocation: true, lengthFactor: part)
    case .margins:
      let part = part
      let (before, after) = item.margins.span(axis)
      return AttributeRule(.frame, isLocation: true, lengthFactor: part, offset: before * (1 - part) - after * part)
    case .firstBaseline: return Self.rule(of: item.firstBaseline)
    case .lastBaseline: return Self.rule(of: item.lastBaseline)
    }
  }

  @inlinable
  static func rule(of line: TextBaseline) -> AttributeRule {
    AttributeRule(.alignment, isLocation: true, lengthFactor: line.heightFactor, offset: line.offset)
  }
}

extension Insets {
  /// The distances before and after what lies between them along an axis.
  @inlinable
  func span(_ axis: Axis?) -> (before: Double, after: Double) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}
