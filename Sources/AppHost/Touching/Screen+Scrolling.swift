import UIKit

/// Scrolling as a user does it: within the limits of the content, and only where fingers can scroll.
extension Screen {
  /// Scrolls until the view of a query is visible. Rows and items without a view are searched page by page, from the present position to
  /// the end and then from the beginning.
  ///
  /// - Throws: ``ScreenError`` if there is no such view anywhere.
  public func scroll(to query: Query) throws {
    if let view = try? find(query) {
      scrollIntoSight(view)
      if isInSight(view) { return }
    }
    for scroll in run({ searched.compactMap { $0 as? UIScrollView }.filter(\.mayScroll) }) {
      if let view = page(through: scroll, to: query) { return scrollIntoSight(view) }
    }
    throw ScreenError("there is no \(query) on the screen, even after scrolling")
  }

  /// More pages than any list of a test has; a list that grows while it is scrolled ends here.
  private static let mostPages = 1_000

  private func page(through scroll: UIScrollView, to query: Query) -> UIView? {
    let start = scroll.contentOffset
    var hasRestarted = false
    for _ in 0..<Self.mostPages {
      if let view = run({ scroll.fromFront.first { query.matches($0) && $0.isShown } }) { return view.actor }
      let before = scroll.contentOffset
      run { scroll.contentOffset = scroll.nextPage }
      guard scroll.contentOffset == before || hasRestarted && before.isBeyond(start) else { continue }
      guard !hasRestarted else { break }
      hasRestarted = true
      run { scroll.contentOffset = scroll.firstPage }
    }
    run { scroll.contentOffset = start }
    return nil
  }

  func isWhollyInSight(_ view: UIView) -> Bool {
    let rect = view.convert(view.bounds, to: nil)
    return visibleRect(of: view).insetBy(dx: -0.5, dy: -0.5).contains(rect)
  }

  /// Scrolls every scroll view around the view by the least distance that makes it visible, also from below the keyboard.
  func scrollIntoSight(_ view: UIView) {
    run {
      var outer = view.superview
      while let present = outer {
        if let scroll = present as? UIScrollView, scroll.mayScroll {
          scroll.scrollRectToVisible(view.convert(view.bounds, to: scroll), animated: false)
        }
        outer = present.superview
      }
    }
  }

  /// Taps the status bar, which scrolls the list on the screen to its top.
  public func tapStatusBar() { run { window?.userDidTapStatusBar() } }

  /// Pulls a list down at its top, which refreshes it.
  ///
  /// - Throws: ``ScreenError`` if no scroll view has a refresh control.
  public func pullToRefresh() throws {
    guard let scroll = run({ searched.lazy.compactMap { $0 as? UIScrollView }.first { $0.refreshControl != nil } })
    else {
      throw ScreenError("no scroll view on the screen has a refresh control")
    }
    run { scroll.contentOffset = scroll.firstPage }
    let rect = visibleRect(of: scroll).inset(by: scroll.adjustedContentInset)
    let start = CGPoint(x: rect.midX, y: rect.minY + 20)
    drag(from: start, to: CGPoint(x: start.x, y: start.y + 200))
  }
}

extension CGPoint {
  fileprivate func isBeyond(_ other: CGPoint) -> Bool { x > other.x || y > other.y }
}

extension UIScrollView {
  fileprivate var mayScroll: Bool { scrollsVertically || scrollsHorizontally }

  fileprivate var firstPage: CGPoint { CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top) }

  private var lastPage: CGPoint {
    CGPoint(
      x: max(firstPage.x, contentSize.width + adjustedContentInset.right - bounds.width),
      y: max(firstPage.y, contentSize.height + adjustedContentInset.bottom - bounds.height))
  }

  /// Three quarters of a page on, along the axis that scrolls.
  fileprivate var nextPage: CGPoint {
    let (offset, last) = (contentOffset, lastPage)
    return offset.y < last.y - 0.5
      ? CGPoint(x: offset.x, y: min(offset.y + bounds.height * 0.75, last.y))
      : CGPoint(x: min(offset.x + bounds.width * 0.75, max(last.x, offset.x)), y: offset.y)
  }
}
