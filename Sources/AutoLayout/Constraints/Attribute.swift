/// What of an item a constraint speaks about; raw values are those of `NSLayoutConstraint.Attribute`.
///
/// Edges, centres and sizes mean the item's alignment rectangle; margins are measured inwards from its frame.
public enum Attribute: Int, Hashable, Sendable, CaseIterable {
  case notAnAttribute = 0
  case left = 1
  case right = 2
  case top = 3
  case bottom = 4
  case leading = 5
  case trailing = 6
  case width = 7
  case height = 8
  case centerX = 9
  case centerY = 10
  case lastBaseline = 11
  case firstBaseline = 12
  case leftMargin = 13
  case rightMargin = 14
  case topMargin = 15
  case bottomMargin = 16
  case leadingMargin = 17
  case trailingMargin = 18
  case centerXWithinMargins = 19
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

  public var isSize: Bool { self == .width || self == .height }

  /// Whether the attribute is a place rather than a size.
  public var isLocation: Bool { self != .notAnAttribute && !isSize }

  /// Whether the attribute follows the reading direction.
  public var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is a left or right edge whatever the reading direction.
  public var isAbsoluteHorizontalEdge: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether the attribute names an edge, which for a scroll view seen from its content means the content's edge.
  public var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .firstBaseline, .lastBaseline: true
    default: isMargin && self != .centerXWithinMargins && self != .centerYWithinMargins
    }
  }

  /// Whether the attribute depends on the item's layout margins.
  public var isMargin: Bool { rawValue >= Attribute.leftMargin.rawValue }

  /// The word Apple's logs and Interface Builder use.
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

  /// The attribute of Interface Builder's word; `baseline` is the old name of `lastBaseline`.
  public init?(word: String) {
    if word == "baseline" {
      self = .lastBaseline
      return
    }
    guard let match = Attribute.allCases.first(where: { $0.word == word }), match != .notAnAttribute else { return nil }
    self = match
  }
}
