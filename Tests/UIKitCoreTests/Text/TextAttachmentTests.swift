import Testing
import TextLayout

@testable import UIKitCore

/// Attachments stand in a line like a character of their size: an origin of y is the distance of the lower edge from the baseline, upwards
/// (https://developer.apple.com/documentation/uikit/nstextattachment/bounds). 17 points are 1950 / 2048 and 494 / 2048 times as high above
/// and below the baseline.
@MainActor @Suite(.serialized) struct TextAttachmentTests {
  private let font = UIFont.systemFont(ofSize: 17)
  private let ascender = 17 * 1950.0 / 2048
  private let descender = 17 * 494.0 / 2048

  private func attachment(_ bounds: CGRect) -> NSTextAttachment {
    let attachment = NSTextAttachment()
    attachment.bounds = bounds
    return attachment
  }

  private func text(_ words: String, with attachment: NSTextAttachment) -> NSAttributedString {
    let text = NSMutableAttributedString(string: words, attributes: [.font: font])
    let mark = NSMutableAttributedString(attachment: attachment)
    mark.addAttribute(.font, value: font, range: NSRange(location: 0, length: 1))
    text.append(mark)
    return text
  }

  @Test func anAttachmentTakesItsWidthAndStandsOnTheBaseline() {
    let size = text("Hello", with: attachment(CGRect(x: 0, y: 0, width: 30, height: 40))).size()
    let plain = NSAttributedString(string: "Hello", attributes: [.font: font]).size()
    #expect(abs(size.width - plain.width - 30) < 1e-9)
    #expect(abs(size.height - 40 - descender) < 1e-9)
  }

  @Test func anOriginMovesItBelowTheBaseline() {
    let size = text("Hello", with: attachment(CGRect(x: 0, y: -10, width: 30, height: 40))).size()
    #expect(abs(size.height - 40) < 1e-9)
    // A small one makes no line higher.
    let small = text("Hello", with: attachment(CGRect(x: 0, y: -2, width: 8, height: 8))).size()
    #expect(abs(small.height - ascender - descender) < 1e-9)
  }

  @Test func withoutBoundsItIsAsLargeAsItsImage() {
    let size = text("", with: NSTextAttachment(image: UIImage(name: "star", size: CGSize(width: 24, height: 60))))
      .size()
    #expect(size.width == 24)
    #expect(abs(size.height - 60 - descender) < 1e-9)
    #expect(text("", with: NSTextAttachment()).size().width == 0)
  }

  private final class Square: NSTextAttachment {
    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
      characterIndex charIndex: Int
    ) -> CGRect { CGRect(x: 0, y: 0, width: lineFrag.height, height: lineFrag.height) }
  }

  /// The line is as high as its font: 17 × 2444 / 2048.
  @Test func aSubclassSaysHowLargeItIs() {
    #expect(abs(text("", with: Square()).size().width - 17 * 2444.0 / 2048) < 1e-9)
  }

  @Test func numbersThatAreNoneDoNoHarm() {
    let size = text("a", with: attachment(CGRect(x: 0, y: CGFloat.nan, width: .infinity, height: -5))).size()
    #expect(size.width.isFinite && size.height.isFinite)
  }

  /// Two attachments of 60 points do not fit into 100.
  @Test func linesBreakBesideAttachments() {
    let text = NSMutableAttributedString(
      attributedString: text("", with: attachment(CGRect(x: 0, y: 0, width: 60, height: 50))))
    text.append(self.text(" ", with: attachment(CGRect(x: 0, y: 0, width: 60, height: 50))))
    let box = text.boundingRect(with: CGSize(width: 100, height: 0), options: .usesLineFragmentOrigin, context: nil)
    #expect(abs(box.height - 2 * (50 + descender)) < 1e-9)
  }

  @Test func aLabelIsAsHighAsItsAttachment() {
    let label = UILabel()
    label.attributedText = text("Hello", with: attachment(CGRect(x: 0, y: 0, width: 30, height: 40)))
    // Up to the next pixel.
    let scale = Double(UIScreen.main.scale)
    #expect(label.intrinsicContentSize.height == CGFloat(((40 + descender) * scale).rounded(.up) / scale))
    label.attributedText = NSAttributedString(string: "Hello", attributes: [.font: font])
    #expect(label.intrinsicContentSize.height == CGFloat(((ascender + descender) * scale).rounded(.up) / scale))
  }

  @Test func aLabelKeepsAttachmentsAndLinks() throws {
    let label = UILabel()
    let attachment = attachment(CGRect(x: 0, y: 0, width: 3, height: 4))
    let url = try #require(URL(string: "https://example.com"))
    let text = NSMutableAttributedString(attachment: attachment)
    text.append(NSAttributedString(string: "link", attributes: [.link: url, .font: font]))
    label.attributedText = text
    let kept = try #require(label.attributedText)
    #expect(kept.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === attachment)
    #expect(kept.attribute(.link, at: 2, effectiveRange: nil) as? URL == url)
    #expect(kept.containsAttachments(in: NSRange(location: 0, length: 1)))
    #expect(!kept.containsAttachments(in: NSRange(location: 1, length: 4)))
  }

  /// On the baseline, which is 40 points below the top of the line.
  @Test func anImageIsDrawnInItsPlace() throws {
    let attachment = attachment(CGRect(x: 0, y: 0, width: 30, height: 40))
    attachment.image = UIImage(name: "star", size: CGSize(width: 1, height: 1))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { _ in
      text("", with: attachment).draw(at: CGPoint(x: 5, y: 6))
    }
    let places = image.drawing?.commands.compactMap { command -> CGRect? in
      if case .image(let image, let place, _) = command, image.name == "star" { place } else { nil }
    }
    let place = try #require(places?.first)
    #expect(abs(place.minX - 5) < 1e-9 && abs(place.minY - 6) < 1e-9)
    #expect(abs(place.width - 30) < 1e-9 && abs(place.height - 40) < 1e-9)
  }
}

/// Tabs go on to the next stop; after the last one there is one every interval
/// (https://developer.apple.com/documentation/uikit/nsparagraphstyle/tabstops).
@MainActor @Suite(.serialized) struct TabStopTests {
  private func width(_ text: String, _ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
    let style = NSMutableParagraphStyle()
    change(style)
    return NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
      .size().width
  }

  @Test func aTabLeadsToTheNextStop() {
    let b = width("b") { _ in }
    let stops = { (style: NSMutableParagraphStyle) in
      style.tabStops = [NSTextTab(textAlignment: .left, location: 150), NSTextTab(textAlignment: .left, location: 100)]
      style.defaultTabInterval = 40
    }
    #expect(abs(width("a\tb", stops) - 100 - b) < 1e-9)
    #expect(abs(width("a\t\tb", stops) - 150 - b) < 1e-9)
    #expect(abs(width("a\t\t\tb", stops) - 160 - b) < 1e-9)
    // Twelve stops of 28 points are the default.
    #expect(abs(width("a\tb") { _ in } - 28 - b) < 1e-9)
    #expect(NSParagraphStyle.default.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 })
  }

  @Test func stylesWithOtherStopsAreNotEqual() throws {
    let style = NSMutableParagraphStyle()
    style.addTabStop(NSTextTab(textAlignment: .right, location: 400))
    #expect(style.tabStops.count == 13)
    #expect(style != NSParagraphStyle.default)
    let copy = NSMutableParagraphStyle()
    copy.setParagraphStyle(style)
    #expect(copy == style)
    copy.removeTabStop(NSTextTab(textAlignment: .right, location: 400))
    #expect(copy.tabStops == NSParagraphStyle.default.tabStops)
  }
}
