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
