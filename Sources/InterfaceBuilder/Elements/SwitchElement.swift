/// What a document says about a switch.
public struct SwitchElement: TypedElement {
  /// Always `switch`.
  public static let kind = ElementKind.switch

  /// The XML element; attributes without a property here are read from it.
  public let element: Element
  /// False if the document does not say.
  public let isOn: Bool
  /// The colour of the switch while it is on; nil for the system's green.
  public let onTintColor: ColorValue?

  /// Reads `<switch>`; nil for any other element.
  public init?(_ element: Element) {
    guard element.kind == Self.kind else { return nil }
    self.element = element
    isOn = element.bool("on") ?? false
    onTintColor = element.color("onTintColor")
  }
}
