/// What a document says about a button.
public struct ButtonElement: Sendable {
  /// The XML element; attributes without a property here are read from it.
  public let element: Element
  /// `custom`, `system`, `roundedRect`, `detailDisclosure`, `infoLight`, `infoDark`, `contactAdd`, `close`.
  public let buttonType: String
  /// Nil for the font of the type.
  public let font: FontElement?
  /// `wordWrap`, `characterWrap`, `clip`, `headTruncation`, `middleTruncation`, `tailTruncation`.
  public let lineBreakMode: String
  /// `center`, `left`, `right`, `fill`, `leading`, `trailing`.
  public let contentHorizontalAlignment: String
  /// `center`, `top`, `bottom`, `fill`.
  public let contentVerticalAlignment: String
  /// By the name of the state: `normal`, `highlighted`, `disabled`, `selected`, `focused`.
  public let states: [String: ButtonState]
  /// In points; nil if the document gives none.
  public let contentEdgeInsets: Insets?
  /// In points, by half of whose difference the title moves; nil if the document gives none.
  public let titleEdgeInsets: Insets?
  /// In points, by half of whose difference the image moves; nil if the document gives none.
  public let imageEdgeInsets: Insets?
  /// Nil for a button without one, as all were before iOS 15.
  public let configuration: ButtonConfigurationElement?
  /// False if the document does not say.
  public let isSelected: Bool
  /// True if the document does not say.
  public let isEnabled: Bool

  /// Reads `<button>`; nil for any other element.
  public init?(_ element: Element) {
    guard element.name == "button" else { return nil }
    func insets(_ key: String) -> Insets? {
      (element.child("inset", key: key) ?? element.child("edgeInsets", key: key)).map { Insets($0) }
    }
    self.element = element
    buttonType = element["buttonType"] ?? "custom"
    font = element.font()
    lineBreakMode = element["lineBreakMode"] ?? "middleTruncation"
    contentHorizontalAlignment = element["contentHorizontalAlignment"] ?? "center"
    contentVerticalAlignment = element["contentVerticalAlignment"] ?? "center"
    var states: [String: ButtonState] = [:]
    for child in element.children("state") { states[child["key"] ?? "normal"] = ButtonState(child) }
    self.states = states
    contentEdgeInsets = insets("contentEdgeInsets")
    titleEdgeInsets = insets("titleEdgeInsets")
    imageEdgeInsets = insets("imageEdgeInsets")
    configuration = element.child("buttonConfiguration", key: "configuration").map(ButtonConfigurationElement.init)
    isSelected = element.bool("selected") ?? false
    isEnabled = element.bool("enabled") ?? true
  }
}
