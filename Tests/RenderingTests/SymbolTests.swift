import Geometry
import LayoutReports
import Testing

@testable import Rendering

/// Symbols that are drawn, and not boxes with their names.
@Suite struct SymbolTests {
  /// Names that apps use often.
  @Test(arguments: [
    "checklist", "building.columns", "delete.left", "return", "shift.fill", "photo.on.rectangle.angled", "hare",
    "tortoise.fill", "plus.square.on.square", "mappin.and.ellipse", "highlighter", "arrow.uturn.backward", "bold",
    "italic.circle", "tablecells", "fork.knife", "books.vertical.fill", "trophy", "1.circle", "3.square.fill",
    "person.badge.plus", "app.badge", "wrench.and.screwdriver.fill", "checkmark.seal.fill", "hand.thumbsdown",
    "sidebar.leading", "keyboard.chevron.compact.down", "bubble.left.and.bubble.right.fill",
  ])
  func oftenUsedSymbolsAreDrawn(_ name: String) { #expect(Symbol(named: name) != nil) }

  private func commands(_ name: String) throws -> [DisplayCommand] {
    var drawing = SceneDrawing(size: Size(width: 24, height: 24))
    try #require(Symbol(named: name)).draw(
      in: Rect(x: 0, y: 0, width: 24, height: 24), Color(red: 1, green: 0, blue: 0), with: &drawing)
    return drawing.list.commands
  }

  private func discs(_ name: String) throws -> [(rect: Rect, color: Color)] {
    try commands(name).compactMap { if case .fill(.ellipse(let rect), let color) = $0 { (rect, color) } else { nil } }
  }

  /// Dots a quarter as wide as the circle's radius can be seen; those of a glyph that is made smaller could not.
  @Test func theDotsInACircleAreLargeEnough() throws {
    let dots = try discs("ellipsis.circle").map(\.rect)
    #expect(dots.count == 3 && dots.allSatisfy { $0.width > 3 })
    #expect(zip(dots, dots.dropFirst()).allSatisfy { $0.maxX + 1 < $1.x })
  }

  /// The head is cut out of the disc, and not lost in it.
  @Test(arguments: ["person.circle.fill", "person.crop.circle.fill", "ellipsis.circle.fill"])
  func aFilledCircleShowsWhatIsInIt(_ name: String) throws {
    let discs = try discs(name)
    #expect(
      discs.first?.color == Color(red: 1, green: 0, blue: 0) && discs.dropFirst().contains { $0.color == Palette.white }
    )
  }

  /// A house and a tray reach to the sides of their square.
  @Test(arguments: ["house", "tray"]) func widePicturesFillTheirWidth(_ name: String) throws {
    var xs: [Double] = []
    for case .stroke(let shape, _) in try commands(name) {
      switch shape {
      case .polyline(let points), .polygon(let points): xs += points.map(\.x)
      default: break
      }
    }
    #expect((xs.max() ?? 0) - (xs.min() ?? 0) >= 22)
  }

  /// Every glyph can be read: marks are known letters with the numbers that they need.
  @Test func everyGlyphIsWellFormed() {
    let needed: [Character: ClosedRange<Int>] = [
      "l": 2...60, "p": 3...60, "f": 3...60, "v": 3...60, "u": 2...60, "c": 2...2, "d": 2...2, "w": 2...2, "r": 3...3,
      "b": 3...3, "a": 4...4, "k": 1...1,
    ]
    for (name, glyph) in SymbolGlyphs.all {
      var mark: Character?
      var count = 0
      func end() { if let mark { #expect(needed[mark]?.contains(count) == true, "\(name): \(mark) with \(count)") } }
      for word in glyph.split(separator: " ") {
        if let first = word.first, first.isLetter {
          end()
          (mark, count) = (first, 0)
        } else {
          count += 1
          #expect(word.split(separator: ",").allSatisfy { Double($0) != nil }, "\(name): \(word)")
        }
      }
      end()
    }
  }
}
