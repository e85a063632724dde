/// What a document says about a slider.
public struct SliderElement: TypedElement {
  /// Always `slider`.
  public static let kind = ElementKind.slider

  /// The XML element; attributes without a property here are read from it.
  public let element: Element
  /// The value at the leading end; 0 if the document does not say.
  public let minimumValue: Double
  /// The value at the trailing end; 1 if the document does not say.
  public let maximumValue: Double
  /// Where the thumb stands, between the other two; 0 if the document does not say.
  public let value: Double

  /// Reads `<slider>`; nil for any other element.
  public init?(_ element: Element) {
    guard element.kind == Self.kind else { return nil }
    self.element = element
    minimumValue = element.double("minValue") ?? 0
    maximumValue = element.double("maxValue") ?? 1
    value = element.double("value") ?? 0
  }
}
