import Geometry
import LayoutReports

/// A picture as a flat list of commands, from back to front: all that a writer of an image format has to know.
///
/// Lengths are points, y grows downwards. Every `push` is matched by a `pop`.
package struct DisplayList: Hashable, Sendable {
  /// The extent of the picture; commands may reach beyond it and are cut there.
  package var size: Size
  /// The commands in the order in which they paint: a later one covers an earlier one where they overlap.
  package var commands: [DisplayCommand] = []

  /// An empty picture of `size`, in points; a writer of SVG treats a negative length as 0.
  package init(size: Size) {
    self.size = size
  }
}

/// One step of a picture; its coordinates are points of the innermost open group, with y growing downwards.
package enum DisplayCommand: Hashable, Sendable {
  /// Opens a group: until the matching `pop`, commands are in the group's coordinates.
  case push(Group)
  /// Closes the group that was opened last. SVG output ignores a `pop` without a group.
  case pop
  /// Paints the area of a shape in one color; nothing is drawn along its outline.
  case fill(Shape, Color)
  /// Paints the area of a shape in colors that turn into each other.
  case gradient(Shape, Gradient)
  /// Draws a line along a shape's outline and leaves the area inside unpainted.
  case stroke(Shape, Stroke)
  /// Draws one line of text on its baseline.
  case text(TextRun)
  /// Draws the image of a file.
  case image(ImageRun)
}

/// A part of the picture that is moved, faded and cut as one.
package struct Group: Hashable, Sendable {
  /// Where the group's origin is in the coordinates around it.
  package var origin: Point
  /// How the group's coordinates are turned, scaled or skewed around its origin; nil leaves them upright.
  package var turn: Turn?
  /// From 0 to 1, applied to the group after it is composed, so that what overlaps inside does not shine through.
  package var alpha: Double
  /// In the group's coordinates; `nil` cuts nothing.
  package var clip: Shape?
  /// What the group shows, for a writer that can say so: the document's id of a view.
  package var label: String?

  /// Where steps of one point lead in the coordinates around a group.
  package struct Turn: Hashable, Sendable {
    /// A step to the right.
    package var right: Point
    /// A step down.
    package var down: Point

    /// A turn by where the steps lead.
    package init(right: Point, down: Point) {
      self.right = right
      self.down = down
    }
  }

  /// By default the group keeps the coordinates around it and is opaque, uncut and unnamed.
  package init(
    origin: Point = .zero, turn: Turn? = nil, alpha: Double = 1, clip: Shape? = nil, label: String? = nil
  ) {
    self.origin = origin
    self.turn = turn
    self.alpha = alpha
    self.clip = clip
    self.label = label
  }
}
