import Geometry

extension NSLayoutConstraint {
  /// The part of a view or guide that one side of a constraint refers to. The raw values are those of iOS.
  public enum Attribute: Int, Sendable, CaseIterable {
    /// No second side: the first is compared with the constant.
    case notAnAttribute = 0
    /// The left edge of the alignment rectangle.
    case left = 1
    /// The right edge of the alignment rectangle.
    case right = 2
    /// The top edge of the alignment rectangle.
    case top = 3
    /// The bottom edge of the alignment rectangle.
    case bottom = 4
    /// The edge where a line of text begins, in the reading direction of the view that holds the constraint.
    case leading = 5
    /// The edge where a line of text ends, in the reading direction of the view that holds the constraint.
    case trailing = 6
    /// The width of the alignment rectangle.
    case width = 7
    /// The height of the alignment rectangle.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// The baseline of the last line of text; the bottom edge of a view without text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the bottom edge of a view without text.
    case firstBaseline = 12
    /// The left edge of the frame, moved inwards by the left layout margin.
    case leftMargin = 13
    /// The right edge of the frame, moved inwards by the right layout margin.
    case rightMargin = 14
    /// The top edge of the frame, moved inwards by the top layout margin.
    case topMargin = 15
    /// The bottom edge of the frame, moved inwards by the bottom layout margin.
    case bottomMargin = 16
    /// The left or the right margin, by the reading direction of the view that holds the constraint.
    case leadingMargin = 17
    /// The right or the left margin, by the reading direction of the view that holds the constraint.
    case trailingMargin = 18
    /// The middle between the left and the right margin.
    case centerXWithinMargins = 19
    /// The middle between the top and the bottom margin.
    case centerYWithinMargins = 20
  }
}

extension NSLayoutConstraint.Attribute {
  /// The old name of ``lastBaseline``.
  public static var baseline: NSLayoutConstraint.Attribute { .lastBaseline }

  /// The engine's attribute, which says where it lies.
  package var engine: LayoutAttribute {
    switch self {
    case .notAnAttribute: .notAnAttribute
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    case .lastBaseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    case .leftMargin: .leftMargin
    case .rightMargin: .rightMargin
    case .topMargin: .topMargin
    case .bottomMargin: .bottomMargin
    case .leadingMargin: .leadingMargin
    case .trailingMargin: .trailingMargin
    case .centerXWithinMargins: .centerXWithinMargins
    case .centerYWithinMargins: .centerYWithinMargins
    }
  }

  /// `notAnAttribute` for an attribute that Apple does not have.
  package init(_ engine: LayoutAttribute) { self = Self.allCases.first { $0.engine == engine } ?? .notAnAttribute }
}
