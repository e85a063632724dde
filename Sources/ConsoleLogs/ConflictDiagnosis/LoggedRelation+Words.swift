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
      relation, second.map { .place(named($0)) }, multiplier: multiplier,
      constant: .number(constant), priority: priority
    ).text(.explanation)
  }

  /// As a sentence without a full stop: `The width of UIButton 'Press' is 214`.
  func sentence(_ names: ConflictNames) -> String {
    let wish = priority >= 1000 ? "" : ", with priority \(short: priority)"
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
    if first.attribute.isEnd, second.attribute.isEnd, constant > 0, relation != .lessThanOrEqual {
      return "The \(second.attribute.phrase) of \(names.name(second.item)) is "
        + "\(distance(from: first.attribute.backward, to: first.attribute.forward)) "
        + "the \(first.attribute.phrase) of \(names.name(first.item))"
    }
    return "\(subject) is \(distance(from: first.attribute.forward, to: first.attribute.backward)) \(object)"
  }

  /// `8 points below`, `at least 8 points below`, `on`, `on or below`, `at most 8 points above`.
  private func distance(from forward: String, to backward: String) -> String {
    let points = "\(short: abs(constant)) point\(abs(constant) == 1 ? "" : "s")"
    switch (constant.sign, constant, relation) {
    case (_, 0, .equal): return "on"
    case (_, 0, .greaterThanOrEqual): return "on or \(forward)"
    case (_, 0, .lessThanOrEqual): return "on or \(backward)"
    case (.plus, _, _): return "\(relation.bound)\(points) \(forward)"
    case (.minus, _, .equal): return "\(points) \(backward)"
    case (.minus, _, .greaterThanOrEqual): return "at most \(points) \(backward)"
    case (.minus, _, .lessThanOrEqual): return "at least \(points) \(backward)"
    }
  }
}

extension Relation {
  fileprivate var bound: String {
    switch self {
    case .equal: ""
    case .greaterThanOrEqual: "at least "
    case .lessThanOrEqual: "at most "
    }
  }
}

extension Attribute {
  fileprivate var isEnd: Bool { isEdge && part == 1 }

  fileprivate var forward: String {
    axis == .vertical ? "below" : isDirectional ? "after" : "to the right of"
  }

  fileprivate var backward: String {
    axis == .vertical ? "above" : isDirectional ? "before" : "to the left of"
  }

  fileprivate var phrase: String {
    switch base {
    case .nothing, .extent: word
    case .edges: isCenter ? center : "\(word) edge"
    case .margins: isCenter ? "\(center) of the margins" : "\(withoutMargins.word) margin"
    case .firstBaseline: "first baseline"
    case .lastBaseline: "last baseline"
    }
  }

  private var center: String { axis == .horizontal ? "horizontal center" : "vertical center" }
}
