import AutoLayout

extension ConflictModel {
  /// Whether a list that holds together is a contradiction for nearly all places that it does not give. With places that have nothing in
  /// common, it is one if it says in two ways how they lie to each other. Margins and baselines are not tried. Costs two solves, and one
  /// for each view that a frame may be in.
  func mayContradict(_ list: [LoggedConstraint], _ names: ConflictNames) -> Bool {
    let places = list.flatMap(\.relations).flatMap { [$0.first, $0.second].compactMap { $0 } }
    if places.contains(where: { $0.attribute.isMargin && !margins.isKnown($0) || $0.attribute.isBaseline }) {
      return true
    }
    let guides = names.keys.filter { key in
      names.isSystemGuide(key) && places.contains { $0.item == key && $0.attribute.isLocation }
    }
    let around = names.keys.compactMap { names.superview($0) ?? names.owner($0) }
    var engine = engine
    var next = 131.71
    for attributes in [[Attribute.left, .top], [.right, .bottom]] {
      for key in (guides + around).uniqued() {
        guard let item = item(key) else { continue }
        for attribute in attributes where attributes[0] == .left || engine.freedom(of: item, attribute) != nil {
          // Ends lie behind beginnings, as far as a screen is large.
          next += attribute == .right || attribute == .bottom ? 467.37 : 37.13
          _ = engine.addConstraint(Constraint(item, attribute, .equal, constant: next, source: .system))
        }
      }
      _ = engine.solve()
    }
    return !engine.standingConflicts.isEmpty || contradictsInASuperview(list, names)
  }

  /// Whether a frame whose superview has no name contradicts the list in one of the views that it is constrained to. True for a frame that
  /// is not said as a number.
  private func contradictsInASuperview(_ list: [LoggedConstraint], _ names: ConflictNames) -> Bool {
    let frames = list.filter(\.relations.isEmpty)
    let relations = list.filter(\.isUser).flatMap(\.relations)
    for key in Set(frames.compactMap { names.keys(of: $0.constraint).first }).sorted() {
      let candidates = relations.filter { $0.mentions(key) }.flatMap {
        [$0.first.item, $0.second?.item].compactMap { $0 }
      }
      for candidate in Set(candidates).subtracting([key]).sorted() where !names.isGuide(candidate) {
        guard let view = item(key), let superview = item(candidate) else { continue }
        var engine = engine
        for frame in frames where names.keys(of: frame.constraint).first == key {
          guard case .equation(let equation) = frame.constraint.body, case .number(let number) = equation.right,
            let attribute = Attribute(logged: equation.left.attribute)
          else { return true }
          _ = engine.addConstraint(
            Constraint(
              view, attribute, .equal, superview, attribute.axis == .horizontal ? .left : .top, constant: number.value,
              source: .system))
        }
        _ = engine.solve()
        if !engine.standingConflicts.isEmpty { return true }
      }
    }
    return false
  }

  /// Places that decide and that the list does not give: superviews without a name, guides without their constraints, margins,
  /// baselines. With them a list may be a contradiction that is none by itself.
  func unknownPlaces(_ list: [LoggedConstraint], _ names: ConflictNames) -> [String] {
    var texts: [String] = []
    func note(_ text: String) { if !texts.contains(text) { texts.append(text) } }
    let guides = Set(list.filter { $0.origin == .guide }.flatMap(\.items))
    for entry in list {
      if entry.relations.isEmpty, let item = names.keys(of: entry.constraint).first {
        note("the superview of \(names.name(item))")
      }
      for relation in entry.relations {
        for place in [relation.first, relation.second].compactMap({ $0 })
        where place.attribute.isLocation && names.isSystemGuide(place.item) && !guides.contains(place.item) {
          note("the \(names.name(place.item))")
        }
        for place in [relation.first, relation.second].compactMap({ $0 }) {
          if place.attribute.isMargin, !margins.isKnown(place) { note("the margins of \(names.name(place.item))") }
          if place.attribute.isBaseline { note("the baseline of \(names.name(place.item))") }
        }
      }
    }
    return texts
  }
}
