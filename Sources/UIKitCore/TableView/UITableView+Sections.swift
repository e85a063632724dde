import Platform

/// Headers and footers of sections: a view of the delegate, or a title of the data source.
extension UITableView {
  /// A view that shows the title as the release does.
  func titleView(_ title: String?, isHeader: Bool) -> UIView? {
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let isInCapitals = isHeader && style != .plain && SectionMetrics.titleFont[layoutProfile] == .small
    view.textLabel?.text = isInCapitals ? title.uppercased() : title
    return view
  }

  /// Places the view and returns where it ends, which is where it begins for a section without one that takes nothing.
  func placeSectionView(of section: Int, at y: CGFloat, isHeader: Bool) -> CGFloat {
    let present = rows.sections?[section]
    let view = isHeader ? present?.header : present?.footer
    (view as? UITableViewHeaderFooterView)?.leaveFree(safeSides)
    let height = heightOfSectionView(view, of: section, at: y, isHeader: isHeader)
    let top = y + (isHeader && view != nil && height > 0 ? topPadding : 0)
    let frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    view?.frame = frame
    if isHeader { rows.sections?[section].headerFrame = frame } else { rows.sections?[section].footerFrame = frame }
    if let view = view as? UITableViewHeaderFooterView, view.showsOnlyATitle { placeTitle(of: view) }
    return top + height
  }

  /// Holds the header of the section at the top of a plain table in sight, and the footer of the one at its bottom, as far as the section
  /// reaches.
  ///
  /// Source: Apple's "Table View Programming Guide": while the user scrolls through a section with many rows, its header floats to the top
  /// of a plain table and its footer to the bottom.
  func floatSectionViews() {
    guard style == .plain else { return }
    let visible = bounds.inset(by: adjustedContentInset)
    for section in (rows.sections ?? []).indices {
      guard let present = rows.sections?[section] else { continue }
      // Without rows there is nothing that a view could float over.
      let (first, last) = (present.rowExtent.lowerBound, present.rowExtent.upperBound)
      if let header = present.header, present.headerFrame.height > 0, present.headerFrame.minY < visible.minY {
        let end = last - present.headerFrame.height
        header.frame.origin.y = max(present.headerFrame.minY, min(visible.minY, end))
        if header !== subviews.last { bringSubviewToFront(header) }
      }
      if let footer = present.footer, present.footerFrame.height > 0, present.footerFrame.maxY > visible.maxY {
        footer.frame.origin.y = min(present.footerFrame.minY, max(visible.maxY - present.footerFrame.height, first))
        if footer !== subviews.last { bringSubviewToFront(footer) }
      }
    }
  }

  /// Tells the delegate of headers and footers that come within the bounds, and of those that have left them.
  func announceSectionViews() {
    for section in (rows.sections ?? []).indices {
      guard let present = rows.sections?[section] else { continue }
      if let header = present.header {
        let isShown = header.frame.height > 0 && header.frame.intersects(bounds)
        if isShown != present.showsHeader {
          rows.sections?[section].showsHeader = isShown
          announce(header, of: section, isShown: isShown, isHeader: true)
        }
      }
      if let footer = present.footer {
        let isShown = footer.frame.height > 0 && footer.frame.intersects(bounds)
        if isShown != present.showsFooter {
          rows.sections?[section].showsFooter = isShown
          announce(footer, of: section, isShown: isShown, isHeader: false)
        }
      }
    }
  }

  private func announce(_ view: UIView, of section: Int, isShown: Bool, isHeader: Bool) {
    switch (isShown, isHeader) {
    case (true, true): rowDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case (true, false): rowDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    case (false, true): rowDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    case (false, false): rowDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  /// Takes the views of a section out, which may be used again, and tells the delegate of those that were shown.
  func removeViews(of present: TableRows.Section, _ section: Int) {
    for (view, isShown, isHeader) in [
      (present.header, present.showsHeader, true), (present.footer, present.showsFooter, false),
    ] {
      guard let view else { continue }
      view.removeFromSuperview()
      if isShown { announce(view, of: section, isShown: false, isHeader: isHeader) }
      if let view = view as? UITableViewHeaderFooterView { reusable.putBack(view) }
    }
  }

  /// What ``sectionHeaderTopPadding`` comes to.
  private var topPadding: CGFloat {
    if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
    return style == .plain ? CGFloat(SectionMetrics.plainTopPadding[layoutProfile]) : 0
  }

  /// The estimate for a view that was never within the bounds; nil if it has to be measured.
  private func estimate(of section: Int, at y: CGFloat, isHeader: Bool) -> CGFloat? {
    guard let present = rows.sections?[section], !(isHeader ? present.measuredHeader : present.measuredFooter) else {
      return nil
    }
    let estimate =
      isHeader
      ? rowDelegate?.tableView(self, estimatedHeightForHeaderInSection: section) ?? estimatedSectionHeaderHeight
      : rowDelegate?.tableView(self, estimatedHeightForFooterInSection: section) ?? estimatedSectionFooterHeight
    if estimate > 0, y >= bounds.maxY || y + estimate <= bounds.minY { return estimate }
    if isHeader { rows.sections?[section].measuredHeader = true } else { rows.sections?[section].measuredFooter = true }
    return nil
  }

  private func heightOfSectionView(_ view: UIView?, of section: Int, at y: CGFloat, isHeader: Bool) -> CGFloat {
    let asked =
      isHeader
      ? rowDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      : rowDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if asked >= 0 { return view == nil && style == .plain ? 0 : asked }
    let profile = layoutProfile
    guard let view else {
      return style == .plain ? 0 : CGFloat(SectionMetrics.gap(release: profile.release, scale: profile.scale))
    }
    if let estimate = estimate(of: section, at: y, isHeader: isHeader) { return estimate }
    if let title = view as? UITableViewHeaderFooterView, title.showsOnlyATitle {
      return heightOfTitle(title, of: section, isHeader: isHeader)
    }
    let target = CGSize(width: bounds.width, height: 0)
    let size = view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height : CGFloat(SectionMetrics.plainTitleHeight)
  }

  // MARK: Titles

  /// Where titles stand in the content of their views: in line with the content of rows.
  private var titleSides: (leading: CGFloat, trailing: CGFloat) {
    let (side, margins) = (rowPlace.x - (style == .insetGrouped ? safeSides.left : 0), contentMargins)
    return (side + margins.leading, side + margins.trailing)
  }

  /// How wide the content of a header or a footer is.
  private var widthOfTitles: CGFloat { bounds.width - safeSides.left - safeSides.right }

  private func linesHeight(of view: UITableViewHeaderFooterView) -> CGFloat {
    let sides = titleSides
    let room = CGSize(width: max(0, widthOfTitles - sides.leading - sides.trailing), height: 0)
    return view.textLabel?.sizeThatFits(room).height ?? 0
  }

  private func heightOfTitle(_ view: UITableViewHeaderFooterView, of section: Int, isHeader: Bool) -> CGFloat {
    let (profile, lines) = (layoutProfile, Double(linesHeight(of: view)))
    guard style != .plain else {
      let around = SectionMetrics.plainTitleTop + SectionMetrics.plainTitleBottom
      return CGFloat(max(SectionMetrics.plainTitleHeight, lines.rounded(.up) + around))
    }
    guard isHeader else {
      let height = SectionMetrics.footerHeight(ofLines: lines, release: profile.release)
      return CGFloat(max(height, lines + SectionMetrics.aboveFooter[profile]))
    }
    let place: SectionMetrics.Place =
      if section == 0 {
        SectionMetrics.isCloseToLargeTitle[profile] && isUnderLargeTitle ? .later : .first
      } else {
        rows.sections?[section - 1].footer == nil ? .later : .belowFooter
      }
    return CGFloat(
      SectionMetrics.headerHeight(ofLines: lines, at: place, release: profile.release, scale: profile.scale))
  }

  /// Whether the table belongs to the controller whose large title is shown.
  private var isUnderLargeTitle: Bool {
    var responder: UIResponder? = self
    while let present = responder, !(present is UIViewController) { responder = present.next }
    guard let controller = responder as? UIViewController, let stack = controller.navigationController else {
      return false
    }
    var outer = stack
    while let next = outer.parent as? UINavigationController { outer = next }
    return outer.innermost.topViewController === controller && outer.hasLargeTitle
  }

  /// In a plain table at the top of its line, in a grouped one near the rows.
  private func placeTitle(of view: UITableViewHeaderFooterView) {
    guard let label = view.textLabel else { return }
    let (sides, lines, profile) = (titleSides, linesHeight(of: view), layoutProfile)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var frame = CGRect(
      x: isRightToLeft ? sides.trailing : sides.leading, y: 0,
      width: max(0, widthOfTitles - sides.leading - sides.trailing), height: lines)
    switch (style, view.role) {
    case (.plain, _):
      frame.origin.y = CGFloat(SectionMetrics.plainTitleTop)
      frame.size.height = lines.rounded(.up)
    case (_, .footer): frame.origin.y = CGFloat(SectionMetrics.aboveFooter[profile])
    default: frame.origin.y = view.bounds.height - lines - CGFloat(SectionMetrics.belowTitle[profile])
    }
    let scale = layoutScreen.scale
    frame.origin.y = (frame.minY * scale).rounded() / scale
    label.frame = frame
  }
}
