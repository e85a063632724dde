import Geometry

/// The outline of an area or of a line, of straight lines and cubic Bézier curves; points.
public struct VectorPath: Hashable, Sendable {
  /// What comes next on the way along the outline.
  public enum Step: Hashable, Sendable {
    /// Begins a figure without drawing.
    case move(Point)
    /// A straight line.
    case line(Point)
    /// A curve with two control points, to the last point.
    case curve(Point, Point, Point)
    /// A straight line back to where the figure began.
    case close
  }

  /// In order; the first is a move.
  public var steps: [Step]

  /// An outline of any steps; none by default.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }
}

extension VectorPath: Codable {
  private enum CodingKeys: String, CodingKey {
    case steps, points
  }

  /// `steps` has a letter for each step, as SVG names them: `M`, `L`, `C`, `Z`. `points` are the numbers that they need, x before y.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    var numbers = try members.decode([Double].self, forKey: .points)[...]
    func invalid(_ message: String) -> DecodingError {
      DecodingError.dataCorruptedError(forKey: .steps, in: members, debugDescription: message)
    }
    func point() throws -> Point {
      guard let x = numbers.popFirst(), let y = numbers.popFirst() else { throw invalid("too few points") }
      return Point(x: x, y: y)
    }
    steps = try members.decode(String.self, forKey: .steps).map { letter in
      switch letter {
      case "M": return .move(try point())
      case "L": return .line(try point())
      case "C": return .curve(try point(), try point(), try point())
      case "Z": return .close
      default: throw invalid("no step \(letter)")
      }
    }
  }

  /// Writes the letters and the numbers.
  public func encode(to encoder: any Encoder) throws {
    var (letters, numbers): (String, [Double]) = ("", [])
    func add(_ letter: Character, _ points: Point...) {
      letters.append(letter)
      for point in points { numbers += [point.x, point.y] }
    }
    for step in steps {
      switch step {
      case .move(let to): add("M", to)
      case .line(let to): add("L", to)
      case .curve(let a, let b, let to): add("C", a, b, to)
      case .close: add("Z")
      }
    }
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(letters, forKey: .steps)
    try members.encode(numbers, forKey: .points)
  }
}
