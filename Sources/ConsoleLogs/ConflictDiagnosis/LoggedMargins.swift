import AutoLayout

/// The margins of the views in a log: the constraints of a margins guide say them, and where there is none, 8 points are assumed.
struct LoggedMargins {
  /// The margin of a plain view, in points.
  static let assumed = 8.0

  /// By view and edge.
  private var known: [String: [Attribute: Double]] = [:]

  init(_ constraints: [LoggedConstraint], _ names: ConflictNames) {
    for entry in constraints where entry.origin == .guide {
      for relation in entry.relations where relation.relation == .equal && relation.multiplier == 1 {
        guard let second = relation.second else { continue }
        note(guide: relation.first, of: second, relation.constant, names)
        note(guide: second, of: relation.first, relation.constant, names)
      }
    }
  }

  private mutating func note(
    guide: LoggedRelation.Place, of view: LoggedRelation.Place, _ distance: Double, _ names: ConflictNames
  ) {
    guard names.isMarginsGuide(guide.item), guide.attribute == view.attribute, let edge = view.attribute.plainEdge
    else { return }
    known[view.item, default: [:]][edge] = abs(distance)
  }

  /// Whether the log says the margin that an attribute of margins needs.
  func isKnown(_ place: LoggedRelation.Place) -> Bool {
    place.attribute.plainEdge.map { known[place.item]?[$0] != nil } ?? false
  }

  func insets(of item: String) -> Insets {
    func margin(_ edge: Attribute) -> Double { known[item]?[edge] ?? Self.assumed }
    return Insets(top: margin(.top), left: margin(.left), bottom: margin(.bottom), right: margin(.right))
  }
}

extension Attribute {
  /// The edge of an edge or a margin; from left to right, as logs are read here.
  fileprivate var plainEdge: Attribute? {
    guard isEdge, !isBaseline else { return nil }
    return axis == .horizontal ? (part == 0 ? .left : .right) : (part == 0 ? .top : .bottom)
  }
}
