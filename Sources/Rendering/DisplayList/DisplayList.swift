import Geometry
import LayoutReports

/// A picture as a flat list of commands, from back to front: all that a writer of an image format has to know.
///
/// Lengths are points, y grows downwards. Every `push` is matched by a `pop`.
public struct DisplayList: Hashable, Sendable {
  /// The extent of the picture; commands may reach beyond it and are cut there.
  public var size: Size
  public var commands: [DisplayCommand] = []

  public init(size: Size) {
    self.size = size
  }
}

public enum DisplayCommand: Hashable, Sendable {
  /// Opens a group: until the matching `pop`, commands are in the group's coordinates.
  case push(Group)
  case pop
  case fill(Shape, Color)
  case stroke(Shape, Stroke)
  case text(TextRun)
}

/// A part of the picture that is moved, faded and cut as one.
public struct Group: Hashable, Sendable {
  /// Where the group's origin is in the coordinates around it.
  public var origin: Point
  /// From 0 to 1, applied to the group after it is composed, so that what overlaps inside does not shine through.
  public var alpha: Double
  /// In the group's coordinates; `nil` cuts nothing.
  public var clip: Shape?
  /// What the group shows, for a writer that can say so: the document's id of a view.
  public var label: String?

  public init(origin: Point = .zero, alpha: Double = 1, clip: Shape? = nil, label: String? = nil) {
    self.origin = origin
    self.alpha = alpha
    self.clip = clip
    self.label = label
  }
}
