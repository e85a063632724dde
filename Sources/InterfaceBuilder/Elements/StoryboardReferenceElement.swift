/// A reference to a controller of another storyboard.
public struct StoryboardReferenceElement: TypedElement {
  /// Always `viewControllerPlaceholder`.
  public static let kind = ElementKind.viewControllerPlaceholder

  /// The XML element; attributes without a property here are read from it.
  public let element: Element
  /// The name of the other storyboard; nil for the one that the reference is in.
  public let storyboardName: String?
  /// The bundle of the other storyboard; nil for that of the one that the reference is in.
  public let bundleIdentifier: String?
  /// The identifier of the controller; nil for the first one of its storyboard.
  public let referencedIdentifier: String?

  /// Reads `<viewControllerPlaceholder>`; nil for any other element.
  public init?(_ element: Element) {
    guard element.kind == Self.kind else { return nil }
    self.element = element
    storyboardName = element["storyboardName"]
    bundleIdentifier = element["bundleIdentifier"]
    referencedIdentifier = element["referencedIdentifier"]
  }
}
