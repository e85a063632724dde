import AutoLayout

/// What a description says, in one form: *first − from  R  multiplier · second + constant*.
struct LoggedRelation: Hashable {
  struct Place: Hashable {
    /// As of ``ConflictNames``.
    var item: String
    var attribute: Attribute
  }

  var first: Place
  /// Where a distance is measured from: masks say the place of a view in its superview as a part of that one's size.
  var from: Place?
  var relation: Relation
  var second: Place?
  var multiplier = 1.0
  /// Points.
  var constant = 0.0
  var priority = 1000.0
}

extension LoggedRelation {
  /// A size compared with a number.
  var isConstantSize: Bool { second == nil && first.attribute.isSize }

  /// A distance between places, rather than a size.
  var isEdge: Bool { first.attribute.isLocation }

  var isRequired: Bool { priority >= 1000 }

  func mentions(_ item: String) -> Bool { first.item == item || second?.item == item }
}

extension ConsoleConstraint {
  /// The relations of the description; none if it does not say to what: a distance to a container without its name.
  func relations(_ names: ConflictNames) -> [LoggedRelation] {
    var relations: [LoggedRelation]
    switch body {
    case .equation(let equation): relations = equation.relation(self, names).map { [$0] } ?? []
    case .visual(let visual): relations = visual.relations(names.keys(of: self), names.container(of: self))
    }
    guard let content else { return relations }
    // Hugging keeps it from growing, resistance from shrinking.
    return relations.flatMap { relation in
      var (most, least) = (relation, relation)
      (most.relation, most.priority) = (.lessThanOrEqual, content.hugging.value)
      (least.relation, least.priority) = (.greaterThanOrEqual, content.resistance.value)
      return [most, least]
    }
  }
}

extension ConsoleEquation {
  fileprivate func relation(_ constraint: ConsoleConstraint, _ names: ConflictNames) -> LoggedRelation? {
    let keys = names.keys(of: constraint)
    guard let attribute = Attribute(logged: left.attribute) else { return nil }
    var result = LoggedRelation(
      first: .init(item: keys[0], attribute: attribute), relation: relation, priority: priority?.number.value ?? 1000)
    switch right {
    case .number(let number): result.constant = number.value
    case .place(let factor, let place, let operand, let constant):
      guard let other = Attribute(logged: place.attribute) else { return nil }
      result.second = .init(item: keys[1], attribute: other)
      result.multiplier = (factor?.value ?? 1) * (operand?.value ?? 1)
      result.constant = constant?.value ?? 0
    }
    guard result.isEdge, result.second?.attribute.isSize ?? true else { return result }
    // A place without another is one in the superview, which only names tell.
    guard let container = names.container(of: constraint) ?? names.superview(keys[0]) else { return nil }
    let start: Attribute = attribute.axis == .horizontal ? .left : .top
    if result.second == nil {
      result.second = .init(item: container, attribute: start)
    } else {
      result.from = .init(item: container, attribute: start)
    }
    return result
  }
}

extension ConsoleEquation.Operand {
  fileprivate var value: Double {
    switch self {
    case .times(let number): number.value
    case .dividedBy(let number): 1 / number.value
    }
  }
}

extension ConsoleEquation.Constant {
  fileprivate var value: Double {
    switch self {
    case .plus(let number), .standard(let number): number.value
    case .minus(let number): -number.value
    }
  }
}

extension ConsoleVisual {
  private var isFromRight: Bool { direction == "RTL" }

  private var startAttribute: Attribute {
    axis == .vertical ? .top : direction == nil ? .leading : isFromRight ? .right : .left
  }

  private var endAttribute: Attribute {
    axis == .vertical ? .bottom : direction == nil ? .trailing : isFromRight ? .left : .right
  }

  private var size: Attribute { axis == .horizontal ? .width : .height }

  fileprivate func relations(_ keys: [String], _ container: String?) -> [LoggedRelation] {
    var relations: [LoggedRelation] = []
    var previous: LoggedRelation.Place? = container.map { .init(item: $0, attribute: startAttribute) }
    var connection = start
    var next = 0
    for (index, view) in views.enumerated() {
      let item = keys[next]
      if let connection, let previous {
        relations += connection.relations(.init(item: item, attribute: startAttribute), after: previous, isFromRight)
      }
      for predicate in view.predicates {
        var relation = LoggedRelation(
          first: .init(item: item, attribute: size), relation: predicate.relation ?? .equal,
          priority: predicate.priority?.number.value ?? 1000)
        switch predicate.operand {
        case .number(let number): relation.constant = number.value
        case .item:
          next += 1
          relation.second = .init(item: keys[next], attribute: size)
        }
        relations.append(relation)
      }
      next += 1
      previous = .init(item: item, attribute: endAttribute)
      connection = index < between.count ? between[index] : nil
    }
    if let end, let container, let previous {
      relations += end.relations(.init(item: container, attribute: endAttribute), after: previous, isFromRight)
    }
    return relations
  }
}

extension ConsoleVisual.Connection {
  /// `next` is the distance after `previous`; from right to left it is to the left of it.
  fileprivate func relations(
    _ next: LoggedRelation.Place, after previous: LoggedRelation.Place, _ isFromRight: Bool
  ) -> [LoggedRelation] {
    let predicates: [ConsoleVisual.Predicate]
    switch self {
    case .flush: predicates = [.distance(0)]
    // Between neighbors; what the standard distance to a container was, old logs say in numbers.
    case .standard: predicates = [.distance(Layout.standardSpacing)]
    case .bare(let number): predicates = [.distance(number.value)]
    case .predicates(let list): predicates = list
    }
    let (first, second) = isFromRight ? (previous, next) : (next, previous)
    return predicates.compactMap { predicate in
      guard case .number(let number) = predicate.operand else { return nil }
      return LoggedRelation(
        first: first, relation: predicate.relation ?? .equal, second: second, constant: number.value,
        priority: predicate.priority?.number.value ?? 1000)
    }
  }
}

extension ConsoleVisual.Predicate {
  fileprivate static func distance(_ value: Double) -> Self {
    .init(relation: nil, operand: .number(.init(value: value, digits: "", space: nil)), priority: nil)
  }
}

extension Attribute {
  /// Masks have words of their own.
  init?(logged word: String) {
    switch word {
    case "minX": self = .left
    case "midX": self = .centerX
    case "maxX": self = .right
    case "minY": self = .top
    case "midY": self = .centerY
    case "maxY": self = .bottom
    default: self.init(word: word)
    }
  }
}
