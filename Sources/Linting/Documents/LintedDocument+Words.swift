import ConstraintText
import InterfaceBuilder

extension LintedDocument {
  /// What messages call a view or guide: its label in Xcode, its text, or its type, cut to 32 characters.
  public func name(ofItem id: String) -> String {
    guard let view = view(ofItem: id) else { return id }
    let name = shortened(view.element.displayName)
    return guide(id).map { "\(name).\($0.word)" } ?? name
  }

  /// The constraint as an equation, such as `Save.leading = View.leadingMargin + 8 @750`.
  public func text(of constraint: ConstraintElement) -> String {
    let constant: ConstraintEquation.Constant = constraint.isSymbolic ? .standard : .number(constraint.constant ?? 0)
    return ConstraintEquation(
      side(constraint.firstItem ?? constraint.ownerID, constraint.firstAttribute),
      ConstraintEquation.Relation(constraint.relation),
      constraint.secondAttribute.map { side(constraint.secondItem ?? constraint.ownerID, $0) },
      multiplier: constraint.multiplier,
      constant: constraint.secondAttribute == nil ? .number(constraint.constant ?? 0) : constant,
      priority: Double(constraint.priority)
    ).text(.message)
  }

  private func side(_ id: String, _ attribute: ConstraintElement.Attribute) -> ConstraintEquation.Side {
    .place(.init(ItemName(name(ofItem: id)), attribute.word))
  }

  private func shortened(_ name: String) -> String {
    let line = name.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count <= 32 ? line : line.prefix(31) + "…"
  }
}

extension LayoutGuideElement.Kind {
  /// The name of UIKit's property, except for the safe area, whose name is shortened as in Interface Builder.
  fileprivate var word: String {
    switch self {
    case .safeArea: "safeArea"
    case .contentLayoutGuide: "contentLayoutGuide"
    case .frameLayoutGuide: "frameLayoutGuide"
    case .keyboard: "keyboardLayoutGuide"
    case .top: "topLayoutGuide"
    case .bottom: "bottomLayoutGuide"
    case .custom: "guide"
    }
  }
}

extension ConstraintEquation.Relation {
  fileprivate init(_ relation: ConstraintElement.Relation) {
    switch relation {
    case .equal: self = .equal
    case .lessThanOrEqual: self = .atMost
    case .greaterThanOrEqual: self = .atLeast
    }
  }
}
