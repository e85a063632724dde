import Geometry
import InterfaceBuilder

/// What Xcode calls a constraint: in the outline an equation, `Gray View.leading = leading + 40`, in the inspector words.
struct ConstraintName {
  /// What an item is called: `Safe Area`, `Label`; nil for the view that owns the constraint and its guides.
  let name: (SourceNode) -> String?
  let draft: Draft

  /// The equation. The view that owns the constraint has no name in it, as in Xcode.
  func equation(of constraint: SourceNode) -> String {
    let owner = draft.superview(of: constraint)
    func side(_ item: String, _ attribute: String) -> String? {
      guard let word = draft.value(attribute, of: constraint) else { return nil }
      let node = draft.value(item, of: constraint).flatMap { draft.nodes[$0] }
      guard let node, node !== owner, let name = name(node) else { return word }
      return "\(name).\(word)"
    }
    return Self.equation(
      first: side("firstItem", "firstAttribute") ?? "?",
      relation: Relation(word: draft.value("relation", of: constraint) ?? "equal") ?? .equal,
      second: side("secondItem", "secondAttribute"), multiplier: draft.value("multiplier", of: constraint),
      constant: draft.value("constant", of: constraint).flatMap(Double.init) ?? 0,
      isSymbolic: draft.value("symbolic", of: constraint) == "YES")
  }

  /// Whether a name is that of a constraint.
  static func isEquation(_ name: String) -> Bool {
    name.contains { "=≤≥<>".contains($0) }
  }

  /// The places of up to three equations that have most words in common with one, the nearest first; none if there are none. Linear in
  /// the length of all of them.
  static func nearest(to equation: String, among known: [String]) -> [Int] {
    let wanted = words(of: equation)
    let shares = known.enumerated().map { place, other in
      var left = words(of: other)
      let count = left.count
      var common = 0.0
      for word in wanted {
        guard let index = left.firstIndex(of: word) ?? left.firstIndex(where: { isNear($0, word) }) else { continue }
        common += left[index] == word ? 1 : 0.75
        left.remove(at: index)
      }
      return (share: 2 * common / Double(max(1, wanted.count + count)), place: place)
    }
    let best = shares.sorted { ($1.share, $0.place) < ($0.share, $1.place) }.prefix(3)
    // Beside a near one, those that are further away are no help.
    return best.filter { $0.share >= 0.75 * (best.first?.share ?? 0) }.map(\.place)
  }

  private static func words(of equation: String) -> [Substring] {
    equation.prefix(400).split { $0 == " " || $0 == "." }
  }

  private static func isNear(_ word: Substring, _ other: Substring) -> Bool {
    word.count > 2 && InterfaceBuilder.nearest(to: String(other), among: [String(word)]) != nil
  }

  /// The equation of sides that have their names.
  static func equation(
    first: String, relation: Relation, second: String?, multiplier: String?, constant: Double,
    isSymbolic: Bool
  ) -> String {
    var right = second ?? ""
    if let multiplier, multiplier != "1", !right.isEmpty { right = "\(multiplier) × \(right)" }
    if isSymbolic {
      right += " + standard"
    } else if right.isEmpty {
      right = Number.text(constant)
    } else if constant != 0 {
      right += constant < 0 ? " - \(Number.text(-constant))" : " + \(Number.text(constant))"
    }
    return "\(first) \(relation.typographicSign) \(right)"
  }
}
