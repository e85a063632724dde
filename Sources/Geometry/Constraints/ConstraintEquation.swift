/// What a constraint says, in parts: `first R multiplier · second + constant`, at a priority.
///
/// Every text of a constraint is written from this value, in one of the dialects of ``ConstraintDialect``.
public struct ConstraintEquation: Hashable, Sendable {
  /// An attribute of an item, such as the leading edge of a label.
  public struct Place: Hashable, Sendable {
    /// The view or guide.
    public var item: ItemName
    /// The word of the attribute, as logs and documents write it: `leading`.
    public var attribute: String

    /// The attribute of an item.
    public init(_ item: ItemName, _ attribute: String) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// One side of the equation.
  public enum Side: Hashable, Sendable {
    /// An edge, a center, a baseline or a size.
    case place(Place)
    /// How far the end is from the start, as of `anchorWithOffset(to:)`.
    case distance(start: Place, end: Place)
  }

  /// What is added to the second side.
  public enum Constant: Hashable, Sendable {
    /// Points.
    case number(Double)
    /// A distance that the system chose, by the system's name of it, in points: `NSSpace(8)`.
    case symbolic(String, Double)
    /// The standard distance of a document, whose points the document does not say.
    case standard
  }

  /// The side on the left.
  public var first: Side
  /// How the left side compares with the right one.
  public var relation: Relation
  /// What the second side is multiplied by.
  public var multiplier: Double
  /// The multiplier as its author wrote it, where that was as a ratio: `148:77`; nil where it was a number.
  public var ratio: String?
  /// The side on the right; nil where the first is compared with the constant alone.
  public var second: Side?
  /// What is added on the right.
  public var constant: Constant
  /// Above 0 and up to 1000, which is required.
  public var priority: Double

  /// An equation of those parts.
  public init(
    _ first: Side, _ relation: Relation, _ second: Side? = nil, multiplier: Double = 1,
    constant: Constant = .number(0), priority: Double = 1000
  ) {
    self.first = first
    self.relation = relation
    self.multiplier = multiplier
    self.second = second
    self.constant = constant
    self.priority = priority
  }
}
