import LayoutReports

extension Outline.DocumentPart {
  /// What decides a part of a rectangle, in the words that the outline has for its constraints.
  package func decision(of quantity: String, by mentions: [ConstraintMention]) -> Outline.Decision {
    var known: [String: Outline.ConstraintPart] = [:]
    var pending = scenes.flatMap(\.objects)
    while let object = pending.popLast() {
      for part in object.constraints { if let id = part.id { known[id] = part } }
      pending += object.children
    }
    let parts = mentions.map { $0.identifier.flatMap { known[$0] } }
    return Outline.Decision(
      quantity: quantity,
      by: zip(mentions, parts).map { mention, part in
        guard let part, let id = part.id else { return mention.decidingText }
        return "\(part.subject), \(part.text) [\(id)]"
      }, constraints: parts.compactMap { $0?.id })
  }
}

extension ConstraintMention {
  /// What the outline says of something that decides, and is no constraint of the document.
  var decidingText: String {
    switch kind {
    case .contentHugging: "content (hugging \(Number.text(priority)))"
    case .compressionResistance: "content (resistance \(Number.text(priority)))"
    case .autoresizingMask: "autoresizing mask"
    case .imposed: "frame of the root"
    case .hiding: "hidden"
    case .constraint: text
    }
  }
}
