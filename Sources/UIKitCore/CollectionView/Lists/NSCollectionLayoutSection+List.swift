import Platform

extension NSCollectionLayoutSection {
  /// A section of rows as a list has them, to be changed further or not.
  ///
  /// Rows reach from edge to edge, and their contents keep out of the safe area, as in a table; rows of an inset appearance
  /// keep out of it themselves. A section with gaps keeps 17.5 points, up to the pixel, clear above and below where it has no header or
  /// footer, and before iOS 17 18, as the sections of a table do (DEVIATIONS.md, 142).
  public class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(CGFloat(RowMetrics.height)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row, repeatingSubitem: NSCollectionLayoutItem(layoutSize: row), count: 1)
    let section = NSCollectionLayoutSection(group: group)
    let own = layoutEnvironment as? LayoutEnvironment
    let width = layoutEnvironment.container.contentSize.width
    let room =
      own?.listRoom ?? layoutEnvironment.traitCollection.listRoom(ofWidth: width, on: UIScreen.main.profile)
    section.listConfiguration = configuration
    section.applySides(of: configuration, own?.safeArea ?? layoutEnvironment.container.contentInsets, room)
    if configuration.leadingSwipeActionsConfigurationProvider != nil
      || configuration.trailingSwipeActionsConfigurationProvider != nil
    {
      section.swipes = (
        configuration.leadingSwipeActionsConfigurationProvider, configuration.trailingSwipeActionsConfigurationProvider
      )
    }
    section.applyEnds(of: configuration, gap: configuration.hasGaps ? room.gap : 0)
    return section
  }

  private func applySides(
    of configuration: UICollectionLayoutListConfiguration, _ safeArea: NSDirectionalEdgeInsets, _ room: ListRoom
  ) {
    let side = configuration.isInset ? room.inset.content : room.rowMargin
    var margins = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    if configuration.isInset {
      (contentInsets.leading, contentInsets.trailing) = (room.inset.side, room.inset.side)
      contentInsetsReference = .safeArea
    } else {
      contentInsetsReference = .none
      margins.leading += safeArea.leading
      margins.trailing += safeArea.trailing
    }
    list = ListSurroundings(appearance: configuration.appearance, margins: margins)
  }

  private func applyEnds(of configuration: UICollectionLayoutListConfiguration, gap: CGFloat) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(CGFloat(SectionMetrics.plainTitleHeight)))
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
