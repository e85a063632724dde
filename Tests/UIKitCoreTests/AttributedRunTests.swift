import Testing

@testable import UIKitCore

/// Runs of attributed strings with objects of UIKit as values, which Foundation on Linux compares when it joins them.
@MainActor
@Suite struct AttributedRunTests {
  /// Where these bits of an object are zero, Foundation's `CFEqual` ends the process instead of asking `isEqual`: it takes them for the
  /// number of a type of its own.
  private func typeBits(_ object: AnyObject) -> UInt {
    let words = Unmanaged.passUnretained(object).toOpaque().assumingMemoryBound(to: UInt.self)
    return words[2] >> 8 & 0x3FF
  }

  @Test func foundationAsksTheValuesOfRuns() {
    let style = NSMutableParagraphStyle()
    for object: AnyObject in [
      UIFont.systemFont(ofSize: 12), UIFont.boldSystemFont(ofSize: 30), UIColor.red, UIColor.label, UIColor.clear,
      NSParagraphStyle(), style,
    ] {
      #expect(typeBits(object) != 0)
    }
  }

  @Test func runsOfDifferentValuesAreAppended() {
    func append(_ key: NSAttributedString.Key, _ values: [Any]) -> NSMutableAttributedString {
      let text = NSMutableAttributedString(string: "")
      for value in values { text.append(NSAttributedString(string: "one ", attributes: [key: value])) }
      return text
    }
    let (small, large) = (UIFont.systemFont(ofSize: 12), UIFont.boldSystemFont(ofSize: 30))
    let fonts = append(.font, [small, large, UIFont.boldSystemFont(ofSize: 30)])
    var range = NSRange()
    #expect(
      fonts.attribute(.font, at: 5, longestEffectiveRange: &range, in: NSRange(location: 0, length: 12)) as? UIFont
        == large)
    #expect(range == NSRange(location: 4, length: 8))
    #expect(append(.foregroundColor, [UIColor.red, UIColor.clear, UIColor.label]).length == 12)
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    #expect(append(.paragraphStyle, [NSParagraphStyle(), style, NSParagraphStyle()]).length == 12)
  }
}
