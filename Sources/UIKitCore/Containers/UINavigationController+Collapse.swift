/// What a navigation bar loses in height while the content below it is scrolled; points.
struct BarCollapse {
  /// The content; nil where the bar keeps its height.
  weak var content: UIScrollView?
  /// By how much the bar is lower than at rest.
  var amount: CGFloat = 0
  /// The same when the content's insets were last computed.
  var applied: CGFloat = 0
}

/// The search bar goes first, then the large title, whose text moves into the row of the buttons. When the finger is lifted, neither is
/// left half gone. Source: Apple's documentation of `hidesSearchBarWhenScrolling` and `prefersLargeTitles` (DEVIATIONS.md, 506).
extension UINavigationController {
  /// What the search bar can lose.
  var collapsibleSearch: CGFloat {
    guard let item = navigationBar.topItem, item.hidesSearchBarWhenScrolling, item.searchController?.isActive != true
    else { return 0 }
    return navigationBar.searchHeight
  }

  private var collapsibleTitle: CGFloat { hasLargeTitle ? navigationBar.largeTitleHeight : 0 }

  /// The content that the bar follows: that of the top controller which says so, its view or the first view in it. Where the content does
  /// not reach under the bar, or leaves out no room for it, the bar stays.
  private var contentToFollow: UIScrollView? {
    guard let top = innermost.topViewController, childExtendsUnderBar, navigationBar.searchHeight > 0 || hasLargeTitle,
      !navigationBar.isCoveredBySearch, let view = top.viewIfLoaded
    else { return nil }
    let content =
      top.contentScrollView(for: .top) ?? view as? UIScrollView ?? view.subviews.first as? UIScrollView
    return content?.contentInsetAdjustmentBehavior == .never ? nil : content
  }

  /// Follows the content of the top controller; called before each layout.
  func followContent() {
    let content = contentToFollow
    if content !== collapse.content {
      if collapse.content?.extras?.collapsingBar === self { collapse.content?.extras?.collapsingBar = nil }
      if collapse.amount > 0 { view.layoutHost?.insetsDidChange() }
      collapse = BarCollapse(content: content)
      content?.madeExtras.collapsingBar = self
    }
    adoptOffset()
  }

  /// Called when the content has been scrolled.
  func contentDidScroll() {
    let old = collapse.amount
    adoptOffset()
    if collapse.amount != old { barDidChange() }
  }

  private func adoptOffset() {
    guard let content = collapse.content else { return }
    let greatest = collapsibleSearch + collapsibleTitle
    collapse.amount = min(max(distance(of: content.contentOffset.y, in: content), 0), greatest)
  }

  /// How far an offset is from that of content at rest under the whole bar.
  private func distance(of offset: CGFloat, in content: UIScrollView) -> CGFloat {
    offset + content.adjustedContentInset.top + collapse.applied
  }

  /// The offset at which no part of the bar is half gone.
  func settled(_ offset: CGFloat, in content: UIScrollView) -> CGFloat {
    let distance = distance(of: offset, in: content)
    let (search, whole) = (collapsibleSearch, collapsibleSearch + collapsibleTitle)
    guard distance > 0, distance < whole else { return offset }
    let (start, end) = distance < search ? (0, search) : (search, whole)
    let isNearEnd = distance - start > (end - start) / 2
    let rest = offset - distance
    return isNearEnd && rest + end <= content.greatest.y ? rest + end : rest + start
  }
}
