import Geometry
import LayoutReports
import Testing

@testable import Rendering

/// Places of badges in a picture of 300 by 200. Every expectation is arithmetic over the badge's size, the gap of 1.5 and the rule
/// that the nearest free place counts.
@Suite struct BadgePlacementTests {
  private let size = Size(width: 20, height: 12)
  private static let picture = Rect(x: 0, y: 0, width: 300, height: 200)

  private func line(_ x: Double, _ y: Double, _ x2: Double, _ y2: Double) -> Segment {
    Segment(from: Point(x: x, y: y), to: Point(x: x2, y: y2))
  }

  private func middles(
    of lines: [Segment], reserved: [Rect] = [], size: Size? = nil
  ) -> [Point?] {
    var placement = BadgePlacement(in: Self.picture, reserved: reserved)
    return lines.map { placement.place(size ?? self.size, on: $0)?.center }
  }

  @Test func badgeIsAtTheMiddleOfItsLine() {
    #expect(middles(of: [line(50, 100, 150, 100)]) == [Point(x: 100, y: 100)])
    #expect(middles(of: [line(150, 20, 150, 80)]) == [Point(x: 150, y: 50)])
  }

  /// A line of 20 points has no room for a badge of 20 and 5 of itself at both ends. Beside it means half a badge and 4 points away:
  /// 6 + 4 above it, 10 + 4 to the right of it.
  @Test func badgeIsBesideAShortLine() {
    #expect(middles(of: [line(100, 100, 120, 100)]) == [Point(x: 110, y: 90)])
    #expect(middles(of: [line(100, 100, 100, 120)]) == [Point(x: 114, y: 110)])
  }

  /// The second one ends 1.5 before the first one, the third one begins 1.5 after it; their middles are 20 + 1.5 away.
  @Test func badgeMovesAlongTheLineAwayFromAnother() {
    let same = line(50, 100, 250, 100)
    let places = middles(of: [same, same, same])
    #expect(places == [Point(x: 150, y: 100), Point(x: 128.5, y: 100), Point(x: 171.5, y: 100)])
  }

  /// A line of 40 has room for one badge on it. The next two are a step of 7 further away than beside the line, where they would
  /// touch the first: above it and below it.
  @Test func badgeLeavesAFullLine() {
    let same = line(100, 100, 140, 100)
    let places = middles(of: [same, same, same])
    #expect(places == [Point(x: 120, y: 100), Point(x: 120, y: 83), Point(x: 120, y: 117)])
  }

  /// The badge of a width that is 3 points above the lower edge, and of a distance at the right edge: 1.5 and half a badge inside.
  @Test func badgeStaysInsideThePicture() {
    #expect(middles(of: [line(0, 197, 300, 197)]) == [Point(x: 150, y: 192.5)])
    #expect(middles(of: [line(297, 50, 297, 150)]) == [Point(x: 288.5, y: 100)])
    #expect(middles(of: [line(290, 100, 300, 100)]) == [Point(x: 288.5, y: 90)])
  }

  @Test func badgeAvoidsReservedAreas() {
    let clock = Rect(x: 140, y: 0, width: 20, height: 14)
    let places = middles(of: [line(150, 0, 150, 40)], reserved: [clock])
    // 14, the gap and half of the height.
    #expect(places == [Point(x: 150, y: 21.5)])
  }

  @Test func lineOutsideThePictureHasNoBadge() {
    #expect(
      middles(of: [line(50, 201, 250, 201), line(-30, 50, -1, 50), line(50, 200, 250, 200)]).map { $0 == nil } == [
        true, true, false,
      ])
  }

  /// Lines of all lengths at places of a fixed sequence.
  private static func lines(_ count: Int, in picture: Rect) -> [Segment] {
    var state: UInt64 = 7
    func next(_ limit: Double) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24) * limit
    }
    return (0..<count).map { index in
      let (x, y, length) = (next(picture.width), next(picture.height), next(120))
      let end = index.isMultiple(of: 2) ? Point(x: x + length, y: y) : Point(x: x, y: y + length)
      return Segment(from: Point(x: x, y: y), to: end)
    }
  }

  /// A screen of 500 constraints, a third of which is covered with badges.
  @Test func badgesDoNotOverlap() {
    let picture = Rect(x: 0, y: 0, width: 768, height: 1024)
    func placed() -> [Rect] {
      var placement = BadgePlacement(in: picture)
      return Self.lines(500, in: picture).compactMap { placement.place(Size(width: 26, height: 12), on: $0) }
    }
    let rects = placed()
    #expect(rects.count == 500 && rects == placed())
    for (index, rect) in rects.enumerated() {
      #expect(rect.x >= 0 && rect.y >= 0 && rect.maxX <= picture.maxX && rect.maxY <= picture.maxY)
      let covered = rects[..<index].filter {
        $0.x < rect.maxX && rect.x < $0.maxX && $0.y < rect.maxY && rect.y < $0.maxY
      }
      #expect(covered.isEmpty, "\(rect) over \(covered)")
    }
  }

  /// Where nothing is free, badges cover each other rather than to be missing.
  @Test func fullPictureHasEveryBadge() {
    let same = line(50, 100, 250, 100)
    let places = middles(of: Array(repeating: same, count: 400))
    #expect(places.allSatisfy { $0 != nil })
  }

  @Test(arguments: [
    Rect(x: 0, y: 0, width: 0, height: 0), Rect(x: 0, y: 0, width: 1e300, height: 1e300),
    Rect(x: .nan, y: 0, width: 10, height: 10), Rect(x: 0, y: 0, width: .infinity, height: 10),
  ])
  func numbersThatNobodyDraws(_ picture: Rect) {
    var placement = BadgePlacement(in: picture, reserved: [Rect(x: 0, y: .nan, width: 1, height: 1)])
    for extent in [0, 1, 1e9, 1e300, .infinity, .nan] as [Double] {
      for segment in [line(-extent, 0, extent, 0), line(0, 0, 0, extent)] {
        for _ in 0..<3 { _ = placement.place(size, on: segment) }
      }
    }
  }
}
