import AutoLayout
import Geometry

extension LoggedRelation {
  /// As an equation with the names of a conflict: `UIButton 'Press'.width == 214`.
  func text(_ names: ConflictNames) -> String {
    func named(_ place: Place) -> ConstraintEquation.Place {
      .init(ItemName(names.name(place.item)), place.attribute.word)
    }
    return ConstraintEquation(
      from.map { .distance(start: named($0), end: named(first)) } ?? .place(named(first)),
      ConstraintEquation.Relation(relation), second.map { .place(named($0)) }, multiplier: multiplier,
      constant: .number(constant), priority: priority
    ).text(.explanation)
  }

  /// As a sentence without a full stop: `The width of UIButton 'Press' is 214`.
  func sentence(_ names: ConflictNames) -> String {
    let wish = priority >= 1000 ? "" : ", if possible (priority \(short: priority))"
    return plainSentence(names) + wish
  }

  private func plainSentence(_ names: ConflictNames) -> String {
    let subject = "The \(first.attribute.phrase) of \(names.name(first.item))"
    guard let second else { return "\(subject) is \(relation.bound)\(short: constant)" }
    let object = "the \(second.attribute.phrase) of \(names.name(second.item))"
    guard isEdge, from == nil, multiplier == 1 else {
      let offset = constant == 0 ? "" : constant > 0 ? " plus \(short: constant)" : " minus \(short: -constant)"
      let factor = multiplier == 1 ? "" : "\(short: multiplier) times "
      return "\(subject) is \(relation.bound)\(factor)\(object)\(offset)"
    }
    // The end of a container after the end of a view reads better from the view.
    if first.attribute.isEnd, second.attribute.isEnd, constant > 0, relation != .atMost {
      return "The \(second.attribute.phrase) of \(names.name(second.item)) is "
        + "\(distance(from: first.attribute.backward, to: first.attribute.forward)) "
        + "the \(first.attribute.phrase) of \(names.name(first.item))"
    }
    return "\(subject) is \(distance(from: first.attribute.forward, to: first.attribute.backward)) \(object)"
  }

  /// `8 points below`, `at least 8 points below`, `on`, `on or below`, `at most 8 points above`.
  private func distance(from forward: String, to backward: String) -> String {
    let points = "\(short: abs(constant)) points"
    switch (constant.sign, constant, relation) {
    case (_, 0, .equal): return "on"
    case (_, 0, .atLeast): return "on or \(forward)"
    case (_, 0, .atMost): return "on or \(backward)"
    case (.plus, _, _): return "\(relation.bound)\(points) \(forward)"
    case (.minus, _, .equal): return "\(points) \(backward)"
    case (.minus, _, .atLeast): return "at most \(points) \(backward)"
    case (.minus, _, .atMost): return "at least \(points) \(backward)"
    }
  }
}

extension ConstraintEquation.Relation {
  fileprivate init(_ relation: ConsoleRelation) {
    switch relation {
    case .equal: self = .equal
    case .atMost: self = .atMost
    case .atLeast: self = .atLeast
    }
  }
}

extension ConsoleRelation {
  fileprivate var bound: String {
    switch self {
    case .equal: ""
    case .atLeast: "at least "
    case .atMost: "at most "
    }
  }
}

extension Attribute {
  fileprivate var isEnd: Bool {
    switch self {
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: true
    default: false
    }
  }

  fileprivate var forward: String {
    axis == .vertical ? "below" : isDirectional ? "after" : "to the right of"
  }

  fileprivate var backward: String {
    axis == .vertical ? "above" : isDirectional ? "before" : "to the left of"
  }

  fileprivate var phrase: String {
    switch self {
    case .notAnAttribute, .width, .height: word
    case .left, .right, .top, .bottom, .leading, .trailing: "\(word) edge"
    case .centerX: "horizontal centre"
    case .centerY: "vertical centre"
    case .firstBaseline: "first baseline"
    case .lastBaseline: "last baseline"
    case .leftMargin: "left margin"
    case .rightMargin: "right margin"
    case .topMargin: "top margin"
    case .bottomMargin: "bottom margin"
    case .leadingMargin: "leading margin"
    case .trailingMargin: "trailing margin"
    case .centerXWithinMargins: "horizontal centre of the margins"
    case .centerYWithinMargins: "vertical centre of the margins"
    }
  }
}
