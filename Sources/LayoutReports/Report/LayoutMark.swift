import Geometry

/// A rectangle that no view draws, but that constraints or Interface Builder speak of.
public struct LayoutMark: Hashable, Sendable, Codable {
  /// What the rectangle is.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// What bars and the screen's corners leave of the root view.
    case safeArea
    /// The root view without its layout margins.
    case margins
    /// The part of the root view in which text is easy to read.
    case readableWidth
    /// The rectangle that constraints mean where it differs from the frame.
    case alignment
    /// The line of a text's first baseline, with a height of 0.
    case firstBaseline
    /// The line of a text's last baseline, with a height of 0, where it has several lines.
    case lastBaseline
    /// The size that a view's content has for itself at the view's width, from the upper corner of the alignment rectangle on where reading
    /// begins; along an axis without such a size, that of the alignment rectangle.
    case contentSize
    /// What a scroll view can show, with the space around it; it ends where the user can scroll to.
    case scrollableContent
    /// Where the document draws a view that its constraints put elsewhere; on Interface Builder's canvas only.
    case misplaced
  }

  /// What the rectangle is.
  public var kind: Kind
  /// From the top left corner of the scene's root view; points.
  public var rect: Rect
  /// The document's id of the view; nil for views without one.
  public var viewID: String?

  /// A rectangle from the top left corner of the root view.
  public init(_ kind: Kind, _ rect: Rect, viewID: String? = nil) {
    self.kind = kind
    self.rect = rect
    self.viewID = viewID
  }
}
