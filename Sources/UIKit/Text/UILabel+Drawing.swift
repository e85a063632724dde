import QuartzCore
import TextLayout

extension UILabel {
  /// Records the lines of the text in the current context. Text that is higher than the rectangle begins at its top.
  func recordText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let laidOut = lines(inWidth: rect.width),
      let shown = content(shrunkTo: Double(rect.width))
    else { return }
    let text = TextRecording(
      string: shown.attributedString, defaultFont: currentFont, defaultColor: textColor ?? .label,
      environment: layoutScreen.text)
    let free = max(rect.height - CGFloat(laidOut.size.height), 0)
    let place = CGRect(x: rect.minX, y: rect.minY + free / 2, width: rect.width, height: rect.height - free)
    text.record(laidOut.lines, in: place, alignment: shownAlignment, to: context)
  }

  private var shownAlignment: NSTextAlignment {
    guard textAlignment == .natural else { return textAlignment }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }
}
