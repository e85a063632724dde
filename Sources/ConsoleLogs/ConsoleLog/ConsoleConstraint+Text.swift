import Geometry

extension ConsoleConstraint: CustomStringConvertible {
  /// The console's text, character by character.
  package var description: String {
    var text = "<\(className):\(address)"
    if let place { text += "@\(place.fileID)#\(place.line)" }
    text += " "
    if let mask { text += "h=\(mask.horizontal) v=\(mask.vertical) " }
    if let identifier { text += "'\(identifier)' " }
    switch body {
    case .equation(let equation): text += equation.description
    case .visual(let visual): text += visual.description
    }
    if let content { text += " Hug:\(content.hugging) CompressionResistance:\(content.resistance)" }
    return text + (state?.description ?? "") + ">"
  }
}

extension ConsoleConstraint.State: CustomStringConvertible {
  package var description: String {
    let list = names.map(\.description).joined(separator: ", ")
    let label = word.isEmpty ? "Names: " : names.isEmpty ? "" : ", names: "
    return "\(gap)(\(word)\(label)\(list)\(closing)"
  }
}

extension ConsoleBinding: CustomStringConvertible {
  package var description: String { "\(key):\(item)" }
}

extension ConsoleItem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .object(let className, let address, let title):
      "\(className):\(address)" + (title.map { "'\($0)'" } ?? "")
    case .named(let name): name
    case .address(let address): address
    }
  }
}

extension ConsoleNumber: CustomStringConvertible {
  package var description: String { space.map { "\($0)(\(digits))" } ?? digits }
}

extension ConsoleEquation: CustomStringConvertible {
  package var description: String {
    "\(left) \(relation.sign) \(right)" + (priority?.description ?? "")
  }
}

extension ConsoleEquation.Place: CustomStringConvertible {
  package var description: String { "\(item).\(attribute)" }
}

extension ConsoleEquation.Right: CustomStringConvertible {
  package var description: String {
    switch self {
    case .number(let number): number.description
    case .place(let factor, let place, let operand, let constant):
      (factor.map { "\($0)*" } ?? "") + place.description + (operand?.description ?? "")
        + (constant?.description ?? "")
    }
  }
}

extension ConsoleEquation.Operand: CustomStringConvertible {
  package var description: String {
    switch self {
    case .times(let number): " * \(number)"
    case .dividedBy(let number): " / \(number)"
    }
  }
}

extension ConsoleEquation.Constant: CustomStringConvertible {
  package var description: String {
    switch self {
    case .plus(let number): " + \(number)"
    case .minus(let number): " - \(number)"
    case .standard(let number): " \(number)"
    }
  }
}

extension ConsolePriority: CustomStringConvertible {
  package var description: String { "\(mark)\(number)" }
}

extension ConsoleVisual: CustomStringConvertible {
  package var description: String {
    var text = axis == .horizontal ? "H:" : "V:"
    if let start { text += "|\(start)" }
    for (index, view) in views.enumerated() {
      if index > 0 { text += between[index - 1].description }
      text += view.description
    }
    if let end { text += "\(end)|" }
    return text + (direction.map { "(\($0))" } ?? "")
  }
}

extension ConsoleVisual.View: CustomStringConvertible {
  package var description: String { "[\(item)\(predicates.isEmpty ? "" : predicates.text)]" }
}

extension ConsoleVisual.Connection: CustomStringConvertible {
  package var description: String {
    switch self {
    case .flush: ""
    case .standard: "-"
    case .bare(let number): "-\(number)-"
    case .predicates(let predicates): "-\(predicates.text)-"
    }
  }
}

extension ConsoleVisual.Predicate: CustomStringConvertible {
  package var description: String {
    let object: String
    switch operand {
    case .number(let number): object = number.description
    case .item(let item): object = item.description
    }
    return (relation?.sign ?? "") + object + (priority?.description ?? "")
  }
}

extension [ConsoleVisual.Predicate] {
  fileprivate var text: String { "(\(map(\.description).joined(separator: ",")))" }
}
