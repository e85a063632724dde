import Geometry

extension SceneReport {
  /// A note for each scroll view that scrolls sideways because of a text: nothing limits the width of what scrolls, so no line ends
  /// before the text does. Without the text the content would be no wider than the scroll view.
  var scrollingNotes: [ReportDiagnostic] {
    var notes: [ReportDiagnostic] = []
    var pending = [root].compactMap { $0 }
    while let view = pending.popLast() {
      pending += view.children.reversed()
      guard let content = view.contentSize, content.width > view.frame.width + 0.5, let text = view.widestText,
        content.width - text.frame.width <= view.frame.width
      else { continue }
      notes.append(
        ReportDiagnostic(
          severity: .note,
          message: "\"\((view.name ?? view.className).shortenedName)\" scrolls horizontally, because the text "
            + "\"\((text.name ?? text.className).shortenedName)\" is \(short: text.frame.width) points wide. "
            + "The content is \(short: content.width) points wide, but the scroll view is "
            + "\(short: view.frame.width) points wide. To break the text into lines, constrain the width of the "
            + "content to the width of the scroll view's frame",
          objectID: view.id))
    }
    return notes
  }
}

extension ViewReport {
  /// The widest view that is as wide as the text that it shows, in what scrolls here; other scroll views are left out.
  fileprivate var widestText: ViewReport? {
    var widest: ViewReport?
    var pending = children
    while let view = pending.popLast() {
      guard view.contentSize == nil else { continue }
      pending += view.children
      guard let fit = view.textFit, abs(fit.needed.width - view.frame.width) <= 1 else { continue }
      if view.frame.width > widest?.frame.width ?? 0 { widest = view }
    }
    return widest
  }
}
