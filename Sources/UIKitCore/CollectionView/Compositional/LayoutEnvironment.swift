final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection
  /// What lists as wide as the collection view leave around their rows.
  let listRoom: ListRoom
  /// Of the collection view, without what its insets keep clear already; points.
  let safeArea: NSDirectionalEdgeInsets

  init(
    _ container: LayoutContainer, _ traitCollection: UITraitCollection, listRoom: ListRoom,
    safeArea: NSDirectionalEdgeInsets
  ) {
    (self.container, self.traitCollection, self.listRoom) = (container, traitCollection, listRoom)
    self.safeArea = safeArea
  }

  /// The same for another room.
  func with(_ size: CGSize) -> LayoutEnvironment {
    LayoutEnvironment(LayoutContainer(size), traitCollection, listRoom: listRoom, safeArea: safeArea)
  }
}
