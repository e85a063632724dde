import TextLayout
import Testing

@testable import UIKitCore

/// Paragraphs of a text view with styles of their own (https://developer.apple.com/documentation/uikit/nsparagraphstyle).
@MainActor @Suite(.serialized) struct ParagraphStyleOfViewTests {
  private let font = UIFont.systemFont(ofSize: 10)

  private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    change(style)
    return style
  }

  private func view(_ parts: [(String, NSParagraphStyle)]) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 210, height: 300))
    let text = NSMutableAttributedString(string: "")
    for (part, style) in parts {
      text.append(NSAttributedString(string: part, attributes: [.font: font, .paragraphStyle: style]))
    }
    view.attributedText = text
    return view
  }

  private func caret(_ view: UITextView, _ offset: Int) throws -> CGRect {
    view.caretRect(for: try #require(view.position(from: view.beginningOfDocument, offset: offset)))
  }

  /// The padding of a text view is 5 points.
  @Test func eachParagraphHasItsOwnIndent() throws {
    let view = view([
      ("a\n", style { _ in }), ("b\n", style { $0.firstLineHeadIndent = 20 }), ("c", style { _ in }),
    ])
    #expect(try caret(view, 0).minX == 5 && caret(view, 2).minX == 25 && caret(view, 4).minX == 5)
  }

  /// The spacing below a paragraph and that above the next one add up.
  @Test func spacingIsThatOfTheParagraphsOnBothSides() throws {
    let plain = view([("a\n", style { _ in }), ("b", style { _ in })])
    let spaced = view([
      ("a\n", style { $0.paragraphSpacing = 7 }),
      ("b", style { $0.paragraphSpacingBefore = 4 }),
    ])
    let (first, second) = (try caret(plain, 2).minY, try caret(spaced, 2).minY)
    #expect(abs(second - first - 11) < 1e-9)
  }

  @Test func eachParagraphHasItsOwnAlignment() throws {
    let view = view([
      ("a\n", style { _ in }), ("b\n", style { $0.alignment = .right }), ("c", style { $0.alignment = .center }),
    ])
    let width = "b".size(withAttributes: [.font: font]).width
    #expect(try caret(view, 0).minX == 5)
    #expect(try abs(caret(view, 2).minX - (205 - width)) < 0.01)
    let middle = "c".size(withAttributes: [.font: font]).width
    #expect(try abs(caret(view, 4).minX - (105 - middle / 2)) < 0.01)
  }

  @Test func piecesHaveColorsGroundsAndPictures() throws {
    let view = view([("ab", style { _ in })])
    let text = NSMutableAttributedString(attributedString: view.attributedText)
    text.addAttributes(
      [.foregroundColor: UIColor.red, .backgroundColor: UIColor.yellow], range: NSRange(location: 1, length: 1))
    text.append(NSAttributedString(string: "l", attributes: [.font: font, .link: "https://example.com"]))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6)).image { _ in }
    text.append(NSAttributedString(attachment: NSTextAttachment(image: image)))
    view.attributedText = text
    let pieces = try #require(view.styledPieces)
    #expect(pieces.map(\.text) == ["a", "b", "l", ""])
    #expect(pieces[0].color == nil && pieces[1].color == .red && pieces[1].background == .yellow)
    #expect(pieces[2].color == view.tintColor)
    let picture = try #require(pieces[3].pictures.first)
    // On the baseline.
    #expect(picture.place.size == CGSize(width: 8, height: 6) && picture.place.maxY == pieces[3].origin.y)
    #expect(picture.drawing != nil)
    view.linkTextAttributes = [.foregroundColor: UIColor.green, .underlineStyle: 1]
    #expect(view.styledPieces?[2].color == .green && view.styledPieces?[2].isUnderlined == true)
  }

  @Test func aLabelHasPicturesOfAttachments() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6)).image { _ in }
    label.attributedText = NSAttributedString(attachment: NSTextAttachment(image: image))
    #expect(label.styledPieces?.first?.pictures.count == 1)
  }

  // MARK: Tabs

  /// Stops are counted from the container's edge (Apple's documentation of `tabStops`: "from the leading margin").
  @Test func aTabLeadsToAStopWhateverTheIndent() throws {
    let list = style {
      $0.firstLineHeadIndent = 4
      $0.headIndent = 24
      $0.tabStops = [NSTextTab(textAlignment: .left, location: 24)]
    }
    #expect(try caret(view([("•\tb", list)]), 2).minX == 29)
    // A paragraph behind another one has its own stops.
    #expect(try caret(view([("a\n", style { _ in }), ("•\tb", list)]), 4).minX == 29)
  }

  /// Every 28 points.
  @Test func withoutStopsATabLeadsToAMultipleFromTheEdge() throws {
    #expect(try caret(view([("a\tb", style { $0.firstLineHeadIndent = 20 })]), 2).minX == 33)
  }

  @Test func eachColumnIsDrawnAtItsStop() throws {
    let columns = style {
      $0.firstLineHeadIndent = 10
      $0.tabStops = [40, 90].map { NSTextTab(textAlignment: .left, location: $0) }
    }
    let pieces = try #require(view([("a\tb\tc", columns)]).styledPieces).filter { $0.text != "\t" }
    #expect(pieces.map(\.text) == ["a", "b", "c"] && pieces.map(\.origin.x) == [15, 45, 95])
  }
}
