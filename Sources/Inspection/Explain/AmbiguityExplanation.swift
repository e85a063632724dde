import AutoLayout
import UIKit

/// A quantity of a view that the constraints leave open, how it can move, and what would settle it.
///
///     label.width is 42, but could be from 0 to 300
///       label.width grows as field.minX moves right, field.width shrinks
///       settled by: raise the horizontal hugging of label from 250 to 251, width becomes 42
///       settled by: add label.width == 42
public struct AmbiguityExplanation: Hashable, Sendable {
  /// A quantity that moves along.
  public struct Motion: Hashable, Sendable {
    public var item: String
    /// `minX`, `minY`, `width` or `height`.
    public var quantity: String
    /// Points for each point of the open quantity.
    public var rate: Double
  }

  /// A change that was tried on a copy of the layout: the quantity had one value then, and no conflict had come.
  public struct Settlement: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// A constraint that keeps what is the case.
      case addConstraint
      case raiseHugging
      case raiseResistance
    }

    public var kind: Kind
    public var text: String
    /// What the quantity becomes; points, as for ``AmbiguityExplanation/value``.
    public var value: Double
  }

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
}

extension UIView {
  /// What the constraints leave open about the view, a quantity each; empty if nothing is, or if the view is not placed by
  /// constraints. The tree is laid out first. For debugging: costs some solves of the tree for each open quantity.
  public func explainAmbiguity() -> [AmbiguityExplanation] {
    guard let tree = LaidOutTree(of: self), let id = tree.item(of: self, .width),
      let container = tree.container(of: self)
    else { return [] }
    let open = tree.ambiguity(of: self)
    return Quantity.allCases.filter { open.contains($0.ambiguity) }.compactMap { quantity in
      guard let range = tree.engine.freedom(of: id, quantity), let value = tree.engine.value(of: id, quantity),
        let motions = tree.engine.motion(of: id, quantity)
      else { return nil }
      return AmbiguityExplanation(
        item: tree.name(of: id), quantity: quantity.plainWord, value: value, range: range,
        motions: motions.map {
          AmbiguityExplanation.Motion(item: tree.name(of: $0.item), quantity: $0.quantity.plainWord, rate: $0.rate)
        },
        settlements: tree.engine.settlements(of: id, quantity, in: container).map {
          AmbiguityExplanation.Settlement($0, value: value, quantity, in: tree)
        })
    }
  }
}

extension AmbiguityExplanation.Settlement {
  @MainActor
  fileprivate init(
    _ settlement: AutoLayout.Settlement, value present: Double, _ quantity: Quantity, in tree: LaidOutTree
  ) {
    switch settlement {
    case .constraint(let constraint):
      kind = .addConstraint
      value = present
      text = "add \(tree.text(of: constraint))"
    case .priority(let handle, let priority, let result):
      value = result
      let isHugging = tree.mention(handle).kind == .contentHugging
      kind = isHugging ? .raiseHugging : .raiseResistance
      guard case .wish(let rule) = tree.engine.definition(of: handle) else {
        preconditionFailure("only contents are tied")
      }
      let axis = rule.axis == .horizontal ? "horizontal" : "vertical"
      let old = Double(tree.engine.priority(of: handle).rawValue)
      text =
        "raise the \(axis) \(isHugging ? "hugging" : "compression resistance") of \(tree.name(of: rule.item)) "
        + "from \(number(old)) to \(number(Double(priority.rawValue))), \(quantity.plainWord) becomes \(number(result))"
    }
  }
}

extension AmbiguityExplanation: CustomStringConvertible {
  /// The range, how the quantity moves, and what would settle it, a line each.
  public var description: String {
    let first = "\(item).\(quantity) is \(number(value)), but could be \(range.words)"
    return ([first, "  " + motionText] + settlements.map { "  settled by: \($0.text)" }).joined(separator: "\n")
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
    let distance = abs(abs(rate) - 1) < 1e-6 ? "" : " by \(number(abs(rate)))"
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
