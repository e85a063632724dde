/// What a document says about a progress view.
package struct ProgressViewElement: TypedElement {
  /// Always `progressView`.
  package static let kind = ElementKind.progressView

  /// The XML element; attributes without a property here are read from it.
  package let element: Element
  /// From 0 to 1; 0 if the document does not say.
  package let progress: Double
  /// Whether the bar is the lower one for bars; false if the document does not say.
  package let isBarStyle: Bool

  /// Reads `<progressView>`; nil for any other element.
  package init?(_ element: Element) {
    guard element.kind == Self.kind else { return nil }
    self.element = element
    progress = element.double("progress") ?? 0
    isBarStyle = element["progressViewStyle"] == "bar"
  }
}
