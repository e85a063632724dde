import Platform
import TextLayout

extension UIView {
  /// Takes views of items out of a bar and puts others in, behind those that the program has put there. Usually they are the same.
  func replaceItemViews(_ old: [UIView], with new: [UIView]) {
    guard !new.elementsEqual(old, by: ===) else { return }
    for view in old where view.superview === self && !new.contains(view) { view.removeFromSuperview() }
    for (index, view) in new.enumerated() where view.superview !== self { insertSubview(view, at: index) }
  }

  /// Gives a view in a bar its place: in the middle of the row unless it is as high, and from the other side where the bar is read from
  /// right to left. Edges are rounded to pixels, as those of a layout are, so that the next layout does not move them.
  func place(_ span: BarRow.Span, in row: CGRect, height: CGFloat? = nil) {
    let scale = layoutScreen.scale
    func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let height = height ?? row.height
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isRightToLeft ? row.width - span.x - span.width : span.x
    frame = CGRect(
      x: rounded(row.minX + x), y: rounded(row.minY + (row.height - height) / 2), width: rounded(span.width),
      height: rounded(height))
  }
}

extension UIView {
  /// The width of a text in whole pixels, in points.
  func width(of text: String, _ font: UIFont, on screen: UIScreen) -> CGFloat {
    let environment = screen.text
    let width = advance(of: AttributedText(text, font: font.font), in: environment)
    return CGFloat((width * environment.scale - 1e-6).rounded(.up) / environment.scale)
  }
}

extension UILabel {
  /// Sets what differs, because each change asks for another layout.
  func show(_ text: String, _ font: UIFont) {
    if self.text != text { self.text = text }
    if self.font != font { self.font = font }
  }
}

extension UIFont {
  static let titleOfBar = UIFont.systemFont(ofSize: CGFloat(BarMetrics.titleSize), weight: .semibold)
  static let buttonOfBar = UIFont.systemFont(ofSize: CGFloat(BarMetrics.titleSize))
  static let promptOfBar = UIFont.systemFont(ofSize: CGFloat(BarMetrics.promptSize))
}
