/// What a document says about a split view controller.
///
/// Which controllers are in its columns is said by relationship segues (``ConnectionElement/relationship``). The words for display
/// modes and behaviors are those that documents were seen with; there are more.
package struct SplitViewControllerElement: TypedElement {
  /// Always `splitViewController`.
  package static let kind = ElementKind.splitViewController

  /// The columns in sight; the raw values are the document's.
  package enum DisplayMode: String, Hashable, Sendable {
    /// One beside the last.
    case beside
  }

  /// What becomes of the last column when others come into sight; the raw values are the document's.
  package enum Behavior: String, Hashable, Sendable {
    /// It gets narrower.
    case tile
  }

  /// The XML element; attributes without a property here are read from it.
  package let element: Element
  /// Whether the columns are those of iOS 14, with two or three columns; false for the way from before.
  package let allowsColumnStyle: Bool
  /// The columns that the document wishes to see; nil if it does not say.
  package let preferredDisplayMode: DisplayMode?
  /// Nil if the document does not say.
  package let behavior: Behavior?
  /// The part of the width for the first column, between 0 and 1; nil if the document does not say.
  package let preferredPrimaryColumnWidthFraction: Double?
  /// Points; nil if the document does not say.
  package let preferredPrimaryColumnWidth: Double?
  /// Points; nil if the document does not say.
  package let minimumPrimaryColumnWidth: Double?
  /// Points; nil if the document does not say.
  package let maximumPrimaryColumnWidth: Double?
  /// Whether a swipe brings columns into sight; true if the document does not say.
  package let presentsWithGesture: Bool

  /// Reads `<splitViewController>`; nil for any other element.
  package init?(_ element: Element) {
    guard element.kind == Self.kind else { return nil }
    self.element = element
    allowsColumnStyle = element.bool("allowDoubleColumnStyle") ?? false
    preferredDisplayMode = element.word("preferredDisplayMode")
    behavior = element.word("behavior")
    preferredPrimaryColumnWidthFraction = element.double("preferredPrimaryColumnWidthFraction")
    preferredPrimaryColumnWidth = element.double("preferredPrimaryColumnWidth")
    minimumPrimaryColumnWidth = element.double("minimumPrimaryColumnWidth")
    maximumPrimaryColumnWidth = element.double("maximumPrimaryColumnWidth")
    presentsWithGesture = element.bool("presentsWithGesture") ?? true
  }
}
