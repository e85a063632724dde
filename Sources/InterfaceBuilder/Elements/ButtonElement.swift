/// What a document says about a button.
package struct ButtonElement: TypedElement {
  /// Always `button`.
  package static let kind = ElementKind.button

  /// The type with which a button is made; the raw values are the document's.
  package enum ButtonType: String, Sendable {
    /// A button without a style.
    case custom
    /// A button in the tint color.
    case system
    /// The older name of ``system``.
    case roundedRect
    /// A button with an "i" in a circle.
    case detailDisclosure
    /// Looks like ``detailDisclosure`` since iOS 7.
    case infoLight
    /// Looks like ``detailDisclosure`` since iOS 7.
    case infoDark
    /// A button with a plus in a circle.
    case contactAdd
    /// A button with a cross in a circle.
    case close
    /// A button of tvOS without a background.
    case plain
  }

  /// Where the content lies across the button; the raw values are the document's. No frame of
  /// a document's views depends on it.
  package enum HorizontalAlignment: String, Sendable {
    /// In the middle.
    case center
    /// At the left edge.
    case left
    /// At the right edge.
    case right
    /// From edge to edge.
    case fill
    /// Where reading begins.
    case leading
    /// Where reading ends.
    case trailing
  }

  /// Where the content lies along the height of the button; the raw values are the document's. No frame of
  /// a document's views depends on it.
  package enum VerticalAlignment: String, Sendable {
    /// In the middle.
    case center
    /// At the top edge.
    case top
    /// At the bottom edge.
    case bottom
    /// From edge to edge.
    case fill
  }

  /// What a button is for; the raw values are the document's.
  package enum Role: String, Sendable {
    /// Nothing special.
    case normal
    /// The action that a user probably wants.
    case primary
    /// Leaves without a change.
    case cancel
    /// Deletes something.
    case destructive
  }

  /// The XML element; attributes without a property here are read from it.
  package let element: Element
  /// Custom if the document does not say, or names a type unknown here.
  package let buttonType: ButtonType
  /// Nil if the document does not say, or names a role unknown here.
  package let role: Role?
  /// Nil for the font of the type.
  package let font: FontElement?
  /// Truncation in the middle if the document does not say.
  package let lineBreakMode: ParagraphStyleElement.LineBreakMode
  /// The middle if the document does not say.
  package let contentHorizontalAlignment: HorizontalAlignment
  /// The middle if the document does not say.
  package let contentVerticalAlignment: VerticalAlignment
  /// What the document says of the states; those with an unknown name are left out.
  package let states: [ControlState: ButtonState]
  /// In points; nil if the document gives none.
  package let contentEdgeInsets: Insets?
  /// In points, by half of whose difference the title moves; nil if the document gives none.
  package let titleEdgeInsets: Insets?
  /// In points, by half of whose difference the image moves; nil if the document gives none.
  package let imageEdgeInsets: Insets?
  /// Nil for a button without one, as all were before iOS 15.
  package let configuration: ButtonConfigurationElement?
  /// False if the document does not say.
  package let isSelected: Bool
  /// True if the document does not say.
  package let isEnabled: Bool

  /// Reads `<button>`; nil for any other element.
  package init?(_ element: Element) {
    guard element.kind == Self.kind else { return nil }
    self.element = element
    buttonType = element.word("buttonType") ?? .custom
    role = element.word("role")
    font = element.font()
    lineBreakMode = element.word("lineBreakMode") ?? .middleTruncation
    contentHorizontalAlignment = element.word("contentHorizontalAlignment") ?? .center
    contentVerticalAlignment = element.word("contentVerticalAlignment") ?? .center
    states = Dictionary(element.children("state").compactMap { ButtonState($0) }.map { ($0.key, $0) }) { $1 }
    contentEdgeInsets = element.insets("contentEdgeInsets")
    titleEdgeInsets = element.insets("titleEdgeInsets")
    imageEdgeInsets = element.insets("imageEdgeInsets")
    configuration = element.child("buttonConfiguration", key: "configuration").map(ButtonConfigurationElement.init)
    isSelected = element.bool("selected") ?? false
    isEnabled = element.bool("enabled") ?? true
  }
}
