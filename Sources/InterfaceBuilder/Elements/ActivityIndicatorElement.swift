/// What a document says about an activity indicator view.
package struct ActivityIndicatorElement: TypedElement {
  /// The size and color of the spinner; the raw values are the document's.
  package enum Style: String, Sendable {
    /// 20 points wide.
    case medium
    /// 37 points wide.
    case large
    /// 37 points wide and white, from before iOS 13.
    case whiteLarge
    /// 20 points wide and white, from before iOS 13.
    case white
    /// 20 points wide and gray, from before iOS 13.
    case gray
  }

  /// Always `activityIndicatorView`.
  package static let kind = ElementKind.activityIndicatorView

  /// The XML element; attributes without a property here are read from it.
  package let element: Element
  /// Medium if the document does not say.
  package let style: Style
  /// Whether the spinner is hidden unless it spins; false if the document does not say.
  package let hidesWhenStopped: Bool
  /// Whether it spins from the beginning; false if the document does not say.
  package let isAnimating: Bool

  /// Reads `<activityIndicatorView>`; nil for any other element.
  package init?(_ element: Element) {
    guard element.kind == Self.kind else { return nil }
    self.element = element
    style = element.word("style") ?? .medium
    hidesWhenStopped = element.bool("hidesWhenStopped") ?? false
    isAnimating = element.bool("animating") ?? false
  }
}
