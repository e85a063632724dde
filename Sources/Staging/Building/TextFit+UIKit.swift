import Geometry
import LayoutReports
import Platform
import UIKit

extension TextFit {
  /// Nil for views without text, and for those whose text scrolls.
  @MainActor
  init?(_ view: UIView) {
    switch view {
    case let label as UILabel: self.init(label: label)
    case let button as UIButton: self.init(button: button)
    case let textView as UITextView where !textView.isScrollEnabled: self.init(textView: textView)
    default: return nil
    }
  }

  /// Each edge of a frame is rounded to a pixel by itself, so that a label may be one narrower than its text without harm.
  @MainActor
  private static func pixel(on view: UIView) -> Double { 1 / view.layoutProfile.scale }

  @MainActor
  private init?(label: UILabel) {
    guard let text = label.text, !text.isEmpty,
      let shown = label.fittedLines(slack: CGFloat(Self.pixel(on: label)))
    else { return nil }
    let available = Size(label.bounds.size)
    let room = label.numberOfLines == 1 ? CGSize.zero : CGSize(width: label.bounds.width, height: 0)
    let needed = Size(label.textRect(ofAllLinesFor: room))
    // A line that sticks out at top and bottom by less than its gaps still shows all letters.
    let isCut = shown.size.height > available.height + max(1, Double(label.font.lineHeight) * 0.1)
    self.init(
      text: text, needed: needed, available: available, isClipped: shown.isTruncated || isCut,
      isMeasured: label.font.font.family.isAvailable)
  }

  /// A button's title has one line; a configured one breaks where it does not fit, so that its height decides.
  @MainActor
  private init?(button: UIButton) {
    guard let text = button.currentTitle, !text.isEmpty else { return nil }
    let available = Size(button.bounds.size)
    let needed = Size(button.intrinsicContentSize)
    let isNarrow = needed.width > available.width + Self.pixel(on: button)
    self.init(
      text: text, needed: needed, available: available, isClipped: isNarrow && !button.mayBreakTitle,
      isMeasured: button.effectiveFont.font.family.isAvailable)
  }

  @MainActor
  private init?(textView: UITextView) {
    guard let text = textView.text, !text.isEmpty else { return nil }
    let available = Size(textView.bounds.size)
    let needed = Size(textView.sizeThatFits(CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude)))
    self.init(
      text: text, needed: needed, available: available, isClipped: needed.height > available.height + 1,
      isMeasured: textView.font?.font.family.isAvailable ?? true)
  }
}
