import Platform

extension NSCollectionLayoutSection {
  /// A section of rows as a list has them, to be changed further or not.
  ///
  /// Rows reach from edge to edge, and their contents keep out of the safe area, as in a table; rows of an inset appearance
  /// keep out of it themselves. A section with gaps keeps 18 points clear above and below where it has no header or footer,
  /// as the sections of a table do (DEVIATIONS.md, 142).
  public class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(CGFloat(RowMetrics.height)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row, repeatingSubitem: NSCollectionLayoutItem(layoutSize: row), count: 1)
    let section = NSCollectionLayoutSection(group: group)
    section.applySides(of: configuration, in: layoutEnvironment)
    section.applyEnds(of: configuration)
    return section
  }

  private func applySides(
    of configuration: UICollectionLayoutListConfiguration, in environment: any NSCollectionLayoutEnvironment
  ) {
    let own = environment as? LayoutEnvironment
    let side = own?.systemSide ?? CGFloat(SystemMargin.side(ofWidth: Double(environment.container.contentSize.width)))
    var margins = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    if configuration.isInset {
      (contentInsets.leading, contentInsets.trailing) = (side, side)
      contentInsetsReference = .safeArea
    } else {
      contentInsetsReference = .none
      let safeArea = own?.safeArea ?? environment.container.contentInsets
      margins.leading += safeArea.leading
      margins.trailing += safeArea.trailing
    }
    list = ListSurroundings(appearance: configuration.appearance, margins: margins)
  }

  private func applyEnds(of configuration: UICollectionLayoutListConfiguration) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(CGFloat(RowMetrics.titleHeight)))
    let gap = configuration.hasGaps ? CGFloat(RowMetrics.sectionGap) : 0
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.pinsHeaders
      header.topPadding = configuration.headerTopPadding ?? 0
      boundarySupplementaryItems.append(header)
    } else {
      contentInsets.top = gap + (configuration.headerMode == .none ? 0 : configuration.headerTopPadding ?? 0)
    }
    if configuration.footerMode == .supplementary {
      boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    } else {
      contentInsets.bottom = gap
    }
  }
}
