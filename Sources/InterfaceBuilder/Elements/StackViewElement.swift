/// What a document says about a stack view.
public struct StackViewElement: Sendable {
  /// The XML element; attributes without a property here are read from it.
  public let element: Element
  /// Horizontal if the document does not say.
  public let axis: Axis
  /// `fill`, `fillEqually`, `fillProportionally`, `equalSpacing`, `equalCentering`.
  public let distribution: String
  /// `fill`, `top`, `leading`, `center`, `bottom`, `trailing`, `firstBaseline`, `lastBaseline`.
  public let alignment: String
  /// In points; 8 where the document asks for the standard spacing.
  public let spacing: Double
  /// Whether the document asks for the standard spacing. Between baselines it depends on the fonts (DEVIATIONS.md, 5).
  public let usesSystemSpacing: Bool
  /// Whether a vertical stack spaces baselines instead of edges; false if the document does not say.
  public let isBaselineRelativeArrangement: Bool
  /// Whether the arranged views lie between the margins. Interface Builder expresses this by giving the stack margins.
  public let isLayoutMarginsRelativeArrangement: Bool

  /// Reads `<stackView>`; nil for any other element.
  public init?(_ element: Element) {
    guard element.name == "stackView" else { return nil }
    self.element = element
    axis = element["axis"] == "vertical" ? .vertical : .horizontal
    distribution = element["distribution"] ?? "fill"
    alignment = element["alignment"] ?? "fill"
    usesSystemSpacing = Self.usesSystemSpacing(element)
    spacing = usesSystemSpacing ? 8 : element.double("spacing") ?? 0
    isBaselineRelativeArrangement = element.bool("baselineRelativeArrangement") ?? false
    isLayoutMarginsRelativeArrangement =
      element.child(key: "layoutMargins") != nil || element.child(key: "directionalLayoutMargins") != nil
  }

  /// Whether the spacing is the standard one: by `spacingType`, or by the smallest normal number, which stands for it.
  private static func usesSystemSpacing(_ element: Element) -> Bool {
    if element["spacingType"] == "standard" { return true }
    let spacing = element.double("spacing") ?? 0
    return spacing > 0 && spacing < 1e-30
  }
}
