import Geometry
import Testing

@Suite struct RectTests {
  @Test func rectanglesThatOnlyTouchShareNothing() {
    let left = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(left.intersection(Rect(x: 10, y: 0, width: 10, height: 10)) == nil)
    #expect(left.intersection(Rect(x: 4, y: 6, width: 10, height: 10)) == Rect(x: 4, y: 6, width: 6, height: 4))
  }

  /// A view at (5, 5) in a container at (100, 50) that has scrolled by 20 points lies at (105, 35) around it.
  @Test func movingIntoAContainerFollowsItsScrolling() {
    let rect = Rect(x: 5, y: 5, width: 10, height: 10)
    let container = Rect(x: 100, y: 50, width: 200, height: 200)
    #expect(rect.moved(into: container, boundsOrigin: Point(x: 0, y: 20)) == Rect(x: 105, y: 35, width: 10, height: 10))
    #expect(rect.moved(into: nil) == rect)
  }

  @Test func sizesAreReadByAxis() {
    var size = Size(width: 3, height: 4)
    #expect(size[.horizontal] == 3 && size[.vertical] == 4)
    size[.vertical] = 5
    #expect(size.transposed == Size(width: 5, height: 3))
    #expect(Axis.allCases.map(\.other) == [.vertical, .horizontal])
  }

  @Test func leadingIsRightWhereTextRunsFromRightToLeft() {
    let insets = DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(insets.resolved(isRightToLeft: false) == Insets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(insets.resolved(isRightToLeft: true) == Insets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test func aMaskNamesThePartsOfAnAxis() {
    let mask: AutoresizingMask = [.flexibleLeftMargin, .flexibleHeight]
    #expect(mask.flags(.horizontal) == (true, false, false))
    #expect(mask.flags(.vertical) == (false, true, false))
  }
}
