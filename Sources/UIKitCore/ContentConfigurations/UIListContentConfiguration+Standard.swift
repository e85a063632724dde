import Platform

extension UIListContentConfiguration {
  /// Margins above and below a title alone: 11, those of the old cells, and 15 in iOS 26. Beside it 8, which the margins of a row exceed.
  private static func cellMargins(_ release: Int) -> NSDirectionalEdgeInsets {
    let vertical = CGFloat(RowMetrics.verticalMargin[release])
    return NSDirectionalEdgeInsets(top: vertical, leading: 8, bottom: vertical, trailing: 8)
  }
  private static func margins(_ ends: SectionMetrics.Ends) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: CGFloat(ends.top), leading: 8, bottom: CGFloat(ends.bottom), trailing: 8)
  }
  /// A title of 28 points, as tables have, with a line of 13 points in it.
  private static let headerMargins = NSDirectionalEdgeInsets(top: 6, leading: 8, bottom: 6, trailing: 8)

  private init(
    _ text: UIFont.TextStyle, _ secondary: UIFont.TextStyle, _ margins: NSDirectionalEdgeInsets,
    _ style: UITableViewCell.CellStyle, isRow: Bool = true
  ) {
    textProperties = TextProperties(.preferredFont(forTextStyle: text))
    secondaryTextProperties = TextProperties(.preferredFont(forTextStyle: secondary), .secondaryLabel)
    (directionalLayoutMargins, self.style, self.isRow) = (margins, style, isRow)
  }

  /// A title only, or with the second text below it. Fonts and margins are those of the main screen's release.
  public static func cell() -> UIListContentConfiguration {
    let release = MainScreenText.release
    return UIListContentConfiguration(.body, secondary(release), cellMargins(release), .default)
      .withGap(RowMetrics.configuredSubtitle[release].gap)
  }
  /// A title with the second text below it.
  public static func subtitleCell() -> UIListContentConfiguration {
    let release = MainScreenText.release
    let subtitle = RowMetrics.configuredSubtitle[release]
    return UIListContentConfiguration(
      .body, secondary(release), margins((subtitle.top, subtitle.bottom)), .subtitle
    ).withGap(subtitle.gap)
  }
  /// A title with the second text at the trailing end of the same line, or below it if the line is too short.
  public static func valueCell() -> UIListContentConfiguration {
    var made = UIListContentConfiguration(.body, .body, cellMargins(MainScreenText.release), .value1)
    made.prefersSideBySideTextAndSecondaryText = true
    return made
  }

  /// The style of second texts, which iOS 26 made as large as a subhead.
  private static func secondary(_ release: Int) -> UIFont.TextStyle {
    switch RowMetrics.subtitleText[release] {
    case .caption: .caption1
    case .subhead: .subheadline
    }
  }
  private func withGap(_ gap: Double) -> UIListContentConfiguration {
    var made = self
    made.textToSecondaryTextVerticalPadding = CGFloat(gap)
    return made
  }

  /// Since iOS 18: a header of any list, which decides when the header shows it; until then that of a plain one.
  public static func header() -> UIListContentConfiguration { small().of(.header) }
  /// Since iOS 18: a footer of any list, which decides when the footer shows it; until then that of a plain one.
  public static func footer() -> UIListContentConfiguration { small().of(.footer) }

  private func of(_ role: Role) -> UIListContentConfiguration {
    var made = self
    made.role = role
    return made
  }

  /// The configuration for the list around a view: what the program has not set is that of such a list.
  @MainActor
  func resolved(in view: UIView) -> UIListContentConfiguration {
    let standard: UIListContentConfiguration
    switch (role, ListEnvironment(of: view)) {
    case (nil, _), (_, .plain): return self
    case (.header?, .grouped): standard = .groupedHeader()
    case (.header?, .sidebar): standard = .sidebarHeader()
    case (.footer?, _): standard = .groupedFooter()
    }
    let unset = Self.small()
    var resolved = self
    // Each property alone: a program that sets a color leaves the font.
    let (was, new) = (unset.textProperties, standard.textProperties)
    if textProperties.font == was.font { resolved.textProperties.font = new.font }
    if textProperties.transform == was.transform { resolved.textProperties.transform = new.transform }
    if directionalLayoutMargins == unset.directionalLayoutMargins {
      resolved.directionalLayoutMargins = standard.directionalLayoutMargins
    }
    return resolved
  }

  /// A header of a plain list: 13 points, as in tables.
  public static func plainHeader() -> UIListContentConfiguration { small() }
  /// A footer of a plain list: 13 points, as in tables.
  public static func plainFooter() -> UIListContentConfiguration { small() }
  /// A header of a grouped list: 13 points in capitals, and from iOS 26 on 17 points semibold as written.
  public static func groupedHeader() -> UIListContentConfiguration {
    let release = MainScreenText.release
    let isProminent = SectionMetrics.titleFont[release] == .prominent
    var made = UIListContentConfiguration(
      isProminent ? .headline : .footnote, .footnote, margins(SectionMetrics.listHeader[release]), .default,
      isRow: false)
    if !isProminent { made.textProperties.transform = .uppercase }
    return made
  }
  /// A footer of a grouped list: 13 points.
  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .footnote, .footnote, margins(SectionMetrics.listFooter[MainScreenText.release]), .default, isRow: false)
  }
  /// A header that stands out: 17 points.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.headline, .footnote, headerMargins, .default, isRow: false)
  }
  /// A header that stands out more: 20 points.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.title3, .footnote, headerMargins, .default, isRow: false)
  }
  /// A header of a sidebar: 17 points.
  public static func sidebarHeader() -> UIListContentConfiguration { prominentInsetGroupedHeader() }

  /// A row of a sidebar, as any row while it is not selected.
  public static func sidebarCell() -> UIListContentConfiguration { cell().inSidebar }
  /// A row of a sidebar, as any row while it is not selected.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell().inSidebar }
  /// A row of a list beside a sidebar, as any row while it is not selected.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell().inSidebar }
  /// A row of a list beside a sidebar, as any row while it is not selected.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell().inSidebar }

  private var inSidebar: UIListContentConfiguration {
    var made = self
    made.isOfSidebar = true
    return made
  }

  private static func small() -> UIListContentConfiguration {
    UIListContentConfiguration(.footnote, .footnote, headerMargins, .default, isRow: false)
  }
}
