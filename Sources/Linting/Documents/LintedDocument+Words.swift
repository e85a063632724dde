import Geometry
import InterfaceBuilder
import LayoutReports

extension LintedDocument {
  /// What messages call a view or guide: its label in Xcode, its text, or its type, cut to 32 characters. A name that several
  /// views of the scene have is followed by a number, in the order of the document, as `trellis edit` counts: `Label #2`. A root view
  /// is the one of its name without a number.
  package func name(ofItem id: String) -> String {
    guard let view = view(ofItem: id) else { return id }
    let name = name(of: view.element)
    return guide(id).map { "\(name).\($0.word)" } ?? name
  }

  /// The name of a view of the document; see ``name(ofItem:)``.
  package func name(of view: ViewElement) -> String { names[view.id] ?? view.displayName.shortenedName }

  /// The name of a view with its id where several views of the scene have the name: what identifies findings that were accepted before
  /// views had numbers.
  func identifyingName(of view: ViewElement) -> String {
    let name = view.displayName.shortenedName
    return sharesName(view, name) ? "\(name)[\(view.id)]" : name
  }

  /// The constraint as an equation, such as `Save.leading = View.leadingMargin + 8 @750`. Constant and priority are those of
  /// the document unless other ones are in force, as in a size class.
  package func text(of constraint: ConstraintElement, constant: Double? = nil, priority: Double? = nil) -> String {
    let value = ConstraintEquation.Constant.number(constant ?? constraint.constant ?? 0)
    let constant = constraint.isSymbolic ? .standard : value
    var equation = ConstraintEquation(
      side(constraint.firstItem ?? constraint.ownerID, constraint.firstAttribute),
      constraint.relation,
      constraint.secondAttribute.map { side(constraint.secondItem ?? constraint.ownerID, $0) },
      multiplier: constraint.multiplier,
      constant: constraint.secondAttribute == nil ? value : constant, priority: priority ?? Double(constraint.priority)
    )
    equation.ratio = constraint.ratio
    return equation.text(.message)
  }

  /// The constraint without the names of its views, but with their types: equal for mistakes that are made again and again.
  func shape(of constraint: ConstraintElement) -> String {
    func side(_ id: String, _ attribute: ConstraintElement.Attribute) -> String {
      "\(view(ofItem: id)?.element.tag ?? "").\(guide(id)?.word ?? "").\(attribute.word)"
    }
    let second = constraint.secondAttribute.map { side(constraint.secondItem ?? constraint.ownerID, $0) } ?? ""
    return
      "\(side(constraint.firstItem ?? constraint.ownerID, constraint.firstAttribute)) \(constraint.relation.word) "
      + "\(constraint.multiplier) \(second) \(constraint.constant ?? 0) \(constraint.priority)"
  }

  private func side(_ id: String, _ attribute: ConstraintElement.Attribute) -> ConstraintEquation.Side {
    let name = view(ofItem: id).map { self.name(of: $0.element) } ?? id
    return .place(.init(ItemName(name, guide(id)?.part ?? .whole), attribute.word))
  }
}

extension LayoutGuideElement.Kind {
  /// The name of UIKit's property, except for the safe area, whose name is shortened as in Interface Builder.
  fileprivate var part: ItemName.Part {
    switch self {
    case .safeArea: .safeArea
    case .contentLayoutGuide: .content
    case .frameLayoutGuide: .frame
    case .keyboard: .keyboard
    case .top: .topLayoutGuide
    case .bottom: .bottomLayoutGuide
    case .custom: .guide("")
    }
  }

  /// The same as a word.
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
