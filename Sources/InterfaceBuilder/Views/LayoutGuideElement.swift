/// A layout guide of a view or controller, to which constraints refer by id.
package struct LayoutGuideElement: Hashable, Sendable {
  /// What a guide stands for.
  package enum Kind: String, Sendable {
    /// The view's safe area.
    case safeArea
    /// The content of a scroll view.
    case contentLayoutGuide
    /// The frame of a scroll view, in which content does not scroll.
    case frameLayoutGuide
    /// The area that the keyboard covers.
    case keyboard
    /// The controller's `topLayoutGuide`.
    case top
    /// The controller's `bottomLayoutGuide`.
    case bottom
    /// A guide placed by constraints like a view.
    case custom
  }

  /// The object identifier by which constraints name the guide.
  package let id: String
  /// What the XML says the guide is for; empty for a custom one.
  package let key: String
  /// What the guide stands for, concluded from the element's name and key.
  package let kind: Kind
  /// Where the element's start tag begins.
  package let position: SourcePosition
}

extension LayoutGuideElement {
  /// Reads `viewLayoutGuide`, `keyboardLayoutGuide`, `viewControllerLayoutGuide` and `layoutGuide`; nil for another
  /// element, or without an id.
  package init?(_ element: Element) {
    guard let id = element.id, element.name.hasSuffix("ayoutGuide") else { return nil }
    let key = element["key"] ?? element["type"] ?? ""
    let kind = element.name == "keyboardLayoutGuide" ? .keyboard : Kind(rawValue: key) ?? .custom
    self.init(id: id, key: key, kind: kind, position: element.position)
  }
}
