import Foundation
import InterfaceBuilder

extension LintedDocument {
  /// What messages call a view or guide: its label in Xcode, its text, or its type.
  public func name(ofItem id: String) -> String {
    guard let view = view(ofItem: id) else { return id }
    let name = shortened(view.element.displayName)
    return guide(id).map { "\(name).\($0.word)" } ?? name
  }

  /// `Save.leading = View.leadingMargin + 8 @750`.
  public func text(of constraint: ConstraintElement) -> String {
    let first = constraint.firstItem ?? constraint.ownerID
    var text = "\(quoted(first)).\(constraint.firstAttribute) \(constraint.relation.sign) "
    let constant = constraint.constant ?? 0
    if let attribute = constraint.secondAttribute {
      if constraint.multiplier != 1 { text += "\(words(constraint.multiplier)) × " }
      text += "\(quoted(constraint.secondItem ?? constraint.ownerID)).\(attribute)"
      if constraint.isSymbolic {
        text += " + standard"
      } else if constant != 0 {
        text += (constant > 0 ? " + " : " − ") + words(abs(constant))
      }
    } else {
      text += words(constant)
    }
    return constraint.priority < 1000 ? "\(text) @\(words(Double(constraint.priority)))" : text
  }

  private func quoted(_ id: String) -> String {
    let name = name(ofItem: id)
    return name.contains(" ") ? "“\(name)”" : name
  }

  private func shortened(_ name: String) -> String {
    let line = name.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count <= 32 ? line : line.prefix(31) + "…"
  }
}

extension LayoutGuideElement.Kind {
  /// As UIKit's property is called, but for the safe area, which Interface Builder shortens.
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

extension ConstraintElement.Relation {
  fileprivate var sign: String {
    switch self {
    case .equal: "="
    case .lessThanOrEqual: "≤"
    case .greaterThanOrEqual: "≥"
    }
  }
}

/// A length for a sentence: at most one decimal.
func words(_ value: Double) -> String {
  let rounded = (value * 10).rounded() / 10
  return rounded == rounded.rounded() ? String(format: "%.0f", rounded + 0) : String(format: "%.1f", rounded)
}
