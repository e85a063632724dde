/// The parts of an image with caps that is stretched to a rectangle: corners in their own size, edges stretched along one axis, and the
/// middle along both.
public enum StretchedImage {
  /// Where a part is drawn, and where the whole image would lie if all of it were stretched like the part; points.
  public typealias Part = (place: Rect, whole: Rect)

  /// At most nine parts, by rows; those without an area are left out. Caps keep their size where there is room for them.
  public static func parts(of size: Size, in rect: Rect, caps: Insets) -> [Part] {
    let columns = slices(of: size.width, in: rect.width, caps.left, caps.right)
    return slices(of: size.height, in: rect.height, caps.top, caps.bottom).flatMap { row in
      columns.map { column in
        let place = Rect(x: rect.x + column.start, y: rect.y + row.start, width: column.length, height: row.length)
        let whole = Rect(
          x: place.x - column.from * column.factor, y: place.y - row.from * row.factor,
          width: size.width * column.factor, height: size.height * row.factor)
        return (place, whole)
      }
    }
  }

  /// A part along one axis, in points.
  private struct Slice {
    /// Where the part begins in the image.
    var from: Double
    /// Where it begins in the rectangle.
    var start: Double
    /// How long it is there.
    var length: Double
    /// How many times as long that is as the part.
    var factor: Double
  }

  private static func slices(of length: Double, in room: Double, _ first: Double, _ last: Double) -> [Slice] {
    let first = min(max(0, first), length)
    let last = min(max(0, last), length - first)
    let scale = first + last > room ? room / (first + last) : 1
    let (begin, end, middle) = (first * scale, last * scale, length - first - last)
    let stretch = middle > 0 ? (room - begin - end) / middle : 0
    return [
      Slice(from: 0, start: 0, length: begin, factor: scale),
      Slice(from: first, start: begin, length: room - begin - end, factor: stretch),
      Slice(from: length - last, start: room - end, length: end, factor: scale),
    ].filter { $0.length > 0 && $0.factor > 0 }
  }
}
