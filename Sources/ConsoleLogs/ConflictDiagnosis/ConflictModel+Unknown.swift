import AutoLayout

extension ConflictModel {
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
