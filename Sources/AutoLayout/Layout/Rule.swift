import ConstraintSolver
import Geometry

/// A constraint of a ``Layout``, written as a comparison: `a.leading == b.trailing + 8`.
public final class Rule {
  let first: ItemID
  let firstAttribute: Attribute
  let firstEnd: Place?
  /// How the box's attribute compares with the right side. A negative multiplier on the left side has turned it around.
  public let relation: Relation
  let second: ItemID?
  let secondAttribute: Attribute
  let secondEnd: Place?
  /// The factor of the attribute on the right side, after the rule was divided by the multiplier of its left side; 1 if
  /// there is none.
  public let multiplier: Double
  weak var layout: Layout?
  var handle: ConstraintHandle?
  /// The line that last added the rule to a layout; nil before.
  public internal(set) var codeLocation: CodeLocation?

  /// The points that are added to the right side, after the rule was divided by the multiplier of its left side. A rule
  /// in a layout may be given another constant, which the next ``Layout/solve()`` takes into account.
  public var constant: Double {
    didSet { if let handle { layout?.engine.setConstant(constant, of: handle) } }
  }

  /// How much the rule matters; 1000, that is required, unless it was given another priority. It may change while the
  /// rule is in a layout.
  public var priority = Priority.required {
    didSet { if let handle { layout?.engine.setPriority(priority, of: handle) } }
  }

  /// The rule *m·a + c  R  n·b + d*, kept as *a  R  n/m·b + (d − c)/m*; a negative *m* turns the relation around.
  init<Kind>(_ a: Expression<Kind>, _ relation: Relation, _ b: Expression<Kind>) {
    precondition(a.layout === b.layout, "all boxes of a rule must belong to the same layout")
    precondition(a.multiplier != 0, "the left side of a rule must depend on its box")
    first = a.item
    firstAttribute = a.attribute
    firstEnd = a.end
    secondEnd = b.multiplier == 0 ? nil : b.end
    second = b.multiplier == 0 ? nil : b.item
    secondAttribute = b.multiplier == 0 ? .notAnAttribute : b.attribute
    self.relation = a.multiplier > 0 ? relation : relation.turned
    multiplier = b.multiplier / a.multiplier
    constant = (b.constant - a.constant) / a.multiplier
    layout = a.layout
  }

  init(_ a: Expression<Length>, _ relation: Relation, _ value: Double) {
    precondition(a.multiplier != 0, "the left side of a rule must depend on its box")
    first = a.item
    firstAttribute = a.attribute
    firstEnd = a.end
    second = nil
    secondEnd = nil
    secondAttribute = .notAnAttribute
    self.relation = a.multiplier > 0 ? relation : relation.turned
    multiplier = 1
    constant = (value - a.constant) / a.multiplier
    layout = a.layout
  }

  /// Gives the rule a priority in (0, 1000] and returns it: `(a.width == 100).priority(750)`. Another number stops the
  /// program.
  public func priority(_ value: Float) -> Rule {
    guard let p = Priority(rawValue: value) else {
      preconditionFailure("a priority must be greater than 0 and at most 1000, not \(value)")
    }
    priority = p
    return self
  }

  /// Whether the rule is in a layout and not in force, because it was broken in a clash.
  public var isBroken: Bool { handle.map { layout?.engine.isStillBroken($0) ?? false } ?? false }

  /// By how many points the rule is violated after the last ``Layout/solve()``; 0 if it holds or is in no layout.
  public var violation: Double { handle.map { layout?.engine.violation(of: $0) ?? 0 } ?? 0 }

  /// The items of both sides.
  var items: [ItemID] { [first, second, firstEnd?.item, secondEnd?.item].compactMap { $0 } }

  func constraint(origin: ItemID) -> Constraint {
    Constraint(
      first, firstAttribute, relation, second, secondAttribute, multiplier: multiplier, constant: constant,
      priority: priority, origin: origin, firstEnd: firstEnd, secondEnd: secondEnd)
  }
}

extension Rule: CustomStringConvertible {
  /// The rule as UIKit's logs write a constraint, with the names of the boxes: `label.width >= 0.5*page.width + 8 @750`.
  public var description: String {
    func place(_ item: ItemID, _ attribute: Attribute) -> ConstraintEquation.Place {
      .init(ItemName(layout?.name(of: item) ?? "?"), attribute.word)
    }
    func side(_ item: ItemID, _ attribute: Attribute, _ end: Place?) -> ConstraintEquation.Side {
      let start = place(item, attribute)
      return end.map { .distance(start: start, end: place($0.item, $0.attribute)) } ?? .place(start)
    }
    return ConstraintEquation(
      side(first, firstAttribute, firstEnd), relation,
      second.map { side($0, secondAttribute, secondEnd) }, multiplier: multiplier, constant: .number(constant),
      priority: Double(priority.rawValue)
    ).text(.console)
  }
}
