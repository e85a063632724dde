/// The rules that run, and how bad their findings are.
public struct RuleSet: Sendable {
  public let documentRules: [any DocumentRule]
  public let layoutRules: [any LayoutRule]
  private let severities: [String: Severity]

  /// - Parameter severities: by identifier, for rules whose findings are worse or better than the rule says.
  public init(_ rules: [any Rule], severities: [String: Severity] = [:]) {
    documentRules = rules.compactMap { $0 as? any DocumentRule }
    layoutRules = rules.compactMap { $0 as? any LayoutRule }
    self.severities = severities
  }

  public func severity(of rule: any Rule) -> Severity {
    severities[rule.identifier] ?? type(of: rule).description.severity
  }

  /// What runs unless a configuration says otherwise.
  public static let `default` = RuleSet(all.filter { !type(of: $0).description.isOptIn })

  /// Every rule, by identifier.
  public static let all: [any Rule] = [
    AmbiguousLayoutRule(), ArrangedSubviewEdgeRule(), ClippedTextRule(), ConflictingConstraintsRule(),
    DeprecatedLayoutGuideRule(), DuplicateConstraintRule(), DynamicTypeOffRule(), FixedTextWidthRule(), AdjustsFixedFontRule(),
    LeftRightAttributeRule(), MisplacedViewRule(), MissingDestinationRule(), MissingConstraintIdentifierRule(), MissingTrailingRule(),
    OutsideScreenRule(), OverlappingViewsRule(), RequiredHiddenSizeRule(), RequiredRowHeightRule(),
    MissingReuseIdentifierRule(), OutsideSafeAreaRule(), ScrollableContentSizeRule(), FixedFontRule(), SmallTouchTargetRule(),
    UnreachableSceneRule(), UnusedVariationRule(), ZeroSizeRule(),
  ].sorted { $0.identifier < $1.identifier }
}
