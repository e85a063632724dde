import Geometry

/// What a layer or the code of a view draws: an area, and a line along its edge. In the coordinates of the view; points.
public struct PathDrawing: Hashable, Sendable, Codable {
  /// The edge.
  public var path: VectorPath
  /// Whether what the edge goes around an even number of times stays empty.
  public var usesEvenOddRule: Bool
  /// The color of the area; nil paints none, unless there is a ``gradient``.
  public var color: Color?
  /// The colors of the area; nil where it has one or none.
  public var gradient: Gradient?
  /// Nil draws no line.
  public var line: PathLine?

  /// An area in one color unless said otherwise.
  public init(
    _ path: VectorPath, usesEvenOddRule: Bool = false, color: Color? = nil, gradient: Gradient? = nil,
    line: PathLine? = nil
  ) {
    self.path = path
    self.usesEvenOddRule = usesEvenOddRule
    self.color = color
    self.gradient = gradient
    self.line = line
  }
}

/// How a line is drawn along a path: its middle follows the path.
public struct PathLine: Hashable, Sendable, Codable {
  /// Of the whole line.
  public var color: Color
  /// In points.
  public var width: Double
  /// Lengths of dash and gap by turns; points. Empty draws an unbroken line.
  public var dashes: [Double]
  /// Whether ends, and corners, are round.
  public var isRound: Bool

  /// An unbroken line with straight ends unless said otherwise.
  public init(color: Color, width: Double, dashes: [Double] = [], isRound: Bool = false) {
    self.color = color
    self.width = width
    self.dashes = dashes
    self.isRound = isRound
  }
}

/// Colors that turn into each other.
public struct Gradient: Hashable, Sendable, Codable {
  /// A color and where it is: from 0, the start, to 1, the end.
  public struct Stop: Hashable, Sendable, Codable {
    /// At that place.
    public var color: Color
    /// From 0 to 1.
    public var location: Double

    /// A color at a place.
    public init(_ color: Color, at location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// By rising location. The first and the last color go on beyond the ends.
  public var stops: [Stop]
  /// Where the first color is: one end of a line, or the middle of an ellipse.
  public var start: Point
  /// Where the last color is: the other end, or a corner of the rectangle around the ellipse.
  public var end: Point
  /// Whether the colors run from the middle of an ellipse outwards, and not along a line.
  public var isRadial: Bool

  /// Along a line unless said otherwise.
  public init(_ stops: [Stop], from start: Point, to end: Point, isRadial: Bool = false) {
    self.stops = stops
    self.start = start
    self.end = end
    self.isRadial = isRadial
  }
}

/// The blurred shape that a view casts behind itself.
public struct ViewShadow: Hashable, Sendable, Codable {
  /// With its opacity.
  public var color: Color
  /// To the right and down; points.
  public var offset: Point
  /// Of the blur: about two thirds of the shadow's edge lie within so many points of the shape's.
  public var radius: Double
  /// What casts it, in the view's coordinates; nil for the view's own rectangle with its corners.
  public var rect: Rect?

  /// The shadow of the view's rectangle unless said otherwise.
  public init(color: Color, offset: Point, radius: Double, rect: Rect? = nil) {
    self.color = color
    self.offset = offset
    self.radius = radius
    self.rect = rect
  }
}

/// How a view is turned, scaled or skewed. Its frame is then the smallest upright rectangle around it.
public struct ViewTransform: Hashable, Sendable, Codable {
  /// Of the view's own rectangle; points.
  public var size: Size
  /// Where a step to the right in the view leads in its superview.
  public var right: Point
  /// Where a step down in the view leads in its superview.
  public var down: Point

  /// The middle of the view is the middle of its frame.
  public init(size: Size, right: Point, down: Point) {
    self.size = size
    self.right = right
    self.down = down
  }
}
