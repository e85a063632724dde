import Foundation

/// How a line ends that is not closed.
public enum CGLineCap: Int32, Hashable, Codable, Sendable {
  /// At its last point, with a straight edge across it.
  case butt
  /// With half a circle around its last point.
  case round
  /// Half of its width beyond its last point, with a straight edge.
  case square
}

/// What the outside of a corner of a line looks like.
public enum CGLineJoin: Int32, Hashable, Codable, Sendable {
  /// A point, unless that is further out than the miter limit allows; then as `bevel`.
  case miter
  /// Part of a circle around the corner.
  case round
  /// Cut off from one line's outer edge to the other's.
  case bevel
}

/// How painting a path treats its inside and its lines.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills by the winding rule.
  case fill
  /// Fills by the even-odd rule.
  case eoFill
  /// Draws the lines.
  case stroke
  /// Fills by the winding rule, then draws the lines.
  case fillStroke
  /// Fills by the even-odd rule, then draws the lines.
  case eoFillStroke
}

/// How what is painted is mixed with what is there.
public enum CGBlendMode: Int32, Hashable, Codable, CaseIterable, Sendable {
  /// Covers what is there as far as its alpha says.
  case normal
  /// Mix the components by a function of both; Core Graphics' documentation has the formulas.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  /// Take hue, saturation and brightness from one or the other.
  case hue, saturation, color, luminosity
  /// The operators of Porter and Duff, which also change what is there where nothing is painted.
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
  /// The same; `xor` keeps what only one of both covers.
  case xor, plusDarker, plusLighter

  /// The name in texts of drawings.
  var name: String { String(describing: self) }
}
