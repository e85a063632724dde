import Geometry
import InterfaceBuilder

extension Performer {
  /// A constraint as an equation, such as `Gray View.leading >= 2 × Safe Area.leading + 40 @750`. An attribute without an item means the
  /// superview of the first item, or of the second if the first has none.
  func constrain(_ text: String, _ identifier: String?, _ naming: Naming) throws(EditError) -> String {
    let parts = try Equation(text)
    let first = try parts.first.item.map { name throws(EditError) in try naming.find(name, .item) }
    let second = try parts.second?.item.map { name throws(EditError) in try naming.find(name, .item) }
    guard let named = first ?? second.flatMap({ $0 }) else {
      throw EditError(.badValue, "\"\(text)\" contains no view")
    }
    let node = try draft.node(named)
    let around = draft.superview(of: node).flatMap { draft.id(of: $0) }
    func side(_ side: Equation.Side, _ item: String?) throws(EditError) -> NewConstraint.Side {
      let attribute = ConstraintElement.Attribute(word: side.attribute)
      if case .unknown = attribute {
        let near = nearest(to: side.attribute, among: ConstraintElement.Attribute.known.map(\.word))
        throw EditError(
          .badValue,
          "\"\(side.attribute)\" is not an attribute of a constraint" + (near.map { "; did you mean \($0)?" } ?? ""))
      }
      guard let item = item ?? around else {
        throw draft.refused("the superview of \(named) has no object ID", node)
      }
      return .init(item, attribute)
    }
    var constraint = NewConstraint(try side(parts.first, first))
    if let right = parts.second { constraint.second = try side(right, second.flatMap { $0 }) }
    constraint.relation = parts.relation
    constraint.multiplier = parts.multiplier
    constraint.constant = parts.constant
    constraint.isSymbolic = parts.isSymbolic
    constraint.priority = parts.priority
    constraint.identifier = identifier
    if constraint.isSymbolic { try check(constraint, parts, text) }
    return try draft.apply(.addConstraint(constraint))
  }
}

extension Performer {
  /// A standard distance has a sign in an equation, which must be that of the distance between the sides.
  private func check(_ constraint: NewConstraint, _ parts: Equation, _ text: String) throws(EditError) {
    guard let distance = draft.standardDistance(constraint), distance.isTurned != parts.isMinus else { return }
    let (wrong, right) = parts.isMinus ? ("-", "+") : ("+", "-")
    throw EditError(
      .badValue,
      "with \"\(text)\", the views overlap; write \(right) standard instead of \(wrong) standard"
    )
  }
}

/// An equation in parts, whose items are still names.
struct Equation {
  struct Side {
    /// Nil for the superview.
    var item: String?
    var attribute: String
  }

  let first: Side
  let relation: Relation
  let second: Side?
  let multiplier: String
  let constant: Double
  let isSymbolic: Bool
  /// Whether the constant, or the standard distance, is subtracted.
  let isMinus: Bool
  let priority: Double

  /// - Throws: ``EditError`` if the text is no equation of the form `A.attribute = 2 × B.attribute + 8 @750`.
  init(_ text: String) throws(EditError) {
    let error = EditError(
      .badValue,
      "\"\(text)\" is not a constraint; use an equation such as \"Label.leading = Safe Area.leading + 20 @750\" or \"Label.width >= 100\""
    )
    guard text.utf8.count <= 2000,
      let match = text.firstMatch(of: /\ ?(==|=|>=|<=|≥|≤)\ ?/)
    else { throw error }
    let (left, right) = (String(text[..<match.range.lowerBound]), String(text[match.range.upperBound...]))
    switch match.1 {
    case ">=", "≥": relation = .greaterThanOrEqual
    case "<=", "≤": relation = .lessThanOrEqual
    default: relation = .equal
    }
    guard let first = Self.side(left) else { throw error }
    self.first = first
    guard
      let parts = right.wholeMatch(
        of: /(?:([0-9.:\/]+) ?[×*] ?)?(.*?)(?: ?([+-]) ?([0-9.]+|standard))?(?: ?@ ?([0-9.]+))?\s*/)
    else { throw error }
    multiplier = parts.1.map(String.init) ?? "1"
    guard let priority = parts.5.map({ Number.decimal(String($0)) }) ?? 1000 else { throw error }
    self.priority = priority
    isSymbolic = parts.4 == "standard"
    isMinus = parts.3 == "-"
    let body = String(parts.2)
    if let number = Number.decimal(body), parts.1 == nil, parts.4 == nil {
      second = nil
      constant = number
      return
    }
    guard let side = Self.side(body) else { throw error }
    second = side
    guard let offset = parts.4 == nil || isSymbolic ? 0 : parts.4.flatMap({ Double($0) }) else { throw error }
    constant = isMinus ? -offset : offset
  }

  /// What is behind the last full stop is the attribute.
  private static func side(_ text: String) -> Side? {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !words.isEmpty else { return nil }
    guard let dot = words.lastIndex(of: ".") else { return Side(item: nil, attribute: words) }
    let (item, attribute) = (String(words[..<dot]), String(words[words.index(after: dot)...]))
    return item.isEmpty || attribute.isEmpty ? nil : Side(item: item, attribute: attribute)
  }
}
