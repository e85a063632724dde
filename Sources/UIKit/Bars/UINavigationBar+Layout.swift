import Platform
import TextLayout

/// The views that show a navigation bar's items, behind what the program has put into the bar.
///
/// From top to bottom: the prompt, if there is one; the row of buttons; a large title; a search bar. While somebody searches, the search
/// bar may be alone.
extension UINavigationBar {
  struct Parts {
    var prompt: UILabel?
    var title: UILabel?
    var largeTitle: UILabel?
    var titleView: BarCustomView?
    var back: BarBackButton?
    /// The views that are in the bar.
    var shown: [UIView] = []
  }

  /// A bar without anything to show costs no view, and nothing in a layout.
  func layOutItems() {
    guard let item = topItem, bounds.width > 0, bounds.height > 0 else { return show([]) }
    var views: [UIView] = []
    if isCoveredBySearch, let search = stackedSearchBar { return show([layOutSearch(search, sides: edgeInsets)]) }
    let room = rows(of: item)
    if room.prompt > 0 { views.append(layOutPrompt(item.prompt ?? "", height: room.prompt)) }
    let title = layOutTitle(of: item, isLarge: room.large > 0)
    let leading = shownItems(item.leftBarButtonItems)
    let trailing = shownItems(item.rightBarButtonItems)
    let titles = backTitles(for: item)
    let inlineSearch = inlineSearchBar
    let isBare = title == nil && leading.isEmpty && trailing.isEmpty && titles.isEmpty && inlineSearch == nil
    if !isBare {
      var content = NavigationBarArrangement.Content()
      content.width = bounds.width
      (content.leadingInset, content.trailingInset) = sideInsets
      content.backTitles = titles.map(backTitleWidth)
      content.leading = leading.compactMap(\.rowPart)
      content.trailing = trailing.compactMap(\.rowPart)
      if inlineSearch != nil { content.trailing.insert(.item(CGFloat(SearchMetrics.inlineWidth)), at: 0) }
      content.titleWidth = title?.width ?? 0
      let places = NavigationBarArrangement(content)
      if let back = places.back, let index = places.backTitle {
        views.append(layOutBack(titles[index], back, room.row))
      }
      var trailingSpans = places.trailing
      if let inlineSearch { views.append(layOutSearch(inlineSearch, at: trailingSpans.removeFirst(), in: room.row)) }
      views += place(leading, at: places.leading, room.row) + place(trailing, at: trailingSpans, room.row)
      if let title {
        parts.titleView?.limitWidth(to: max(0, places.room.width))
        title.view.place(places.title, in: room.row, height: title.height)
        views.append(title.view)
      }
    }
    if room.large > 0 { views.append(layOutLargeTitle(item.title ?? "", below: room.row)) }
    if let search = stackedSearchBar { views.append(layOutSearch(search, sides: edgeInsets)) }
    show(views)
  }

  private func show(_ views: [UIView]) {
    replaceItemViews(parts.shown, with: views)
    parts.shown = views
  }

  // MARK: Rows

  private func rows(of item: UINavigationItem) -> (prompt: CGFloat, row: CGRect, large: CGFloat) {
    let prompt: CGFloat = item.prompt == nil ? 0 : min(CGFloat(BarHeights.prompt), bounds.height)
    let large: CGFloat = showsLargeTitle ? CGFloat(BarHeights.largeTitle) : 0
    let row = CGRect(
      x: 0, y: prompt, width: bounds.width, height: max(0, bounds.height - prompt - large - searchHeight))
    return (prompt, row, large)
  }

  /// A bar without a controller has a large title if it was made high enough for one.
  private var showsLargeTitle: Bool {
    if let owner { return owner.hasLargeTitle }
    return prefersLargeTitles && topItem?.largeTitleDisplayMode != .never
      && Double(bounds.height) >= layoutProfile.controls.navigationBarHeight + BarHeights.largeTitle
  }

  /// The margins of a root view as wide as the bar, with the safe area.
  private var edgeInsets: (left: CGFloat, right: CGFloat) {
    let margin = traitCollection.systemMargin(ofWidth: bounds.width, on: layoutProfile)
    return (safeAreaInsets.left + margin, safeAreaInsets.right + margin)
  }

  /// The same: leading and trailing.
  private var sideInsets: (leading: CGFloat, trailing: CGFloat) {
    let (left, right) = edgeInsets
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? (right, left) : (left, right)
  }

  // MARK: Texts

  private func layOutPrompt(_ text: String, height: CGFloat) -> UIView {
    let label = parts.prompt ?? UILabel()
    parts.prompt = label
    label.show(text, .promptOfBar)
    let width = min(label.intrinsicContentSize.width, bounds.width)
    label.place(
      BarRow.Span(x: (bounds.width - width) / 2, width: width),
      in: CGRect(x: 0, y: 0, width: bounds.width, height: height), height: label.intrinsicContentSize.height)
    return label
  }

  private func layOutTitle(of item: UINavigationItem, isLarge: Bool)
    -> (view: UIView, width: CGFloat, height: CGFloat?)?
  {
    if let content = item.titleView {
      if parts.titleView?.content !== content { parts.titleView = BarCustomView(content) }
      // Wider than any room, so that it gets all of it.
      return parts.titleView.map { ($0, $0.fillsWidth ? max($0.barWidth, bounds.width) : $0.barWidth, nil) }
    }
    parts.titleView = nil
    guard !isLarge, let text = item.title, !text.isEmpty else { return nil }
    let label = parts.title ?? UILabel()
    parts.title = label
    show(text, in: label, attributes(look?.titleTextAttributes, titleTextAttributes), .titleOfBar)
    let size = label.intrinsicContentSize
    return (label, size.width, size.height)
  }

  private func layOutLargeTitle(_ text: String, below row: CGRect) -> UIView {
    let label = parts.largeTitle ?? UILabel()
    parts.largeTitle = label
    show(text, in: label, attributes(look?.largeTitleTextAttributes, largeTitleTextAttributes), .largeTitleOfBar)
    let (size, insets) = (label.intrinsicContentSize, sideInsets)
    let width = max(0, min(size.width, bounds.width - insets.leading - insets.trailing))
    let top = row.maxY + CGFloat(BarMetrics.largeTitleTop)
    let strip = CGRect(x: 0, y: top, width: bounds.width, height: size.height)
    label.place(BarRow.Span(x: insets.leading, width: width), in: strip, height: size.height)
    return label
  }

  /// What an appearance says goes before what the bar says.
  private func attributes(
    _ new: [NSAttributedString.Key: Any]?, _ old: [NSAttributedString.Key: Any]?
  ) -> [NSAttributedString.Key: Any]? {
    guard let new, !new.isEmpty else { return old }
    return (old ?? [:]).merging(new) { _, new in new }
  }

  private func show(
    _ title: String, in label: UILabel, _ attributes: [NSAttributedString.Key: Any]?, _ font: UIFont
  ) {
    label.show(title, attributes?[.font] as? UIFont ?? font)
    let color = attributes?[.foregroundColor] as? UIColor ?? (barStyle == .black ? .white : .label)
    if label.textColor != color { label.textColor = color }
  }

  // MARK: Buttons

  /// The titles that the back button may have, the preferred one first, the arrow alone last; none without a back button.
  private func backTitles(for item: UINavigationItem) -> [String] {
    guard let previous = backItem, !item.hidesBackButton,
      item.leftItemsSupplementBackButton || (item.leftBarButtonItems ?? []).isEmpty
    else { return [] }
    previous.backBarButtonItem?.bar = self
    let own = previous.backBarButtonItem?.title ?? previous.backButtonTitle ?? previous.title ?? ""
    switch previous.backButtonDisplayMode {
    case .minimal: return [""]
    case .generic: return [Self.genericBackTitle, ""]
    case .default: return [own.isEmpty ? Self.genericBackTitle : own, Self.genericBackTitle, ""]
    }
  }

  /// In the user's language on iOS.
  private static let genericBackTitle = "Back"

  private func backTitleWidth(_ title: String) -> CGFloat {
    if title.isEmpty { return 0 }
    let environment = layoutScreen.text
    let width = advance(of: AttributedText(title, font: UIFont.buttonOfBar.font), in: environment)
    return CGFloat((width * environment.scale - 1e-6).rounded(.up) / environment.scale)
  }

  private func layOutBack(_ title: String, _ span: BarRow.Span, _ row: CGRect) -> UIView {
    let button = parts.back ?? BarBackButton()
    parts.back = button
    button.label.show(title, .buttonOfBar)
    button.place(span, in: row)
    return button
  }

  private func shownItems(_ items: [UIBarButtonItem]?) -> [UIBarButtonItem] {
    guard let items else { return [] }
    for item in items { item.bar = self }
    return items.filter { !$0.isHidden }
  }

  private func place(_ items: [UIBarButtonItem], at spans: [BarRow.Span], _ row: CGRect) -> [UIView] {
    zip(items.lazy.filter(\.showsView), spans).compactMap { item, span in
      guard let view = item.view else { return nil }
      view.place(span, in: row)
      return view
    }
  }
}
