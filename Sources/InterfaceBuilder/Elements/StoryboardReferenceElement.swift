/// A reference to a controller of another storyboard.
package struct StoryboardReferenceElement: TypedElement {
  /// Always `viewControllerPlaceholder`.
  package static let kind = ElementKind.viewControllerPlaceholder

  /// The XML element; attributes without a property here are read from it.
  package let element: Element
  /// The name of the other storyboard; nil for the one that the reference is in.
  package let storyboardName: String?
  /// The bundle of the other storyboard; nil for that of the one that the reference is in.
  package let bundleIdentifier: String?
  /// The identifier of the controller; nil for the first one of its storyboard.
  package let referencedIdentifier: String?

  /// Reads `<viewControllerPlaceholder>`; nil for any other element.
  package init?(_ element: Element) {
    guard element.kind == Self.kind else { return nil }
    self.element = element
    storyboardName = element["storyboardName"]
    bundleIdentifier = element["bundleIdentifier"]
    referencedIdentifier = element["referencedIdentifier"]
  }
}
