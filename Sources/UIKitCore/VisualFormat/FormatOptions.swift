extension NSLayoutConstraint {
  /// Properties of a visual format that its text cannot express: the alignment across its axis, the direction along it,
  /// and whether spacing is measured from edges or baselines.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    // Alignments relate each view to the next one in the text, not to the superview. Their attribute has to lie across
    // the format's axis.
    /// Applies to vertical formats; a horizontal format with it raises an exception.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Applies to vertical formats; a horizontal format with it raises an exception.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Applies to horizontal formats; a vertical format with it raises an exception.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Applies to horizontal formats; a vertical format with it raises an exception.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Applies to vertical formats; a horizontal format with it raises an exception.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Applies to vertical formats; a horizontal format with it raises an exception.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Applies to vertical formats; a horizontal format with it raises an exception.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Applies to horizontal formats; a vertical format with it raises an exception.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Applies to horizontal formats; a vertical format with it raises an exception.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Applies to horizontal formats; a vertical format with it raises an exception.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The bits of all alignments; several may be set at once.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    // Directions say at which side a horizontal format begins. A vertical one always begins at the top.
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
    /// In a vertical format, distances between views lead from the last baseline of a view to the first one of the
    /// next. Distances to a superview or a layout guide, and those of horizontal formats, are still between edges.
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
