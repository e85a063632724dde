import UIKit

func torturePinnedLayout() -> UICollectionViewLayout {
  let configuration = UICollectionViewCompositionalLayoutConfiguration()
  configuration.interSectionSpacing = 10
  return UICollectionViewCompositionalLayout(sectionProvider: { section, environment in
    let isWide = environment.container.effectiveContentSize.width > 500
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(isWide ? 0.5 : 1), heightDimension: .estimated(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    group.interItemSpacing = .fixed(8)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    header.zIndex = 2
    let result = NSCollectionLayoutSection(group: group)
    result.boundarySupplementaryItems = [header]
    result.orthogonalScrollingBehavior = section == 0 ? .groupPagingCentered : .none
    result.visibleItemsInvalidationHandler = { items, offset, _ in
      for item in items { item.alpha = offset.x > 0 ? 0.5 : 1 }
    }
    return result
  }, configuration: configuration)
}
