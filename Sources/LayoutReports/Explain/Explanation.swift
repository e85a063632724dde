/// Why an edge, a center or a size is what it is.
///
///     label.leading is 36
///       16 from label.leading == box.leading + 16 at ProfileView.swift:42; 1 per point
///         20 from box.leading == root.leading + 20 at ProfileView.swift:40; 1 per point
///           0 from root.minX == 0 (given)
///
/// A value, free of views: names, numbers and texts.
public struct Explanation: Hashable, Sendable {
  /// One binding constraint on the way from the attribute to what is fixed.
  public struct Step: Hashable, Sendable {
    /// The binding constraint.
    public var constraint: ConstraintMention
    /// How many points of the value are due to it.
    public var share: Double
    /// The part of the share that is not its constant but margins, safe areas, alignment insets and baselines.
    public var inset: Double
    /// In points, as the constraint says it; for contents the size, for frames the place or size.
    public var constant: Double
    /// By how many points the attribute moves, to the right or down, or grows, when the constant grows by 1.
    public var rate: Double
    /// The constants for which the rate holds, possibly without an end. The present one may be an end: then the rate holds
    /// in one direction only. Nil for contents, whose two wishes change together.
    public var range: ClosedRange<Double>?
    /// How many constraints lie between this one and the item.
    public var distance: Int

    /// A step without an inset and without a range, unless said otherwise; points.
    public init(
      constraint: ConstraintMention, share: Double, inset: Double = 0, constant: Double, rate: Double,
      range: ClosedRange<Double>? = nil, distance: Int
    ) {
      self.constraint = constraint
      self.share = share
      self.inset = inset
      self.constant = constant
      self.rate = rate
      self.range = range
      self.distance = distance
    }
  }

  /// A quantity that no constraint decides: it is open and stays, or it is zero because no size is negative.
  public struct Rest: Hashable, Sendable, Codable {
    /// `label.width`.
    public var quantity: String
    /// How many points of the value are due to the quantity.
    public var share: Double
    /// Whether the quantity is zero because no size is negative, rather than open.
    public var isLeast: Bool

    /// A quantity to which that many points of the value are due.
    public init(quantity: String, share: Double, isLeast: Bool) {
      self.quantity = quantity
      self.share = share
      self.isLeast = isLeast
    }
  }

  /// A constraint that wants the attribute elsewhere, and lost.
  public struct Dissenter: Hashable, Sendable, Codable {
    /// The constraint that lost.
    public var constraint: ConstraintMention
    /// The constant it wants, and the one that would hold as things are; points.
    public var wanted: Double
    /// The constant with which the constraint would hold as things are; points.
    public var actual: Double
    /// The attribute's value if it came first among those that may give way; nil if even then it could not hold.
    public var valueIfObeyed: Double?
    /// What it loses to: the required constraints that forbid it, no more than are needed; or those as strong as it or
    /// stronger that would become worse.
    public var losesTo: [ConstraintMention]

    /// A constraint that could not hold even if it came first, unless a value is given; points.
    public init(
      constraint: ConstraintMention, wanted: Double, actual: Double, valueIfObeyed: Double? = nil,
      losesTo: [ConstraintMention] = []
    ) {
      self.constraint = constraint
      self.wanted = wanted
      self.actual = actual
      self.valueIfObeyed = valueIfObeyed
      self.losesTo = losesTo
    }
  }

  /// An inequality about the item and the axis that does not bind.
  public struct Limit: Hashable, Sendable, Codable {
    /// The inequality.
    public var constraint: ConstraintMention
    /// Points to spare.
    public var slack: Double

    /// An inequality with that many points to spare.
    public init(constraint: ConstraintMention, slack: Double) {
      self.constraint = constraint
      self.slack = slack
    }
  }

  /// As the console names it.
  public var item: String
  /// UIKit's word, such as `leading`.
  public var attribute: String
  /// Points; for places from the left or top of the root of the tree, most often the window. Not rounded to pixels.
  public var value: Double
  /// The nearest first.
  public var steps: [Step]
  /// The quantities on the way that no constraint decides.
  public var rests: [Rest]
  /// What remains of the value: the attribute's own margin or baseline, and places kept from constraints that are gone.
  public var offset: Double
  /// Those that mention the item before the others, the strongest of each first.
  public var dissenters: [Dissenter]
  /// The inequalities about the item that do not bind, along the attribute's axis.
  public var limits: [Limit]
  /// The values that are as good, possibly without an end; nil if there is one only. See ``AmbiguityExplanation``.
  public var freedom: ClosedRange<Double>?
  /// What the solver and the layout pass could not do as promised, so that the explanation may be wrong; most often
  /// nothing.
  public var diagnostics: [ReportDiagnostic]

  /// An explanation of a value, in points, that nothing is known of, unless said otherwise.
  public init(
    item: String, attribute: String, value: Double, steps: [Step] = [], rests: [Rest] = [], offset: Double = 0,
    dissenters: [Dissenter] = [], limits: [Limit] = [], freedom: ClosedRange<Double>? = nil,
    diagnostics: [ReportDiagnostic] = []
  ) {
    self.item = item
    self.attribute = attribute
    self.value = value
    self.steps = steps
    self.rests = rests
    self.offset = offset
    self.dissenters = dissenters
    self.limits = limits
    self.freedom = freedom
    self.diagnostics = diagnostics
  }
}
