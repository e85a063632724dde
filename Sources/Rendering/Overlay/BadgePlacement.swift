import Geometry
import LayoutReports

/// Finds places for badges: each on its line, or as near to it as it can be inside the picture without covering a badge before it.
///
/// A badge goes
/// 1. to the middle of its line, and of a line that is hardly longer than the badge beside it, so that the line stays visible;
/// 2. where that is taken, along the line to the nearest free place;
/// 3. where the line is full, to the free place nearest to its middle, of rows that lie by steps away from the line on either side;
/// 4. where nothing near is free, to the place of step 1 that is inside the picture: it covers another badge then.
///
/// The result depends on the order alone. A badge costs at most a look into the cells of a grid along its line for each step away from
/// it: 500 on a phone, which they fill, take 10 ms, and a millisecond on a screen with room for them.
struct BadgePlacement {
  /// What a badge keeps away from others and from the edge of the picture, so that the lines around both can be told apart; points.
  static let gap = 1.5
  /// Half a badge.
  private static let step = 7.0
  /// How far from the line and from its ends a badge is looked for; points. Further away nobody would find its line.
  static let reach = 112.0

  private let picture: Rect
  private var taken = RectGrid()

  /// - Parameter reserved: what no badge may cover.
  init(in picture: Rect, reserved: [Rect] = []) {
    self.picture = picture
    for rect in reserved where rect.isFinite { taken.insert(rect) }
  }

  /// The place of a badge of `size` for a line, which later badges keep away from; nil for a line that the picture does not show.
  mutating func place(_ size: Size, on line: Segment) -> Rect? {
    guard picture.isFinite, line.bounds.isFinite, picture.touches(line.bounds) else { return nil }
    let axes = Axes(line, size, in: picture)
    // One that covers another takes nothing more, so that the cells of the grid hold no more than there is room for.
    guard let place = freePlace(axes) else { return axes.rect(axes.preferred) }
    let rect = axes.rect(place)
    taken.insert(rect)
    return rect
  }

  private func freePlace(_ axes: Axes) -> Axes.Place? {
    if axes.isLong, let along = free(axes, at: axes.line.clamped(axes.acrossRoom), within: axes.insideLine) {
      return Axes.Place(along: along, across: axes.line.clamped(axes.acrossRoom))
    }
    var best: (place: Axes.Place, distance: Double)?
    for away in stride(from: axes.distanceBeside, through: axes.distanceBeside + Self.reach, by: Self.step) {
      if let best, best.distance <= away { break }
      let sides = [axes.line + axes.side * away, axes.line - axes.side * away].filter(axes.acrossRoom.contains)
      if sides.isEmpty { break }
      for across in sides {
        guard let along = free(axes, at: across, within: axes.alongLine) else { continue }
        let (x, y) = (along - axes.middle, across - axes.line)
        let distance = (x * x + y * y).squareRoot()
        if distance < best?.distance ?? .infinity { best = (Axes.Place(along: along, across: across), distance) }
      }
    }
    return best?.place
  }

  /// The free place along a line that is nearest to its middle.
  private func free(_ axes: Axes, at across: Double, within room: ClosedRange<Double>?) -> Double? {
    guard let room else { return nil }
    let band = axes.band(across: across, along: room, gap: Self.gap)
    let half = axes.length / 2 + Self.gap
    var blocked: [(from: Double, to: Double)] = []
    taken.forEach(touching: band) { rect in
      let span = axes.span(rect)
      blocked.append((span.lowerBound - half, span.upperBound + half))
    }
    let start = axes.middle.clamped(room)
    var (left, right) = (start, start)
    blocked.sort { $0.from < $1.from }
    for part in blocked where part.from < right && right < part.to { right = part.to }
    blocked.sort { $0.to > $1.to }
    for part in blocked where part.from < left && left < part.to { left = part.from }
    let found = [left, right].filter(room.contains)
    return found.min { abs($0 - axes.middle) < abs($1 - axes.middle) }
  }
}

/// A line and its badge by the line's own axes, so that lines across and lines down are the same.
private struct Axes {
  /// The middle of a badge.
  struct Place {
    var along: Double
    var across: Double
  }

  private let isHorizontal: Bool
  /// Where the line is across itself.
  let line: Double
  /// The middle of the line.
  let middle: Double
  /// How long the badge is along the line.
  let length: Double
  private let depth: Double
  /// Whether the line is seen on both sides of a badge that lies on it.
  let isLong: Bool
  /// Where the middle of a badge may be so that it lies on the line and in the picture; nil for nowhere.
  let insideLine: ClosedRange<Double>?
  /// The same of a badge that is beside the line or not far from its ends.
  let alongLine: ClosedRange<Double>?
  /// Where the middle of a badge may be across the line so that it is in the picture; the middle of a picture that is too small.
  let acrossRoom: ClosedRange<Double>
  /// On the line or beside it, whatever else is there.
  let preferred: Place
  /// Badges are rather above a line than below it, and rather to the right of it than to the left.
  let side: Double
  /// From the line to the middle of a badge that leaves the line visible.
  let distanceBeside: Double

  init(_ segment: Segment, _ size: Size, in picture: Rect) {
    isHorizontal = segment.isHorizontal
    let bounds = segment.bounds
    let (from, to) = isHorizontal ? (bounds.x, bounds.maxX) : (bounds.y, bounds.maxY)
    line = isHorizontal ? segment.middle.y : segment.middle.x
    middle = (from + to) / 2
    (length, depth) = isHorizontal ? (size.width, size.height) : (size.height, size.width)
    (side, distanceBeside) = (isHorizontal ? -1 : 1, depth / 2 + 4)
    isLong = to - from >= length + 10
    let alongRoom = Self.room(
      isHorizontal ? picture.x : picture.y, isHorizontal ? picture.maxX : picture.maxY, for: length)
    acrossRoom = Self.room(
      isHorizontal ? picture.y : picture.x, isHorizontal ? picture.maxY : picture.maxX, for: depth)
    insideLine = Self.range(max(from + length / 2, alongRoom.lowerBound), min(to - length / 2, alongRoom.upperBound))
    let reach = BadgePlacement.reach
    alongLine = Self.range(max(from - reach, alongRoom.lowerBound), min(to + reach, alongRoom.upperBound))
    preferred = Place(
      along: middle.clamped(alongRoom),
      across: (isLong ? line : line + side * distanceBeside).clamped(acrossRoom))
  }

  func rect(_ place: Place) -> Rect {
    isHorizontal
      ? Rect(center: Point(x: place.along, y: place.across), size: Size(width: length, height: depth))
      : Rect(center: Point(x: place.across, y: place.along), size: Size(width: depth, height: length))
  }

  /// All that badges cover whose middles are in a range.
  func band(across: Double, along: ClosedRange<Double>, gap: Double) -> Rect {
    let (from, extent) = (along.lowerBound - length / 2 - gap, along.upperBound - along.lowerBound + length + 2 * gap)
    let (top, height) = (across - depth / 2 - gap, depth + 2 * gap)
    return isHorizontal
      ? Rect(x: from, y: top, width: extent, height: height) : Rect(x: top, y: from, width: height, height: extent)
  }

  func span(_ rect: Rect) -> ClosedRange<Double> { isHorizontal ? rect.x...rect.maxX : rect.y...rect.maxY }

  private static func room(_ from: Double, _ to: Double, for length: Double) -> ClosedRange<Double> {
    let edge = length / 2 + BadgePlacement.gap
    return range(from + edge, to - edge) ?? (from + to) / 2...(from + to) / 2
  }

  private static func range(_ from: Double, _ to: Double) -> ClosedRange<Double>? { from <= to ? from...to : nil }
}

/// Rectangles by the cells of a grid that they lie in.
private struct RectGrid {
  private struct Cell: Hashable {
    var column: Int
    var row: Int
  }

  /// The cells of a rectangle.
  private struct Block {
    var columns: ClosedRange<Int>
    var rows: ClosedRange<Int>

    init(_ rect: Rect) {
      columns = Self.range(rect.x, rect.maxX)
      rows = Self.range(rect.y, rect.maxY)
    }

    /// Far outside of every picture all is one cell.
    private static func range(_ from: Double, _ to: Double) -> ClosedRange<Int> {
      let edge = 1e4
      func index(_ place: Double) -> Int { Int((place / side).rounded(.down).clamped(-edge...edge)) }
      return index(from)...max(index(from), index(to))
    }
  }

  /// Points; a badge lies in four cells at most, and a screen has some hundred.
  private static let side = 48.0

  private var rects: [Rect] = []
  private var cells: [Cell: [Rect]] = [:]

  mutating func insert(_ rect: Rect) {
    rects.append(rect)
    let block = Block(rect)
    for column in block.columns {
      for row in block.rows { cells[Cell(column: column, row: row), default: []].append(rect) }
    }
  }

  /// Costs no more than all cells of the band, or all rectangles.
  func forEach(touching band: Rect, _ body: (Rect) -> Void) {
    let block = Block(band)
    if block.columns.count * block.rows.count > rects.count {
      for rect in rects where rect.overlaps(band) { body(rect) }
      return
    }
    for column in block.columns {
      for row in block.rows {
        for rect in cells[Cell(column: column, row: row)] ?? [] where rect.overlaps(band) {
          // It is met again in other cells; the first one of the band counts.
          let own = Block(rect)
          let first = (
            max(own.columns.lowerBound, block.columns.lowerBound), max(own.rows.lowerBound, block.rows.lowerBound)
          )
          if first == (column, row) { body(rect) }
        }
      }
    }
  }
}

extension Segment {
  /// The smallest rectangle around the line; without area for a line across or down.
  fileprivate var bounds: Rect {
    Rect(x: min(from.x, to.x), y: min(from.y, to.y), width: abs(to.x - from.x), height: abs(to.y - from.y))
  }
}

extension Rect {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }

  /// Whether the rectangles have an area in common.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// Whether the rectangles have a point in common, if only of their edges.
  fileprivate func touches(_ other: Rect) -> Bool {
    x <= other.maxX && other.x <= maxX && y <= other.maxY && other.y <= maxY
  }
}

extension Double {
  fileprivate func clamped(_ range: ClosedRange<Double>) -> Double {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
