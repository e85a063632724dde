/// The rules that run, and the severities of their findings.
package struct RuleSet: Sendable {
  /// The rules that read documents alone, in the order given.
  package let documentRules: [any DocumentRule]
  /// The rules that read scenes after layout, in the order given.
  package let layoutRules: [any LayoutRule]
  /// All of them by their identifiers.
  private let rules: [String: any Rule]
  private let severities: [String: Severity]

  /// - Parameter severities: severities by identifier, for rules whose own severity does not apply.
  package init(_ rules: [any Rule], severities: [String: Severity] = [:]) {
    documentRules = rules.compactMap(\.documentRule)
    layoutRules = rules.compactMap(\.layoutRule)
    self.rules = Dictionary(rules.map { ($0.identifier, $0) }) { first, _ in first }
    self.severities = severities
  }

  /// The rule with an identifier; nil if it does not run.
  package func rule(_ identifier: String) -> (any Rule)? { rules[identifier] }

  /// The severity of the rule's findings.
  package func severity(of rule: any Rule) -> Severity {
    severities[rule.identifier] ?? type(of: rule).description.severity
  }

  /// The rules that run without a configuration: all that are not opt-in.
  package static let `default` = RuleSet(all.filter { !type(of: $0).description.isOptIn })

  /// Every rule, sorted by identifier.
  package static let all: [any Rule] = [
    AdjustsFixedFontRule(), AmbiguousLayoutRule(), ArrangedSubviewEdgeRule(), ClippedTextRule(),
    ConflictingConstraintsRule(), DeprecatedLayoutGuideRule(), DuplicateConstraintRule(), DynamicTypeOffRule(),
    FixedFontRule(), FixedTextWidthRule(), HiddenViewConflictRule(), LeftRightAttributeRule(), LowContrastRule(),
    MisplacedViewRule(), MissingAccessibilityLabelRule(), MissingConstraintsRule(),
    MissingConstraintIdentifierRule(), MissingDestinationRule(), MissingReuseIdentifierRule(), MissingTrailingRule(),
    OutsideSafeAreaRule(), OutsideScreenRule(), OverlappingViewsRule(), ReadingOrderRule(), RequiredHiddenSizeRule(),
    RequiredRowHeightRule(), ScrollableContentSizeRule(), SmallTouchTargetRule(), UnreachableSceneRule(),
    UnusedVariationRule(), ZeroSizeRule(),
  ].sorted { $0.identifier < $1.identifier }
}

extension RuleSet {
  /// All rules as a table: identifier, severity or `opt-in`, and what the rule finds.
  package static var listing: String {
    let all = all.map { type(of: $0).description }
    let width = all.map(\.identifier.count).max() ?? 0
    return all.map { rule in
      let state = rule.isOptIn ? "opt-in" : rule.severity.rawValue
      return "\(rule.identifier.padded(to: width))  \(state.padded(to: 7))  \(rule.summary)"
    }.joined(separator: "\n")
  }
}

extension String {
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
