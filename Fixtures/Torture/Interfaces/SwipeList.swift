import UIKit

func tortureSwipeLayout() -> UICollectionViewCompositionalLayout {
  var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
  configuration.headerMode = .firstItemInSection
  configuration.showsSeparators = true
  configuration.trailingSwipeActionsConfigurationProvider = { path in
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "\(path.item)") { _, _, done in done(true) }
    ])
  }
  return UICollectionViewCompositionalLayout.list(using: configuration)
}
