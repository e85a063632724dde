import Geometry

extension Remedies {
  /// Against a tie of contents: one of them hugs its size less than the others, and stretches; or it resists compression more, and keeps
  /// its size; or less, and is compressed. These are Xcode's own suggestions.
  func tied(_ ids: [String], _ axis: Axis) -> [Remedy] {
    let contents = ids.prefix(4)
    let steps = [(Content.hugging, -1.0), (.resistance, 1), (.resistance, -1)]
    let single = steps.flatMap { content, step in
      contents.compactMap { priority([(content, step)], of: $0, axis, storing: ids) }
    }
    // Where there is more room than needed on one device and less on another, one of them does both.
    let double = contents.compactMap { id in
      priority([(.hugging, -1), (.resistance, -1)], of: id, axis, storing: ids).map { remedy in
        var remedy = remedy
        remedy.isLastResort = true
        return remedy
      }
    }
    return single + double
  }

  /// What a content asks for along an axis.
  enum Content: String {
    case hugging = "hugging"
    case resistance = "compression resistance"

    fileprivate func attribute(_ axis: Axis) -> String {
      axis.word + (self == .hugging ? "HuggingPriority" : "CompressionResistancePriority")
    }
  }

  /// Steps more or less of what a content wants, so that it differs from those that it competes with; nil beyond 1 and 999.
  ///
  /// - Parameter stored: the views whose frames are stored anew: what is drawn was one of many possible layouts.
  func priority(
    _ steps: [(content: Content, step: Double)], of id: String, _ axis: Axis, storing stored: [String] = []
  ) -> Remedy? {
    guard let facts = draft.nodes[id].flatMap(canvas.facts) else { return nil }
    let changes = steps.map { content, step in
      (
        content: content,
        priority: (content == .hugging ? facts.hugging[axis] ?? 250 : facts.resistance[axis] ?? 750) + step
      )
    }
    guard changes.allSatisfy({ (1...999).contains($0.priority) }) else { return nil }
    let words = changes.map(\.content.rawValue).joined(separator: " and ")
    let numbers = changes.map { Number.text($0.priority) }.joined(separator: " and ")
    return Remedy(
      "set the \(axis.word) \(words) priorit\(changes.count > 1 ? "ies" : "y") of \(name(id)) to \(numbers)",
      outcome: { draft in
        guard !stored.isEmpty, let frame = draft.nodes[id].flatMap(draft.frame) else { return nil }
        let size = axis == .horizontal ? "\(tenths(frame.width)) wide" : "\(tenths(frame.height)) high"
        return "it is \(size) on the canvas"
      }
    ) { performer throws(EditError) in
      for change in changes {
        try performer.draft.apply(
          .setAttribute(id, name: change.content.attribute(axis), to: Number.text(change.priority)))
      }
      if !stored.isEmpty { _ = try performer.updateFrames(of: Set(stored)) }
    }
  }
}

extension Axis {
  fileprivate var word: String { self == .horizontal ? "horizontal" : "vertical" }
}
