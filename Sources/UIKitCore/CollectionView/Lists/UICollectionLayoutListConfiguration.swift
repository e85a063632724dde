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
  /// True by default. Separators are not drawn; they take no room either way.
  public var showsSeparators = true
  /// Points above the header; nil, the default, is 0 here (DEVIATIONS.md, 142).
  public var headerTopPadding: CGFloat?
  /// Nil by default. Kept without effect.
  public var backgroundColor: UIColor?

  /// Without headers and footers.
  public init(appearance: Appearance) { self.appearance = appearance }

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
