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
    var subtitle: UILabel?
    var largeSubtitle: UILabel?
    var titleView: BarCustomView?
    var back: BarBackButton?
    /// Those of a floating bar, which are filled anew in each layout.
    var platters: [BarPlatter] = []
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
    let profile = layoutProfile
    let title = layOutTitle(of: item, isLarge: room.large > 0)
    let leading = shownItems(item.leftBarButtonItems)
    let trailing = shownItems(item.rightBarButtonItems)
    let titles = backTitles(for: item)
    let inlineSearch = inlineSearchBar
    let isBare = title == nil && leading.isEmpty && trailing.isEmpty && titles.isEmpty && inlineSearch == nil
    if !isBare {
      var content = NavigationBarArrangement.Content()
      var platters = 0
      let (start, end) = (side(leading, &platters), side(trailing, isTrailing: true, search: inlineSearch, &platters))
      content.measures = NavigationBarArrangement.Measures(profile)
      content.width = bounds.width
      (content.leadingInset, content.trailingInset) = itemInsets
      content.backTitles = titles.map(backTitleWidth)
      (content.leading, content.trailing) = (start.parts, end.parts)
      let subtitle = title == nil ? nil : subtitleLabel(of: item)
      content.titleWidth = max(title?.width ?? 0, subtitle?.intrinsicContentSize.width.rounded(.up) ?? 0)
      let places = NavigationBarArrangement(content)
      if let back = places.back, let index = places.backTitle {
        views.append(layOutBack(titles[index], back, room.row))
      }
      views += place(start.views, at: places.leading, room.row) + place(end.views, at: places.trailing, room.row)
      if let title {
        parts.titleView?.limitWidth(to: max(0, places.room.width))
        if let subtitle {
          views += place(title, over: subtitle, in: places.title, room.row)
        } else {
          title.view.place(places.title, in: room.row, height: title.height)
          views.append(title.view)
        }
      }
    }
    if room.large > 0 { views += layOutLargeTitle(of: item, height: largeTitleHeight) }
    if let search = stackedSearchBar, shownSearchHeight > 0 { views.append(layOutSearch(search, sides: edgeInsets)) }
    show(views)
  }

  private func show(_ views: [UIView]) {
    replaceItemViews(parts.shown, with: views)
    parts.shown = views
  }

  // MARK: Rows

  private func rows(of item: UINavigationItem) -> (prompt: CGFloat, row: CGRect, large: CGFloat) {
    let prompt: CGFloat = item.prompt == nil ? 0 : min(CGFloat(BarHeights.prompt), bounds.height)
    let gone = max(0, (owner?.collapse.amount ?? 0) - (owner?.collapsibleSearch ?? 0))
    let large: CGFloat = showsLargeTitle ? max(0, largeTitleHeight - gone) : 0
    var height = max(0, bounds.height - prompt - large - shownSearchHeight)
    if layoutProfile.barDesign == .floating { height = min(height, CGFloat(FloatingBarMetrics.platterHeight)) }
    return (prompt, CGRect(x: 0, y: prompt, width: bounds.width, height: height), large)
  }

  /// What a large title adds, in points: 52, more for the line of an accessibility size, and the line of a subtitle.
  var largeTitleHeight: CGFloat {
    let subtitle = topItem.flatMap(largeSubtitle).map { _ in line(of: Self.largeSubtitleFont) }
    return heightOfLargeTitle + (subtitle ?? 0)
  }

  private var heightOfLargeTitle: CGFloat {
    let least = CGFloat(BarHeights.largeTitle)
    guard traitCollection.preferredContentSizeCategory.isAccessibilityCategory else { return least }
    let line = self.line(of: .systemFont(ofSize: largeTitleSize, weight: .bold))
    return max(least, line + CGFloat(BarHeights.largeTitlePadding))
  }

  private var largeTitleSize: CGFloat {
    let isAccessible = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    return CGFloat(BarMetrics.largeTitleSize(isAccessible: isAccessible, on: layoutProfile))
  }

  /// The height of a line, in points.
  private func line(of font: UIFont) -> CGFloat {
    let scale = layoutScreen.scale
    return (font.lineHeight * scale - 1e-6).rounded(.up) / scale
  }

  /// A bar without a controller has a large title if it was made high enough for one.
  private var showsLargeTitle: Bool {
    if let owner { return owner.hasLargeTitle }
    return prefersLargeTitles && topItem?.largeTitleDisplayMode != .never
      && topItem?.largeTitleDisplayMode != .inline
      && Double(bounds.height) >= layoutProfile.controls.navigationBarHeight + BarHeights.largeTitle
  }

  /// The margins of a root view as wide as the bar, with the safe area.
  private var edgeInsets: (left: CGFloat, right: CGFloat) {
    let margin = traitCollection.systemMargin(ofWidth: bounds.width, on: layoutProfile)
    return (safeAreaInsets.left + margin, safeAreaInsets.right + margin)
  }

  /// What items leave free at the leading and the trailing edge: the margins, on a tablet less if they float.
  private var itemInsets: (leading: CGFloat, trailing: CGFloat) {
    let traits = traitCollection
    guard layoutProfile.barDesign == .floating, traits.userInterfaceIdiom == .pad,
      traits.horizontalSizeClass == .regular
    else { return sideInsets }
    let margin = CGFloat(FloatingBarMetrics.platterMarginOfTablet)
    let (left, right) = (safeAreaInsets.left + margin, safeAreaInsets.right + margin)
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? (right, left) : (left, right)
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
    guard !isLarge, let text = item.title, !text.isEmpty, owner?.hasTabsOverBar != true else { return nil }
    let label = parts.title ?? UILabel()
    parts.title = label
    show(text, in: label, attributes(look?.titleTextAttributes, titleTextAttributes), .titleOfBar)
    let size = label.intrinsicContentSize
    guard layoutProfile.barDesign == .floating else { return (label, size.width, size.height) }
    return (label, size.width.rounded(.up), size.height.rounded(.up))
  }

  /// - Parameter height: Of the room at the lower end of the bar, above a search bar.
  private func layOutLargeTitle(of item: UINavigationItem, height: CGFloat) -> [UIView] {
    let label = parts.largeTitle ?? UILabel()
    parts.largeTitle = label
    show(
      item.title ?? "", in: label, attributes(look?.largeTitleTextAttributes, largeTitleTextAttributes),
      .systemFont(ofSize: largeTitleSize, weight: .bold))
    let (size, insets) = (label.intrinsicContentSize, sideInsets)
    let width = max(0, min(size.width, bounds.width - insets.leading - insets.trailing))
    let top = bounds.height - shownSearchHeight - height + CGFloat(BarMetrics.largeTitleTop[layoutProfile])
    let strip = CGRect(x: 0, y: top, width: bounds.width, height: size.height)
    label.place(BarRow.Span(x: insets.leading, width: width), in: strip, height: size.height)
    guard let text = largeSubtitle(of: item) else { return [label] }
    let below = parts.largeSubtitle ?? UILabel()
    parts.largeSubtitle = below
    below.show(text, Self.largeSubtitleFont)
    below.textColor = .secondaryLabel
    let own = below.intrinsicContentSize
    below.place(
      BarRow.Span(x: insets.leading, width: max(0, min(own.width, bounds.width - insets.leading - insets.trailing))),
      in: CGRect(x: 0, y: strip.maxY, width: bounds.width, height: own.height), height: own.height)
    return [label, below]
  }

  // Not measured (DEVIATIONS.md, 517).
  private static let subtitleFont = UIFont.systemFont(ofSize: 12)
  private static let largeSubtitleFont = UIFont.systemFont(ofSize: 15)

  /// The text below a large title; nil without one, and before iOS 26.
  private func largeSubtitle(of item: UINavigationItem) -> String? {
    guard layoutProfile.barDesign == .floating, let text = item.largeSubtitle ?? item.subtitle, !text.isEmpty else {
      return nil
    }
    return text
  }

  /// What stands below a title that is not large, and is no view of the program; nil before iOS 26.
  private func subtitleLabel(of item: UINavigationItem) -> UILabel? {
    guard layoutProfile.barDesign == .floating, item.titleView == nil, let text = item.subtitle, !text.isEmpty else {
      return nil
    }
    let label = parts.subtitle ?? UILabel()
    parts.subtitle = label
    label.show(text, Self.subtitleFont)
    label.textColor = .secondaryLabel
    return label
  }

  /// Places a title and what stands below it in the middle of the row, each in the middle of their room.
  private func place(
    _ title: (view: UIView, width: CGFloat, height: CGFloat?), over subtitle: UILabel, in room: BarRow.Span,
    _ row: CGRect
  ) -> [UIView] {
    let size = subtitle.intrinsicContentSize
    let (upper, lower) = (title.height ?? 0, size.height.rounded(.up))
    let top = row.midY - (upper + lower) / 2
    func place(_ view: UIView, _ wanted: CGFloat, _ y: CGFloat, _ height: CGFloat) {
      let width = min(wanted, room.width)
      view.place(
        BarRow.Span(x: room.x + (room.width - width) / 2, width: width),
        in: CGRect(x: row.minX, y: y, width: row.width, height: height), height: height)
    }
    place(title.view, title.width, top, upper)
    place(subtitle, size.width.rounded(.up), top + upper, lower)
    return [title.view, subtitle]
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
    guard BarMetrics.showsBackTitles[layoutProfile] else { return [""] }
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
    title.isEmpty ? 0 : width(of: title, .buttonOfBar, on: layoutScreen)
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

  /// Places what stands at one side.
  private func place(_ views: [UIView], at spans: [BarRow.Span], _ row: CGRect) -> [UIView] {
    for (view, span) in zip(views, spans) {
      view.place(span, in: row)
      (view as? BarPlatter)?.placeContents()
    }
    return views
  }
}
