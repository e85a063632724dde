import Geometry
import LayoutReports
import Testing

/// Of views that moved together the one that moved the others is told.
@Suite struct VerificationTextTests {
  private func view(_ id: String, _ line: Int, _ cause: DifferenceCause) -> ViewVerification {
    ViewVerification(
      id: id, element: "view", name: id, line: line, column: 1, stored: Rect(x: 0, y: 0, width: 1, height: 1),
      computed: Rect(x: 2, y: 0, width: 1, height: 1), cause: cause)
  }

  private func lines(_ views: [ViewVerification], listingMoved: Bool = false) -> [String] {
    let part = VerificationReport.DocumentPart(file: "a.xib", displayScale: 2, compared: 9, differences: views)
    return VerificationReport(tolerance: 0.5, documents: [part]).text(listingMoved: listingMoved)
      .split(separator: "\n").map(String.init).filter { $0.hasPrefix("a.xib") }
  }

  @Test func movedViewsAreCounted() {
    let views = [
      view("a", 1, .moved(with: "b")), view("b", 2, .moved(with: "c")), view("c", 3, .textWidth),
      view("d", 4, .moved(with: "elsewhere")), view("e", 5, .unknown), view("f", 6, .moved(with: "e")),
    ]
    let short = lines(views)
    #expect(short.count == 3)
    #expect(
      short[0].hasPrefix("a.xib:3:1: view") && short[0].hasSuffix("x +2; text width (2 views moved with this view)"))
    // The view that this one moved with is not in the list.
    #expect(short[1].hasPrefix("a.xib:4:1: ") && short[1].hasSuffix("moved together with elsewhere"))
    #expect(short[2].hasPrefix("a.xib:5:1: ") && short[2].hasSuffix("unknown (1 view moved with this view)"))
    #expect(lines(views, listingMoved: true).map { $0.split(separator: ":")[1] } == ["3", "1", "2", "4", "5", "6"])
  }

  @Test func viewsThatMovedWithEachOtherAreCountedOnce() {
    let views = [
      view("a", 1, .moved(with: "b")), view("b", 2, .moved(with: "a")), view("c", 3, .moved(with: "b")),
      view("d", 4, .moved(with: "d")),
    ]
    let short = lines(views)
    #expect(short.count == 2)
    #expect(short[0].hasSuffix("(2 views moved with this view)") && short[1].hasPrefix("a.xib:4:1: "))
    #expect(lines(views, listingMoved: true).count == 4)
  }

  /// A chain of views is followed once.
  @Test func longChainOfMovedViewsIsCounted() {
    let count = 20_000
    let views = (0..<count).map { view("v\($0)", $0 + 1, $0 + 1 < count ? .moved(with: "v\($0 + 1)") : .image) }
    #expect(lines(views).count == 1)
  }
}
