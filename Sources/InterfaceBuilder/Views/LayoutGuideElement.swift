/// A layout guide of a view or controller, to which constraints refer by id.
public struct LayoutGuideElement: Hashable, Sendable {
  public enum Kind: String, Sendable {
    case safeArea
    case contentLayoutGuide
    case frameLayoutGuide
    case keyboard
    /// The controller's `topLayoutGuide`.
    case top
    /// The controller's `bottomLayoutGuide`.
    case bottom
    /// A guide placed by constraints like a view.
    case custom
  }

  public let id: String
  /// What the XML says the guide is for; empty for a custom one.
  public let key: String
  public let kind: Kind
  public let position: SourcePosition
}

extension LayoutGuideElement {
  /// Reads `viewLayoutGuide`, `keyboardLayoutGuide`, `viewControllerLayoutGuide` and `layoutGuide`; nil for another
  /// element, or without an id.
  public init?(_ element: Element) {
    guard let id = element.id, element.name.hasSuffix("ayoutGuide") else { return nil }
    let key = element["key"] ?? element["type"] ?? ""
    let kind = element.name == "keyboardLayoutGuide" ? .keyboard : Kind(rawValue: key) ?? .custom
    self.init(id: id, key: key, kind: kind, position: element.position)
  }
}
