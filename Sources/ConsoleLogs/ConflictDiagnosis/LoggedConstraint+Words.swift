import Geometry

extension LoggedConstraint {
  /// What the entry demands, and who made it: `The height of Cell is 80 (set by the container of the view)`.
  func sentence(_ names: ConflictNames, _ framework: Framework = .uiKit) -> String {
    let meaning: String
    if origin == .content, let relation = relations.first {
      meaning =
        "The content of \(names.name(relation.first.item)) has a \(relation.first.attribute) of \(short: relation.constant)"
    } else if relations.isEmpty {
      meaning = "\(constraint.bodyText) sets a position in an unknown superview"
    } else {
      meaning = relations.map { $0.sentence(names) }.joined(separator: "; ")
    }
    return [meaning, note(framework)].compactMap { $0 }.joined(separator: " ")
  }

  /// As equations, for messages about a change.
  func text(_ names: ConflictNames) -> String {
    let text = relations.map { $0.text(names) }.joined(separator: ", ")
    return constraint.place.map { "\(text) at \($0)" } ?? text
  }

  private func note(_ framework: Framework) -> String? {
    switch origin {
    case .user:
      let identifier = constraint.identifier.map { "'\($0)'" }
      let parts = [identifier, constraint.place?.description].compactMap { $0 }
      return parts.isEmpty ? nil : "(\(parts.joined(separator: ", ")))"
    case .mask: return "(from the frame and autoresizing mask of the view)"
    case .encapsulated: return "(set by the container of the view)"
    case .measuring: return "(while UIKit measures the size)"
    case .stack(let name): return "(from the stack view: \(name.stackIdentifier))"
    case .guide: return "(set by \(framework.name))"
    case .system: return "(created by \(framework.name))"
    case .content: return "(hugging \(priority(\.hugging)), compression resistance \(priority(\.resistance)))"
    }
  }

  private func priority(_ path: KeyPath<ConsoleConstraint.Content, ConsoleNumber>) -> String {
    constraint.content.map { $0[keyPath: path].digits } ?? "?"
  }
}

extension ConsoleConstraint {
  var bodyText: String {
    switch body {
    case .equation(let equation): equation.description
    case .visual(let visual): visual.description
    }
  }
}
