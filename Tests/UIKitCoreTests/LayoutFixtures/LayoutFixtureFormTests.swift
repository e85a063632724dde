import Testing

@testable import UIKitCore

private let head = "source: derived: by hand\nbox: View size=160x80\n"

/// The form of `.layout` files itself: errors say where, and no expectation is passed over.
@MainActor
@Suite struct LayoutFixtureFormTests {
  private static let constraints = "box.left == root.left + 40\nbox.top == root.top + 40\n"

  private func differences(_ text: String) throws -> [String] {
    try LayoutFixtureParser.parse(text, file: "a.layout").cases.flatMap { try LayoutFixtureStage.differences(of: $0) }
  }

  private func message(_ text: String) -> String {
    do {
      let differences = try differences(text)
      return "no error, \(differences)"
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    (head + "box.left = root.left\n", "a.layout:3: neither `name: View …` nor a constraint: box.left = root.left"),
    (head + "box.left == root.left + x\n", "a.layout:3: `+ constant` or `- constant` expected, not `+ x`"),
    (head + "box.left == left\n", "a.layout:3: no item.attribute: left"),
    (head + "screen: large\n", "a.layout:3: no size: large"),
    (head + "---\nbox 1 2 3\n", "a.layout:4: `name x y width height` expected"),
    (head + "box.left == other.left\n---\nbox 0 0 1 1\n", "a.layout:3: no item called other"),
    (head + "box.start == root.left\n---\nbox 0 0 1 1\n", "a.layout:3: no attribute: start"),
    ("source: derived: by hand\nbox: View wide=3\n---\nbox 0 0 1 1\n", "a.layout:2: unknown attribute wide"),
    (head + "---\nother 0 0 1 1\nambiguous: box.x box.y\n", "a.layout:4: no item called other"),
    (head + "device: Pixel 8 portrait\n", "a.layout:3: no device and orientation: Pixel 8 portrait"),
    (head + "with: other hidden=yes\n", "a.layout:3: no item called other"),
    (head + "row: Cell\n---\nbox 0 0 1 1\n", "a.layout:3: a Cell needs a TableView"),
    (head + "---\nbreadth: box 1 2\n", "a.layout:4: no property: breadth"),
    (head + "---\nmargins: box 1 2\n", "a.layout:4: margins of box has 4 numbers"),
    ("box: View\n---\nbox 0 0 1 1\n", "a.layout:4: no source: that says why the frames are right"),
  ])
  func errorsNameTheLine(_ text: String, _ expected: String) { #expect(message(text) == expected) }

  @Test func wrongExpectationsAreFound() throws {
    let text = head + Self.constraints
    #expect(try differences(text + "---\nbox 40 40 160 80\n").isEmpty)
    #expect(
      try differences(text + "---\nbox 41 40 160 80\n") == ["line 6: box is 40 40 160 80, expected 41 40 160 80"])
    #expect(
      try differences(text + "---\nbox 40 40 160 80\nambiguous: box.x\n")
        == ["ambiguous: not expected [], missing [box.x]"])
    #expect(
      try differences(text + "---\nbox 40 40 160 80\nbreaks: a\n") == ["broken: not expected [], missing [a]"])
    #expect(
      try differences(text + "---\nhugging: box 250 251\n")
        == ["line 6: hugging of box is 250 250, expected 250 251"])
    #expect(try differences(text + "---\nbox 40 40 160 80\nraises: text\n") == ["raised [], expected [\"text\"]"])
    #expect(
      try differences(head + "---\nbox 0 0 160 80\n") == ["ambiguous: not expected [box.x box.y], missing []"])
  }

  @Test func mirroringCountsFromTheRight() throws {
    let text = head + Self.constraints + "direction: both\n---\nbox 40 40 160 80\n"
    let layoutCase = try LayoutFixtureParser.parse(text, file: "a.layout").cases[0]
    #expect(try layoutCase.mirrored().expected.frames[0].values[0] == 175)
  }
}
