import AutoLayout

/// Why nothing can be said about a list for certain: a part of it is missing, or was changed.
struct ListDamage {
  private let reason: String
  private let advice: String

  static let copyAgain =
    "Copy the whole message from the console, beginning with \"Unable to simultaneously satisfy constraints.\""

  /// Nil for a list that may be whole.
  ///
  /// - Parameter contradictsAfterwards: Whether the list is a contradiction without the constraint that was given up, too. UIKit lists
  ///   what one constraint clashes with.
  init?(_ conflict: ConsoleConflict, hasBrokenEntry: Bool, contradictsAfterwards: Bool, _ framework: Framework) {
    let lines = conflict.unreadLines.map { "\($0)" }
    let isOne = lines.count == 1
    if !lines.isEmpty {
      reason =
        "The cause of the conflict is unknown, because trellis cannot read \(isOne ? "line" : "lines") "
        + "\(lines.joined(separator: ", ")) of the log."
      advice =
        "Copy the message from the console again, or correct \(isOne ? "the line" : "the lines") in a text editor."
    } else if let broken = conflict.broken, !hasBrokenEntry {
      reason =
        "\(framework.name) broke a constraint that the list does not contain: \(broken.bodyText). The list is "
        + "incomplete, or belongs to another message."
      advice = Self.copyAgain
    } else if let (first, second) = Self.twoTexts(conflict) {
      reason =
        "The cause of the conflict is unknown, because the log describes one constraint as both \(first) and \(second). A line of the log was probably edited."
      advice = Self.copyAgain
    } else if let (address, first, second) = Self.twoClasses(conflict) {
      reason =
        "The cause of the conflict is unknown, because the object at \(address) has two classes in the log, \(first) and \(second). A line of the log was probably edited."
      advice = Self.copyAgain
    } else if let impossible = conflict.constraints.first(where: \.isImpossible) {
      reason =
        "The cause of the conflict is unknown, because the constraint \(impossible.bodyText) is not possible. A line of the log was probably edited."
      advice = Self.copyAgain
    } else if contradictsAfterwards {
      reason =
        "The cause of the conflict is unknown, because the constraints conflict even without the constraint "
        + "that \(framework.name) broke. A line of the log was probably edited, or belongs to another message."
      advice = Self.copyAgain
    } else {
      return nil
    }
  }

  var culprit: Culprit { Culprit(kind: .incompleteList, constraint: nil, reason: reason, advice: advice) }

  /// An object has one class, wherever it is mentioned.
  private static func twoClasses(_ conflict: ConsoleConflict) -> (String, String, String)? {
    var classes: [String: String] = [:]
    for constraint in conflict.constraints + [conflict.brokenText].compactMap({ $0 }) {
      for item in constraint.items + (constraint.state?.names ?? []).map(\.item) {
        guard case .object(let name, let address, _) = item else { continue }
        let (key, shortName) = (address.lowercased(), ConflictNames.shortClass(name))
        guard let known = classes[key] else {
          classes[key] = shortName
          continue
        }
        if known != shortName { return (address, known, shortName) }
      }
    }
    return nil
  }

  /// One constraint has one text, wherever it stands.
  private static func twoTexts(_ conflict: ConsoleConflict) -> (String, String)? {
    var texts: [String: String] = [:]
    for constraint in conflict.constraints + [conflict.brokenText].compactMap({ $0 }) where constraint.hasAddress {
      let text = (constraint.identifier.map { "'\($0)' " } ?? "") + constraint.bodyText
      guard let known = texts[constraint.address.lowercased()] else {
        texts[constraint.address.lowercased()] = text
        continue
      }
      if known.filter({ !$0.isWhitespace }) != text.filter({ !$0.isWhitespace }) { return (known, text) }
    }
    return nil
  }
}

extension ConsoleConstraint {
  /// Whether it is an equation of the app's that UIKit refuses: of places along two axes, of a place and a size, or of a place and a
  /// number alone.
  fileprivate var isImpossible: Bool {
    guard className == "NSLayoutConstraint", mask == nil, case .equation(let equation) = body,
      let first = Attribute(logged: equation.left.attribute)
    else { return false }
    guard case .place(_, let place, let operand, _) = equation.right else { return first.isLocation }
    guard operand == nil, let second = Attribute(logged: place.attribute) else { return false }
    return first.isLocation || second.isLocation ? first.axis != second.axis || first.isSize != second.isSize : false
  }

  /// Whether it has an address rather than a library's word, which two constraints may share.
  var hasAddress: Bool { address.hasPrefix("0x") }

  /// What tells it from others of a list.
  var key: String { "\(className):\(address.lowercased())" }
}
