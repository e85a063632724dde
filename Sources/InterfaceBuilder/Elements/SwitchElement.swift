/// What a document says about a switch.
package struct SwitchElement: TypedElement {
  /// Always `switch`.
  package static let kind = ElementKind.switch

  /// The XML element; attributes without a property here are read from it.
  package let element: Element
  /// False if the document does not say.
  package let isOn: Bool
  /// The color of the switch while it is on; nil for the system's green.
  package let onTintColor: ColorValue?

  /// Reads `<switch>`; nil for any other element.
  package init?(_ element: Element) {
    guard element.kind == Self.kind else { return nil }
    self.element = element
    isOn = element.bool("on") ?? false
    onTintColor = element.color("onTintColor")
  }
}
