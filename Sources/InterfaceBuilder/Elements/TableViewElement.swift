/// What a document says about a table view.
package struct TableViewElement: TypedElement {
  /// How sections are set apart; the raw values are the document's.
  package enum Style: String, Sendable {
    /// Not at all, but for their headers.
    case plain
    /// By gaps.
    case grouped
    /// By gaps, and each has round corners within the margins.
    case insetGrouped
  }

  /// Always `tableView`.
  package static let kind = ElementKind.tableView

  /// The XML element; attributes without a property here are read from it.
  package let element: Element
  /// Plain if the document does not say.
  package let style: Style
  /// In points; -1 where rows size themselves, nil if the document does not say.
  package let rowHeight: Double?
  /// In points; -1 for the system's estimate, nil if the document does not say.
  package let estimatedRowHeight: Double?
  /// In points; -1 where headers size themselves, nil if the document does not say.
  package let sectionHeaderHeight: Double?
  /// Whether there are lines between rows; true if the document does not say.
  package let hasSeparators: Bool
  /// How far the lines are from the edges; nil if the document does not say.
  package let separatorInset: Insets?
  /// Whether the first of its static sections has a title above it.
  package let hasTitleOfFirstSection: Bool

  /// Reads `<tableView>`; nil for any other element.
  package init?(_ element: Element) {
    guard element.kind == Self.kind else { return nil }
    self.element = element
    style = element.word("style") ?? .plain
    rowHeight = element.double("rowHeight")
    estimatedRowHeight = element.double("estimatedRowHeight")
    sectionHeaderHeight = element.double("sectionHeaderHeight")
    hasSeparators = element["separatorStyle"] != "none"
    separatorInset = element.insets("separatorInset")
    hasTitleOfFirstSection =
      element.child("sections")?.children("tableViewSection").first?["headerTitle"]?.isEmpty == false
  }
}
