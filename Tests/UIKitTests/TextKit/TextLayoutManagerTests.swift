import Testing
import UIKit

/// What is read of TextKit 2 (https://developer.apple.com/documentation/uikit/nstextlayoutmanager).
@MainActor @Suite(.serialized) struct TextLayoutManagerTests {
  private func view(_ text: String) -> UITextView {
    let view = UITextView(usingTextLayoutManager: true)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    view.font = .systemFont(ofSize: 10)
    view.text = text
    return view
  }

  @Test func aFragmentIsAParagraph() throws {
    let view = view("ab\ncd")
    let manager = try #require(view.textLayoutManager)
    var fragments: [NSTextLayoutFragment] = []
    manager.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) {
      fragments.append($0)
      return true
    }
    let texts = fragments.compactMap { ($0.textElement as? NSTextParagraph)?.attributedString.string }
    #expect(texts == ["ab\n", "cd"])
    #expect(fragments.map(\.textLineFragments.count) == [1, 1])
    #expect(fragments[0].layoutFragmentFrame.minY == 0)
    #expect(fragments[1].layoutFragmentFrame.minY == fragments[0].layoutFragmentFrame.maxY)
    let line = try #require(fragments[1].textLineFragments.first)
    #expect(line.characterRange == NSRange(location: 0, length: 2) && line.locationForCharacter(at: 0).x == 0)
    let width = "c".size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)]).width
    #expect(abs(line.locationForCharacter(at: 1).x - width) < 1e-9)
    #expect(line.characterIndex(for: CGPoint(x: width + 0.5, y: 1)) == 1)
    #expect(
      manager.textLayoutFragment(for: CGPoint(x: 5, y: fragments[1].layoutFragmentFrame.midY))?.rangeInElement
        == fragments[1].rangeInElement)
  }

  @Test func placesCountUnits() throws {
    let view = view("ab\ncd")
    let content = try #require(view.textLayoutManager?.textContentManager)
    let all = content.documentRange
    #expect(content.offset(from: all.location, to: all.endLocation) == 5)
    let third = try #require(content.location(all.location, offsetBy: 3))
    #expect(content.location(all.location, offsetBy: 6) == nil)
    let rest = try #require(NSTextRange(location: third, end: all.endLocation))
    #expect(all.contains(rest) && all.contains(third) && !rest.contains(all.location) && rest.intersects(all))
    #expect(NSTextRange(location: all.endLocation, end: third) == nil)
    let paragraph = content.textElements(for: rest).first as? NSTextParagraph
    #expect(paragraph?.attributedString.string == "cd" && paragraph?.paragraphSeparatorRange == nil)
    var rects: [CGRect] = []
    view.textLayoutManager?.enumerateTextSegments(in: rest, type: .standard) { _, rect, _, _ in
      rects.append(rect)
      return true
    }
    let width = "cd".size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)]).width
    #expect(rects.count == 1 && abs((rects.first?.width ?? 0) - width) < 1e-9)
  }

  @Test func theFormerLayoutManagerEndsIt() {
    let view = view("a")
    #expect(view.textLayoutManager != nil)
    _ = view.layoutManager
    #expect(view.textLayoutManager == nil)
    #expect(UITextView(usingTextLayoutManager: false).textLayoutManager == nil)
  }
}
