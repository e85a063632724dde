import Platform

/// Where the parts of an alert or of an action sheet lie, from top to bottom; lengths are points, in a view that reads from left to right.
///
/// 1. Title, message and fields stand below each other between the insets of the sides.
/// 2. Two buttons of an alert stand side by side, the one that cancels first, if both titles fit into a half. From iOS 26 on buttons keep
///    a distance from the sides and from each other.
/// 3. Other buttons stand below each other over the whole width, the one that cancels last; in an action sheet it is apart from the others.
struct AlertArrangement {
  struct Content {
    /// Whether it is an action sheet with the sizes that those at the bottom edge have.
    var isSheet = false
    /// Of iOS; it decides the sizes.
    var release = Releases.standard
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
  static func textWidth(in width: CGFloat, release: Int) -> CGFloat {
    max(0, width - 2 * CGFloat(AlertMetrics.sideInset[release]))
  }

  private mutating func placeTexts(_ content: Content) {
    guard content.titleHeight + content.messageHeight > 0 || content.fields > 0 else { return }
    let release = content.release
    let inset = CGFloat(content.isSheet ? AlertMetrics.sheetTextInset : AlertMetrics.textInset[release])
    height = inset
    title = strip(content.titleHeight, content)
    if content.titleHeight > 0, content.messageHeight > 0 { height += CGFloat(AlertMetrics.textGap[release]) }
    message = strip(content.messageHeight, content)
    for _ in 0..<content.fields {
      if height > inset { height += CGFloat(AlertMetrics.fieldGap) }
      fields.append(strip(CGFloat(AlertMetrics.fieldHeight[release]), content))
    }
    height += content.isSheet ? inset : CGFloat(AlertMetrics.textInsetBelow[release])
  }

  private mutating func strip(_ stripHeight: CGFloat, _ content: Content) -> CGRect {
    defer { height += stripHeight }
    return CGRect(
      x: CGFloat(AlertMetrics.sideInset[content.release]), y: height,
      width: Self.textWidth(in: content.width, release: content.release), height: stripHeight)
  }

  private static func fitSideBySide(_ content: Content) -> Bool {
    let room = half(of: content) - 2 * CGFloat(BarMetrics.spacing)
    return !content.isSheet && content.buttons.count == 2 && content.buttons.allSatisfy { $0 <= room }
  }

  /// The width of each of two buttons beside each other.
  private static func half(of content: Content) -> CGFloat {
    let (inset, gap) = (AlertMetrics.buttonInset[content.release], AlertMetrics.buttonGap[content.release])
    return (content.width - 2 * CGFloat(inset) - CGFloat(gap)) / 2
  }

  private mutating func placeSideBySide(_ content: Content) {
    let (half, buttonHeight) = (Self.half(of: content), CGFloat(AlertMetrics.buttonHeight[content.release]))
    let (inset, gap) = (AlertMetrics.buttonInset[content.release], AlertMetrics.buttonGap[content.release])
    let left = content.cancel ?? 0
    height += CGFloat(inset)
    buttons[left] = CGRect(x: CGFloat(inset), y: height, width: half, height: buttonHeight)
    buttons[1 - left] = CGRect(x: CGFloat(inset + gap) + half, y: height, width: half, height: buttonHeight)
    height += buttonHeight + CGFloat(inset)
  }

  private mutating func stackButtons(_ content: Content) {
    guard !buttons.isEmpty else { return }
    if content.isSheet { return stackButtonsOfSheet(content) }
    let buttonHeight = CGFloat(AlertMetrics.buttonHeight[content.release])
    let inset = CGFloat(AlertMetrics.buttonInset[content.release])
    height += inset
    for (place, index) in order(of: content).enumerated() {
      if place > 0 { height += CGFloat(AlertMetrics.buttonGap[content.release]) }
      buttons[index] = CGRect(x: inset, y: height, width: content.width - 2 * inset, height: buttonHeight)
      height += buttonHeight
    }
    height += inset
  }

  private mutating func stackButtonsOfSheet(_ content: Content) {
    let buttonHeight = CGFloat(AlertMetrics.sheetButtonHeight)
    for index in order(of: content) {
      if index == content.cancel, height > 0 { height += CGFloat(AlertMetrics.sheetMargin) }
      buttons[index] = CGRect(x: 0, y: height, width: content.width, height: buttonHeight)
      height += buttonHeight
    }
  }

  /// From top to bottom, by their numbers.
  private func order(of content: Content) -> [Int] {
    buttons.indices.filter { $0 != content.cancel } + [content.cancel].compactMap(\.self)
  }
}
