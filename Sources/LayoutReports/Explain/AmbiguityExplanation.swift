import Geometry

/// A quantity of a view that the constraints leave open, how it can move, and what would settle it.
///
///     label.width is 42, but could be from 0 to 300
///       label.width grows as field.minX moves right, field.width shrinks
///       settled by: lower the horizontal hugging of label from 251 to 250; then label becomes 300 wide
///       settled by: add label.width == 42
public struct AmbiguityExplanation: Hashable, Sendable {
  /// A quantity that moves along.
  public struct Motion: Hashable, Sendable, Codable {
    /// The view or guide that moves, as the texts name it.
    public var item: String
    /// `minX`, `minY`, `width` or `height`.
    public var quantity: String
    /// Points for each point of the open quantity.
    public var rate: Double

    /// A motion of a quantity, by that many points for each point of the open one.
    public init(item: String, quantity: String, rate: Double) {
      self.item = item
      self.quantity = quantity
      self.rate = rate
    }
  }

  /// A change that was tried on a copy of the layout: the quantity had one value then, and no conflict had come.
  public struct Settlement: Hashable, Sendable, Codable {
    /// What is changed to settle the quantity.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
      /// A constraint that keeps what is the case.
      case addConstraint
      /// A view's content hugging becomes weaker than that of the views that it is tied with: it stretches.
      case lowerHugging
      /// A view's content hugging becomes stronger than that of the view that it is tied with: it keeps its size.
      case raiseHugging
      /// A view's compression resistance becomes weaker than that of the views that it is tied with: it is compressed.
      case lowerResistance
      /// A view's compression resistance becomes stronger than that of the view that it is tied with: it keeps its size.
      case raiseResistance
    }

    /// What is changed.
    public var kind: Kind
    /// The change in words: `add label.width == 42`.
    public var text: String
    /// What the quantity becomes; points, as for ``AmbiguityExplanation/value``.
    public var value: Double

    /// A change after which the quantity has that value; points.
    public init(kind: Kind, text: String, value: Double) {
      self.kind = kind
      self.text = text
      self.value = value
    }
  }

  /// The view whose quantity is open, as the texts name it.
  public var item: String
  /// `minX`, `minY`, `width` or `height`.
  public var quantity: String
  /// Points; places from the left or top of the root.
  public var value: Double
  /// The values that are as good; an end may be infinite.
  public var range: ClosedRange<Double>
  /// The quantity itself first, then what moves with it on the way to an end of the range.
  public var motions: [Motion]
  /// Priorities first where contents are tied, the constraint last; empty if neither is enough.
  public var settlements: [Settlement]

  /// An open quantity that moves alone and that nothing known settles, unless said otherwise.
  public init(
    item: String, quantity: String, value: Double, range: ClosedRange<Double>, motions: [Motion] = [],
    settlements: [Settlement] = []
  ) {
    self.item = item
    self.quantity = quantity
    self.value = value
    self.range = range
    self.motions = motions
    self.settlements = settlements
  }
}

extension AmbiguityExplanation: CustomStringConvertible {
  /// The range, how the quantity moves, and what would settle it, a line each.
  public var description: String {
    let first = "\(item).\(quantity) is \(short: value), but could be \(range.words)"
    return ([first, "  " + motionText] + settlements.map { "  resolved by: \($0.text)" }).visibleLines
  }

  /// `label.width grows as field.width shrinks`, with the first five that move along.
  private var motionText: String {
    let others = motions.dropFirst()
    guard let own = motions.first, !others.isEmpty else { return (motions.first?.text ?? "") + " alone" }
    let more = others.count > 5 ? " and \(others.count - 5) more move" : ""
    return "\(own.text) as \(others.prefix(5).map(\.text).joined(separator: ", "))\(more)"
  }
}

extension AmbiguityExplanation.Motion {
  /// `field.width shrinks`, with the distance where it is not that of the open quantity.
  fileprivate var text: String {
    let distance = abs(abs(rate) - 1) < 1e-6 ? "" : " by \(short: abs(rate))"
    return "\(item).\(quantity) \(verb)\(distance)"
  }

  private var verb: String {
    switch quantity {
    case "minX": rate > 0 ? "moves right" : "moves left"
    case "minY": rate > 0 ? "moves down" : "moves up"
    default: rate > 0 ? "grows" : "shrinks"
    }
  }
}
