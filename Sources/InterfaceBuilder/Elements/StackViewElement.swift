/// What a document says about a stack view.
package struct StackViewElement: TypedElement {
  /// Always `stackView`.
  package static let kind = ElementKind.stackView

  /// How the arranged views share the length of the stack; the raw values are the document's.
  package enum Distribution: String, Sendable {
    /// One of them, by its priorities, takes what is left.
    case fill
    /// All have the same length.
    case fillEqually
    /// Their lengths are in proportion to those of their contents.
    case fillProportionally
    /// The gaps between them are equal.
    case equalSpacing
    /// The distances between their centers are equal.
    case equalCentering
  }

  /// How the arranged views lie across the stack; the raw values are the document's.
  package enum Alignment: String, Sendable {
    /// From edge to edge.
    case fill
    /// At the top of a horizontal stack.
    case top
    /// At the leading edge of a vertical stack.
    case leading
    /// In the middle.
    case center
    /// At the bottom of a horizontal stack.
    case bottom
    /// At the trailing edge of a vertical stack.
    case trailing
    /// By the baselines of their first lines, in a horizontal stack.
    case firstBaseline
    /// By the baselines of their last lines, in a horizontal stack.
    case lastBaseline
  }

  /// The XML element; attributes without a property here are read from it.
  package let element: Element
  /// Horizontal if the document does not say.
  package let axis: Axis
  /// `fill` if the document does not say.
  package let distribution: Distribution
  /// `fill` if the document does not say.
  package let alignment: Alignment
  /// In points; 8 where the document asks for the standard spacing.
  package let spacing: Double
  /// Whether the document asks for the standard spacing. Between baselines it depends on the fonts (DEVIATIONS.md, 5).
  package let usesSystemSpacing: Bool
  /// Whether a vertical stack spaces baselines instead of edges; false if the document does not say.
  package let isBaselineRelativeArrangement: Bool
  /// Whether the arranged views lie between the margins. Interface Builder expresses this by giving the stack margins.
  package let isLayoutMarginsRelativeArrangement: Bool

  /// Reads `<stackView>`; nil for any other element.
  package init?(_ element: Element) {
    guard element.kind == Self.kind else { return nil }
    self.element = element
    axis = element["axis"] == "vertical" ? .vertical : .horizontal
    distribution = element.word("distribution") ?? .fill
    alignment = element.word("alignment") ?? .fill
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
