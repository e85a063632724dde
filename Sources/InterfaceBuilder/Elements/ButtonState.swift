/// How a button looks in one of its states.
package struct ButtonState: Sendable {
  /// The XML element; attributes without a property here are read from it.
  package let element: Element
  /// The state; normal if the document does not say.
  package let key: ControlState
  /// Nil if the state has none; a button then shows that of `normal`.
  package let title: String?
  /// Shown instead of ``title``; nil if the state has none.
  package let attributedTitle: AttributedStringElement?
  /// Nil if the state has none; a button then shows that of `normal`.
  package let image: ImageReference?
  /// Nil if the state has none; a button then shows that of `normal`.
  package let backgroundImage: ImageReference?
  /// Nil if the state has none; a button then takes that of `normal`.
  package let titleColor: ColorValue?
  /// Nil if the state has none; a button then takes that of `normal`.
  package let titleShadowColor: ColorValue?
  /// Size and weight of the images, if they are symbols; nil for those of the title.
  package let symbolConfiguration: SymbolConfigurationElement?

  /// Reads `<state>`; nil for a state unknown here. The name of the element is not looked at.
  package init?(_ element: Element) {
    guard let key = ControlState(rawValue: element["key"] ?? ControlState.normal.rawValue) else { return nil }
    self.element = element
    self.key = key
    title = element.string("title")
    attributedTitle = AttributedStringElement(in: element, key: "attributedTitle")
    image = ImageReference(in: element, key: "image")
    backgroundImage = ImageReference(in: element, key: "backgroundImage")
    titleColor = element.color("titleColor")
    titleShadowColor = element.color("titleShadowColor")
    symbolConfiguration = SymbolConfigurationElement(in: element)
  }
}
