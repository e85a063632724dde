/// What a document says about a segmented control.
public struct SegmentedControlElement: TypedElement {
  /// Always `segmentedControl`.
  public static let kind = ElementKind.segmentedControl

  /// One of the parts that can be chosen.
  public struct Segment: Sendable {
    /// Nil for a segment with an image, or with nothing.
    public let title: String?
    /// Nil for a segment with a title, or with nothing.
    public let image: ImageReference?
    /// In points; nil for a share of the control.
    public let width: Double?
    /// True if the document does not say.
    public let isEnabled: Bool
  }

  /// The XML element; attributes without a property here are read from it.
  public let element: Element
  /// From the leading to the trailing end.
  public let segments: [Segment]
  /// Nil if none is selected.
  public let selectedSegmentIndex: Int?
  /// Whether segments are as wide as their titles instead of all alike; false if the document does not say.
  public let apportionsSegmentWidthsByContent: Bool

  /// Reads `<segmentedControl>`; nil for any other element.
  public init?(_ element: Element) {
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
