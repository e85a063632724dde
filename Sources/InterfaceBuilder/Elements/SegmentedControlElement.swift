/// What a document says about a segmented control.
public struct SegmentedControlElement: Sendable {
  public struct Segment: Sendable {
    public let title: String?
    public let image: ImageReference?
    /// In points; nil for a share of the control.
    public let width: Double?
    public let isEnabled: Bool
  }

  public let element: Element
  public let segments: [Segment]
  /// Nil if none is selected.
  public let selectedSegmentIndex: Int?
  public let apportionsSegmentWidthsByContent: Bool

  public init?(_ element: Element) {
    guard element.name == "segmentedControl" else { return nil }
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
