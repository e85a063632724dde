import Foundation
import QuartzCore
import Testing
import UIKitCore

/// Text is recorded by lines and styles, where measuring says that they are.
@Suite @MainActor struct TextDrawingTests {
  private let font = UIFont.systemFont(ofSize: 10)

  private func texts(_ draw: () -> Void) -> [RecordedDrawing.Text] {
    let context = CGContext()
    UIGraphicsPushContext(context)
    draw()
    UIGraphicsPopContext()
    return texts(of: context.drawing)
  }

  private func texts(of drawing: RecordedDrawing) -> [RecordedDrawing.Text] {
    drawing.commands.compactMap { if case .text(let text, _) = $0 { text } else { nil } }
  }

  /// The top of the line is at the point, so the baseline is an ascender below.
  @Test func textIsDrawnFromItsTop() throws {
    let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.red]
    let texts = texts { "Hello".draw(at: CGPoint(x: 3, y: 4), withAttributes: attributes) }
    let text = try #require(texts.first)
    #expect(texts.count == 1 && text.string == "Hello" && text.color == UIColor.red.cgColor)
    #expect(text.font == RecordedDrawing.Font(size: 10))
    #expect(text.origin.x == 3 && abs(text.origin.y - 4 - font.ascender) < 1e-9)
    #expect(abs(text.width - "Hello".size(withAttributes: attributes).width) < 1e-9)
  }

  /// A width that holds either word but not both.
  @Test func textInARectangleIsBrokenAndAligned() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: style]
    let width = "wide words".size(withAttributes: attributes).width - 1
    let rect = CGRect(x: 10, y: 0, width: width, height: 100)
    let texts = texts { "wide words".draw(in: rect, withAttributes: attributes) }
    #expect(texts.map(\.string) == ["wide", "words"])
    for text in texts { #expect(abs(text.origin.x + text.width - rect.maxX) < 1e-9) }
    #expect(abs(texts[1].origin.y - texts[0].origin.y - font.lineHeight) < 1e-9)
    let low = self.texts {
      "wide words".draw(in: CGRect(x: 0, y: 0, width: width, height: 5), withAttributes: attributes)
    }
    #expect(low.map(\.string) == ["wide"])
  }

  /// Without `usesLineFragmentOrigin` the rectangle's origin is on the baseline.
  @Test func textCanBeDrawnOnItsBaseline() throws {
    let place = CGRect(x: 2, y: 50, width: 0, height: 0)
    let texts = texts { "Hello".draw(with: place, attributes: [.font: font], context: nil) }
    let origin = try #require(texts.first).origin
    #expect(origin.x == 2 && abs(origin.y - 50) < 1e-9)
  }

  @Test func aLineHasAPieceForEveryStyle() throws {
    let string = NSMutableAttributedString(string: "one ", attributes: [.font: font])
    let bold: [NSAttributedString.Key: Any] = [
      .font: UIFont.boldSystemFont(ofSize: 10), .foregroundColor: UIColor.blue,
    ]
    string.append(NSAttributedString(string: "two", attributes: bold))
    let texts = texts { string.draw(at: .zero) }
    #expect(texts.map(\.string) == ["one ", "two"])
    #expect(texts.map(\.font.weight) == [400, 700])
    #expect(texts[1].color == UIColor.blue.cgColor && texts[0].color == .black)
    #expect(abs(texts[1].origin.x - texts[0].width) < 1e-9)
    #expect(abs(texts[0].width + texts[1].width - string.size().width) < 1e-6)
  }

  @Test func aLabelDrawsItsText() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.font = font
    label.text = "Hello"
    label.textColor = .red
    label.textAlignment = .center
    let text = try #require(texts(of: label.recordedDrawing()).first)
    #expect(text.string == "Hello" && text.color == UIColor.red.cgColor)
    #expect(abs(text.origin.x + text.width / 2 - 100) < 1e-9)
    // The middle of the line is that of the label.
    #expect(abs(text.origin.y - font.ascender + font.lineHeight / 2 - 20) < 1e-9)
    label.text = "Bye"
    label.frame.size.width = 100
    let second = try #require(texts(of: label.recordedDrawing()).first)
    #expect(second.string == "Bye" && abs(second.origin.x + second.width / 2 - 50) < 1e-9)
  }

  private final class Padded: UILabel {
    override func drawText(in rect: CGRect) {
      super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 0)))
    }
  }

  @Test func aSubclassDrawsTheTextElsewhere() throws {
    let label = Padded(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.text = "Hello"
    #expect(try #require(texts(of: label.recordedDrawing()).first).origin.x == 12)
  }

  /// 10 by 10 in 40 by 20 scaled to fit is 20 by 20, with 10 on either side.
  @Test func anImageViewShowsItsImage() {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.contentMode = .scaleAspectFit
    view.image = UIImage(name: "star", size: CGSize(width: 10, height: 10))
    #expect(view.recordedDrawing().lines == ["save", "  image \"star\" 10 10 in 10 0 20 20", "restore"])
    view.image = nil
    #expect(view.recordedDrawing().lines == ["save", "restore"])
  }
}
