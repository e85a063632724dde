/// What a document says about a slider.
package struct SliderElement: TypedElement {
  /// Always `slider`.
  package static let kind = ElementKind.slider

  /// The XML element; attributes without a property here are read from it.
  package let element: Element
  /// The value at the leading end; 0 if the document does not say.
  package let minimumValue: Double
  /// The value at the trailing end; 1 if the document does not say.
  package let maximumValue: Double
  /// Where the thumb stands, between the other two; 0 if the document does not say.
  package let value: Double

  /// Reads `<slider>`; nil for any other element.
  package init?(_ element: Element) {
    guard element.kind == Self.kind else { return nil }
    self.element = element
    minimumValue = element.double("minValue") ?? 0
    maximumValue = element.double("maxValue") ?? 1
    value = element.double("value") ?? 0
  }
}
