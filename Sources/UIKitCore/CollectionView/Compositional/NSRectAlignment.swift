/// Edges and corners of a rectangle in reading direction.
public enum NSRectAlignment: Int, Sendable {
  /// No edge; a view of a section is at its top then. The raw values are UIKit's.
  case none = 0
  /// The middle of the top edge, and its beginning.
  case top, topLeading
  /// The middle of the leading edge.
  case leading
  /// The beginning of the bottom edge, its middle, and its end.
  case bottomLeading, bottom, bottomTrailing
  /// The middle of the trailing edge.
  case trailing
  /// The end of the top edge.
  case topTrailing
}

extension NSRectAlignment {
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
