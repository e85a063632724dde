import InterfaceBuilder

/// What Xcode's size inspector calls a constraint of a view: "Top Space to: Safe Area Equals: 40".
struct ConstraintWords {
  /// Whose inspector it is: the first item unless that is around the second.
  let subject: String
  let text: String

  /// - Parameters:
  ///   - items: the names of both items, as the other one's inspector shows them.
  ///   - isAround: whether the first item owns the constraint or is a guide of its owner, and the second is not.
  ///   - otherIsAround: the same of the second item.
  init(_ constraint: ConstraintElement, first: String, second: String?, isAround: Bool, otherIsAround: Bool) {
    let (one, other) = (constraint.firstAttribute, constraint.secondAttribute)
    let ending = Self.ending(constraint)
    guard let other, let second else {
      subject = first
      text = "\(Self.title(one)) \(ending)"
      return
    }
    // The view's own inspector counts from the view, whichever side the document names first.
    let isTurned = isAround && !otherIsAround
    let (mine, theirs) = isTurned ? (other, one) : (one, other)
    let name = isTurned ? first : second
    subject = isTurned ? second : first
    if mine.isSize {
      if first == second, mine != theirs {
        text = "Aspect Ratio: \(constraint.element["multiplier"] ?? "1:1")\(Self.suffix(constraint))"
      } else if constraint.multiplier != 1 {
        text =
          "Proportional \(Self.title(mine)) to: \(name) Multiplier: \(constraint.element["multiplier"] ?? "")\(Self.offset(constraint))\(Self.suffix(constraint))"
      } else {
        text = "Equal \(Self.title(mine))s to: \(name)\(Self.offset(constraint))\(Self.suffix(constraint))"
      }
    } else if Self.isLine(mine) || (mine.plain == theirs.plain && !isAround && !otherIsAround) {
      text = "Align \(Self.title(mine)) to: \(name)\(Self.offset(constraint))\(Self.suffix(constraint))"
    } else {
      text = "\(Self.title(mine)) Space to: \(name) \(ending)"
    }
  }

  private static func isLine(_ attribute: ConstraintElement.Attribute) -> Bool {
    attribute.isBaseline || attribute.layout?.isCenter == true
  }

  /// `Equals: 40`, `≥ 8`, `Equals: Default`.
  private static func ending(_ constraint: ConstraintElement) -> String {
    let number = constraint.isSymbolic ? "Default" : Number.text(constraint.constant ?? 0)
    return (constraint.relation == .equal ? "Equals: " : "\(constraint.relation.typographicSign) ") + number
      + suffix(constraint)
  }

  private static func offset(_ constraint: ConstraintElement) -> String {
    let relation = constraint.relation == .equal ? "" : " \(constraint.relation.typographicSign)"
    guard let constant = constraint.constant, constant != 0 else { return relation }
    return (constraint.relation == .equal ? " Equals:" : relation) + " \(Number.text(constant))"
  }

  private static func suffix(_ constraint: ConstraintElement) -> String {
    constraint.priority == 1000 ? "" : " @\(Number.text(Double(constraint.priority)))"
  }

  private static func title(_ attribute: ConstraintElement.Attribute) -> String {
    switch attribute.plain {
    case .left: "Left"
    case .right: "Right"
    case .top: "Top"
    case .bottom: "Bottom"
    case .leading: "Leading"
    case .trailing: "Trailing"
    case .width: "Width"
    case .height: "Height"
    case .centerX: "Center X"
    case .centerY: "Center Y"
    case .firstBaseline: "First Baseline"
    case .baseline, .lastBaseline: "Baseline"
    default: attribute.word
    }
  }
}

extension ConstraintElement.Attribute {
  /// The attribute without margins.
  var plain: Self {
    guard let layout, layout.isMargin else { return self }
    return Self(word: layout.withoutMargins.word)
  }
}
