/// What a document says about a button.
public struct ButtonElement: Sendable {
  public let element: Element
  /// `custom`, `system`, `roundedRect`, `detailDisclosure`, `infoLight`, `infoDark`, `contactAdd`, `close`.
  public let buttonType: String
  public let font: FontElement?
  public let lineBreakMode: String
  public let contentHorizontalAlignment: String
  public let contentVerticalAlignment: String
  /// By the name of the state: `normal`, `highlighted`, `disabled`, `selected`, `focused`.
  public let states: [String: ButtonState]
  public let contentEdgeInsets: Insets?
  public let titleEdgeInsets: Insets?
  public let imageEdgeInsets: Insets?
  public let configuration: ButtonConfigurationElement?
  public let isSelected: Bool
  public let isEnabled: Bool

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
