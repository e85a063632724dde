import Platform

/// Where the parts of an alert or of an action sheet lie, from top to bottom; lengths are points, in a view that reads from left to right.
///
/// 1. Title, message and fields stand below each other between the insets of the sides.
/// 2. Two buttons of an alert stand side by side, the one that cancels first, if both titles fit into a half.
/// 3. Other buttons stand below each other over the whole width, the one that cancels last; in an action sheet it is apart from the others.
struct AlertArrangement {
  struct Content {
    var isSheet = false
    var width: CGFloat = 0
    /// 0 for none.
    var titleHeight: CGFloat = 0
    var messageHeight: CGFloat = 0
    var fields = 0
    /// Widths of the titles of the buttons.
    var buttons: [CGFloat] = []
    /// The button that cancels.
    var cancel: Int?
  }

  private(set) var title = CGRect.zero
  private(set) var message = CGRect.zero
  private(set) var fields: [CGRect] = []
  private(set) var buttons: [CGRect] = []
  private(set) var height: CGFloat = 0

  init(_ content: Content) {
    placeTexts(content)
    buttons = Array(repeating: .zero, count: content.buttons.count)
    if Self.fitSideBySide(content) { placeSideBySide(content) } else { stackButtons(content) }
  }

  /// The room of texts in a view of a width.
  static func textWidth(in width: CGFloat) -> CGFloat { max(0, width - 2 * CGFloat(AlertMetrics.sideInset)) }

  private mutating func placeTexts(_ content: Content) {
    guard content.titleHeight + content.messageHeight > 0 || content.fields > 0 else { return }
    let inset = CGFloat(content.isSheet ? AlertMetrics.sheetTextInset : AlertMetrics.textInset)
    height = inset
    title = strip(content.titleHeight, content)
    if content.titleHeight > 0, content.messageHeight > 0 { height += CGFloat(AlertMetrics.textGap) }
    message = strip(content.messageHeight, content)
    for _ in 0..<content.fields {
      if height > inset { height += CGFloat(AlertMetrics.fieldGap) }
      fields.append(strip(CGFloat(AlertMetrics.fieldHeight), content))
    }
    height += inset
  }

  private mutating func strip(_ stripHeight: CGFloat, _ content: Content) -> CGRect {
    defer { height += stripHeight }
    return CGRect(
      x: CGFloat(AlertMetrics.sideInset), y: height, width: Self.textWidth(in: content.width), height: stripHeight)
  }

  private static func fitSideBySide(_ content: Content) -> Bool {
    let room = content.width / 2 - 2 * CGFloat(BarMetrics.spacing)
    return !content.isSheet && content.buttons.count == 2 && content.buttons.allSatisfy { $0 <= room }
  }

  private mutating func placeSideBySide(_ content: Content) {
    let (half, buttonHeight) = (content.width / 2, CGFloat(AlertMetrics.buttonHeight))
    let left = content.cancel ?? 0
    buttons[left] = CGRect(x: 0, y: height, width: half, height: buttonHeight)
    buttons[1 - left] = CGRect(x: half, y: height, width: half, height: buttonHeight)
    height += buttonHeight
  }

  private mutating func stackButtons(_ content: Content) {
    let buttonHeight = CGFloat(content.isSheet ? AlertMetrics.sheetButtonHeight : AlertMetrics.buttonHeight)
    for index in buttons.indices.filter({ $0 != content.cancel }) + [content.cancel].compactMap(\.self) {
      if content.isSheet, index == content.cancel, height > 0 { height += CGFloat(AlertMetrics.sheetMargin) }
      buttons[index] = CGRect(x: 0, y: height, width: content.width, height: buttonHeight)
      height += buttonHeight
    }
  }
}
