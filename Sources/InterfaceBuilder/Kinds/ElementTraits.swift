/// What all elements of a kind have in common, as far as a loader or a rule asks for it.
package struct ElementTraits: OptionSet, Hashable, Sendable {
  /// The bits of the traits.
  package let rawValue: Int

  /// The traits of a bit pattern.
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// A view, also one without a frame: documents of some Xcode betas, and views never laid out, have none.
  package static let view = ElementTraits(rawValue: 1 << 0)
  /// A view controller of any kind, including containers and references to other storyboards. An element of a later release
  /// has no kind, and therefore no traits, even if it is a controller.
  package static let controller = ElementTraits(rawValue: 1 << 1)
  /// A gesture recognizer.
  package static let gestureRecognizer = ElementTraits(rawValue: 1 << 2)
  /// A control that users touch, of those whose size Trellis knows.
  package static let control = ElementTraits(rawValue: 1 << 3)
  /// Something that users read or touch: rules about overlaps and edges of the screen look at these.
  package static let content = ElementTraits(rawValue: 1 << 4)
  /// A view that shows text in a font of the document.
  package static let text = ElementTraits(rawValue: 1 << 5)
  /// A view that can follow the user's text size while it is shown.
  package static let adjustsFont = ElementTraits(rawValue: 1 << 6)
  /// A view whose size without constraints is that of its text.
  package static let sizedByText = ElementTraits(rawValue: 1 << 7)
  /// A view that scrolls what is inside.
  package static let scrolls = ElementTraits(rawValue: 1 << 8)
  /// A view that has no size of its own when a program runs, and on the canvas, while it is empty, the size it was given there.
  package static let designSized = ElementTraits(rawValue: 1 << 9)
}

extension ElementKind {
  /// Whether the kind has all of the traits.
  package func has(_ traits: ElementTraits) -> Bool { self.traits.isSuperset(of: traits) }
}

extension ViewElement {
  /// Whether the view is of a known kind that has all of the traits.
  package func has(_ traits: ElementTraits) -> Bool { kind?.has(traits) ?? false }
}
