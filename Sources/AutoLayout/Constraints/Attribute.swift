/// The part of an item that a constraint is about. The raw values are those of `NSLayoutConstraint.Attribute`.
///
/// Edges, centres and sizes are those of the item's alignment rectangle; margins are measured inwards from its frame. A
/// place is a coordinate in the engine's root: x grows to the right, y downwards, both in points.
public enum Attribute: Int, Hashable, Sendable, CaseIterable {
  /// No attribute: what a constraint has on its second side if it compares a size with a number.
  case notAnAttribute = 0
  /// The left edge, whatever the reading direction.
  case left = 1
  /// The right edge, whatever the reading direction.
  case right = 2
  /// The top edge.
  case top = 3
  /// The bottom edge.
  case bottom = 4
  /// The edge where reading begins: the right one if the constraint is read from right to left, else the left one; see
  /// ``Constraint/direction``.
  case leading = 5
  /// The edge where reading ends, opposite of `leading`.
  case trailing = 6
  /// The distance from the left to the right edge, never negative.
  case width = 7
  /// The distance from the top to the bottom edge, never negative.
  case height = 8
  /// The x halfway between the left and the right edge.
  case centerX = 9
  /// The y halfway between the top and the bottom edge.
  case centerY = 10
  /// The y of the baseline of the last line of text; see ``ItemTraits/lastBaseline``.
  case lastBaseline = 11
  /// The y of the baseline of the first line of text; see ``ItemTraits/firstBaseline``.
  case firstBaseline = 12
  /// The left edge of the frame, inset by the left margin.
  case leftMargin = 13
  /// The right edge of the frame, inset by the right margin.
  case rightMargin = 14
  /// The top edge of the frame, inset by the top margin.
  case topMargin = 15
  /// The bottom edge of the frame, inset by the bottom margin.
  case bottomMargin = 16
  /// The margin of the edge where reading begins, in the direction of the constraint.
  case leadingMargin = 17
  /// The margin of the edge where reading ends, in the direction of the constraint.
  case trailingMargin = 18
  /// The x halfway between the left and the right margin.
  case centerXWithinMargins = 19
  /// The y halfway between the top and the bottom margin.
  case centerYWithinMargins = 20

  /// The axis along which the attribute is measured; nil for `notAnAttribute`.
  public var axis: Axis? {
    switch self {
    case .notAnAttribute: nil
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    }
  }

  /// Whether the attribute is a width or a height.
  public var isSize: Bool { self == .width || self == .height }

  /// Whether the attribute is a coordinate: neither a size nor `notAnAttribute`.
  public var isLocation: Bool { self != .notAnAttribute && !isSize }

  /// Whether which side is meant depends on the reading direction.
  public var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is a left or right edge or margin, whatever the reading direction.
  public var isAbsoluteHorizontalEdge: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether the attribute is an edge, a margin or a baseline, but no centre and no size.
  ///
  /// Of a scroll view, a constraint to what lies in it means the edge of its scrollable content.
  public var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .firstBaseline, .lastBaseline: true
    default: isMargin && self != .centerXWithinMargins && self != .centerYWithinMargins
    }
  }

  /// Whether the attribute depends on the item's layout margins.
  public var isMargin: Bool { rawValue >= Attribute.leftMargin.rawValue }

  /// The attribute's name in Apple's logs and in Interface Builder's documents.
  public var word: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }

  /// The attribute of a name in Interface Builder's documents, where `baseline` is the old name of `lastBaseline`; nil
  /// for any other word and for `notAnAttribute`.
  public init?(word: String) {
    if word == "baseline" {
      self = .lastBaseline
      return
    }
    guard let match = Attribute.allCases.first(where: { $0.word == word }), match != .notAnAttribute else { return nil }
    self = match
  }
}
