/// How a section looks that is a list: rows below each other, as wide as the section and as high as they ask for.
@preconcurrency
public struct UICollectionLayoutListConfiguration {
  /// How sections are told apart.
  public enum Appearance: Int, Sendable {
    /// Edge to edge; headers stay in sight while their section is.
    case plain
    /// Edge to edge, with room above and below each section.
    case grouped
    /// Like `grouped`, with the margin of a root view at the sides.
    case insetGrouped
    /// Like `insetGrouped`; on iOS without a background of the rows.
    case sidebar
    /// Like `plain`; on iOS without a background of the rows.
    case sidebarPlain
  }

  /// What a header is.
  public enum HeaderMode: Int, Sendable {
    /// There is none.
    case none
    /// A view of the kind `UICollectionView.elementKindSectionHeader`, which the data source makes.
    case supplementary
    /// The first item of the section. Its cell looks like a header on iOS.
    case firstItemInSection
  }

  /// What a footer is.
  public enum FooterMode: Int, Sendable {
    /// There is none.
    case none
    /// A view of the kind `UICollectionView.elementKindSectionFooter`, which the data source makes.
    case supplementary
  }

  /// Decides the sides of the rows and the room around sections.
  public let appearance: Appearance
  /// `none` by default.
  public var headerMode = HeaderMode.none
  /// `none` by default.
  public var footerMode = FooterMode.none
  /// True by default. Separators are seen in pictures, and take no room.
  public var showsSeparators = true
  /// That of the appearance by default. Of an item the line below it is drawn.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Gives the separators of an item, from those of the section.
  public typealias ItemSeparatorHandler = (
    _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration
  /// Nil by default. Asked when a picture is drawn.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Gives the buttons of a swipe over an item; nil for none.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// What a swipe from the leading end shows; nil, the default, for nothing.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What a swipe from the trailing end shows; nil, the default, for nothing.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Points above the header; nil, the default, is 0 here (DEVIATIONS.md, 142).
  public var headerTopPadding: CGFloat?
  /// Nil by default, which is that of the appearance. Pictures show that of the first section, where the collection view has no color.
  public var backgroundColor: UIColor?

  /// Without headers and footers.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// Whether rows are as far from the sides as the content of a root view.
  var isInset: Bool { appearance == .insetGrouped || appearance == .sidebar }
  /// Whether headers stay in sight.
  var pinsHeaders: Bool { appearance == .plain || appearance == .sidebarPlain }
  /// Whether a section keeps room clear where it has no header or footer.
  var hasGaps: Bool { !pinsHeaders }
}

/// What a list says to its cells, headers and footers.
struct ListSurroundings: Equatable {
  let appearance: UICollectionLayoutListConfiguration.Appearance
  /// Points between the sides of a cell and its content.
  let margins: NSDirectionalEdgeInsets
}
