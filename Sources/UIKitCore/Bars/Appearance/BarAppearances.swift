import Platform

/// What a bar, or an item of one, is to look like in its states; nil where nobody said it.
struct BarAppearances<Look: UIBarAppearance> {
  var standard: Look?
  var compact: Look?
  var scrollEdge: Look?
  var compactScrollEdge: Look?

  var isEmpty: Bool { standard == nil && compact == nil && scrollEdge == nil && compactScrollEdge == nil }
}

/// The look of a bar at present.
package struct ShownBarAppearance {
  package let look: UIBarAppearance
  /// Whether the bar has neither ground nor line, whatever the look says: the content is at its beginning, and nobody said how that looks.
  package let isClear: Bool
}

extension ShownBarAppearance {
  /// Of several that say how a bar looks, the first of those that say it for the state.
  ///
  /// A state of which nobody said anything looks like the standard one. Since iOS 15 that has no ground at the edge of the content. Source:
  /// Apple's documentation of `compactAppearance` and `scrollEdgeAppearance`; "iOS 15 Navigation Bar Appearance" in Apple's technote TN3106.
  @MainActor
  init?<Look>(_ all: [BarAppearances<Look>], isCompact: Bool, isAtScrollEdge: Bool) {
    func first(_ state: KeyPath<BarAppearances<Look>, Look?>) -> Look? {
      for appearances in all { if let look = appearances[keyPath: state] { return look } }
      return nil
    }
    let standard = (isCompact ? first(\.compact) : nil) ?? first(\.standard)
    let edge = (isCompact ? first(\.compactScrollEdge) : nil) ?? first(\.scrollEdge)
    if isAtScrollEdge, let edge {
      self.init(look: edge, isClear: false)
    } else if let standard {
      self.init(look: standard, isClear: isAtScrollEdge)
    } else {
      return nil
    }
  }
}

extension UIView {
  /// Whether a bar's controller shows content that is scrolled to its beginning, or that does not scroll: then the bar looks as at the edge
  /// of its content.
  func isAtScrollEdge(of controller: UIViewController?, showsLargeTitle: Bool) -> Bool {
    guard BarAppearanceMetrics.followsScrollEdge[layoutProfile] else { return showsLargeTitle }
    guard let scrollView = controller?.viewIfLoaded?.firstScrollView else { return true }
    return scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top + 0.5
  }

  /// The same for a bar below the content.
  func isAtLowerScrollEdge(of controller: UIViewController?) -> Bool {
    guard BarAppearanceMetrics.followsScrollEdge[layoutProfile] else { return false }
    guard let scrollView = controller?.viewIfLoaded?.firstScrollView else { return true }
    // A table whose rows stand in a document has no content size.
    let rows = (scrollView as? UITableView).flatMap { table in
      table.dataSource == nil ? table.subviews.map(\.frame.maxY).max() : nil
    }
    let end = max(scrollView.contentSize.height, rows ?? 0) + scrollView.adjustedContentInset.bottom
    return scrollView.contentOffset.y + scrollView.bounds.height >= end - 0.5
  }

  /// The view, or its first subview, if that scrolls.
  fileprivate var firstScrollView: UIScrollView? { self as? UIScrollView ?? subviews.first as? UIScrollView }
}
