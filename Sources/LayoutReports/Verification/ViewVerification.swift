import Geometry

/// A view's frame as Xcode stored it in the document, and as layout on the canvas gives it here.
public struct ViewVerification: Hashable, Sendable {
  /// The document's id.
  public var id: String
  /// The name of the XML element, such as `imageView`.
  public var element: String
  /// What Xcode calls the view: its label in the editor, else its text, else its type.
  public var name: String
  /// Where the view is in the document, counted from 1.
  public var line: Int
  /// The column in the line, counted from 1.
  public var column: Int
  /// In the superview's coordinates, points.
  public var stored: Rect
  /// The frame that layout on the canvas gives, in the superview's coordinates, points.
  public var computed: Rect
  /// Why they differ by more than the tolerance, as far as it is known; nil if they do not.
  public var cause: DifferenceCause?

  /// A view whose frame is as stored, or differs for a reason not yet known, unless a cause is given.
  public init(
    id: String, element: String, name: String, line: Int, column: Int, stored: Rect, computed: Rect,
    cause: DifferenceCause? = nil
  ) {
    self.id = id
    self.element = element
    self.name = name
    self.line = line
    self.column = column
    self.stored = stored
    self.computed = computed
    self.cause = cause
  }

  /// Computed less stored, edge by edge: positive is further right, further down or larger here.
  public var difference: Rect {
    Rect(
      x: computed.x - stored.x, y: computed.y - stored.y, width: computed.width - stored.width,
      height: computed.height - stored.height)
  }

  /// The largest of the four, in points, without its sign.
  public var largestDifference: Double {
    let difference = self.difference
    return [difference.x, difference.y, difference.width, difference.height].map(\.magnitude).max() ?? 0
  }
}

/// Why a view is elsewhere than Xcode stored it.
public enum DifferenceCause: Hashable, Sendable {
  /// Xcode itself marked the view when it saved: its frame was dragged away from what the constraints say.
  case markedMisplaced
  /// The constraints leave the frame open; Xcode shows one of many.
  case ambiguous
  /// No more than a point: pixels of another display, or a sum rounded elsewhere.
  case rounding
  /// The text is wider or narrower than Xcode measured it, or higher.
  case textWidth
  /// The text is higher or lower than Xcode measured it.
  case textHeight
  /// The size is that of an image, which is unknown or has changed.
  case image
  /// The size is that of a class that only the app knows.
  case customClass(String)
  /// Xcode shows an arranged view larger than its content, and nothing in the document asks for that: it kept what the view was once.
  case earlierSize
  /// Another view, by its id, is elsewhere, and this one hangs on it: a parent, a child, a neighbor in a stack or by constraint.
  case moved(with: String)
  /// Perhaps the document was edited without Xcode, and the stored frame is from before.
  case unknown

  /// A word or two for lists and counts; the same for all views that moved, and for all classes.
  public var kind: String {
    switch self {
    case .markedMisplaced: "marked misplaced"
    case .ambiguous: "ambiguous"
    case .rounding: "rounding"
    case .textWidth: "text width"
    case .textHeight: "text height"
    case .image: "image"
    case .customClass: "custom class"
    case .earlierSize: "earlier size"
    case .moved: "moved with another view"
    case .unknown: "unknown"
    }
  }
}
