/// What a document says about a segmented control.
package struct SegmentedControlElement: TypedElement {
  /// Always `segmentedControl`.
  package static let kind = ElementKind.segmentedControl

  /// One of the parts that can be chosen.
  package struct Segment: Sendable {
    /// Nil for a segment with an image, or with nothing.
    package let title: String?
    /// Nil for a segment with a title, or with nothing.
    package let image: ImageReference?
    /// In points; nil for a share of the control.
    package let width: Double?
    /// True if the document does not say.
    package let isEnabled: Bool
  }

  /// The XML element; attributes without a property here are read from it.
  package let element: Element
  /// From the leading to the trailing end.
  package let segments: [Segment]
  /// Nil if none is selected.
  package let selectedSegmentIndex: Int?
  /// Whether segments are as wide as their titles instead of all alike; false if the document does not say.
  package let apportionsSegmentWidthsByContent: Bool

  /// Reads `<segmentedControl>`; nil for any other element.
  package init?(_ element: Element) {
    guard element.kind == Self.kind else { return nil }
    self.element = element
    segments = (element.child("segments")?.children("segment") ?? []).map(Segment.init)
    selectedSegmentIndex = element.int("selectedSegmentIndex").flatMap { $0 >= 0 ? $0 : nil }
    apportionsSegmentWidthsByContent = element.bool("apportionsSegmentWidthsByContent") ?? false
  }
}

extension SegmentedControlElement.Segment {
  init(_ element: Element) {
    title = element.string("title")
    image = ImageReference(in: element, key: "image")
    width = element.double("width").flatMap { $0 > 0 ? $0 : nil }
    isEnabled = element.bool("enabled") ?? true
  }
}
