extension NSLayoutConstraint {
  /// What a visual format cannot say in its text: alignment across its axis, direction along it, what spacing is measured from.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    // Each view with the next one in the text; the superview is left out. Must run across the format's axis.
    /// For vertical formats; in a horizontal one it raises.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// For vertical formats; in a horizontal one it raises.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// For horizontal formats; in a vertical one it raises.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// For horizontal formats; in a vertical one it raises.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// For vertical formats; in a horizontal one it raises.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// For vertical formats; in a horizontal one it raises.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// For vertical formats; in a horizontal one it raises.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// For horizontal formats; in a vertical one it raises.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// For horizontal formats; in a vertical one it raises.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// For horizontal formats; in a vertical one it raises.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The bits of all alignments; several may be set at once.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    // Where a horizontal format begins; a vertical one begins at the top whatever this says.
    /// The default: the format's text begins at the leading edge.
    public static let directionLeadingToTrailing = FormatOptions([])
    /// The format's text begins at the left, in every language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The format's text begins at the right, in every language.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the directions, of which one holds.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// The default: distances are those between edges.
    public static let spacingEdgeToEdge = FormatOptions([])
    /// In a vertical format, from the last baseline of a view to the first of the next. Elsewhere it says nothing: to a
    /// superview or a layout guide distances are those of edges.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bit of the spacings.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}

extension NSLayoutConstraint.FormatOptions {
  /// The attributes to align, by the value of their bits.
  var alignments: [NSLayoutConstraint.Attribute] {
    let attributes: [(Self, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    return attributes.filter { contains($0.0) }.map(\.1)
  }
}
