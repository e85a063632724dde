import Geometry
import LayoutReports
import Platform
import TextLayout
import UIKitCore

extension TextFit {
  /// Nil for views without text, and for those whose text scrolls.
  @MainActor
  package init?(_ view: UIView) {
    switch view {
    case let label as UILabel: self.init(label: label)
    case let button as UIButton: self.init(button: button)
    case let textView as UITextView where !textView.isScrollEnabled: self.init(textView: textView)
    default: return nil
    }
  }

  /// Each edge of a frame is rounded to a pixel by itself, so that a label may be one narrower than its text without harm. What was
  /// measured with a substitute may be narrower in truth.
  @MainActor
  private static func slack(_ width: Double, of font: UIFont, on view: UIView) -> Double {
    1 / view.layoutProfile.scale + (font.font.widthIsKnown ? 0 : max(0, width) * (1 / font.font.leastWidth - 1))
  }

  @MainActor
  private init?(label: UILabel) {
    let font = label.displayFont
    let slack = Self.slack(Double(label.bounds.width), of: font, on: label)
    guard let text = label.text, text.hasInk, let shown = label.fittedLines(slack: CGFloat(slack)) else { return nil }
    let available = Size(label.bounds.size)
    let room = label.numberOfLines == 1 ? CGSize.zero : CGSize(width: label.bounds.width, height: 0)
    var needed = Size(label.textRect(ofAllLinesFor: room))
    // The text fits into the width, smaller or in its own font: what is missing is height.
    if !shown.isTruncated { needed.width = min(needed.width, available.width) }
    // The assumption may be twice what the characters take.
    let isAssumed =
      label.numberOfLines == 1
      && needed.width - font.font.assumedAdvance(of: text) / 2 <= available.width + slack
    self.init(
      text: text, needed: needed, available: available,
      isClipped: (shown.isTruncated && !isAssumed || shown.isCut(inHeight: available.height, font.font))
        && !font.font.drawsIcons,
      isMeasured: font.font.widthIsKnown)
  }

  /// A button's title has one line. A configured one breaks where it does not fit, so that it is only certain to be clipped where a line
  /// holds no letter.
  @MainActor
  private init?(button: UIButton) {
    guard let text = button.currentTitle, text.hasInk else { return nil }
    let font = button.effectiveFont
    let available = Size(button.bounds.size)
    var needed = Size(button.intrinsicContentSize)
    // A button is no narrower than a finger or its background, but its title may be.
    if button.configuration == nil { needed.width = min(needed.width, Self.contentWidth(of: button, text)) }
    let isNarrow = needed.width > available.width + Self.slack(available.width, of: font, on: button)
    self.init(
      text: text, needed: needed, available: available,
      isClipped: isNarrow && !font.font.drawsIcons && (!button.mayBreakTitle || Self.holdsNoLetter(button, text)),
      isMeasured: font.font.widthIsKnown)
  }

  /// Whether what the button leaves beside insets and image is narrower than the widest letter of the title.
  @MainActor
  private static func holdsNoLetter(_ button: UIButton, _ title: String) -> Bool {
    let label = UILabel()
    label.font = button.effectiveFont
    func width(_ text: String) -> CGFloat {
      label.text = text
      return label.intrinsicContentSize.width
    }
    let room = button.bounds.width - (button.intrinsicContentSize.width - width(title))
    guard room > 0 else { return true }
    return room < (Set(title).map { width(String($0)) }.max() ?? 0)
  }

  /// The width of title and image beside each other, with the insets around them; points.
  @MainActor
  private static func contentWidth(of button: UIButton, _ title: String) -> Double {
    guard button.attributedTitle(for: .normal) == nil else { return .infinity }
    let label = UILabel()
    label.font = button.effectiveFont
    label.text = title
    let insets = button.contentEdgeInsets
    let parts = label.intrinsicContentSize.width.rounded(.up) + (button.currentImage?.size.width ?? 0)
    return Double(parts + insets.left + insets.right)
  }

  /// The text begins below the upper inset, and may reach into the lower one.
  @MainActor
  private init?(textView: UITextView) {
    guard let text = textView.text, text.hasInk else { return nil }
    let available = Size(textView.bounds.size)
    let needed = Size(textView.sizeThatFits(CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude)))
    let font = textView.font?.font ?? .system(12)
    let bottom = needed.height - Double(textView.textContainerInset.bottom) - font.leading
    self.init(
      text: text, needed: needed, available: available, isClipped: bottom > available.height + 1 && !font.drawsIcons,
      isMeasured: font.widthIsKnown)
  }
}

extension String {
  /// Whether there is anything to see of the text.
  fileprivate var hasInk: Bool { contains { !$0.isWhitespace } }
}
